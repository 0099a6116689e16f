//! How many hits a side makes in a step, by how many of it are left.

/// Chances below this are left out.
const TINY: f64 = 1e-11;

/// Where the chances for one number of fighters lie.
#[derive(Copy, Clone)]
struct Row {
    /// In all the chances.
    start: usize,
    end: usize,
    /// The fewest hits worth counting.
    least: usize,
}

/// The chances of each number of hits, for 0, 1, 2, ... fighters left.
pub(super) struct Rolls {
    rows: Vec<Row>,
    chances: Vec<f64>,
}

impl Rolls {
    /// Of nobody.
    pub fn new() -> Rolls {
        Rolls { rows: vec![Row { start: 0, end: 1, least: 0 }], chances: vec![1.0] }
    }

    /// One more fighter, who hits with this chance; 0 if he does not roll.
    pub fn add(&mut self, chance: f64) {
        let Some(&last) = self.rows.last() else { return };
        if chance == 0.0 {
            // The same roll again.
            self.rows.push(last);
            return;
        }
        let Row { start, end, least } = last;
        let old = |i: usize| if i < end - start { self.chances[start + i] } else { 0.0 };
        let of = |i: usize| old(i) * (1.0 - chance) + if i > 0 { old(i - 1) * chance } else { 0.0 };
        let mut first = 0;
        while of(first) < TINY {
            first += 1;
        }
        let new: Vec<f64> = (first..=end - start).map(of).collect();
        self.chances.extend(new);
        while self.chances.last().is_some_and(|chance| *chance < TINY) {
            self.chances.pop();
        }
        self.rows.push(Row { start: end, end: self.chances.len(), least: least + first });
    }

    /// The same with the chances of *at most* so many hits.
    pub fn summed(&self) -> Rolls {
        let mut chances = self.chances.clone();
        let mut done = 0;
        for row in &self.rows {
            // Rows may share their chances.
            if row.start >= done {
                (row.start + 1..row.end).for_each(|i| chances[i] += chances[i - 1]);
                done = row.end;
            }
        }
        Rolls { rows: self.rows.clone(), chances }
    }

    /// The hits of so many fighters.
    pub fn of(&self, left: usize) -> Hits<'_> {
        let Row { start, end, least } = self.rows[left];
        Hits { least, chances: &self.chances[start..end] }
    }

    /// The chance of no hit at all.
    pub fn none(&self, left: usize) -> f64 {
        match self.of(left) {
            Hits { least: 0, chances } => chances[0],
            _ => 0.0,
        }
    }
}

/// The chances of each number of hits.
#[derive(Copy, Clone)]
pub(super) struct Hits<'a> {
    /// The fewest worth counting.
    pub least: usize,
    /// The chances of that number and of more.
    pub chances: &'a [f64],
}

impl<'a> Hits<'a> {
    /// The chances of fewer hits than this, and that of this many or more.
    pub fn within(&self, many: usize) -> (&'a [f64], f64) {
        let (fewer, more) = self.chances.split_at(many.saturating_sub(self.least).min(self.chances.len()));
        (fewer, more.iter().sum())
    }
}
