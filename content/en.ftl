## Lists

list-and = { $first } and { $last }
list-nothing = nothing
list-times = { $count } × { $thing }

## What the table itself refuses

refusal-not-your-turn = It is the turn of { $seat }.
refusal-game-over = The game is over.
refusal-not-an-answer = "{ $text }" is no answer to this question.
refusal-read-only = This table is only for reading.
refusal-nothing-to-undo = There is nothing of yours to take back.
refusal-consent-needed = { $count ->
    [one] { $seat } must agree to this first.
   *[other] { $seat } and the others ({ $count } in all) must agree to this first.
}

## The terminal client

play-title = Reame
play-player = { $count ->
    [one] Player
   *[other] Player { $number }
}
play-enter = { " Enter " }
play-escape = { " Esc " }
play-yes = y
play-panel-view = Everything
play-log = Log
play-log-more = ▲ { $count ->
        [one] one more new line
       *[other] { $count } more new lines
    }: press l
play-news = What happened
play-news-keys = ↑ ↓ · any other key: go on
play-keys-over = { " " }c how it went · l log · p players · r rules · q quit
play-rules = Rules
play-help = Keys and signs
play-details = What everything does
play-no-picture = This game has no map.
play-no-details = There are none in this game.
play-help-signs = Signs
play-over = The game is over
play-waiting = { $name } is choosing …
play-thinking = { $name } is thinking …
play-confirm = do this
play-back = a step back
play-any-key = Any key: go on
play-keys = { " " }Esc back · u undo · ? why not · r rules · F2 info · F1 keys · q quit
play-keys-hints = { " " }Esc back · u undo · ? why not · h hint · r rules · F2 info · F1 keys · q quit
play-keys-waiting = { " " }Space: do not wait · r rules · l log · p players · F1 keys · q quit (saved)
play-page-keys = ↑ ↓ PgUp PgDn · any other key: back
play-rules-keys = ↑ ↓ PgUp PgDn · / search · any other key: back
play-cause = { $text } ({ $cause })
play-taken-back = { $name } takes back the last answer.
play-undo-chance = This cannot be taken back: dice have been rolled since.
play-undo-knowledge = This cannot be taken back: somebody has learned something since.
play-consent = Taking back changes the turn of { $names }. Do all agree? y yes · n no
play-not-now = It is not your turn.
play-why = Why not?
play-why-which = What can you not pick? Type part of its name, or click it on the board.
play-why-keys = ↑ ↓ choose · Enter ask · Esc back
play-why-asked = Why not: { $what }?
play-why-together = No answer that begins like this contains it: { $picked }. Esc takes a step back.
play-why-fine = This can be picked.
play-number = Type a number: { $numbers }.
play-type = Type your answer: names or paths, such as "die/3 die/5 advisor/8".
play-curtain = Pass the keyboard to { $name }.
play-curtain-go = { $name }, press { $key } when you are at the screen.
play-offer = { $count ->
    [one] There is a game that is not finished.
   *[other] There are { $count } games that are not finished.
}
play-offer-go = Enter   go on with it
play-offer-which = 1-{ $last }     go on with that one (Enter: the first)
play-offer-new = n       begin a new game
play-offer-quit = q       leave
play-over-log = The log of the game:
play-over-verify = Anyone can check it, dice included:
play-over-keys = c how it went · q quit · any other key: look at the board
play-acts = You can also …
play-acts-keys = ↑ ↓ Enter pick · Esc back
play-acts-whole = ! do this
play-no-acts = There is nothing that you could do unasked now.
play-called = Somebody waits for a word from you: F3
play-instruction = This answer will be given every time, until you are asked something else; F4 takes it back.
play-instruction-end = You will be asked again.
play-instruction-pick = Pick an answer first: it will be given every time.
play-help-acts = what you can do without being asked
play-help-instruct = give this answer every time, or be asked again
play-hint = Hint
play-hint-sought = { " " }Looking for the best answers … · q quit
play-hint-chances = Chances to win: { $chances }
play-hint-games = Estimated by playing on { $count ->
    [one] { $count } game
   *[other] { $count } games
} from what you know; ± is how far off they may be.
play-hint-keys = 1 2 3 Enter: take it up · any other key: back
play-hint-lost = There is no hint.
play-hints-off = Hints are off where several people play; --hints turns them on.
play-curve = How it went: the chances to win
play-curve-sought = Judging the course of the game …
play-curve-failed = The game cannot be judged.
play-curve-entries = entries
play-curve-entry = Entry
play-curve-turns = Turning points
play-curve-no-turns = No chance moved much at once: there are no turning points.
play-curve-turn = { $from }–{ $to }: { $name } goes from { $before }% to { $after }%
play-saved = The game is saved in { $file }; "reame play { $game }" goes on with it.
play-finished = The log of the game: { $file }
    Check it with: reame verify { $file }
