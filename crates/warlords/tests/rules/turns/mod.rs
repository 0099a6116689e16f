//! The board, setup, individual turns, battles, Warlords, Mountains (p.1-6, 8-9).
