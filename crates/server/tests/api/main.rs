//! The server through its API, over real connections: nothing of it is called from within but its start.

#![expect(clippy::unwrap_used, reason = "a test that is surprised fails")]

mod acts;
mod asks;
mod bad_addresses;
mod bad_input;
mod changes;
mod class;
mod connections;
mod consult;
mod content;
mod crusader;
mod deletion;
mod elsewhere;
mod guards;
mod harm;
mod hints;
mod http;
mod idempotency;
mod knights;
mod lobby;
mod lobby_lists;
mod openapi;
mod people;
mod people_leave;
mod play;
mod rematch;
mod rules_differ;
mod scene;
mod sealed;
mod secrecy;
mod seeded;
mod sign_ins;
mod socket;
mod socket_rights;
mod sockets;
mod stand_ins;
mod stream;
mod whole_game;
mod world;
