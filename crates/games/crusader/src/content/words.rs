//! The words of the box: everything in it has a fixed name, so that ids are written and read without content. What the things
//! are is data; a test holds these against the default pack.

/// The territories of the map (CK-R-07), by [`super::TerritoryId`].
#[rustfmt::skip]
pub(super) const TERRITORIES: [&str; 34] = [
    "scotland", "northumbria", "mercia", "wales", "wessex", "ireland", "the_low_countries", "normandy",
    "paris", "lorraine", "brittany", "aquitaine", "burgundy", "toulouse", "denmark", "saxony", "pomerania",
    "poland", "bohemia", "swabia", "hungary", "dalmatia", "lombardy", "venice", "papal_states", "apulia",
    "sicily", "sardinia", "leon", "navarra", "aragon", "castile", "portugal", "al_andalus",
];

/// The dynasty cards (CK-COMP-08), by [`super::DynastyId`].
#[rustfmt::skip]
pub(super) const DYNASTIES: [&str; 13] = [
    "normandy", "blois", "plantagenet", "capet", "salian", "hohenstaufen", "habsburg", "hauteville",
    "canossa", "arpad", "anjou_sicily", "jimenez", "ivrea",
];

/// The character cards (CK-COMP-09) by their printed number, from 1: rulers, people of the five cultures, the horse.
#[rustfmt::skip]
pub(super) const CHARACTERS: [&str; 125] = [
    "william_i", "philippe_i", "heinrich_iv", "roberto", "sancho_iv", "henry_i", "matilde", "alfonso_vi",
    "stephen", "louis_vii", "conrad_iii", "ruggero_ii", "alfonso_vii", "henry_iii", "louis_ix",
    "frederick_ii", "bela_iv", "ferdinand_iii", "edward_i", "philip_iii", "rudolf_i", "charles_i",
    "alfonso_x", "hugues", "aldred", "adele", "luitpold", "costanza", "garcia", "urraca", "edith",
    "thibault", "hedwig", "tancredi", "ugolino", "sancha", "godiva", "gautier", "kunigunde", "dietrich",
    "sichelgaita", "ramiro", "godric", "ermengarde", "heloise", "eberhard", "altruda", "fortun", "wulfstan",
    "mildred", "renaud", "adelheid", "azzo", "elvira", "jimena", "avice", "enguerrand", "gisela", "guido",
    "imelda", "nuno", "osbert", "mahaut", "wolfram", "gerhard", "berta", "bermudo", "hereward", "beatrix",
    "foulques", "mechthild", "oddone", "toda", "rohese", "hawise", "eudes", "irmgard", "manfredo", "mencia",
    "inigo", "hamo", "yolande", "meinhard", "fiammetta", "violante", "pelayo", "leofric", "alix", "ulrich",
    "richenza", "lanfranco", "aldonza", "wulfhild", "josselin", "amaury", "uta", "bonifacio", "teresa",
    "estrild", "thurstan", "isabeau", "bruno", "ginevra", "gonzalo", "rodrigo", "swithin", "petronille",
    "hartmann", "adelasia", "rinaldo", "leonor", "audrey", "aymeric", "gerberga", "liutgard", "drogone",
    "munia", "sunniva", "bertrand", "agnes", "gottfried", "teodora", "lope", "eadgar", "glitterhoof",
];

/// The traits (CK-COMP-12), by [`super::TraitId`]: green ones, then red ones.
#[rustfmt::skip]
pub(super) const TRAITS: [&str; 28] = [
    "attractive", "brave", "chaste", "clever", "cultivated", "generous", "honest", "humble", "kind",
    "pious", "scholar", "strong", "swordmaster", "ambitious", "coward", "cruel", "deceitful", "degenerate",
    "dimwitted", "gluttonous", "godless", "lustful", "ugly", "weak", "bastard", "stingy", "ignorant",
    "inbred",
];

