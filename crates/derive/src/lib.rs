//! Derives for the games of the kernel. What is forgotten does not compile.
//!
//! - [`derive@Event`] and [`derive@Reason`]: every variant says by which rule (`by`) and, for events, to whom (`to`) it is
//!   told; the key and the arguments of its text follow from its name and its fields.
//! - [`derive@Frames`]: an enum of frames is itself a step, and hands everything on to the step of its variant.

mod frames;
mod told;
mod words;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Implements `table::Event` for an enum of events.
///
/// Every variant is marked `#[told(by = RULE, to = AUDIENCE)]`. `by` is an expression of type `Rule` in which the fields
/// can be named; without it the variant must have a field `rule`. `to` is `all` or `only(FIELD, ...)`, with the fields
/// that are seats. There is no default for it.
///
/// The key of the text is `event-` and the name of the variant, or `key = EXPRESSION`, a literal or one of several by the
/// fields; `prefix = "..."` on the enum stands in place of `event`. The arguments are the fields, by their
/// names, except `rule`; a field marked `#[told(skip)]` is none, one marked `#[told(with = FUNCTION)]` is what the
/// function makes of it. `args(NAME = EXPRESSION, ...)` adds others, in place of the fields that the expressions use.
/// `message = EXPRESSION` is the whole text, for the rare one that fits no such form.
///
/// A variant marked `#[told(chapter)]` holds the events of a chapter, an enum that derives the same and speaks for itself.
#[proc_macro_derive(Event, attributes(told))]
pub fn event(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    told::event(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Implements `table::Reason` for an enum of reasons, as [`derive@Event`] does for events; there is no audience.
///
/// `depth = EXPRESSION` tells how near to legal an answer was that is refused so. On the enum it is that of all variants
/// which say nothing else.
#[proc_macro_derive(Reason, attributes(told))]
pub fn reason(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    told::reason(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Implements `table::Step` for an enum of frames: `#[frames(game = GAME, over = VARIANT)]`.
///
/// A variant holds its step, or is a unit variant and its step a unit type of the same name. What is marked `#[runs]` asks
/// nothing and implements `table::Run` only; all others implement `table::Step`. `over` names the step of a game that is
/// over: it answers for frames that ask nothing. Each step can be turned into its frame, so play goes on by naming it:
/// `play.goto(Retreat)`.
#[proc_macro_derive(Frames, attributes(frames, runs))]
pub fn frames(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    frames::frames(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}
