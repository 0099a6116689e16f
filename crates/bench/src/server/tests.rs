use super::*;

const PRINTED: &str = r#"{
  "ours": [{"reports": [{"server": "reame", "promise": "every answer on disk", "game": "kingsburg", "tables": 100,
      "sockets": 400, "pace": "each answer as soon as it can be given", "seconds": 8.0}],
    "median": {"answers_per_second": 9000.0, "p50_ms": 9.0, "p99_ms": 20.0, "server_cpu_ms": 0.1,
      "memory_kb_per_table": 30.0, "received_kb": 3.0, "heap_kb_per_table": null, "server_cores": 1.1, "generator_cores": 0.8},
    "bound": "machine"},
    {"reports": [{"server": "reame", "promise": "every answer on disk", "game": "conquest-lite", "tables": 100, "sockets": 400}],
    "median": {"answers_per_second": 9500.0, "p99_ms": 16.0, "server_cpu_ms": 0.1, "memory_kb_per_table": 20.0,
      "received_kb": 2.0, "server_cores": 1.1, "generator_cores": 0.8}, "bound": "machine"}],
  "peers": [{"runs": {"reports": [{"server": "boardgame.io", "promise": "in memory", "game": "conquest-lite",
        "tables": 100, "sockets": 400}],
      "median": {"answers_per_second": 1000.0, "p99_ms": 200.0, "server_cpu_ms": null,
        "memory_kb_per_table": 60.0, "received_kb": 12.0, "server_cores": 1.0, "generator_cores": 0.2}, "bound": "server"},
    "speed": 9.0}],
  "left_out": ["colyseus is left out: npm cannot be run"]
}"#;

#[test]
fn the_table_has_figures_and_ratios_above_one_for_the_better() -> serde_json::Result<()> {
    let load: Load = serde_json::from_str(PRINTED)?;
    let text = load.markdown();
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("| server, 100 tables, 400 sockets | game |"), "{text}");
    assert_eq!(
        lines[2],
        "| reame | kingsburg | every answer on disk | 9000 | 20.0 | 0.100 | 30.0 | 3.00 | 1.10 | 0.800 | machine |"
    );
    assert!(lines[3].starts_with("| reame | conquest-lite | every answer on disk | 9500 |"), "{text}");
    assert_eq!(
        lines[5],
        "| reame / boardgame.io | kingsburg |  | 9.00 x | 10.0 x | - | 2.00 x | 4.00 x |  |  |  |"
    );
    assert!(lines[6].starts_with("| reame / boardgame.io | conquest-lite |  | 9.50 x | 12.5 x |"), "{text}");
    assert_eq!(lines.last(), Some(&"colyseus is left out: npm cannot be run"));
    Ok(())
}