/// The Action cards (CK-COMP-10) by their printed number, from 1.
#[rustfmt::skip]
pub(super) const CARDS: [&str; 155] = [
    "realm_1", "realm_2", "realm_3", "realm_4", "realm_5", "realm_6", "realm_7", "realm_8", "realm_9",
    "realm_10", "realm_11", "realm_12", "realm_13", "realm_14", "realm_15", "realm_16", "realm_17",
    "realm_18", "realm_19", "realm_20", "realm_21", "realm_22", "realm_23", "realm_24", "realm_25",
    "realm_26", "realm_27", "realm_28", "realm_29", "realm_30", "realm_31", "realm_32", "realm_33",
    "realm_34", "realm_35", "intrigue_36", "intrigue_37", "intrigue_38", "intrigue_39", "intrigue_40",
    "intrigue_41", "intrigue_42", "intrigue_43", "intrigue_44", "intrigue_45", "intrigue_46", "intrigue_47",
    "intrigue_48", "intrigue_49", "intrigue_50", "intrigue_51", "intrigue_52", "intrigue_53", "intrigue_54",
    "intrigue_55", "intrigue_56", "intrigue_57", "intrigue_58", "intrigue_59", "intrigue_60", "intrigue_61",
    "intrigue_62", "intrigue_63", "intrigue_64", "intrigue_65", "intrigue_66", "intrigue_67", "intrigue_68",
    "intrigue_69", "intrigue_70", "war_71", "war_72", "war_73", "war_74", "war_75", "war_76", "war_77",
    "war_78", "war_79", "war_80", "war_81", "war_82", "war_83", "war_84", "war_85", "war_86", "war_87",
    "war_88", "war_89", "war_90", "war_91", "war_92", "war_93", "war_94", "war_95", "war_96", "war_97",
    "war_98", "war_99", "war_100", "war_101", "war_102", "war_103", "war_104", "war_105", "tax_106",
    "tax_107", "tax_108", "tax_109", "tax_110", "tax_111", "tax_112", "tax_113", "tax_114", "tax_115",
    "tax_116", "tax_117", "tax_118", "tax_119", "tax_120", "tax_121", "tax_122", "tax_123", "tax_124",
    "tax_125", "tax_126", "tax_127", "tax_128", "tax_129", "tax_130", "crusade_131", "crusade_132",
    "crusade_133", "crusade_134", "crusade_135", "crusade_136", "crusade_137", "crusade_138", "crusade_139",
    "crusade_140", "crusade_141", "crusade_142", "crusade_143", "crusade_144", "crusade_145", "crusade_146",
    "crusade_147", "crusade_148", "crusade_149", "crusade_150", "crusade_151", "crusade_152", "crusade_153",
    "crusade_154", "crusade_155",
];

/// The events on Action cards, by [`super::EventId`].
#[rustfmt::skip]
pub(super) const EVENTS: [&str; 75] = [
    "cradle", "twins", "granaries", "rust", "grumbling", "masons", "tutor", "long_table", "temper",
    "better_offer", "market_fever", "cold_oaths", "pedlar", "quiet_roads", "leaking_roofs", "sickly_winter",
    "white_hairs", "duel", "familiar_chin", "whispers", "letters", "strongbox", "stairs", "almonds",
    "bad_company", "loose_tongues", "informer", "torches", "oath_repented", "portrait", "price_of_silence",
    "close_cousins", "deserters", "trampled", "old_wound", "squire", "taken", "camp_flux",
    "swords_for_hire", "beacons", "baggage", "truce", "envoys", "sack", "banner_found", "insult", "abed",
    "light_fingers", "fair_week", "close_fisted", "counting_heir", "tithes", "locusts", "charter",
    "duke_share", "loan", "rats", "garrison", "another_banner", "relic", "spoils", "absent_lord",
    "seed_corn", "baptism", "peace_cross", "pilgrim_ships", "bells", "pilgrim_debt", "absolution",
    "brothers", "interdict", "knighted", "ill_news", "jordan", "front_letters",
];

