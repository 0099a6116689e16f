## The browser client: everywhere

web-nav = Main
web-skip = Skip to the content
web-home = Home
web-rules = Rules
web-account = Account
web-settings = Settings
web-close = Close
web-back = Back
web-again = Try again
web-go-on = Go on
web-loading = One moment …
web-on = On
web-off = Off
web-you = you
web-lost = There is no page here
web-lost-home = Back to the first page
web-problem-offline = The server cannot be reached; try again

web-language = Language
web-theme = Colours
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-board = Board
web-board-drawn = Drawn
web-board-plain = Plain lists
web-sound = Sound when it is your turn
web-speed = Show what others do
web-speed-slow = Slowly
web-speed-normal = One by one
web-speed-off = At once
web-speed-calm = Your system asks for less motion, so it is shown at once.

## Games and bots

web-game = Game
web-game-kingsburg = Kingsburg
web-game-warlords = Warlords of Europe
web-game-fair = The Fair
web-about-kingsburg = Place your dice at court, raise your province and hold the walls when winter comes.
web-about-warlords = Raise armies, march across the map of Europe, besiege castles and win the crown.
web-about-fair = A short game: draw goods, trade with everybody and sell at the right moment.
web-players = { $least } to { $most } players
web-bot-random = Random: any move
web-bot-seeker = Seeker: thinks a moment
web-bot-steward = Steward: plays well, at once
web-bot-chancellor = Chancellor: thinks a moment, plays strongly
web-bot-regent = Regent: thinks up to two seconds, plays very strongly
web-bot-captain = Captain: plays well, at once
web-bot-marshal = Marshal: thinks a moment, plays strongly
web-bot-conqueror = Conqueror: thinks up to two seconds, plays very strongly
web-percent = { $value }%
web-margin = ± { $value }

## Home

web-home-title = Medieval strategy at one table
web-home-lead = Play at once against bots, with friends around one screen or across the world. Every rule is kept for you, and every "no" says why.
web-choose-game = Choose a game
web-play-now = Play bots
web-play-now-of = Play bots: { $game }
web-no-account = No account needed: a name is enough.
web-name = Your name
web-name-hint = any name, or none
web-guest-names = Alba Bruno Corrado Diana Elmo Fiora Guido Iris Lando Marta Nino Oria Piero Rosa Tullio Viola
web-make-table = Make a table
web-sign-in = Sign in
web-my-tables = My tables
web-my-tables-none = No game in progress. Play now, or make a table for your friends.
web-open-tables = Open tables
web-open-tables-none = Nobody is looking for players right now.
web-finished = Finished games
web-finished-mine = Mine
web-finished-others = Of others
web-finished-none = None yet. A game that you have played stays here.
web-finished-more = Show more
web-bring-in = Bring in a finished game
web-bring-in-hint = The log of a game, downloaded here or elsewhere. It is checked from its first line to its last.
web-bring-in-go = Watch it
web-invitation = Do you have an invitation?
web-invitation-hint = Paste the link
web-join = Join
web-your-turn = Your turn
web-turn-of = Turn: { $names }
web-free-seats = { $count ->
    [0] ready to begin
    [one] one free seat
   *[other] { $count } free seats
}

## Making a table

web-make = Make the table
web-table-name = Name of the table
web-seats = Seats
web-seat-number = Seat { $seat }
web-seat-me = I play
web-seat-person = Somebody who joins
web-seat-bot = Bot · { $bot }
web-seat-more = Add a seat
web-seat-less = Take away seat { $seat }
web-seat-free = free
web-hot-seat = Several of you play on this screen; between turns a curtain hides what only one may know.
web-pace = Pace
web-pace-live = Live: everybody is here
web-pace-slow = { $hours ->
    [one] one hour for each decision
    [24] one day for each decision
    [72] three days for each decision
    [168] one week for each decision
   *[other] { $hours } hours for each decision
}
web-when-absent = When somebody is away too long
web-when-absent-bot = A bot plays on for them
web-when-absent-vote = The others decide
web-hints = Hints
web-hints-alone = only when I play alone
web-hints-everyone = for everyone
web-hints-on = hints for everyone
web-public = Anyone may find this table and watch
web-visibility-public = open to all
web-visibility-invited = by invitation

## Before the game

