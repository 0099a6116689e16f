## The board of Warlords of Europe in the browser

# Where the game is
web-we-round = Round { $round }
web-we-round-of = Round { $round } of { $rounds }
web-we-turn = Turn of { $name }
web-we-phases = Phases
web-we-phase-setup = Set-up
web-we-phase-manoeuvre = Manoeuvre
web-we-phase-battles = Battles
web-we-phase-redeployment = Redeployment
web-we-phase-pope = Pope and crown
web-we-phase-taxes = Taxes
web-we-phase-recruit = Recruit
web-we-phase-deploy = Deploy
web-we-phase-initiative = Initiative
web-we-phase-merchant = Merchant
web-we-phase-over = The game is over
web-we-crown-open = Nobody has the majority: { $needed } of { $castles } finished castles are needed.
web-we-crown-held = { $name } has the majority and must keep it through the turn of { $names }.
web-we-crown-near = { $name } has kept the majority and wins at the next check.
web-we-ending-crown = { $names } wins the crown.
web-we-ending-alone = { $names } is the last one left and wins.
web-we-ending-limit = The last round is over: { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }.

# The map
web-we-map = Map of Europe
web-we-map-keys = Plus and minus change the size, zero shows everything, arrows move the map or go from fief to fief. Home goes to the first fief; with Shift the arrows go to every fief.
web-we-map-hint = Point at a fief to read about it.
web-we-zoom-in = Nearer
web-we-zoom-out = Farther
web-we-zoom-all = Show everything
web-we-zoom-lit = Show what can be picked
web-we-out-of-play = out of play
web-we-terrain-plains = plains
web-we-terrain-farmland = farmland
web-we-terrain-forest = forest
web-we-terrain-mountain = mountain
web-we-land = { $terrain }, { $gold } gold
web-we-peasant = Peasants
web-we-peasants = { $count ->
        [one] 1 Peasant
       *[other] { $count } Peasants
    }
web-we-nobody = nobody
web-we-yours = yours: { $army }
web-we-owned = of { $name }: { $army }
web-we-castle-finished = finished castle
web-we-castle-unfinished = unfinished castle
web-we-captive = holds a Warlord of { $name }
web-we-defence = defended on d{ $die }
web-we-attacked = under attack by { $army }
web-we-neighbours = neighbours { $list }

# Soldiers on the way, and numbers
web-we-company = On the way: { $fief }
web-we-company-go = Then pick a lit fief on the map.
web-we-steps = { $steps ->
        [0] goes no further
        [one] 1 fief further
       *[other] { $steps } fiefs further
    }
web-we-movers = Who moves?
web-we-join = Take along
web-we-stay = Who stays here?
web-we-leave = Leave behind
web-we-all = All
web-we-all-but-one = All but one
web-we-cheapest = Cheapest first
web-we-lose = Take away
web-we-count = How many?
web-we-do = Do it
web-we-price = { $gold } gold
web-we-order = Your order is being carried out; { $left } more.
web-we-order-stop = Stop

# Attacks and odds
web-we-attacks = Attacks to come
web-we-attack = { $from } → { $fief }
web-we-odds-conquer = Conquest
web-we-odds-destroyed = Both destroyed
web-we-odds-repelled = Repelled
web-we-odds-lost = Mean losses: attacker { $attackers }, defender { $defenders }

# Battles
web-we-battle = Battle for { $fief }
web-we-last-battle = Last battle: { $fief }
web-we-battle-round = Battle round { $round }
web-we-step-archers = Archers
web-we-step-main = All others
web-we-side-attacker = attacks
web-we-side-defender = defends
web-we-held = { $n ->
        [one] One Warlord taken: out of the fight until it is over.
       *[other] { $n } Warlords taken: out of the fight until it is over.
    }
web-we-absorb = { $hits ->
        [one] ignores the next hit
       *[other] ignores the next { $hits } hits
    }
