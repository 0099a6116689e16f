//! Toys: games just big enough to exercise the kernel, used to test its test kit and to measure what it costs.
//!
//! [`conquest`] is a small game of areas, dice, hidden hands and a secret deck. [`plain`] is the same game written
//! by hand without the kernel: the speed of light for [`conquest`]. In [`morra`] all seats choose at once and in
//! secret, and in [`bargain`] coins change hands meanwhile. In [`traits`] tokens are drawn blindly out of bags, in [`fate`] a
//! deck comes round again: what everybody knows of them is the business of [`table::zones`].

pub mod bargain;
pub mod conquest;
pub mod fate;
pub mod morra;
pub mod plain;
pub mod traits;