play-no-terminal = playing needs a terminal; here input or output is not one
play-too-small = the terminal must have at least { $leastWidth } x { $leastHeight } characters; this one has { $width } x { $height }
play-help-pick = pick what has this key in the list or on the board; 0 passes
play-help-number = type the number that is asked (+ and - change it), Enter gives it
play-help-arrows = choose in the list and pick; Enter also confirms
play-help-back = a step back in picking (Backspace too)
play-help-type = type an answer by name or path
play-help-undo = take back your last answer
play-help-why = why can I not pick this?
play-help-hint = a hint: the best answers, and everybody's chance to win
play-help-curve = how the chances to win moved in the game
play-help-rules = the rules of what is asked now; / searches them
play-help-log = the whole log
play-help-board = what everybody has
play-help-picture = the map as a picture, in games that have one
play-help-details = what buildings, cards and the like do, at full length
play-help-tab = the next panel: the log, or what the game shows
play-help-space = do not wait for the bots
play-help-quit = leave; the game is saved and goes on when you come back

## Saved games

saves-none = There are no saved games in { $folder }.
saves-folder = Saved games in { $folder }:
saves-unfinished = { $names }: { $count ->
    [one] one answer so far
   *[other] { $count } answers so far
},
saves-finished = { $names }: finished after { $count ->
    [one] one answer
   *[other] { $count } answers
},
saves-broken = cannot be read
saves-now = just now
saves-minutes = { $count } minutes ago
saves-hours = { $count } hours ago
saves-days = { $count } days ago
saves-go-on = "reame play GAME" offers those that are not finished; "reame replay FILE" shows a game.

## A recorded game on the screen

view-entry = Entry { $n } of { $last }
view-spectator = seen by a spectator
view-seat = seen by { $name }
view-start = The game is set up.
view-answer = { $name }: { $answer }
view-secretly = { $name } answers in secret.
view-undo = { $name } takes back entry { $back } and all that followed.
view-reveal = The game is over, and the log shows the secret of the dice.
view-first = This is the first entry.
view-last = This is the last entry.
view-no-part = No other part of the game begins that way.
view-no-seat = The game has seats 0 to { $last }.
view-keys = { " " }← → step · y phase · Space play · 0-{ $last } s seat · c chances · F1 keys · q quit
view-playing = { " " }The game plays on · any key stops it
view-help-step = one entry on or back; so does the wheel, and a click on the line
view-help-far = ten entries on or back
view-help-ends = the first entry, the last entry
view-help-part = where the next part of the game begins; where the last one began
view-help-play = play on by itself; any key stops it
view-help-seat = look as this seat: only what it knew then
view-help-spectator = look as a spectator: only what everybody knew
view-help-rules = the rules of what has just happened; / searches them
view-help-log = the log up to here
view-help-quit = leave
view-curve-keys = 1-5: to the end of that turning point · any other key: back

## What the server refuses