/// The developments (CK-COMP-11), by [`super::DevelopmentId`].
#[rustfmt::skip]
pub(super) const DEVELOPMENTS: [&str; 12] = [
    "navy", "spymaster", "archbishop", "royal_guard", "marshal", "longbow", "plate_armor", "steward",
    "chancellor", "court_physician", "bank", "library",
];

/// The spaces of the Crusade track, by [`super::SpaceId`].
#[rustfmt::skip]
pub(super) const SPACES: [&str; 10] = [
    "constantinople", "nicaea", "dorylaeum", "iconium", "tarsus", "edessa", "antioch", "tripoli", "acre",
    "jerusalem",
];

/// The scenarios (CK-SCEN-01), by [`super::ScenarioId`].
pub(super) const SCENARIOS: [&str; 6] = ["1", "2", "3", "4", "5", "6"];

/// The strategies of the official AIs, by [`super::StrategyId`].
pub(super) const STRATEGIES: [&str; 5] = ["ferox", "postis", "munitio", "amandum", "aperio"];

/// The cultures (CK-SETUP-03), by [`super::Culture`].
pub(super) const CULTURES: [&str; 5] = ["english", "frankish", "german", "italian", "iberian"];

/// The decks of Action cards (CK-COMP-10), by [`super::Deck`].
pub(super) const DECKS: [&str; 5] = ["realm", "intrigue", "war", "tax", "crusade"];

/// The trait tokens, by [`super::Token`]: all traits with each rim (CK-COMP-12).
#[rustfmt::skip]
pub(super) const TOKENS: [&str; 112] = [
    "attractive_starting", "brave_starting", "chaste_starting", "clever_starting", "cultivated_starting",
    "generous_starting", "honest_starting", "humble_starting", "kind_starting", "pious_starting",
    "scholar_starting", "strong_starting", "swordmaster_starting", "ambitious_starting", "coward_starting",
    "cruel_starting", "deceitful_starting", "degenerate_starting", "dimwitted_starting",
    "gluttonous_starting", "godless_starting", "lustful_starting", "ugly_starting", "weak_starting",
    "bastard_starting", "stingy_starting", "ignorant_starting", "inbred_starting", "attractive_event",
    "brave_event", "chaste_event", "clever_event", "cultivated_event", "generous_event", "honest_event",
    "humble_event", "kind_event", "pious_event", "scholar_event", "strong_event", "swordmaster_event",
    "ambitious_event", "coward_event", "cruel_event", "deceitful_event", "degenerate_event",
    "dimwitted_event", "gluttonous_event", "godless_event", "lustful_event", "ugly_event", "weak_event",
    "bastard_event", "stingy_event", "ignorant_event", "inbred_event", "attractive_crusade",
    "brave_crusade", "chaste_crusade", "clever_crusade", "cultivated_crusade", "generous_crusade",
    "honest_crusade", "humble_crusade", "kind_crusade", "pious_crusade", "scholar_crusade",
    "strong_crusade", "swordmaster_crusade", "ambitious_crusade", "coward_crusade", "cruel_crusade",
    "deceitful_crusade", "degenerate_crusade", "dimwitted_crusade", "gluttonous_crusade", "godless_crusade",
    "lustful_crusade", "ugly_crusade", "weak_crusade", "bastard_crusade", "stingy_crusade",
    "ignorant_crusade", "inbred_crusade", "attractive_random", "brave_random", "chaste_random",
    "clever_random", "cultivated_random", "generous_random", "honest_random", "humble_random",
    "kind_random", "pious_random", "scholar_random", "strong_random", "swordmaster_random",
    "ambitious_random", "coward_random", "cruel_random", "deceitful_random", "degenerate_random",
    "dimwitted_random", "gluttonous_random", "godless_random", "lustful_random", "ugly_random",
    "weak_random", "bastard_random", "stingy_random", "ignorant_random", "inbred_random",
];
