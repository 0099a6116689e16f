//! Frames: an enum that hands everything on to the step of its variant.

use crate::words::variants;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{DeriveInput, Error, Fields, Ident, Result, Type, Variant};

/// How a variant is matched, and the value of its step.
fn parts(variant: &Variant) -> Result<(TokenStream, TokenStream)> {
    let name = &variant.ident;
    match &variant.fields {
        Fields::Unit => Ok((quote!(Self::#name), quote!(#name))),
        Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
            Ok((quote!(Self::#name(step)), quote!((*step))))
        }
        Fields::Named(_) | Fields::Unnamed(_) => {
            Err(Error::new_spanned(variant, "a frame holds its step, or nothing if the step has no fields"))
        }
    }
}

/// From each step to its frame, so that play goes on by naming the step; not where two frames share a step.
fn from_steps(input: &DeriveInput) -> Result<Vec<TokenStream>> {
    let enumeration = &input.ident;
    let steps: Vec<(&Ident, TokenStream, bool)> = variants(input)?
        .variants
        .iter()
        .map(|variant| match &variant.fields {
            Fields::Unnamed(fields) => {
                let types = fields.unnamed.iter().map(|field| &field.ty);
                (&variant.ident, quote!(#(#types),*), true)
            }
            Fields::Named(_) | Fields::Unit => (&variant.ident, variant.ident.to_token_stream(), false),
        })
        .collect();
    let is_shared = |step: &TokenStream| {
        steps.iter().filter(|(_, other, _)| other.to_string() == step.to_string()).count() > 1
    };
    let alone = steps.iter().filter(|(_, step, _)| !is_shared(step));
    Ok(alone
        .map(|(name, step, holds)| {
            let (value, frame) = if *holds {
                (quote!(step), quote!(Self::#name(step)))
            } else {
                (quote!(_), quote!(Self::#name))
            };
            quote! {
                impl ::core::convert::From<#step> for #enumeration {
                    #[inline]
                    fn from(#value: #step) -> Self {
                        #frame
                    }
                }
            }
        })
        .collect())
}

/// `table::Step` for the enum.
pub fn frames(input: &DeriveInput) -> Result<TokenStream> {
    let (mut game, mut over): (Option<Type>, Option<Ident>) = (None, None);
    for attribute in input.attrs.iter().filter(|a| a.path().is_ident("frames")) {
        attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("game") {
                game = Some(meta.value()?.parse()?);
            } else if meta.path.is_ident("over") {
                over = Some(meta.value()?.parse()?);
            } else {
                return Err(meta.error("unknown: game, over"));
            }
            Ok(())
        })?;
    }
    let (Some(game), Some(over)) = (game, over) else {
        return Err(Error::new_spanned(&input.ident, "#[frames(game = GAME, over = VARIANT)]"));
    };
    let step = quote!(::table::Step::<#game>);
    let (mut asked, mut taken, mut resumed) = (Vec::new(), Vec::new(), Vec::new());
    for variant in &variants(input)?.variants {
        let (pattern, value) = parts(variant)?;
        if variant.attrs.iter().any(|a| a.path().is_ident("runs")) {
            let name = &variant.ident;
            taken.push(quote!(Self::#name { .. } => ::table::Next::Go,));
            asked.push((quote!(Self::#name { .. }), quote!(#over)));
            resumed.push(quote!(#pattern => ::table::Run::<#game>::run(#value, play),));
        } else {
            taken.push(quote!(#pattern => #step::take(#value, play, seat, answer),));
            resumed.push(quote!(#pattern => #step::resume(#value, play),));
            asked.push((pattern, value));
        }
    }
    let (patterns, values): (Vec<_>, Vec<_>) = asked.into_iter().unzip();
    let name = &input.ident;
    let from_steps = from_steps(input)?;
    Ok(quote! {
        #(#from_steps)*
        impl ::table::Step<#game> for #name {
            #[inline]
            fn waiting(&self, game: &#game, state: &<#game as ::table::Game>::State) -> ::table::Waiting {
                match self { #(#patterns => #step::waiting(&#values, game, state),)* }
            }
            fn prompt(
                &self,
                game: &#game,
                state: &<#game as ::table::Game>::State,
                seat: ::table::Seat,
            ) -> ::table::Prompt {
                match self { #(#patterns => #step::prompt(&#values, game, state, seat),)* }
            }
            #[inline]
            fn list(
                &self,
                game: &#game,
                state: &<#game as ::table::Game>::State,
                seat: ::table::Seat,
                answers: &mut ::std::vec::Vec<<#game as ::table::Game>::Answer>,
            ) {
                match self { #(#patterns => #step::list(&#values, game, state, seat, answers),)* }
            }
            fn judge(
                &self,
                game: &#game,
                state: &<#game as ::table::Game>::State,
                seat: ::table::Seat,
                answer: <#game as ::table::Game>::Answer,
            ) -> ::core::result::Result<(), <#game as ::table::Game>::Reason> {
                match self { #(#patterns => #step::judge(&#values, game, state, seat, answer),)* }
            }
            fn candidates(
                &self,
                game: &#game,
                state: &<#game as ::table::Game>::State,
                seat: ::table::Seat,
                answers: &mut ::std::vec::Vec<<#game as ::table::Game>::Answer>,
            ) {
                match self { #(#patterns => #step::candidates(&#values, game, state, seat, answers),)* }
            }
            #[inline]
            fn take<C: ::table::Chance, S: ::table::Sink<<#game as ::table::Game>::Event>>(
                self,
                play: &mut ::table::Play<'_, #game, C, S>,
                seat: ::table::Seat,
                answer: <#game as ::table::Game>::Answer,
            ) -> ::table::Next {
                match &self { #(#taken)* }
            }
            #[inline]
            fn resume<C: ::table::Chance, S: ::table::Sink<<#game as ::table::Game>::Event>>(
                self,
                play: &mut ::table::Play<'_, #game, C, S>,
            ) -> ::table::Next {
                match &self { #(#resumed)* }
            }
        }
    })
}
