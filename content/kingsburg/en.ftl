## Names and texts of components

# Advisors

advisor-1 = Jester
    .the = the Jester
advisor-1-text = Score 1 VP.
advisor-2 = Squire
    .the = the Squire
advisor-2-text = Take 1 gold.
advisor-3 = Architect
    .the = the Architect
advisor-3-text = Take 1 wood.
advisor-4 = Merchant
    .the = the Merchant
advisor-4-text = Take 1 gold or 1 wood.
advisor-5 = Sergeant
    .the = the Sergeant
advisor-5-text = Recruit 1 soldier.
advisor-6 = Alchemist
    .the = the Alchemist
advisor-6-text = You may give 1 good to take one of each of the two other kinds.
advisor-7 = Astronomer
    .the = the Astronomer
advisor-7-text = Take 1 good of your choice and one "+2" token.
advisor-8 = Treasurer
    .the = the Treasurer
advisor-8-text = Take 2 gold.
advisor-9 = Master of the Hunt
    .the = the Master of the Hunt
    .brief = Huntmaster
advisor-9-text = Take 1 wood and either 1 gold or 1 stone.
advisor-10 = General
    .the = the General
advisor-10-text = Recruit 2 soldiers; you may look at the top invader card.
advisor-11 = Armourer
    .the = the Armourer
advisor-11-text = Take 1 stone and either 1 gold or 1 wood.
advisor-12 = Noblewoman
    .the = the Noblewoman
advisor-12-text = Take 2 goods of your choice and one "+2" token.
advisor-13 = Champion
    .the = the Champion
advisor-13-text = Take 3 stone.
advisor-14 = Spy
    .the = the Spy
advisor-14-text = You may pay 1 VP for 3 goods of your choice.
advisor-15 = Inventor
    .the = the Inventor
advisor-15-text = Take 1 gold, 1 wood and 1 stone.
advisor-16 = Wizard
    .the = the Wizard
advisor-16-text = Take 4 gold.
advisor-17 = Queen
    .the = the Queen
advisor-17-text = Take any 2 goods and 3 VP; you may look at the top invader card.
advisor-18 = King
    .the = the King
advisor-18-text = Take 1 gold, 1 wood, 1 stone and recruit 1 soldier.

# Buildings

building-B1 = Statue
    .the = the Statue
building-B1-text = After rolling, if all your dice are equal you may reroll one of them.
building-B2 = Chapel
    .the = the Chapel
building-B2-text = After rolling, if your dice total 7 or less you may reroll all of them.
building-B3 = Church
    .the = the Church
building-B3-text = +1 in battle against Demons.
building-B4 = Cathedral
    .the = the Cathedral
    .brief = Cathed.
building-B4-text = At the end of the game score 1 VP for every 2 goods you own.
building-C1 = Inn
    .the = the Inn
building-C1-text = At the end of Summer take one "+2" token.
building-C2 = Market
    .the = the Market
building-C2-text = Once per season one of your dice groups may count as 1 more or 1 less.
building-C3 = Farms
    .the = the Farms
building-C3-text = Roll one more white die in every season; -1 in battle.
building-C4 = Merchants' Guild
    .the = the Merchants' Guild
    .brief = M.Guild
building-C4-text = At the start of every season, before rolling, take 1 gold.
building-D1 = Guard Tower
    .the = the Guard Tower
    .brief = G.Tower
building-D1-text = +1 in battle.
building-D2 = Blacksmith
    .the = the Blacksmith
    .brief = Smith
building-D2-text = +1 in battle.
building-D3 = Barracks
    .the = the Barracks
    .brief = Barrack
building-D3-text = In phase 7 every soldier costs you 1 good instead of 2.
building-D4 = Wizards' Guild
    .the = the Wizards' Guild
    .brief = W.Guild
building-D4-text = +2 in battle.
building-E1 = Palisade
    .the = the Palisade
    .brief = Palis.
building-E1-text = +1 in battle, +2 against Zombies.
building-E2 = Stable
    .the = the Stable
building-E2-text = When advisor 5, 10 or 18 helps you, recruit 1 soldier more.
building-E3 = Stone Wall
    .the = the Stone Wall
    .brief = Wall
building-E3-text = +1 in battle, and an equal total counts as a victory.
building-E4 = Fortress
    .the = the Fortress
    .brief = Fortr.
building-E4-text = +1 in battle, and score 1 VP whenever you win a battle.
building-F1 = Barricade
    .the = the Barricade
    .brief = Barrier
building-F1-text = +1 in battle against Goblins.
building-F2 = Crane
    .the = the Crane
building-F2-text = Your buildings of columns III and IV cost 1 gold less.
building-F3 = Town Hall
    .the = the Town Hall
    .brief = T.Hall