problem-bad-request = The request cannot be read
problem-not-signed-in = Please give a name first
problem-wrong-password = Name and password do not match
problem-wrong-code = This code is not valid, or no longer
problem-other-site = The request came from a page of another site
problem-host-only = Only whoever made the table may do this
problem-not-seated = Only those who sit at the table may do this
problem-not-your-seat = This is not your seat
problem-invitation = This table is by invitation
problem-hints-off = There are no hints at this table
problem-not-found = There is nothing at this address
problem-no-table = There is no such table, or it is not open to you
problem-method = This address does not know this method
problem-too-slow = The request took too long to come
problem-signed-in = You have a name already; sign out first
problem-name-taken = Somebody has this name
problem-seat-taken = The seat is not free
problem-full = All seats are taken
problem-begun = The game has begun
problem-not-begun = The game has not begun
problem-closed = The table was called off
problem-seats-free = There are free seats
problem-not-over = The game is not over
problem-over = The game is over
problem-moved-on = The table has moved on
problem-key-used = This key was used for another request
problem-not-your-turn = It is not your turn
problem-which-seat = You hold several seats: say which one
problem-not-asked = Nobody has asked for this
problem-not-late = This player is not late
problem-stand-in = A bot plays this seat already, or no bot does
problem-thinking = A hint for you is on its way; wait for it
problem-rules-differ = This table was played by other rules and cannot go on here
problem-too-large = The request is too large
problem-media-type = The body is not of the expected type
problem-invalid = A value is not allowed
problem-refused = The rules do not allow this
problem-quota = You have as many as you may have
quota-tables = You have { $most } tables that are not over. Finish one or call it off before you make another.
quota-bot-tables = { $most ->
    [one] You may have one table at a time where only bots play.
   *[other] You may have { $most } tables at a time where only bots play.
}
quota-lines = At this table { $most } lines have been said: there is no room for more.
problem-muted = The host has muted you: what you write is not taken for now
problem-invite-only = This server is by invitation: enter a code of its host
problem-banned = The host does not let this name in
problem-too-many = Too many requests; wait a moment
problem-internal = The server made a mistake
problem-unavailable = The database cannot be reached; try again
problem-busy = The server is full or stopping; try again

# The listing of components.
content-default = { $game }: content { $hash }, the default pack.
content-pack = { $game }: content { $hash }, pack "{ $name }" over the default one; { $values ->
    [one] 1 value
   *[other] { $values } values
} changed in { $items ->
    [one] 1 item
   *[other] { $items } items
}, { $words ->
    [one] 1 text
   *[other] { $words } texts
}.
content-nothing = Nothing is changed.
content-source = { $sources }; confidence: { $confidence }
content-changed = changed { $key }: { $was } -> { $now } ({ $place })
content-changed-long = changed { $key } ({ $place }):
content-stale = ! the effects changed, but not { $text }

# The balance lab.
lab-title = { $game ->
    [warlords] Warlords of Europe: the balance of its components
    [crusader] Crusader Kings: the balance of its components
    [knights] Warrior Knights: the balance of its components
   *[kingsburg] Kingsburg: the balance of its components
}
lab-heading = { $games } games of { $bots } in { $seconds } s; a seat scores { $mean } points on average (standard deviation { $deviation }).
lab-setting = Options: { $options }; seed { $seed }; content { $content }.
lab-kind-column = Buildings of column { $column }
lab-kind-lines = Alternative lines
lab-kind-governors = Governors
lab-kind-fates = Fate cards
lab-kind-tiles = Caprice tiles
lab-kind-advisors = Advisors
lab-kind-kingdoms = Kingdoms
lab-kind-castles = Fiefs of the first castle
lab-kind-places = Places in the first round
lab-kind-cards = Cards held
lab-kind-barons = Barons
lab-kind-homes = Areas of the first stronghold
lab-kind-events = Events drawn
lab-kind-agendas = Charges, Offices and Motions won
lab-kind-advancements = Advancements
lab-kind-troops = Mercenaries, Leaders and Heralds
lab-kind-missions = Missions
lab-kind-dynasties = Dynasties
lab-kind-developments = Developments owned
lab-kind-happenings = Events on cards played
lab-item = item
lab-taken = taken
lab-with = with
lab-without = without
lab-wins = wins, of 100
lab-points = score, difference
lab-years = games
lab-mean = mean score
lab-spread = spread
lab-origin = values
lab-wins-long = Share of victories of those who had it, less that of those who could have but did not, in points of 100
lab-points-long = Mean score of all in games with it, less that in games without it, in victory points
lab-printed = printed values
lab-designed = values of our own
lab-unsure = hollow: perhaps not different from 0
lab-too-few = too few
lab-numbers = The numbers
lab-legend = * different from 0, with 95 % for all of them together; + values of our own.
lab-method = { $play ->
    [equal] Seats and strength of play are equal.
   *[mixed] Different bots sat at the table: what they like to take is measured with how well they play.
} Lines, governors and kingdoms, where they are in play, are drawn by lot, those of an auction bid for. All else is chosen, and who does well can choose more: compare items of one kind with each other. Intervals: Newcombe's for shares of victories, Welch's for points, over games as a whole; they are so wide that those of all { $count } items hold together with 95 %.
lab-hover-wins = { $name }: taken by { $taken } of { $of }. Wins { $with } % with it, { $without } % without: { $wins }. Score: { $points }. { $provenance }
lab-hover-points = { $name }: in force for { $taken } of { $of } seats. Mean score { $mean }, first ahead of last by { $spread }. Score: { $points }. { $provenance }

