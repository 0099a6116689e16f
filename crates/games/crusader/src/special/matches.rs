//! Who may marry whom.

use crate::Crusader;
use crate::board::{Board, Family, Post};
use crate::content::vocabulary::Sex;
use crate::content::{CharacterId, Player};
use crate::reason::Reason as Why;
use crate::rules;
use crate::special::Reason;

/// Those of a family who may marry at all: the King, siblings and children without a spouse (CK-MARRY-01). Widows and the divorced
/// are among them (CK-R-36).
pub fn suitors(family: &Family) -> impl Iterator<Item = CharacterId> {
    let king = family.king.filter(|_| family.spouse.is_none());
    let members = family.members().filter(|(_, _, member)| member.spouse.is_none());
    king.into_iter().chain(members.filter_map(|(_, _, member)| member.who))
}

/// Is this a member of the family without a spouse?
#[must_use]
pub fn is_unmarried(family: &Family, who: CharacterId) -> bool {
    suitors(family).any(|suitor| suitor == who)
}

/// May he or she marry at all (CK-MARRY-01)?
///
/// # Errors
/// Not of this family, or married.
pub fn judge_suitor(family: &Family, who: CharacterId) -> Result<(), Why> {
    let rule = rules::CK_MARRY_01;
    match family.post(who) {
        None | Some(Post::Spouse | Post::MemberSpouse(..)) => Err(Reason::NotInFamily { rule, who }.into()),
        Some(Post::King | Post::Member(..)) if is_unmarried(family, who) => Ok(()),
        Some(Post::King | Post::Member(..)) => Err(Reason::Married { rule, who }.into()),
    }
}

/// May this member of a player's family marry that one of another's (CK-MARRY-03)? That he may marry at all is known.
///
/// # Errors
/// The reason why not.
pub fn judge_match(
    game: &Crusader,
    board: &Board,
    player: Player,
    who: CharacterId,
    whom: CharacterId,
) -> Result<Player, Why> {
    let nobody = Reason::NotInFamily { rule: rules::CK_MARRY_03, who: whom };
    let Some((to, post)) = board.post(whom).filter(|(to, _)| board.plays(*to)) else {
        return Err(nobody.into());
    };
    let family = &board.house(to).family;
    if to == player {
        return Err(Reason::OneDynasty { who, whom }.into());
    }
    if matches!(post, Post::Spouse | Post::MemberSpouse(..)) || !is_unmarried(family, whom) {
        return Err(Reason::Married { rule: rules::CK_MARRY_03, who: whom }.into());
    }
    if !game.may_pair(who, whom) {
        return Err(Reason::SameSex { who, whom }.into());
    }
    if post == Post::King && board.house(player).family.king == Some(who) {
        return Err(Reason::BothReign { who, whom }.into());
    }
    if board.courtship.was_proposed(&board.house(player).family, who, whom) {
        return Err(Reason::ProposedAlready { who, whom }.into());
    }
    Ok(to)
}

/// The sex of a spouse out of a deck (CK-MARRY-17).
#[must_use]
pub fn other_sex(game: &Crusader, who: CharacterId) -> Sex {
    match game.sex(who) {
        Sex::Man | Sex::Horse => Sex::Woman,
        Sex::Woman => Sex::Man,
    }
}

/// Is there somebody for him in this player's deck or discards (CK-R-33)?
#[must_use]
pub fn has_match(game: &Crusader, board: &Board, who: CharacterId, deck: Player) -> bool {
    let sex = other_sex(game, who);
    let people = board.deck_people.or(board.gone_people).and(game.components().people_of(deck.culture()));
    board.plays(deck) && people.iter().any(|other| game.sex(other) == sex)
}
