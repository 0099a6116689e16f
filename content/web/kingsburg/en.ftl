## The board of Kingsburg in the browser

# Calendar and turn order
web-kb-calendar = Calendar
web-kb-order = Turn order
web-kb-waited = acts now
web-kb-passed = passed

# The court and the own hand
web-kb-court = The royal court
web-kb-neutral = Neutral dice
web-kb-hand = In your hand
web-kb-your-dice = Your dice
web-kb-your-goods = Your goods and helpers
web-kb-placed = { $die }, already placed
web-kb-sum = Together { $sum }
web-kb-owned = { $thing }, you have { $count }{ $picked ->
        [0] { "" }
       *[other] ; picked { $picked }
    }

# Players and tracks
web-kb-player = player
web-kb-goods = goods
web-kb-soldiers = soldiers
web-kb-buildings = buildings
web-kb-choosing = choosing
web-kb-aid-die = White die of the King's Aid
web-kb-dice-of = Dice: { $dice }
web-kb-score = Victory points
web-kb-defence = Defence
web-kb-defence-of = { $total } ({ $soldiers } from soldiers, { $bonus } from buildings and governor)

# Invaders
web-kb-strength = strength
web-kb-seen = you have seen it
web-kb-looked = { $names } looked at this card

# Provinces
web-kb-provinces = Provinces
web-kb-yours = Yours
web-kb-built = built

# Battles
web-kb-battle = Winter of year { $year }: { $race }, strength { $strength }
web-kb-win = Victory
web-kb-lose = Defeat
web-kb-king-die = King's reinforcements
web-kb-outcome-won = Victory
web-kb-outcome-drawn = Draw
web-kb-outcome-lost = Defeat
web-kb-outcome-open = Still to come
web-kb-best = strongest
web-kb-razed = { $building } destroyed, −{ $vp } VP
web-kb-winner = winner

# Before the game
web-kb-setup = Before the first year
web-kb-step-draft = taking alternative lines
web-kb-step-lines = which lines are used
web-kb-step-governors = choosing governors
web-kb-draft = Alternative lines: take one
web-kb-draft-order = Order of taking
web-kb-lines-use = Alternative lines of { $name }: which are used?
web-kb-lines-left = { $count ->
    [0] none left
   *[other] { $count } left
}
web-kb-lines-of = Taken by { $names }.
web-kb-covers = Would lie on { $line }.
web-kb-in-use = in use: { $lines }
web-kb-in-use-none = uses none
web-kb-laid-over = alternative line
web-kb-governors = Governors: keep one of three
web-kb-governors-secret = Nobody else sees these cards. The governors are revealed when all have chosen.
web-kb-chosen = has chosen
web-kb-kept = You keep this one.
web-kb-auction = Auction of governors
web-kb-high-bid = bids { $bid } VP
web-kb-bids = to bid
web-kb-names = to name one
web-kb-still-in = still bidding
web-kb-no-bid = No bid yet
web-kb-names-next = { $name } names the next governor.
web-kb-still-open = Still to be auctioned
web-kb-on-offer = On offer

