use super::*;

const PRINTED: &str = r#"{
  "ours": {"reports": [{"server": "reame", "promise": "every answer on disk", "game": "kingsburg", "tables": 100,
      "sockets": 400, "pace": "each answer as soon as it can be given", "seconds": 8.0}],
    "median": {"answers_per_second": 9000.0, "p50_ms": 9.0, "p99_ms": 20.0, "server_cpu_ms": 0.1,
      "memory_kb_per_table": 30.0, "received_kb": 3.0, "heap_kb_per_table": null, "server_cores": 1.1, "generator_cores": 0.8},
    "bound": "machine"},
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
    assert_eq!(lines[4], "| reame / boardgame.io |  |  | 9.00 x | 10.0 x | - | 2.00 x | 4.00 x |  |  |  |");
    assert_eq!(lines.last(), Some(&"colyseus is left out: npm cannot be run"));
    Ok(())
}
