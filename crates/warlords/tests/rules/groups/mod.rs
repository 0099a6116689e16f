//! Group Phases, mercenaries, castles, cards, elimination (p.7-12).
