//! A family: who rules, spouse, children, siblings, and who inherits.

use super::sight::{Sight, told};
use crusader::view::{KinShown, PlayerShown};
use ratatui::layout::Rect;
use terminal::face::Canvas;

/// The own family.
pub fn panel(sight: &Sight<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let sentences = sight.mine().map_or_else(Vec::new, |mine| in_full(sight, mine));
    told(sight.texts(), &sentences, canvas, area);
}

/// A family in sentences.
#[must_use]
pub fn in_full(sight: &Sight<'_>, house: &PlayerShown) -> Vec<String> {
    let Some(king) = house.king else { return vec![sight.texts().get("ck-no-king")] };
    let spouse = house.spouse.map_or_else(
        || sight.texts().get("ck-unmarried"),
        |spouse| sight.say("ck-spouse", &[("who", sight.name(&spouse.element()).into())]),
    );
    let args =
        [("king", sight.name(&king.element()).into()), ("age", house.age.into()), ("spouse", spouse.into())];
    let mut sentences = vec![sight.say("ck-king", &args), succession(sight, house)];
    sentences.extend(house.family.iter().map(|kin| self::kin(sight, kin)));
    sentences
}

/// What happens if who rules dies now.
fn succession(sight: &Sight<'_>, house: &PlayerShown) -> String {
    match house.crisis {
        Some(crisis) => {
            let args = [("territories", crisis.territories.into()), ("gold", crisis.gold.into())];
            sight.say("ck-crisis", &args)
        }
        None => {
            let heirs = sight.names(house.succession.iter().map(|who| who.element()));
            sight.say("ck-heirs", &[("heirs", heirs.into())])
        }
    }
}

/// A child or sibling with traits, spouse and Duchy.
fn kin(sight: &Sight<'_>, kin: &KinShown) -> String {
    let texts = sight.texts();
    let spouse = kin.spouse.map_or_else(String::new, |spouse| {
        let args = [
            ("who", sight.name(&spouse.element()).into()),
            ("traits", sight.tokens(&kin.spouse_tokens).into()),
        ];
        format!(", {}", sight.say("ck-married", &args))
    });
    let duchy = kin.duchy.map_or_else(String::new, |duchy| {
        format!(", {}", sight.say("ck-duke-of", &[("duchy", sight.name(&duchy.element()).into())]))
    });
    let args = [
        ("kin", texts.get(if kin.kin == "child" { "ck-child" } else { "ck-sibling" }).into()),
        ("slot", kin.slot.into()),
        ("who", sight.name(&kin.who.element()).into()),
        ("traits", sight.tokens(&kin.tokens).into()),
        ("spouse", spouse.into()),
        ("duchy", duchy.into()),
    ];
    sight.say("ck-kin", &args)
}
