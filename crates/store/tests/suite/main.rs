//! What the store promises, asked of both databases: `sqlite.rs` and `postgres.rs` run the same cases. Cases that
//! only one of them can have stand beside it: processes killed at work ([`kill`]), connections cut ([`cuts`]).

mod appends;
mod changes;
mod chat;
mod child;
mod clocks;
mod cuts;
mod database;
mod file;
mod kill;
mod lobby;
mod opening;
mod outbox;
mod people;
mod postgres;
mod sessions;
mod sqlite;
mod tables;
mod tidy;
mod world;

/// All cases, handed to a macro that makes tests of them.
#[macro_export]
macro_rules! every_case {
    ($make:ident) => {
        $make! {
            people::a_name_is_taken_once_regardless_of_case,
            people::of_many_who_want_a_name_one_gets_it,
            people::a_password_is_kept,
            people::a_deleted_person_leaves_a_name_that_says_nothing,
            people::nobody_can_stop_a_deletion_by_his_name,
            people::a_deleted_line_does_not_give_its_number_to_another,
            people::who_goes_leaves_no_table_in_the_lobby,
            people::going_and_a_beginning_do_not_stop_each_other,
            people::people_are_found_by_their_numbers,
            people::a_person_gets_all_that_is_his,
            sessions::a_session_expires,
            sessions::a_session_ends,
            sessions::a_code_is_changed_into_a_session_once,
            sessions::an_old_or_unknown_code_opens_nothing,
            sessions::of_many_who_bring_a_code_one_gets_in,
            sessions::all_sessions_of_a_person_end_together,
            sessions::what_has_expired_is_swept,
            tables::a_table_is_kept_as_it_was_made,
            tables::a_table_with_a_seat_twice_is_not_made_at_all,
            tables::of_many_who_want_a_seat_one_gets_it,
            tables::a_seat_that_was_left_is_free,
            tables::a_bot_takes_a_free_seat_before_the_game,
            tables::a_person_or_a_bot_gets_a_seat,
            tables::a_game_begins_once,
            tables::a_game_begins_with_those_it_was_set_up_for,
            tables::a_closed_table_neither_begins_nor_seats,
            tables::a_table_that_has_begun_is_not_closed,
            tables::a_table_has_one_rematch,
            tables::a_snapshot_replaces_the_one_before,
            tables::the_content_that_a_table_began_with_is_kept,
            appends::entries_follow_each_other,
            appends::a_gap_or_a_repeat_changes_nothing,
            appends::no_entry_comes_before_the_beginning,
            appends::of_many_entries_with_one_number_one_is_kept,
            appends::a_request_brings_one_entry,
            appends::what_fails_last_undoes_what_came_first,
            appends::entries_come_together_or_not_at_all,
            appends::asks_lapse_when_the_game_goes_on,
            appends::conflicts_in_a_crowd_harm_nobody_else,
            clocks::deadlines_are_those_of_the_last_entry,
            clocks::a_table_without_clocks_writes_nothing_about_them,
            clocks::deadlines_that_have_passed_are_found,
            clocks::deadlines_count_where_a_bot_is_to_keep_them,
            clocks::late_tables_come_in_pages,
            clocks::tables_that_wait_for_a_bot_or_for_nobody_are_stalled,
            outbox::those_who_hold_a_seat_are_notified,
            outbox::a_notice_that_was_sent_goes_and_one_that_failed_comes_again,
            outbox::the_outbox_does_not_grow,
            outbox::a_notice_stays_while_the_seat_is_waited_for,
            outbox::only_as_many_notices_as_wanted_the_oldest_first,
            outbox::nobody_is_told_of_what_a_bot_does_for_him,
            outbox::two_who_claim_at_once_do_not_get_the_same,
            outbox::a_beginning_notifies,
            outbox::who_is_called_is_notified_and_the_notice_stays_while_he_is,
            tables::what_a_seat_has_said_beforehand_is_kept,
            chat::lines_are_numbered_whoever_speaks,
            chat::a_note_is_its_seats_own,
            chat::agreements_given_at_once_are_all_kept,
            chat::an_ask_about_the_past_is_refused,
            chat::an_ask_can_be_dropped,
            lobby::open_tables_are_public_and_have_a_free_seat,
            lobby::my_tables_are_those_where_i_sit,
            lobby::tables_wait_for_those_who_must_answer,
            lobby::finished_tables_are_public_and_over,
            lobby::own_finished_tables_are_those_where_i_sat_or_that_i_made,
            lobby::finished_tables_come_in_pages,
            lobby::lengths_are_found_by_id,
            lobby::a_table_played_elsewhere_is_kept_whole,
            changes::whoever_listens_hears_of_changes,
            changes::nobody_hears_of_what_did_not_happen,
            changes::a_change_is_heard_once,
            opening::what_was_written_is_there_after_opening_again,
            opening::many_open_a_new_database_at_once,
            opening::processes_open_a_new_database_at_once,
            opening::a_setting_is_set_once_for_all,
            opening::a_newer_form_is_refused,
            opening::tables_of_the_first_form_go_on,
            opening::the_database_answers,
            tidy::old_tables_and_guests_go_away,
            tidy::what_ends_is_signalled,
            tidy::a_table_that_was_stopped_goes_no_further,
            tidy::reports_are_kept_until_they_are_settled,
            tidy::an_invitation_lets_in_as_many_as_it_says,
        }
    };
}