building-F3-text = At the end of each season you may pay 1 good or one "+2" token for 1 VP.
building-F4 = Embassy
    .the = the Embassy
building-F4-text = At the end of each season score 1 VP.

# Races of the invaders

race-Goblins = Goblins
    .the = the Goblins
race-Orcs = Orcs
    .the = the Orcs
race-Zombies = Zombies
    .the = the Zombies
race-Barbarians = Barbarians
    .the = the Barbarians
race-Demons = Demons
    .the = the Demons
race-Dragons = Dragons
    .the = the Dragons

# Goods: alone, counted, and as a letter

good-gold = gold
    .count = { $count } gold
    .letter = G
good-wood = wood
    .count = { $count } wood
    .letter = W
good-stone = stone
    .count = { $count } stone
    .letter = S

# Rows

row-B = Faith
row-C = Trade
row-D = Arms
row-E = Walls
row-F = Works

# Phases

phase-aid = King's Aid
phase-spring = Spring
phase-reward = King's Reward
phase-summer = Summer
phase-agent = King's Agent
phase-autumn = Autumn
phase-mercenaries = Mercenaries
phase-winter = Winter

# Steps of a season

step-roll = Roll the dice
step-influence = Influence the Advisors
step-help = The Advisors' help
step-build = Build
step-end = End of the season

# What can be picked. A face is how dice look in a row: coloured dice in square brackets, white ones in round.

die = die { $id }
    .face = [{ $id }]
white = white die { $id }
    .face = ({ $id })
plus2 = +2 token
    .count = { $count ->
        [one] one +2 token
       *[other] { $count } +2 tokens
    }
market-up = Market: one more
market-down = Market: one less
agent = King's Agent
building = building { $id }
    .the = the building { $id }
pass = pass
look = look at the card
soldiers = { $id ->
    [one] { $id } soldier
   *[other] { $id } soldiers
}
vp = { $id } VP

## What happens

event-order-drawn = First turn order, by lot: { $order }.
event-phase-began = Year { $year }: { $phase }
event-aid-die = { $seat } receives the white die of the King's Aid.
event-gained = { $seat } gains { $what }.
event-lost = { $seat } gives up { $what }.
event-neutral-dice = Neutral dice close { $advisor }.
event-rolled = { $seat } rolls { $dice }.
event-rerolled = { $seat } uses { $building } to roll again: { $dice }.
event-kept-dice = { $seat } keeps the dice.
event-order-set = Turn order: { $order }.
event-influenced = { $seat } influences { $advisor }.
event-influenced-with-agent = { $seat } sends the King's Agent to { $advisor }.
event-passed = { $seat } passes.
event-helped = { $advisor } helps { $seat }.
event-declined = { $seat } declines.
event-looked = { $seat } looks at the invader card.
event-saw = { $seat } sees that { $race } are coming, strength { $strength }.
event-built = { $seat } builds { $building } for { $paid }: { $vp } VP.
event-built-with-agent = { $seat } builds { $building } too, with the King's Agent, for { $paid }: { $vp } VP.
event-did-not-build = { $seat } builds nothing.
event-agent-returned = { $seat } sends the King's Agent back unused.
event-agent-taken = { $seat } receives the King's Agent.
event-agent-stays = Nobody receives the King's Agent.
event-invaded = { $race } attack with strength { $strength }.
event-reinforced = { $seat } rolls for the King's reinforcements: { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    } for everybody.
event-won = { $seat } wins the battle, { $total } to { $strength }.
event-drawn = { $seat } neither wins nor loses, { $total } to { $strength }.
event-battle-lost = { $seat } loses the battle, { $total } to { $strength }.
event-razed = { $seat } loses { $building } and { $vp } VP.
event-soldiers-dismissed = All soldiers go home.
event-game-over = { $count ->
    [one] { $winners } wins the game.
   *[other] { $winners } share the victory.
}

## What a player is asked

prompt-aid = King's Aid: take one good.
prompt-reroll = Roll again with a building, or keep your dice (pass).
prompt-influence = Influence an Advisor with your dice, or pass for this season.
prompt-gift-take = Choose what you take from { $advisor }.
prompt-gift-trade = { $advisor } trades: choose the good you give, or pass.
prompt-gift-buy = { $advisor } sells goods for VP: choose them, or pass.
prompt-gift-look = With { $advisor } you may look at the invader card.
prompt-build = Build in your province, or pass.
prompt-build-second = The King's Agent lets you build once more; or pass.
prompt-season-end = The Town Hall gives 1 VP for a good or a +2 token; or pass.
prompt-mercenaries = { $price ->
    [one] Recruit a soldier for one good, or pass.
   *[other] Recruit a soldier for { $price } goods, or pass.
}
prompt-raid = You lost the battle: choose the goods you give up.
prompt-battle-reward = You won the battle: choose your reward.
prompt-over = The game is over.