# Cards, tiles, tokens
web-kb-cards = Cards for everybody
web-kb-fate = Fate of the year
web-kb-scenario = Scenario
web-kb-your-governor = Your governor
web-kb-spaces = Your own spaces for dice
web-kb-used = used
web-kb-covered = Covered by a Caprice:
web-kb-on-tile = On it: { $goods }.
web-kb-tiles-note = { $count ->
    [one] One Caprice tile lies on its Advisor: its help replaces the Advisor's.
   *[other] { $count } Caprice tiles lie on their Advisors: their help replaces the Advisors'.
}
web-kb-closed = Nobody can influence this Advisor this year.
web-kb-closed-short = closed
web-kb-moved = moved here
web-kb-requests = Request tokens
web-kb-request = { $count ->
    [one] Request token { $value }
   *[other] Request token { $value }, { $count } of them
}
web-kb-offers = All at once
web-kb-pick-player = Choose { $name }
web-kb-any-change = { $count ->
    [one] { $count } good
   *[other] { $count } goods
} { $way ->
    [less] less
   *[more] more
}
web-kb-unscored = without VP
web-kb-own-die = Own die
web-kb-inv-tokens = In Winter everybody adds the soldiers of a request token.
web-kb-point = Point at a building to read what it does.
web-kb-sign-gold = Gold
web-kb-sign-wood = Wood
web-kb-sign-stone = Stone
web-kb-sign-any = A good of your choice
web-kb-sign-eachOther = One of each of the other two kinds
web-kb-sign-plus2 = "+2" token: adds 2 to a group of dice
web-kb-sign-soldier = Soldier
web-kb-sign-vp = Victory point
web-kb-sign-peek = Look at the invader card
web-kb-sign-buildings = Buildings
web-kb-sign-agent = The King's Agent
web-kb-sign-battle = Strength of the invaders
web-kb-sign-turn = Is to play
web-kb-sign-governor = Governor (module 3)
web-kb-sign-request = Request token (module 5)
web-kb-sign-white = White die: only together with a coloured die
web-kb-sign-neutral = Neutral dice: they close an Advisor in a game of two

# The form of a new table: modules 1 to 6, then the scenario
web-option-kingsburg-rows = Module 1: rows of buildings
web-option-kingsburg-rows-five = five
web-option-kingsburg-rows-seven = seven, with the additional lines
web-option-kingsburg-rows-help = Two more rows: crafts that trade goods, and troops for the Winter.
web-option-kingsburg-lines = Module 2: alternative lines
web-option-kingsburg-lines-none = none
web-option-kingsburg-lines-dealt = two each, by lot
web-option-kingsburg-lines-drafted = two each, chosen in turn
web-option-kingsburg-lines-help = Everybody may cover up to two rows with other buildings, so provinces differ.
web-option-kingsburg-governors = Module 3: governors
web-option-kingsburg-governors-none = none
web-option-kingsburg-governors-dealt = three dealt, one kept
web-option-kingsburg-governors-auction = auction for VP
web-option-kingsburg-governors-help = Each player has a governor with a power of its own, for the whole game.
web-option-kingsburg-fate = Module 4: Fate cards
web-option-kingsburg-fate-off = none
web-option-kingsburg-fate-on = one each year
web-option-kingsburg-fate-help = A card changes the rules of every year, the same for all.
web-option-kingsburg-reinforcements = Module 5: the King's reinforcements
web-option-kingsburg-reinforcements-die = one die for everybody
web-option-kingsburg-reinforcements-tokens = request tokens, in secret
web-option-kingsburg-reinforcements-help = With tokens everybody asks in secret for 0 to 4 soldiers; each token serves once.
web-option-kingsburg-caprices = Module 6: Caprice tiles
web-option-kingsburg-caprices-none = none
web-option-kingsburg-caprices-court = one more each season
web-option-kingsburg-caprices-restoration = Restoration: one fewer each season
web-option-kingsburg-caprices-help = Tiles cover Advisors, who then help in another way.
web-option-kingsburg-scenario = Scenario
web-option-kingsburg-scenario-none = none
web-option-kingsburg-scenario-random = by lot
web-option-kingsburg-scenario-goblin-valley = Goblin Valley
web-option-kingsburg-scenario-long-siege = The Long Siege
web-option-kingsburg-scenario-kings-wager = The King's Wager
web-option-kingsburg-scenario-seers-warning = The Seer's Warning
web-option-kingsburg-scenario-help = A rule of its own for the whole game.
web-option-kingsburg-scenario-goblin-valley-help = { scenario-goblin_valley-text }
web-option-kingsburg-scenario-long-siege-help = { scenario-long_siege-text }
web-option-kingsburg-scenario-kings-wager-help = { scenario-kings_wager-text }
web-option-kingsburg-scenario-seers-warning-help = { scenario-seers_warning-text }

# The end
web-source-kingsburg-buildings = Buildings
web-source-kingsburg-court = Court
web-source-kingsburg-winter = Winters
web-source-kingsburg-rest = King and cards