# What commands tell: verify, odds, arena, sim, doctor.
verify-good = { $file }: { $game ->
    [crusader] Crusader Kings
    [kingsburg] Kingsburg
    [knights] Warrior Knights
    [warlords] Warlords of Europe
   *[other] { $game }
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}, all answers legal, { $hashes }; { $dice }
verify-not-covered = not covered: who sat where and gave these answers (nothing is signed), the version of the program
verify-not-covered-player = not covered: who sat where and gave these answers (nothing is signed), the version of the program; there is no player '{ $player }' here
verify-no-secret = the game is over and the secret of the dice is not revealed: they cannot be checked
verify-dice-seed = dice of seed { $seed }, known before they fell
verify-dice-match = dice match the commitment
verify-dice-unchecked = the game is not over: dice unchecked
verify-hashes = all hashes right by rules { $now }
verify-hashes-older = all hashes right, though it was played by rules { $began } and these are { $now }
verify-hashes-differ = { $count ->
    [one] 1 hash is not that
   *[other] { $count } hashes are not those
} of rules { $now }, it was played by rules { $began }: hashes unchecked
verify-bad-header = header: { $why }
verify-bad-entry = entry { $n }: { $why }
odds-battle = { $attackers } on d{ $attack } against { $defenders } on d{ $defence }
odds-peasants = { $count ->
    [one] 1 peasant
   *[other] { $count } peasants
}
odds-outcome = conquered { $conquered } %, repelled { $repelled } %, both destroyed { $destroyed } %; { $rounds } battle rounds ({ $method ->
    [exact] exact
   *[sampled] sampled
})
odds-losses = attackers lose { $attackers } ({ $attackers-gold } gold), defenders { $defenders } ({ $defenders-gold } gold)
odds-fate-battle = { $attackers } against { $defenders } and walls of { $walls }; { $ours } Fate cards against { $theirs }
odds-fate-outcome = the attacker wins { $wins } %, retreats { $retreats } %, dies { $dies } %, nothing is decided { $undecided } %; the defending Nobles die { $fall } %
odds-fate-losses = casualties on average: attackers { $attackers }, defenders { $defenders }
odds-left = { $side ->
    [attackers] attackers left:
   *[defenders] defenders left:
}
arena-match = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game ->
    [crusader] Crusader Kings
    [kingsburg] Kingsburg
    [knights] Warrior Knights
    [warlords] Warlords of Europe
   *[other] { $game }
} with { $seats } seats, seed { $seed }, in { $seconds } s
arena-seats = seats
arena-wins = wins
arena-par = par
arena-score = score
arena-decisions = decisions
arena-rating = rating
arena-to = { $low } to { $high }
arena-beats = { $best } beats { $other }
arena-not-surely = { $best } is not surely better than { $other }
arena-forfeit = game { $game }, seat { $seat }: { $player } { $why }; it loses the game
arena-interrupted = interrupted after { $games } of { $of } games
doctor-table = { $table } ({ $game }, rules { $began }, begun with { $program })
doctor-stops = { $table } would stop: { $why }
doctor-anew = { $table } goes on, replayed by rules { $now } and hashed anew
doctor-goes-on = { $table } goes on
doctor-all = { $tables ->
    [one] 1 running table
   *[other] { $tables } running tables
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} replayed: all go on with { $program }
doctor-some = { $count } of { $tables } running tables would stop with { $program }:
