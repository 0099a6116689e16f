//! Names, and which of them an expression uses.

use proc_macro2::{TokenStream, TokenTree};
use syn::{Data, DataEnum, DeriveInput, Error, Ident, Result};

/// `OrderSet` as `order-set`.
pub fn kebab(name: &Ident) -> String {
    let mut words = String::new();
    for letter in name.to_string().chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push('-');
        }
        words.extend(letter.to_lowercase());
    }
    words
}

/// Does the expression use this name?
pub fn uses(expression: &TokenStream, name: &Ident) -> bool {
    expression.clone().into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == *name,
        TokenTree::Group(group) => uses(&group.stream(), name),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

/// The variants of an enum.
pub fn variants(input: &DeriveInput) -> Result<&DataEnum> {
    match &input.data {
        Data::Enum(data) => Ok(data),
        Data::Struct(_) | Data::Union(_) => Err(Error::new_spanned(&input.ident, "this is not an enum")),
    }
}
