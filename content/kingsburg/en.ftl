## Names and texts of components

# Advisors

advisor-1 = Jester
advisor-1-text = Score 1 VP.
advisor-2 = Squire
advisor-2-text = Take 1 gold.
advisor-3 = Architect
advisor-3-text = Take 1 wood.
advisor-4 = Merchant
advisor-4-text = Take 1 gold or 1 wood.
advisor-5 = Sergeant
advisor-5-text = Recruit 1 soldier.
advisor-6 = Alchemist
advisor-6-text = You may return 1 good to take one of each of the two other kinds.
advisor-7 = Astronomer
advisor-7-text = Take 1 good of your choice and one "+2" token.
advisor-8 = Treasurer
advisor-8-text = Take 2 gold.
advisor-9 = Master of the Hunt
advisor-9-text = Take 1 wood and either 1 gold or 1 stone.
advisor-10 = General
advisor-10-text = Recruit 2 soldiers and look at the top invader card if you like.
advisor-11 = Armourer
advisor-11-text = Take 1 stone and either 1 gold or 1 wood.
advisor-12 = Noblewoman
advisor-12-text = Take 2 goods of your choice and one "+2" token.
advisor-13 = Champion
advisor-13-text = Take 3 stone.
advisor-14 = Spy
advisor-14-text = You may pay 1 VP for 3 goods of your choice.
advisor-15 = Inventor
advisor-15-text = Take 1 gold, 1 wood and 1 stone.
advisor-16 = Wizard
advisor-16-text = Take 4 gold.
advisor-17 = Queen
advisor-17-text = Take 2 goods of your choice, score 3 VP and look at the top invader card if you like.
advisor-18 = King
advisor-18-text = Take 1 gold, 1 wood, 1 stone and recruit 1 soldier.

# Buildings

building-B1 = Statue
building-B1-text = After rolling, if all your dice show the same number you may reroll one of them.
building-B2 = Chapel
building-B2-text = After rolling, if your dice total 7 or less you may reroll all of them.
building-B3 = Church
building-B3-text = +1 in battle against Demons.
building-B4 = Cathedral
building-B4-text = At the end of the game score 1 VP for every 2 goods you own.
building-C1 = Inn
building-C1-text = At the end of Summer take one "+2" token.
building-C2 = Market
building-C2-text = Once per season one of your dice groups may count as 1 more or 1 less.
building-C3 = Farms
building-C3-text = Roll one more white die in every season; -1 in battle.
building-C4 = Merchants' Guild
building-C4-text = At the start of every season, before rolling, take 1 gold.
building-D1 = Guard Tower
building-D1-text = +1 in battle.
building-D2 = Blacksmith
building-D2-text = +1 in battle.
building-D3 = Barracks
building-D3-text = In phase 7 every soldier costs you 1 good instead of 2.
building-D4 = Wizards' Guild
building-D4-text = +2 in battle.
building-E1 = Palisade
building-E1-text = +1 in battle, +2 against Zombies.
building-E2 = Stable
building-E2-text = When advisor 5, 10 or 18 helps you, recruit 1 soldier more.
building-E3 = Stone Wall
building-E3-text = +1 in battle, and an equal total counts as a victory.
building-E4 = Fortress
building-E4-text = +1 in battle, and score 1 VP whenever you win a battle.
building-F1 = Barricade
building-F1-text = +1 in battle against Goblins.
building-F2 = Crane
building-F2-text = Your buildings of columns III and IV cost 1 gold less.
building-F3 = Town Hall
building-F3-text = At the end of each season you may pay 1 good or one "+2" token for 1 VP, once.
building-F4 = Embassy
building-F4-text = At the end of each season score 1 VP.

# Races of the invaders

race-Goblins = Goblins
race-Orcs = Orcs
race-Zombies = Zombies
race-Barbarians = Barbarians
race-Demons = Demons
race-Dragons = Dragons

# Goods

good-gold = gold
good-wood = wood
good-stone = stone

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

# What can be picked

die = die { $id }
white = white die { $id }
plus2 = +2 token
market-up = Market: one more
market-down = Market: one less
agent = King's Agent
pass = pass
vp = victory point
look = look at the card
