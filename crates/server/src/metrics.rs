//! What is counted, for Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// The counters.
pub struct Metrics {
    /// Answers that were taken.
    pub answers: Counter,
    /// Answers that were refused.
    pub refusals: Counter,
    /// Sockets and streams that are open.
    pub listeners: Gauge,
    /// Seconds from an answer to its being durable.
    pub append: Histogram,
    /// Responses by status.
    pub responses: Family<Vec<(&'static str, String)>, Counter>,
    registry: Registry,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("reame");
        let (answers, refusals) = (Counter::default(), Counter::default());
        let listeners = Gauge::default();
        let append = Histogram::new([0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0]);
        let responses = Family::default();
        registry.register("answers", "Answers that were taken", answers.clone());
        registry.register("refusals", "Answers that were refused", refusals.clone());
        registry.register("listeners", "Open sockets and streams", listeners.clone());
        registry.register("append_seconds", "Time until an answer is durable", append.clone());
        registry.register("responses", "Responses by status", Family::clone(&responses));
        Metrics { answers, refusals, listeners, append, responses, registry }
    }
}

impl Metrics {
    /// All counters as text, with the number of tables at hand and the content of each game.
    #[must_use]
    pub fn text(&self, tables: usize, contents: impl Iterator<Item = (&'static str, String)>) -> String {
        let mut text = format!(
            "# HELP reame_tables Tables that this process has at hand.\n# TYPE reame_tables gauge\nreame_tables {tables}\n"
        );
        text +=
            "# HELP reame_content The content that new tables are played with.\n# TYPE reame_content gauge\n";
        for (game, hash) in contents {
            text += &format!("reame_content{{game=\"{game}\",hash=\"{hash}\"}} 1\n");
        }
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
