## The board of Warrior Knights in the browser

# Where the round is
web-wk-round = Round { $round }
web-wk-phase-set_up = Set-up
web-wk-phase-planning = Planning
web-wk-phase-actions = Actions
web-wk-phase-upkeep = Upkeep
web-wk-phase-over = The game is over
web-wk-pool = Influence left
web-wk-about-taxation = Taxation comes when { $needed } cards lie here: cities pay.
web-wk-about-wages = Wages come when { $needed } cards lie here: troops are paid.
web-wk-about-assembly = The Assembly meets when { $needed } cards lie here.
web-wk-about-draft = The Mercenary Draft comes when every open spot is taken.
web-wk-about-pool = Influence in the pool: when it is gone, the game ends.

# Events
web-wk-events = Events
web-wk-event-now = The Event on the table
web-wk-drawn-by = drawn by { $name }
web-wk-strikes = It strikes:
web-wk-offered = Faith offered to cancel it:
web-wk-in-force = In force
web-wk-in-force-for = In force { $until }; drawn by { $name }.
web-wk-until-round = until the end of the round
web-wk-until-wages = until the end of the next Wages
web-wk-until-taxation = until the end of the next Taxation
web-wk-until-battle = until the end of the battle
web-wk-until-move = until the end of the move
web-wk-until-desertion = until these Mercenaries have deserted
web-wk-until-refresh = until all Nobles are ready again
web-wk-lasts = until something ends it
web-wk-used-up = Used up:
web-wk-no-events = No Event is in force.

# The map
web-wk-map = Map of the Kingdom
web-wk-map-keys = Plus and minus change the size, zero shows everything, arrows move the map or go from area to area. Home goes to the first area; with Shift the arrows go to every area.
web-wk-map-hint = Point at an area or a Noble to read about it.
web-wk-panels = Beside the map
web-wk-zoom-in = Nearer
web-wk-zoom-out = Farther
web-wk-zoom-all = Show everything
web-wk-zoom-lit = Show what can be picked
web-wk-terrain-plain = plain
web-wk-terrain-hills = hills
web-wk-terrain-forest = forest
web-wk-terrain-marsh = marsh
web-wk-terrain-moor = moor
web-wk-terrain-island = island
web-wk-terrain-overseas = overseas
web-wk-city = city
web-wk-port = port
web-wk-razed = razed
web-wk-city-worth = strength { $strength }, income { $income }
web-wk-neutral = neutral
web-wk-of = of { $name }
web-wk-fortified = fortified
web-wk-breaches = { $count ->
        [one] 1 breach
       *[other] { $count } breaches
    }
web-wk-garrison = with a Garrison
web-wk-besieged = besieged by { $names }
web-wk-since = { $name } (since round { $round })
web-wk-rioting = a riot
web-wk-stronghold = Stronghold
web-wk-stronghold-of = { $name }'s stronghold
web-wk-strength = strength { $strength }
web-wk-ready = ready
web-wk-exhausted = exhausted
web-wk-tokens = { $count ->
        [one] 1 casualty token
       *[other] { $count } casualty tokens
    }
web-wk-at-sea = at sea
web-wk-off-board = off the board
web-wk-gone = dead without an heir
web-wk-awaits-heir = dead, his heir is withheld
web-wk-heir-held = heir held by { $name }
web-wk-by-bridge = by a bridge
web-wk-by-road = by road
web-wk-neighbours = neighbours { $list }

# Planning and stacks
web-wk-planning = Plan the round
web-wk-stacks = Stacks of this round
web-wk-stack = Stack { $n }
web-wk-plan-how = Pick a card for stack { $stack }: by a click, or drag it there.
web-wk-plan-ready = Your plan is laid. Until all are ready you can plan anew.
web-wk-cards-left = { $count ->
        [0] played
        [one] 1 card left
       *[other] { $count } cards left
    }
web-wk-neutral-cards = { $count } neutral
web-wk-thinking = Still planning: { $names }
web-wk-hand = In your hand

# Barons
web-wk-barons = Barons
web-wk-you = you
web-wk-target = The game ends when a Baron has { $target } Influence.
web-wk-has-influence = Influence, and what the next Upkeep brings
web-wk-has-crowns = Crowns, with income and wages
web-wk-has-votes = Votes
web-wk-has-faith = Faith
web-wk-has-knowledge = Knowledge
web-wk-has-cities = Cities
web-wk-role-king = The King
web-wk-role-chairman = Chairman of the Assembly
web-wk-role-church = Head of the Church
web-wk-role-scholar = Scholar
web-wk-role-ban = banned from the Assembly
web-wk-armies = Armies
web-wk-mission = Your Mission