web-table = Table
web-table-of = { $name }'s table
web-sit = Sit here
web-sit-down = Sit down
web-invite = Invite
web-invite-hint = Whoever opens this link can take a free seat.
web-invite-link = Link of the invitation
web-copy = Copy
web-copied = Copied
web-begin = Begin
web-begin-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-fill = Free seats
web-fill-wait = Wait for players
web-fill-with = Seat bots: { $bot }
web-start = Begin the game
web-here = here now
web-not-here = not here
web-lobby-goes = A table that does not begin goes away by itself after a week without a change.
web-row-news = { $count ->
    [one] one move since your last visit
   *[other] { $count } moves since your last visit
}
web-call-off = Call off
web-leave = Leave the table
web-wait-host = { $name } begins the game when all are here.
web-commitment-hint = This number binds the server to the secret of the dice before the first roll. After the game the secret is shown, and anyone can check that no roll was tampered with.

## At the table

web-dock = What you can do
web-options = Choices
web-picked = Picked:{ " " }
web-confirm = Do this
web-amount = Amount
web-amount-less = One less
web-amount-more = One more
web-amount-most = The most: { $count }
web-amount-give = Take { $count }
web-end-sure = Really: { $what }?
web-why = Why not?
web-why-which = What can you not pick? Type part of its name, or tap it on the board.
web-why-asked = What is asked now:
web-why-none = No answer that you can give now has this in it. Pick a part of your answer, then ask again: the reason will be about it.
web-why-nothing = Nothing is in the way of this now.
web-hint = Hint
web-hint-ask = Hint
web-hint-thinking = Thinking …
web-hint-best = Best: { $answer }, { $value }% chance to win
web-hint-chances = Chances to win with the best of them
web-hint-playouts = { $count ->
    [one] One game was played out for this, from what you may know; ± is how far off a chance may be.
   *[other] { $count } games were played out for this, from what you may know; ± is how far off a chance may be.
}
web-chance = chance to win
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-asked = The others have been asked.
web-ask-undo = { $name } would like to take back the last move.
web-ask-undo-mine = You have asked to take back; the others decide.
web-ask-replace = { $name } has been away for long. Shall a bot play on?
web-ask-replace-mine = The others want a bot to play on for you.
web-agree = Agree
web-refuse = Refuse
web-agreed = You have agreed.
web-sending = Your answer is on its way …
web-watching = The others are playing …
web-waiting-for = Waiting for { $names }
web-waited = is to play
web-skip-steps = Skip
web-link-lost = The connection is lost; trying again. Nothing you did is lost.
web-spectator = You are watching.
web-bot = bot
web-bot-plays = A bot plays for you.
web-come-back = Play myself
web-absent = { $name } has not answered for long.
web-replace = Let a bot play
web-resign = Hand over to a bot
web-resign-sure = Hand over my seat
web-since = Since your last turn
web-side = Log, chat and notes
web-tab-log = Log
web-tab-chat = Chat
web-tab-notes = Notes
web-log-none = Nothing has happened yet.
web-log-gone = (taken back)
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-notes-hint = Only you can read this.
web-notes-kept = Kept.
web-curtain = Pass the screen to { $name }
web-curtain-go = I am { $name }
web-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

## After the game

web-over-lost = { $count ->
    [0] Nobody wins
   *[other] Nobody at the table wins; the victory goes to: { $names }
}
web-over-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-over-winner = winner
web-sources = Where the points came from
web-rematch = Play again
web-rematch-join = To the next game
web-how = How it went
web-how-hint = Chances to win, judged by playing on from what a spectator could see.
web-how-title = Chances to win in the course of the game
web-how-thinking = Judging the game …
web-how-turns = Turning points
web-how-turn = { $name }: { $before } → { $after }
web-how-entry-n = Entry { $n }
web-over-next = The next table that waits for you
web-share = Share the game
web-how-line = { $name }: { $first } at the start, { $last } at the end.
web-how-entry = Entry
web-proof = Were the dice fair?
web-proof-how = Before the first roll the server committed to a secret, and every seat added something of its own. Now that the secret is known, all rolls can be computed again.
web-proof-commitment = Commitment
web-proof-secret = Secret
web-proof-log = Download the log
web-proof-verify = and check it:

## Replay

web-replay = Replay
web-replay-entry = Moment of the game
web-replay-back = One step back
web-replay-on = One step on
web-replay-play = Play
web-replay-stop = Stop
web-replay-eyes = Seen by
web-replay-spectator = a spectator
web-to-table = To the table

## Rules

web-rule-open = Rule { $rule }
web-rules-of = Rules of { $game }
web-rules-games = Rules of which game?
web-rules-no-game = There is no game called "{ $game }" here
web-rules-no-game-hint = These are the games whose rules you can read:
web-rules-lead = All rules in our own words, each with its number and its page in the printed rulebook.
web-rules-lead-unprinted = All rules in our own words, each with its number.
web-rules-search = Search the rules
web-rules-with-modules = With modules and variants
web-rules-modules = Modules and variants
web-rules-chapters = Chapters
web-rules-found = { $count ->
    [0] No rule found.
    [one] One rule.
   *[other] { $count } rules.
}
web-rules-page = Rulebook, page { $page }
web-rules-unknown = This rule is not in the list.
web-rules-all = See it among all the rules

