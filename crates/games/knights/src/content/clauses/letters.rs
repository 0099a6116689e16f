//! Letters of a clause: what is picked by one effect and named by others.

use crate::content::vocabulary::{Baron, BaronBy, Cities, CityOwner, Effect, Noble, Site, Target};

/// Every letter is picked before it is named, and once.
pub(super) fn letters<'a>(
    effects: impl IntoIterator<Item = &'a Effect>,
    known: &mut Vec<char>,
) -> Result<(), String> {
    for effect in effects {
        let mut named = Vec::new();
        match effect {
            Effect::Pick { letter, from } => {
                target(from, &mut named);
                if !letter.is_ascii_uppercase() || known.contains(letter) {
                    return Err(format!("'{letter}' cannot be picked"));
                }
                known.push(*letter);
            }
            Effect::Choose { by, options } => {
                baron(by, &mut named);
                options.iter().try_for_each(|option| letters(option, &mut known.clone()))?;
            }
            Effect::Payor { who, otherwise, .. } => {
                baron(who, &mut named);
                letters(otherwise, &mut known.clone())?;
            }
            Effect::Test { then, otherwise, .. } => {
                letters(then, &mut known.clone())?;
                letters(otherwise, &mut known.clone())?;
            }
            Effect::Gain { who, .. } | Effect::Lose { who, .. } | Effect::Discard { who, .. } => {
                baron(who, &mut named);
            }
            Effect::Recruit { who, .. } | Effect::DrawBuy { who, .. } | Effect::Peek { who, .. } => {
                baron(who, &mut named);
            }
            Effect::Unban { who } | Effect::Token { to: who, .. } => baron(who, &mut named),
            Effect::Give { from, to, .. } => [from, to].into_iter().for_each(|who| baron(who, &mut named)),
            Effect::Kill { who } | Effect::Casualties { who, .. } | Effect::Heal { who, .. } => {
                noble(who, &mut named);
            }
            Effect::Ready { who, .. } | Effect::Arrive { who } => noble(who, &mut named),
            Effect::Mark { who: scope, .. } | Effect::Mod { scope, .. } | Effect::Rule { scope, .. } => {
                target(scope, &mut named);
            }
            Effect::Raze { city } | Effect::Breach { city, .. } | Effect::Repair { city, .. } => {
                site(city, &mut named);
            }
            Effect::Control { city, .. } | Effect::Fortify { city } | Effect::Siege { city, .. } => {
                site(city, &mut named);
            }
            Effect::Riot { city, .. } | Effect::Revolt { city, .. } => site(city, &mut named),
            Effect::Desert { .. }
            | Effect::Maintain { .. }
            | Effect::Expedition { .. }
            | Effect::Phase { .. }
            | Effect::Renew { .. }
            | Effect::PrivateMotion {} => {}
        }
        if let Some(unknown) = named.iter().find(|letter| !known.contains(letter)) {
            return Err(format!("'{unknown}' is named and was not picked"));
        }
    }
    Ok(())
}

fn target(target: &Target, named: &mut Vec<char>) {
    match target {
        Target::Letter(letter) => named.push(letter.var),
        Target::Baron(who) => baron(who, named),
        Target::Noble(who) => noble(who, named),
        Target::Site(what) => site(what, named),
    }
}

fn baron(who: &Baron, named: &mut Vec<char>) {
    match who {
        Baron::Letter(letter) => named.push(letter.var),
        Baron::By(BaronBy::Owner { of }) => target(of, named),
        Baron::Role(_) | Baron::By(BaronBy::Most { .. } | BaronBy::Least { .. }) => {}
    }
}

fn noble(who: &Noble, named: &mut Vec<char>) {
    match who {
        Noble::Letter(letter) => named.push(letter.var),
        Noble::Of(nobles) => nobles.at().into_iter().for_each(|at| site(at, named)),
        Noble::Role(_) => {}
    }
}

fn site(what: &Site, named: &mut Vec<char>) {
    match what {
        Site::Letter(letter) => named.push(letter.var),
        Site::City(Cities::City { of: CityOwner::Baron(who), .. }) => baron(who, named),
        Site::City(Cities::City { of: CityOwner::Unclaimed(_), .. })
        | Site::Stronghold(_)
        | Site::Here(_) => {}
    }
}
