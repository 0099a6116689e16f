//! Events and reasons: rule, audience, text, from one declaration.

use crate::words::{kebab, uses, variants};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{
    Attribute, DeriveInput, Error, Expr, Field, Fields, Ident, LitStr, Result, Token, Type, Variant,
    parenthesized,
};

/// What a `#[told(...)]` says.
#[derive(Default)]
struct Told {
    by: Option<Expr>,
    to: Option<Audience>,
    key: Option<Expr>,
    prefix: Option<LitStr>,
    message: Option<Expr>,
    depth: Option<Expr>,
    with: Option<Expr>,
    args: Vec<(Ident, Expr)>,
    skip: bool,
    chapter: bool,
}

enum Audience {
    All,
    Only(Vec<Ident>),
}

impl Parse for Audience {
    fn parse(input: ParseStream<'_>) -> Result<Audience> {
        let word: Ident = input.parse()?;
        if word == "all" {
            return Ok(Audience::All);
        }
        if word != "only" {
            return Err(Error::new_spanned(word, "an audience is `all` or `only(SEAT, ...)`"));
        }
        let seats;
        parenthesized!(seats in input);
        Ok(Audience::Only(Punctuated::<Ident, Token![,]>::parse_terminated(&seats)?.into_iter().collect()))
    }
}

impl Told {
    fn of(attributes: &[Attribute]) -> Result<Told> {
        let mut told = Told::default();
        for attribute in attributes.iter().filter(|a| a.path().is_ident("told")) {
            attribute.parse_nested_meta(|meta| {
                let name = meta.path.require_ident()?.to_string();
                match name.as_str() {
                    "skip" => told.skip = true,
                    "chapter" => told.chapter = true,
                    "by" => told.by = Some(meta.value()?.parse()?),
                    "to" => told.to = Some(meta.value()?.parse()?),
                    "key" => told.key = Some(meta.value()?.parse()?),
                    "prefix" => told.prefix = Some(meta.value()?.parse()?),
                    "message" => told.message = Some(meta.value()?.parse()?),
                    "depth" => told.depth = Some(meta.value()?.parse()?),
                    "with" => told.with = Some(meta.value()?.parse()?),
                    "args" => {
                        let list;
                        parenthesized!(list in meta.input);
                        while !list.is_empty() {
                            let name: Ident = list.parse()?;
                            list.parse::<Token![=]>()?;
                            told.args.push((name, list.parse()?));
                            if !list.is_empty() {
                                list.parse::<Token![,]>()?;
                            }
                        }
                    }
                    _ => {
                        return Err(meta.error(
                            "unknown: by, to, key, message, prefix, depth, args, skip, with, chapter",
                        ));
                    }
                }
                Ok(())
            })?;
        }
        Ok(told)
    }
}

/// A variant whose fields have names, or none.
fn fields(variant: &Variant) -> Result<Vec<(&Field, &Ident)>> {
    match &variant.fields {
        Fields::Named(named) => {
            Ok(named.named.iter().filter_map(|field| Some((field, field.ident.as_ref()?))).collect())
        }
        Fields::Unit => Ok(Vec::new()),
        Fields::Unnamed(_) => {
            Err(Error::new_spanned(variant, "its fields need names: they are arguments of its text"))
        }
    }
}

/// A pattern for the variant that binds what the expression uses, as values.
fn arm(variant: &Variant, expression: &TokenStream) -> Result<TokenStream> {
    let name = &variant.ident;
    let used: Vec<&Ident> = fields(variant)?
        .into_iter()
        .map(|(_, ident)| ident)
        .filter(|ident| uses(expression, ident))
        .collect();
    Ok(quote! {
        Self::#name { #(#used,)* .. } => {
            #(let #used = ::core::clone::Clone::clone(#used);)*
            #expression
        }
    })
}