## Account

web-guest = Play as a guest
web-guest-hint = You are a guest: this browser remembers you. With a password your name stays yours.
web-member-hint = Your name is yours, on every device.
web-password = Password
web-password-current = Present password
web-password-new = New password
web-password-hint = At least 8 characters. Other devices are signed out.
web-password-keep = Keep my name
web-password-kept = Your password is set.
web-device = Another device
web-device-hint = A code lets another device in under your name, once.
web-device-code = Get a code
web-device-until = until { $time }
web-code = Code
web-code-in = Code from another device
web-data = Your data
web-data-hint = All that is stored about you, to keep or to delete.
web-data-export = Download
web-sign-out = Sign out
web-sign-out-guest = Careful: a guest who signs out cannot come back without a code.
web-forget = Delete my account
web-forget-sure = Yes, delete everything

# What one does without being asked.
web-acts = You can also …
web-change = Change your answer
web-sealed = In secret
web-sealed-hint = Everybody answers this in secret.
web-ready = You are ready.
web-ready-change = You are ready; until all are, you can change your answer.
web-ready-others = Still choosing
web-called = Somebody waits for a word from you …
web-act-do = Do this
web-always = Always answer like this, until I am asked something else
web-instructions = What you have said beforehand
web-instruction = Said beforehand: { $answer }
web-instruction-end = Take back

## Ways into a game

web-play-friends = Play friends
web-play-friends-of = Play friends: { $game }
web-learn = Learn
web-learn-of = Learn: { $game }
web-minutes = about { $minutes } minutes
web-weight-light = easy to learn
web-weight-medium = some rules
web-weight-heavy = many rules
web-game-crusader = Crusader Kings
web-game-knights = Warrior Knights
web-about-crusader = Lead a dynasty through marriages, plots and crusades, from father to daughter.
web-about-knights = A baron among barons: plan in secret, take cities, vote in the assembly.
web-your-turns = Your turn ({ $count })
web-my-tables-rest = All your other tables are quiet.
web-watch = Watch a game
web-presets = How do you want to play?
web-preset-first = First game
web-preset-standard = Standard
web-preset-everything = Everything
web-options-all = All options
web-options-own = All options (your own choice)
web-more-settings = More settings
web-invite-code = The link as a code for the camera of a phone
web-skip-question = Skip to the question
web-palette = Colours of the players
web-palette-heraldry = Heraldry
web-palette-clear = Easy to tell apart
web-numbers = Show rules by their numbers

## Lessons

web-lesson = Lesson
web-lesson-leave = Leave the lesson
web-lesson-end = Play on alone

## The table: tabs, log, film

web-tab-board = Board
web-tab-kingsburg-court = Court
web-tab-kingsburg-province = Province
web-tab-kingsburg-rivals = Rivals
web-tab-warlords-map = Map
web-tab-warlords-battle = Battle
web-tab-warlords-cards = Cards
web-tab-warlords-players = Players
web-tab-crusader-map = Map
web-tab-crusader-family = Family
web-tab-crusader-hand = Hand
web-tab-crusader-players = Dynasties
web-tab-knights-map = Map
web-tab-knights-plan = Plan
web-tab-knights-assembly = Assembly
web-tab-knights-barons = Barons
web-log-mine = you answered here
web-log-own = My turns
web-log-end = To the end
web-show-again = Again
web-kind-die = Dice
web-kind-advisor = Advisors
web-kind-building = Buildings
web-kind-good = Goods
web-kind-governor = Governors
web-kind-fief = Fiefs
web-kind-attack = Attacks
web-kind-kingdom = Kingdoms
web-kind-mover = Who moves
web-kind-soldier = Soldiers
web-kind-mercenary = Mercenaries
web-kind-card = Cards
web-kind-castle = Castles
web-kind-seat = Players
web-kind-area = Areas
web-kind-city = Cities
web-kind-noble = Nobles
web-kind-troop = Troops
web-kind-manner = How
web-kind-way = Way
web-kind-agenda = Agendas
web-kind-number = How many
web-kind-stronghold = Strongholds
web-kind-end = Or
web-legend = What the signs mean
web-five = In five minutes
web-host-code = Code from the host of this server
web-report = Report a player
web-report-whom = Who
web-report-what = What happened
web-report-hint = Whoever runs this server reads it. Nobody at the table is told.
web-report-send = Send
web-report-sent = Sent. Thank you.