## Why not

refusal-not-asked = This is not what is being asked now.
refusal-compulsory = You cannot pass here: you must choose.
refusal-wrong-number = { $needed ->
    [one] It must be exactly one good, not { $given }.
   *[other] It must be exactly { $needed } goods, not { $given }.
}
refusal-not-owned = { $count ->
    [0] That takes { $goods }, and you have no goods.
   *[other] That takes { $goods }; you have { $owned }.
}
refusal-not-offered = That is not among the choices.
refusal-no-such-die = You have no such die in hand.
refusal-only-white-dice = White dice go only together with at least one coloured die.
refusal-no-die = At least one coloured die must be placed.
refusal-no-token = You have no +2 token.
refusal-token-used = You have already added a +2 token to your dice this season.
refusal-no-market = That takes the Market, which you have not built.
refusal-market-used = You have already used your Market this season.
refusal-wrong-sum = These dice are worth { $value }; they do not reach { $advisor }.
refusal-advisor-taken = { $advisor } already has dice this season; only the King's Agent lets you in.
refusal-agent-not-needed = { $advisor } is free: the King's Agent is not needed.
refusal-not-your-agent = { $advisor } already has dice, and you do not have the King's Agent.
refusal-no-reroll = { $building } does not let you roll again.
refusal-not-built = You have not built { $building }.
refusal-used-this-season = You have already used { $building } this season.
refusal-condition-not-met = Your dice (total { $total }) do not allow { $building } to be used.
refusal-no-such-space = { $building } has no space on this side of the board.
refusal-already-built = You have already built { $building }.
refusal-left-first = Before { $building } you need { $missing }, the building to its left.
refusal-too-dear = { $count ->
    [0] { $building } costs { $cost }, and you have no goods.
   *[other] { $building } costs { $cost }; you have { $owned }.
}

options-seats = Kingsburg is for two to five players, not { $seats }.

## The board in the terminal

kb-year = Year { $year } of 5
kb-turn = Turn: { $name }
kb-over = Game over
kb-agent = Agent: { $name }
kb-agent-free = Agent: nobody
kb-aid = Aid die: { $name }
kb-aid-none = Aid die: nobody
kb-invaders = Invaders: strength { $least } to { $most }
kb-invaders-known = Invaders: { $race } { $strength }
kb-court = Advisors
kb-players = Players
kb-dice = dice
kb-soldiers-short = sold
kb-buildings-short = bldg
kb-province = Province of { $name }
kb-you = you
kb-neutral = n
kb-digits = cost in digits: gold, wood, stone
kb-vp = VP
kb-points = { $vp } VP
kb-cost-now = costs { $cost }
kb-panel-province = Province
kb-panel-invaders = Invaders
kb-inv-possible = Year { $year }: strength { $least } to { $most }, not yet known.
kb-inv-known = Year { $year }: { $race }, strength { $strength }.
kb-inv-reward = Victory: { $what }.
kb-inv-penalty = Defeat: lose { $what }.
kb-inv-any = { $count ->
    [one] one good of your choice
   *[other] { $count } goods of your choice
}
kb-inv-buildings = { $count ->
    [one] one building
   *[other] { $count } buildings
}
kb-inv-strength = Strength so far (soldiers and buildings): { $list }.
kb-inv-king = The King adds one die of soldiers for everybody.
kb-signs-goods = G gold, W wood, S stone, ? any good, +2 token
kb-signs-others = s soldier, ★ victory point, ◉ look at the invader card, -★ pay a point
kb-signs-dice = [4] coloured die, (4) white die; a dim die is already placed
kb-signs-seats = A to E: the players' seats; letters on an Advisor are dice placed there, n neutral dice
kb-signs-province = ■ built, ▸ affordable now; digits: gold, wood, stone

## Chapters of the rules

area-COMP = Components
area-SETUP = Set-up
area-GOAL = Aim of the game
area-FLOW = Course of the game
area-AID = Phase 1: King's Aid
area-SEASON = Productive seasons
area-ROLL = a) Rolling the dice
area-ORDER = a) Turn order
area-INF = b) Influencing the Advisors
area-HELP = c) Receiving the Advisors' help
area-ADV = c) The Advisors one by one
area-BUILD = d) Building in the province
area-REWARD = Phase 3: King's Reward
area-ENVOY = Phase 5: King's Agent
area-MERC = Phase 7: Mercenaries
area-WINTER = Phase 8: Winter
area-RAID = Winter: raid of goods
area-RAZE = Winter: destruction of buildings
area-LOSS = Winter: loss of VP
area-END = End of the year and victory
area-TIE = Ties
area-2P = Games for two
area-BLD = The buildings
area-CLAR = Clarifications
area-ORDERING = Order of effects
area-SEQ = Sequence of play
area-R = Rulings on doubtful cases