# Assembly
web-wk-assembly = Assembly
web-wk-assembly-sits = The Assembly sits
web-wk-presides = { $name } presides
web-wk-banned = banned: { $names }
web-wk-absent = absent
web-wk-hides = hidden, of { $votes }
web-wk-ballot = you hold { $votes }
web-wk-wrote = you wrote { $votes }
web-wk-exempt = does not abide
web-wk-of-votes = of { $votes }
web-wk-votes-left = ({ $votes } left)
web-wk-voice-yes = yes
web-wk-voice-no = no
web-wk-result = Decided: { $result }
web-wk-to-come = Still to be voted on
web-wk-agendas = On the table
web-wk-laws = Laws in force
web-wk-offices = Offices
web-wk-discards-agendas = Discarded:
web-wk-none = None

# Battles
web-wk-battle-field = Battle at { $place }
web-wk-battle-assault = Assault on { $place }
web-wk-battle-siege = Siege of { $place }
web-wk-last-battle = The last battle: { $place }
web-wk-skip = Show all
web-wk-attacker = Attacker
web-wk-defender = Defender
web-wk-commands = commands
web-wk-fate-cards = { $count ->
        [one] 1 Fate card
       *[other] { $count } Fate cards
    }
web-wk-discards = discards { $count }
web-wk-fate-hand = Your Fate cards: discard
web-wk-casualties = Casualties: { $n }
web-wk-victories = Victories: { $count }
web-wk-stalemate = Nobody wins.
web-wk-partial = Partial victory of the { $side }
web-wk-full = Full victory of the { $side }
web-wk-attacks = What could be attacked
web-wk-field-of = { $name } in the field, { $area }
web-wk-against = you { $ready }, defence { $defence }
web-wk-siege-can = strong enough for a siege: { $ours } against { $theirs }
web-wk-siege-cannot = too weak for a siege: { $ours } against { $theirs }
web-wk-odds-wins = you win
web-wk-odds-undecided = undecided
web-wk-odds-retreat = you retreat
web-wk-odds-die = you fall
web-wk-odds-lost = Mean casualties: { $attackers } against { $defenders }

# Mercenaries, expeditions, Advancements
web-wk-mercenaries = Mercenaries
web-wk-track = Mercenary Track
web-wk-spot-fee = With Versatile Strategy: { $fee ->
        [one] 1 crown
       *[other] { $fee } crowns
    }
web-wk-wage = wage { $wage }
web-wk-mercenaries-lost = Discarded for casualties:
web-wk-expeditions = Expeditions
web-wk-under-way = under way, spot { $spot }
web-wk-in-harbour = in harbour
web-wk-blessed = blessed
web-wk-next-event = Next Event: { $colour }; { $left } left.
web-wk-colour-red = red, harmful
web-wk-colour-green = green, helpful
web-wk-colour-blue = blue, either way
web-wk-advancements = Advancements
web-wk-face-down = face down

# Signs
web-wk-sign-city = City: strength, and income on the coin
web-wk-sign-stronghold = Stronghold of a Baron
web-wk-sign-ruin = Razed city
web-wk-sign-fortified = Fortified
web-wk-sign-breach = Breach: 100 strength less
web-wk-sign-garrison = Garrison
web-wk-sign-riot = Riot
web-wk-sign-siege = Siege: a dashed frame in the besieger's colour
web-wk-sign-port = Port
web-wk-sign-star = Noble, star: deals 100 more
web-wk-sign-square = Noble, square: prevents 100 more
web-wk-sign-triangle = Noble, triangle: one more victory
web-wk-sign-circle = Noble, circle: no wages up to 400
web-wk-sign-casualty = Casualty token: 100 strength less
web-wk-sign-influence = Influence
web-wk-sign-crowns = Crowns
web-wk-sign-votes = Votes
web-wk-sign-faith = Faith
web-wk-sign-knowledge = Knowledge
web-wk-sign-chairman = Chairman of the Assembly
web-wk-sign-church = Head of the Church
web-wk-sign-scholar = Scholar
web-wk-sign-king = The King
web-wk-sign-ban = Banned from the Assembly
web-wk-sign-swords = Deal 100 Casualties
web-wk-sign-prevent = Prevent 100 Casualties
web-wk-sign-victory = +1 Victory
web-wk-sign-draw = Draw 1 Fate
web-wk-sign-retreat = Retreat and Draw 1 Fate
web-wk-sign-ship = Expedition

