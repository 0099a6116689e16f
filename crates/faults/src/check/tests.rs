//! Faults that were put in are found.
