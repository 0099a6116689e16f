//! The words of the box: fiefs, kingdoms and cards have fixed names, so that ids are written and read without content.
//! What they are is data; a test holds these against the default pack.

/// The fiefs of the map, by [`super::FiefId`].
pub(super) const FIEFS: [&str; 61] = [
    "scotland",
    "northumbria",
    "england",
    "wales",
    "cornwall",
    "ireland",
    "ulster",
    "jutland",
    "zealand",
    "scania",
    "holstein",
    "mecklenburg",
    "pomerania",
    "kiev",
    "volhynia",
    "black_ruthenia",
    "polish_principalities",
    "old_prussia",
    "lithuania",
    "polotsk",
    "brittany",
    "france_fief",
    "champagne",
    "burgundy",
    "aquitaine",
    "gascony",
    "toulouse",
    "lotharingia",
    "saxony",
    "brandenburg",
    "swabia",
    "bavaria",
    "bohemia",
    "austria",
    "red_ruthenia",
    "hungary_fief",
    "transylvania",
    "slavonia",
    "croatia",
    "bosnia",
    "cumania",
    "leon",
    "castile",
    "aragon",
    "al_andalus",
    "almohads",
    "portugal",
    "navarre",
    "venice",
    "lombard_league",
    "papal_states",
    "pisa",
    "sicily",
    "ifriqiya",
    "constantinople",
    "thessalonica",
    "achaea",
    "epirus",
    "bulgaria",
    "serbia",
    "nicaea",
];

/// The kingdoms (WE-TERRAIN-01), by [`super::KingdomId`].
pub(super) const KINGDOMS: [&str; 9] =
    ["britain", "denmark", "kievan_rus", "france", "germany", "hungary", "hispania", "italy", "latin_empire"];

/// The designs of event cards, by [`super::CardId`].
pub(super) const CARDS: [&str; 41] = [
    "P01", "P02", "P03", "P04", "P05", "P06", "P07", "P08", "P09", "P10", "P11", "P12", "P13", "P14", "M01",
    "M02", "M03", "M04", "M05", "M06", "M07", "M08", "M09", "M10", "M11", "M12", "M13", "C01", "C02", "C03",
    "C04", "C05", "C06", "C07", "C08", "C09", "C10", "C11", "C12", "C13", "C14",
];

/// The scenarios (WE-SCEN-01).
pub(super) const SCENARIOS: [&str; 9] =
    ["2p", "3p", "4p", "4p_hard", "3p_hard", "3p_long", "4p_inner", "random", "agreed"];