# The form of a new table
web-group-knights-length = How long
web-group-knights-variants = Crown and Glory
web-group-knights-optional = Optional rules
web-group-knights-readings = Readings and limits
web-option-knights-length = Length
web-option-knights-length-short = short
web-option-knights-length-short-help = 8 Influence for each Baron; with The King 6, up to 12.
web-option-knights-length-standard = standard
web-option-knights-length-standard-help = 10 Influence for each Baron; with The King 8, up to 16.
web-option-knights-length-long = long
web-option-knights-length-long-help = 12 Influence for each Baron; with The King 10, up to 20.
web-option-knights-length-longest = as long as can be
web-option-knights-length-longest-help = 15 Influence for each Baron; with The King 10, up to 20.
web-option-knights-glory = For Glory
web-option-knights-glory-help = New cards, Knowledge and Advancements.
web-option-knights-missions = Missions
web-option-knights-missions-help = Each Baron has a secret aim of his own.
web-option-knights-king = The King
web-option-knights-king-help = When the Influence is gone one Baron becomes King, and the game goes on.
web-option-knights-heirs = Exchanging heirs
web-option-knights-heirs-help = Every Noble has an heir, who can be given away as a hostage.
web-option-knights-elimination = Player elimination
web-option-knights-elimination-help = Whoever loses his stronghold is out.
web-option-knights-might-is-right = Might is right
web-option-knights-might-is-right-help = Only more than half of the cities win. Not with Missions or The King.
web-option-knights-abandoned-nobles = Abandoned Nobles
web-option-knights-abandoned-nobles-help = Nobles whose troops desert do not die.
web-option-knights-miracles = Miracles can happen
web-option-knights-miracles-help = An Event that lasts can be cancelled later, for 1 Faith more.
web-option-knights-open-motions = Open Private Motions
web-option-knights-open-motions-help = A Private Motion can also forbid something to everybody.
web-option-knights-edition = Rulebook
web-option-knights-edition-italian = the Italian one
web-option-knights-edition-english = the English one with its FAQ
web-option-knights-edition-help = It decides where the two differ.
web-option-knights-walls-stand = Walls that stand count victories
web-option-knights-walls-stand-help = Also when all Nobles behind them are dead.
web-option-knights-rounds = Rounds at most
web-option-knights-quiet-upkeeps = Upkeeps at most in which nobody takes Influence

# What answers do, by the question
web-wk-answer-plan-done = no more
web-wk-answer-draft-soldiers-done = on none
web-wk-answer-mobilize-done = none
web-wk-answer-mobilizing-done = that is all
web-wk-answer-versatile-done = nothing
web-wk-answer-versatile-move-done = go back
web-wk-answer-battle-area-done = go back
web-wk-answer-collect-done = that is all
web-wk-answer-declare-done = no attack
web-wk-answer-commit-done = that is all
web-wk-answer-discard-fate-done = that is all
web-wk-answer-start-expedition-done = none
web-wk-answer-upgrade-defenses-done = nothing
web-wk-answer-muster-troops-done = none
web-wk-answer-wages-done = nobody
web-wk-answer-wages-short-done = no Mercenary is paid
web-wk-answer-propose-done = nothing
web-wk-answer-draft-done = nobody
web-wk-answer-revolt-done = lose it
web-wk-answer-riot-done = let it be
web-wk-answer-transfers-done = that is all
web-wk-answer-redistribute-done = that is all
web-wk-answer-return-stronghold-done = not now
web-wk-answer-use-card-done = no
web-wk-answer-use-card-advancement = use { $what }
web-wk-answer-choose-troop-done = that is all
web-wk-answer-forced-march-done = none
web-wk-answer-forced-march-more-done = none
web-wk-answer-garrison-done = none
web-wk-answer-levies-done = none
web-wk-answer-buy-advancement-done = none
web-wk-answer-swap-advancement-done = none
web-wk-answer-buy-drawn-advancement = buy it
web-wk-answer-buy-drawn-done = leave it

# Bots
web-bot-castellan = Castellan: plays well, at once
web-bot-banneret = Banneret: thinks a moment, plays strongly
web-bot-palatine = Palatine: thinks up to two seconds, plays very strongly

# The end
web-score-knights = { $score } Influence
web-source-knights-cities = Cities
web-source-knights-king = The King
web-source-knights-missions = Missions
web-source-knights-cards = Cards