fn rule(variant: &Variant, told: &Told) -> Result<TokenStream> {
    let by = match &told.by {
        Some(by) => by.to_token_stream(),
        None if fields(variant)?.iter().any(|(_, ident)| *ident == "rule") => quote!(rule),
        None => {
            return Err(Error::new_spanned(variant, "by which rule? #[told(by = RULE)], or a field `rule`"));
        }
    };
    arm(variant, &by)
}

fn audience(variant: &Variant, told: &Told) -> Result<TokenStream> {
    let to = match &told.to {
        Some(Audience::All) => quote!(::table::Audience::All),
        Some(Audience::Only(seats)) => {
            quote!(::table::Audience::Only([#(#seats),*].into_iter().collect::<::table::SeatSet>()))
        }
        None => {
            return Err(Error::new_spanned(
                variant,
                "who may know it? #[told(to = all)] or #[told(to = only(SEAT, ...))]",
            ));
        }
    };
    arm(variant, &to)
}

fn message(variant: &Variant, told: &Told, kind: &str) -> Result<TokenStream> {
    if let Some(message) = &told.message {
        return arm(variant, &message.to_token_stream());
    }
    let name = &variant.ident;
    let usual = format!("{kind}-{}", kebab(name));
    let key = told.key.as_ref().map_or_else(|| quote!(#usual), ToTokens::to_token_stream);
    let named = |expression: &TokenStream| -> Result<Vec<&Ident>> {
        Ok(fields(variant)?
            .into_iter()
            .map(|(_, ident)| ident)
            .filter(|ident| uses(expression, ident))
            .collect())
    };
    let mut used = named(&key)?;
    let mut args = Vec::new();
    for (field, ident) in fields(variant)? {
        let how = Told::of(&field.attrs)?;
        let is_part = told.args.iter().any(|(_, value)| uses(&value.to_token_stream(), ident));
        if how.skip || is_part || ident == "rule" {
            continue;
        }
        let word = ident.to_string();
        used.push(ident);
        args.push(match how.with {
            Some(with) => quote!(.with(#word, (#with)(#ident))),
            None => quote!(.with(#word, #ident)),
        });
    }
    for (argument, value) in &told.args {
        let word = argument.to_string();
        args.push(quote!(.with(#word, #value)));
        used.extend(named(&value.to_token_stream())?);
    }
    used.sort();
    used.dedup();
    Ok(quote! {
        Self::#name { #(#used,)* .. } => {
            #(let #used = ::core::clone::Clone::clone(#used);)*
            ::table::Message::new(#key) #(#args)*
        }
    })
}

/// The key that is made of the name of a variant, where it has no other.
fn made_key(variant: &Variant, told: &Told, kind: &str) -> Option<String> {
    let is_made = told.key.is_none() && told.message.is_none();
    is_made.then(|| format!("{kind}-{}", kebab(&variant.ident)))
}

/// How the keys of an enum begin.
fn prefix(all: &Told, usual: &str) -> String {
    all.prefix.as_ref().map_or_else(|| usual.to_owned(), LitStr::value)
}

/// The enum of a chapter, in a variant that holds nothing else.
fn chapter(variant: &Variant) -> Result<&Type> {
    match &variant.fields {
        Fields::Unnamed(fields) if fields.unnamed.len() == 1 => Ok(&fields.unnamed[0].ty),
        Fields::Named(_) | Fields::Unnamed(_) | Fields::Unit => {
            Err(Error::new_spanned(variant, "a chapter is a variant that holds the enum of the chapter"))
        }
    }
}

/// Asks the chapter.
fn asked(variant: &Variant, kind: &TokenStream, what: &str) -> TokenStream {
    let (name, what) = (&variant.ident, Ident::new(what, variant.ident.span()));
    quote!(Self::#name(told) => ::table::#kind::#what(told),)
}

/// The keys of an enum and of its chapters, and how each chapter becomes a part of it.
fn whole(
    name: &Ident,
    kind: &TokenStream,
    keys: &[String],
    chapters: &[(&Ident, &Type)],
) -> (TokenStream, TokenStream) {
    if chapters.is_empty() {
        return (quote!(&[#(#keys),*]), TokenStream::new());
    }
    let (variants, types): (Vec<_>, Vec<_>) = chapters.iter().copied().unzip();
    let keys = quote! {{
        const PARTS: &[&[&str]] = &[&[#(#keys),*], #(<#types as ::table::#kind>::KEYS),*];
        const ALL: [&str; ::table::joined_len(PARTS)] = ::table::joined(PARTS);
        &ALL
    }};
    let from = quote! {
        #(impl ::core::convert::From<#types> for #name {
            fn from(told: #types) -> Self {
                Self::#variants(told)
            }
        })*
    };
    (keys, from)
}

/// `table::Event`.
pub fn event(input: &DeriveInput) -> Result<TokenStream> {
    let prefix = prefix(&Told::of(&input.attrs)?, "event");
    let (mut rules, mut audiences, mut messages) = (Vec::new(), Vec::new(), Vec::new());
    let (mut keys, mut chapters) = (Vec::new(), Vec::new());
    let kind = quote!(Event);
    for variant in &variants(input)?.variants {
        let told = Told::of(&variant.attrs)?;
        if told.chapter {
            chapters.push((&variant.ident, chapter(variant)?));
            rules.push(asked(variant, &kind, "rule"));
            audiences.push(asked(variant, &kind, "audience"));
            messages.push(asked(variant, &kind, "message"));
            continue;
        }
        rules.push(rule(variant, &told)?);
        audiences.push(audience(variant, &told)?);
        messages.push(message(variant, &told, &prefix)?);
        keys.extend(made_key(variant, &told, &prefix));
    }
    let name = &input.ident;
    let (keys, from) = whole(name, &kind, &keys, &chapters);
    Ok(quote! {
        #from
        impl ::table::Event for #name {
            const KEYS: &'static [&'static str] = #keys;
            fn audience(&self) -> ::table::Audience {
                match self { #(#audiences)* }
            }
            fn rule(&self) -> ::table::Rule {
                match self { #(#rules)* }
            }
            fn message(&self) -> ::table::Message {
                match self { #(#messages)* }
            }
        }
    })
}

/// `table::Reason`.
pub fn reason(input: &DeriveInput) -> Result<TokenStream> {
    let all = Told::of(&input.attrs)?;
    let prefix = prefix(&all, "reason");
    let usual = all.depth.map_or_else(|| quote!(0), |depth| depth.to_token_stream());
    let (mut rules, mut depths, mut messages) = (Vec::new(), Vec::new(), Vec::new());
    let (mut keys, mut chapters) = (Vec::new(), Vec::new());
    let kind = quote!(Reason);
    for variant in &variants(input)?.variants {
        let told = Told::of(&variant.attrs)?;
        if told.chapter {
            chapters.push((&variant.ident, chapter(variant)?));
            rules.push(asked(variant, &kind, "rule"));
            depths.push(asked(variant, &kind, "depth"));
            messages.push(asked(variant, &kind, "message"));
            continue;
        }
        if told.to.is_some() {
            return Err(Error::new_spanned(variant, "a reason is told to who asked: it has no audience"));
        }
        rules.push(rule(variant, &told)?);
        let depth = told.depth.as_ref().map_or_else(|| usual.clone(), ToTokens::to_token_stream);
        depths.push(arm(variant, &depth)?);
        messages.push(message(variant, &told, &prefix)?);
        keys.extend(made_key(variant, &told, &prefix));
    }
    let name = &input.ident;
    let (keys, from) = whole(name, &kind, &keys, &chapters);
    Ok(quote! {
        #from
        impl ::table::Reason for #name {
            const KEYS: &'static [&'static str] = #keys;
            fn rule(&self) -> ::table::Rule {
                match self { #(#rules)* }
            }
            fn message(&self) -> ::table::Message {
                match self { #(#messages)* }
            }
            fn depth(&self) -> u8 {
                match self { #(#depths)* }
            }
        }
    })
}