web-we-faces = { $faces }; { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
web-we-taken = { $hits ->
        [one] 1 hit taken
       *[other] { $hits } hits taken
    }
web-we-ignored = { $hits } ignored
web-we-fell = loses { $who }
web-we-outcome-conquered = Conquered
web-we-outcome-repelled = Repelled: the attacker was destroyed
web-we-outcome-destroyed = Both sides were destroyed
web-we-outcome-retreated = The attacker retreated

# Recruit
web-we-shop = Recruit
web-we-bought = Ordered:
web-we-buy = Buy
web-we-hire = Mercenaries
web-we-hire-them = Hire
web-we-begin = Begin a castle in
web-we-finish = Finish the castle in
web-we-keep = Pay mercenaries again in

# Ransom
web-we-offer = Ransom: { $from } to { $to }
web-we-offer-captive = The Warlord of { $name } held in { $fief } goes home
web-we-offer-gold = { $gold } gold offered
web-we-offer-asked = { $gold } gold asked for
web-we-offer-sum = Gold
web-we-offer-set = Set

# Setup
web-we-initiative = Initiative
web-we-initiative-text = Card 1 acts first in every round.
web-we-initiative-card = Initiative card { $n }
web-we-rolls = Dice for initiative
web-we-kingdoms = Your kingdom
web-we-kingdom-worth = { $fiefs } fiefs, { $gold } gold

# Players and cards
web-we-players = Players
web-we-you = you
web-we-waited = acts now
web-we-majority = has the majority of castles
web-we-status-surrendered = has surrendered
web-we-status-eliminated = is out of the game
web-we-gold = Gold, and what the next taxes would bring
web-we-income = taxes as things stand
web-we-castles = Finished castles, and how many the majority needs
web-we-fiefs = Fiefs
web-we-cards = Cards in hand: Pope, Merchant, Conquest
web-we-recruits = To be placed:
web-we-whole = Whole kingdoms: { $kingdoms }
web-we-excommunications = { $count ->
        [one] Excommunicated once
       *[other] Excommunicated { $count } times
    }
web-we-truce = Truce with { $name }
web-we-hand = Your cards
web-we-hand-empty = You hold no cards.
web-we-decks = Decks
web-we-deck = { $left } left, { $discards } discarded
web-we-discards-none = Nothing has been discarded.
web-we-deck-pope = Pope
web-we-deck-merchant = Merchant
web-we-deck-conquest = Conquest
web-we-timing-immediate = At once
web-we-timing-your-turn = In your turn
web-we-timing-battle = Before a battle round
web-we-timing-redeploy = In Redeployment
web-we-timing-tax = In Taxes
web-we-timing-recruit = In Recruit
web-we-timing-deploy = In Deploy
web-we-timing-initiative = In Initiative
web-we-no-battle = No battle is being fought.
web-we-sign-lancer = Lancer: hits on 7 or more, cheap
web-we-sign-footman = Footman: hits on 5 or more
web-we-sign-archer = Archer: hits on 5 or more, rolls first
web-we-sign-knight = Knight: hits on 4 or more, moves two fiefs
web-we-sign-warlord = Warlord: moves two fiefs, and others with him; a crown on a badge says that the army is led
web-we-sign-peasant = Peasants
web-we-sign-city = City: one gold of taxes, one peasant
web-we-sign-finished = Finished castle
web-we-sign-unfinished = Castle being built
web-we-sign-captive = A Warlord held captive
web-we-sign-gold = Gold
web-we-sign-church = Pope card
web-we-sign-flag = Fiefs
web-we-sign-swords = Conquest card
web-we-sign-truce = They may not attack each other

# The form of a new table
web-option-warlords-scenario = Scenario
web-option-warlords-scenario-standard = as the rulebook says
web-option-warlords-scenario-hard = hard and faster (3 or 4 players)
web-option-warlords-scenario-long = hard and longer (3 players)
web-option-warlords-scenario-inner = inner kingdoms, whole map (4 players)
web-option-warlords-scenario-random = random kingdoms
web-option-warlords-scenario-agreed = any kingdoms, whole map
web-option-warlords-retreat = Retreat
web-option-warlords-retreat-split = to several fiefs
web-option-warlords-retreat-one-fief = all to one fief
web-option-warlords-bonus-on-tie = Castle bonus when tied for most fiefs
web-option-warlords-bonus-on-tie-nothing = none
web-option-warlords-bonus-on-tie-bonus = 6 gold
web-option-warlords-unlimited-recruits-in = Any number of recruits in
web-option-warlords-unlimited-recruits-in-any-castle = any castle, from its second round
web-option-warlords-unlimited-recruits-in-finished-castle = finished castles only
web-option-warlords-unlimited-recruits-in-finished-or-captured = finished and captured castles
web-option-warlords-castle-supply = Castles
web-option-warlords-castle-supply-shared = 12 for all
web-option-warlords-castle-supply-unlimited = without limit
web-option-warlords-two-player-hold = Two players: all castles must be kept
web-option-warlords-two-player-hold-opponent-turn = through a turn of the opponent
web-option-warlords-two-player-hold-whole-round = through a whole round
web-option-warlords-warlords-while-captive = Warlords bought while one is captive
web-option-warlords-warlords-while-captive-none = none
web-option-warlords-warlords-while-captive-within-limit = as many as there are pieces
web-option-warlords-random-starts = Random kingdoms
web-option-warlords-random-starts-any = any
web-option-warlords-random-starts-not-adjacent = not next to each other
web-option-warlords-rounds = Rounds (0: until somebody wins)
web-group-warlords-scenario = What is played
web-group-warlords-readings = Readings of the rules

# The end
web-score-warlords = { $score ->
        [one] 1 finished castle
       *[other] { $score } finished castles
    }
