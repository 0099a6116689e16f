//! Tables for people.

/// A table in Markdown.
pub fn table(head: &[String], rows: &[Vec<String>]) -> String {
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let rule = format!("|{}\n", " --- |".repeat(head.len()));
    line(head) + &rule + &rows.iter().map(|row| line(row)).collect::<String>()
}

/// A figure with three digits that say something.
pub fn figure(value: Option<f64>) -> String {
    let Some(value) = value else { return "-".to_owned() };
    let (value, unit) = match value {
        1e6.. => (value / 1e6, " M"),
        1e4.. => (value / 1e3, " k"),
        _ => (value, ""),
    };
    match value {
        100.0.. => format!("{value:.0}{unit}"),
        10.0.. => format!("{value:.1}{unit}"),
        1.0.. => format!("{value:.2}{unit}"),
        _ => format!("{value:.3}{unit}"),
    }
}

/// A ratio.
pub fn times(value: Option<f64>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{} x", figure(Some(value))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_keep_three_digits() {
        let figures = [5_449_000.0, 20_123.0, 4321.0, 43.21, 1.234, 0.9112].map(|value| figure(Some(value)));
        assert_eq!(figures, ["5.45 M", "20.1 k", "4321", "43.2", "1.23", "0.911"]);
        assert_eq!((figure(None), times(Some(2.0))), ("-".to_owned(), "2.00 x".to_owned()));
    }

    #[test]
    fn a_table_is_markdown() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let text = table(&row(["a", "b"]), &[row(["1", "2"])]);
        assert_eq!(text, "| a | b |\n| --- | --- |\n| 1 | 2 |\n");
    }
}
