//! Modules 1 and 2: additional and alternative building lines, how players come by them and what each building does.

mod scenes;

mod academy;
mod battle;
mod covered_advisors;
mod covering;
mod deal;
mod draft;
mod guild;
mod line_a;
mod line_b;
mod line_c;
mod line_d;
mod line_e;
mod line_f;
mod line_g;
mod low_totals;
mod module1;
mod module1_winter;
mod modules;
mod razing;
mod sheets;
mod telling;
