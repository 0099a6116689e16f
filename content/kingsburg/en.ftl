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
building-E2-text = When Advisor 5, 10 or 18 helps you, recruit 1 soldier more (not under a tile).
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

# Buildings of the additional lines (module 1)

building-A1 = Sawmill
    .the = the Sawmill
building-A1-text = At the end of Summer you may pay 1 wood for 2 gold, once.
building-A2 = Quarry
    .the = the Quarry
building-A2-text = At the end of Summer you may pay 1 stone for 3 gold, once.
building-A3 = Goldsmith
    .the = the Goldsmith
    .brief = Goldsm.
building-A3-text = At the end of Summer you may pay 1 gold for 1 soldier and 1 VP, once.
building-A4 = Mint
    .the = the Mint
building-A4-text = Sawmill, Quarry and Goldsmith also work at the end of Spring and of Autumn.
building-G1 = Improvised Defenses
    .the = the Improvised Defenses
    .brief = Defens.
building-G1-text = +1 in battle against invaders of printed strength 5 or less.
building-G2 = Recruiting Center
    .the = the Recruiting Center
    .brief = Recruit
building-G2-text = In phase 7 you may pay "+2" tokens as if they were goods.
building-G3 = Training Camp
    .the = the Training Camp
    .brief = T.Camp
building-G3-text = Just before phase 7, if you have fewer than 2 soldiers, recruit 1.
building-G4 = Military Academy
    .the = the Military Academy
    .brief = Academy
building-G4-text = In Winter your own die (with tokens: half, up) may replace the King's soldiers.

# Buildings of the alternative lines (module 2)

building-A1a = Sheepfold
    .the = the Sheepfold
    .brief = Sheep
building-A1a-text = At the end of Spring take 1 gold.
building-A2a = Loom House
    .the = the Loom House
    .brief = Looms
building-A2a-text = At the end of Spring you may pay 1 gold for 2 VP, once.
building-A3a = Dye Works
    .the = the Dye Works
    .brief = Dyers
building-A3a-text = At the end of Spring you may pay one "+2" token for 2 goods of your choice.
building-A4a = Cloth Fair
    .the = the Cloth Fair
    .brief = Fair
building-A4a-text = At the end of Summer and of Autumn score 1 VP for each kind of good you own.
building-B1a = Bridge
    .the = the Bridge
building-B1a-text = Once per season a group that is a single die may count as 1 more.
building-B2a = Altar
    .the = the Altar
building-B2a-text = After rolling, if your dice total 8 or less you may reroll any of them.
building-B3a = Monastery
    .the = the Monastery
    .brief = Monast.
building-B3a-text = At the end of each season, if you own no goods, score 1 VP.
building-B4a = Dome
    .the = the Dome
building-B4a-text = If you leave a coloured die unplaced in a season, take 1 good of your choice.
building-C1a = Brewery
    .the = the Brewery
building-C1a-text = At the end of Summer you must give a soldier, if any, for 1 gold and 1 wood.
building-C2a = Traveling Market
    .the = the Traveling Market
    .brief = T.Mark.
building-C2a-text = Once per season, before building, you may give 1 good for 1 of your choice.
building-C3a = Vineyard
    .the = the Vineyard
    .brief = Vines
building-C3a-text = Roll one more white die in Summer and in Autumn.
building-C4a = Caravan Yard
    .the = the Caravan Yard
    .brief = Caravan
building-C4a-text = Before rolling take 1 wood in Spring, 1 stone in Summer and 1 gold in Autumn.
building-D1a = Armory
    .the = the Armory
building-D1a-text = Just before phase 7 recruit 1 soldier.
building-D2a = Griffin Farm
    .the = the Griffin Farm
    .brief = Griffin
building-D2a-text = If your final dice total is 9 or less, recruit 1 soldier.
building-D3a = Riding School
    .the = the Riding School
    .brief = Riding
building-D3a-text = 1 VP once per season when Advisor 5, 10 or 18 helps you (not under a tile).
building-D4a = Dragonslayers' Hall
    .the = the Dragonslayers' Hall
    .brief = D.Hall
building-D4a-text = +1 in battle, +3 against Demons and Dragons.
building-E1a = Small Palisade
    .the = the Small Palisade
    .brief = S.Palis
building-E1a-text = At the start of Winter, if you have at least 1 soldier, add 1 soldier.
building-E2a = Signal Beacon
    .the = the Signal Beacon
    .brief = Beacon
building-E2a-text = Before phase 7 you may look at the invader card and pay 1 good for 1 soldier.
building-E3a = Hidden Refuge
    .the = the Hidden Refuge
    .brief = Refuge
building-E3a-text = When you lose a battle, the invaders' penalty takes no VP from you.
building-E4a = Outer Bastion
    .the = the Outer Bastion
    .brief = Bastion
building-E4a-text = +1 in battle, and invaders never destroy your buildings.
building-F1a = Fountain
    .the = the Fountain
    .brief = Fount.
building-F1a-text = Score 1 VP whenever you build another building of column I.
building-F2a = School
    .the = the School
building-F2a-text = Right after phase 7, if you have at least 2 soldiers, score 1 VP.
building-F3a = University
    .the = the University
    .brief = Univ.
building-F3a-text = If your final dice total is 9 or less, score 2 VP.
building-F4a = Architects' Guild
    .the = the Architects' Guild
    .brief = A.Guild
building-F4a-text = 1 VP for each later building; at the end 1 VP for each other one in column IV.
building-G1a = Stake Ditch
    .the = the Stake Ditch
    .brief = Ditch
building-G1a-text = +1 in battle against Orcs and Barbarians.
building-G2a = Veterans' Camp
    .the = the Veterans' Camp
    .brief = V.Camp
building-G2a-text = At the start of Spring, if you won your last battle, recruit 1 soldier.
building-G3a = Alarm Bell
    .the = the Alarm Bell
    .brief = Bell
building-G3a-text = Once invaders are revealed you may recruit up to 2 soldiers for 1 good each.
building-G4a = Captains' House
    .the = the Captains' House
    .brief = Captain
building-G4a-text = +1 in battle, and 1 VP more when you get the extra VP for the highest total.

# Caprice tiles

tile-1 = Caprice 1
    .the = Caprice 1
    .brief = Cap. 1
tile-1-text = Take the gift of the lowest-numbered Advisor nobody influenced.
tile-2 = Caprice 2
    .the = Caprice 2
    .brief = Cap. 2
tile-2-text = Take two "+2" tokens, or pay one for 1 gold and 1 soldier.
tile-3 = Caprice 3
    .the = Caprice 3
    .brief = Cap. 3
tile-3-text = Your left neighbour chooses 1 good for you.
tile-4 = Caprice 4
    .the = Caprice 4
    .brief = Cap. 4
tile-4-text = Take 1 good from the tile; when empty it gets one of each kind again.
tile-5 = Caprice 5
    .the = Caprice 5
    .brief = Cap. 5
tile-5-text = Take the good on the tile; a random new one is then put there.
tile-6 = Caprice 6
    .the = Caprice 6
    .brief = Cap. 6
tile-6-text = You may pay 1 good, 1 VP or 1 soldier to gain the two others.
tile-7 = Caprice 7
    .the = Caprice 7
    .brief = Cap. 7
tile-7-text = An opponent you choose takes 1 good; you take 2 of the same kind.
tile-8 = Caprice 8
    .the = Caprice 8
    .brief = Cap. 8
tile-8-text = Your left and then your right neighbour choose 1 good each for you.
tile-9 = Caprice 9
    .the = Caprice 9
    .brief = Cap. 9
tile-9-text = Choose two of: 1 gold; 1 wood; 1 VP; 1 soldier with a "+2" token.
tile-10 = Caprice 10
    .the = Caprice 10
    .brief = Cap. 10
tile-10-text = Take 2 goods of one kind.
tile-11 = Caprice 11
    .the = Caprice 11
    .brief = Cap. 11
tile-11-text = Take 1 stone, 1 soldier and 1 VP; if nobody has fewer goods, soldiers or VP than you, you may double that one in place of one of the others.
tile-12 = Caprice 12
    .the = Caprice 12
    .brief = Cap. 12
tile-12-text = Take 3 gold and every other player scores 1 VP, or score 3 VP and every other player takes 1 gold.
tile-13 = Caprice 13
    .the = Caprice 13
    .brief = Cap. 13
tile-13-text = Take 1 good, a "+2" token, 1 VP, 1 soldier; you may see the card.
tile-14 = Caprice 14
    .the = Caprice 14
    .brief = Cap. 14
tile-14-text = An opponent you choose takes one of 1 gold, 1 wood, 1 stone, one "+2" token and 1 soldier; you take the other four.
tile-15 = Caprice 15
    .the = Caprice 15
    .brief = Cap. 15
tile-15-text = Take 2 gold, 2 wood, 2 stone, then give 2 of them to other players.
tile-16 = Caprice 16
    .the = Caprice 16
    .brief = Cap. 16
tile-16-text = Score 5 VP.

# Governors

governor-prince = Prince
    .the = the Prince
governor-prince-text = After rolling, if your dice total 8 or less you may turn the coloured ones to 3, 4 and 6.
governor-philosopher = Philosopher
    .the = the Philosopher
    .brief = Philos.
governor-philosopher-text = After rolling, if your dice total 10 or less you may reroll them all; 1 VP if the new total is lower and you reroll nothing more.
governor-fairy = Fairy
    .the = the Fairy
governor-fairy-text = Roll one more white die in Summer.
governor-trickster = Trickster
    .the = the Trickster
    .brief = Trick.
governor-trickster-text = After rolling you may turn each of your dice showing 2 to 1 or 3.
governor-sorcerer = Sorcerer
    .the = the Sorcerer
    .brief = Sorcer.
governor-sorcerer-text = At the start of year 3 you may put up as many as three buildings of column I for nothing, without their VP.
governor-duke = Duke
    .the = the Duke
governor-duke-text = When all have passed, if nobody influenced Advisor 12 you may move there the dice on your highest Advisor.
governor-tax_collector = Tax Collector
    .the = the Tax Collector
    .brief = Tax C.
governor-tax_collector-text = Whenever an opponent builds in column IV, take 1 good of your choice at once.
governor-preacher = Preacher
    .the = the Preacher
    .brief = Preach.
governor-preacher-text = At the end of each season in which somebody, you included, built nothing, score 1 VP.
governor-priest = Priest
    .the = the Priest
governor-priest-text = Once per year, before a roll, you may give a white die to each player without one and 1 VP to each of the others; then take 1 good of your choice.
governor-miner = Miner
    .the = the Miner
governor-miner-text = At the end of each year take 1 gold; your buildings of column IV cost 1 gold less.
governor-carpenter = Carpenter
    .the = the Carpenter
    .brief = Carpen.
governor-carpenter-text = At the end of each year take 1 wood; your buildings of column IV cost 1 wood less.
governor-sculptor = Sculptor
    .the = the Sculptor
    .brief = Sculpt.
governor-sculptor-text = At the end of each year take 1 stone; your buildings of column IV cost 1 stone less.
governor-minstrel = Minstrel
    .the = the Minstrel
    .brief = Minstr.
governor-minstrel-text = As the last thing of each year score 1 VP unless you lead alone, and 1 VP more if nobody has fewer VP than you.
governor-politician = Politician
    .the = the Politician
    .brief = Politic
governor-politician-text = You have dice spaces of your own: 5 gives 1 good, 10 gives 2 goods of different kinds and one "+2" token, 15 gives 3 goods.
governor-thief = Thief
    .the = the Thief
governor-thief-text = You start with 3 VP fewer; at the end of Spring and of Autumn you may take 1 good from an opponent who owns more goods than you.
governor-architect = Architect
    .the = the Architect (governor)
    .brief = Archit.
governor-architect-text = If you alone have the fewest buildings when your turn to build comes, you pay 1 good less (at least 1); at the end of the game score 2 VP for each complete row.
governor-paladin = Paladin
    .the = the Paladin
governor-paladin-text = +1 in battle against Zombies, Demons and Dragons; at the end of the game score 1 VP for each battle you won.
governor-general = General
    .the = the General (governor)
governor-general-text = Just before phase 7 recruit 1 soldier; you may look at the top invader card.
governor-damsel = Damsel
    .the = the Damsel
governor-damsel-text = Once per season, when an Advisor numbered 12 or more helps you, score 1 VP.
governor-quartermaster = Quartermaster
    .the = the Quartermaster
    .brief = Q.mast.
governor-quartermaster-text = Just before phase 7 take 1 good of your choice if you have no soldiers; in phase 7 every soldier costs you 1 good instead of 2.
governor-courier = Courier
    .the = the Courier
governor-courier-text = At the start of Spring and of Autumn take one "+2" token.
governor-chamberlain = Chamberlain
    .the = the Chamberlain
    .brief = Chamb.
governor-chamberlain-text = If you do not receive the King's Reward take 1 good of your choice; if you do not receive the King's Agent take one "+2" token.
governor-castellan = Castellan
    .the = the Castellan
    .brief = Castel.
governor-castellan-text = +1 in battle against Goblins and Orcs; each defeat spares the first building it would destroy.
governor-hermit = Hermit
    .the = the Hermit
governor-hermit-text = If you placed exactly one group of dice in Summer, take 1 good of your choice.

# Fate cards

fate-fierce_enemies = Fierce Enemies
    .the = "Fierce Enemies"
    .brief = Fierce
fate-fierce_enemies-text = The invaders of this year have 1 strength more.
fate-good_year = Good Year
    .the = "Good Year"
    .brief = Good Y.
fate-good_year-text = In every season each player without a white die rolls one; whoever has one already takes 1 good of their choice.
fate-famine = Famine
    .the = "Famine"
fate-famine-text = In every season each player rolls only two of his coloured dice.
fate-heavy_snow = Heavy Snow
    .the = "Heavy Snow"
    .brief = Snow
fate-heavy_snow-text = The King's die is not rolled: everybody gets 2 soldiers (no change to request tokens).
fate-rising_stars = Rising Stars
    .the = "Rising Stars"
    .brief = Stars
fate-rising_stars-text = In every season the first to place dice on Advisor 5 takes 1 gold at once, on Advisor 9 one "+2" token, on Advisor 13 scores 1 VP.
fate-secret_deals = Secret Deals
    .the = "Secret Deals"
    .brief = Deals
fate-secret_deals-text = Once this year each player may place a group on an Advisor that an opponent already influences; both are helped.
fate-ailing_king = The Ailing King
    .the = "The Ailing King"
    .brief = Ailing
fate-ailing_king-text = Nobody can influence Advisor 18 this year.
fate-scattered_warbands = Scattered Warbands
    .the = "Scattered Warbands"
    .brief = Warband
fate-scattered_warbands-text = The invaders of this year have 1 strength less.
fate-rich_plunder = Rich Plunder
    .the = "Rich Plunder"
    .brief = Plunder
fate-rich_plunder-text = Whoever wins the battle takes 1 more good of his choice.
fate-pitiless_foes = Pitiless Foes
    .the = "Pitiless Foes"
    .brief = Foes
fate-pitiless_foes-text = The penalty of this year's invaders costs 1 VP more.
fate-songs_of_valour = Songs of Valour
    .the = "Songs of Valour"
    .brief = Songs
fate-songs_of_valour-text = The highest battle total earns 2 extra VP instead of 1.
fate-border_truce = Border Truce
    .the = "Border Truce"
    .brief = Truce
fate-border_truce-text = No building is destroyed this year.
fate-idle_swords = Idle Swords
    .the = "Idle Swords"
    .brief = Swords
fate-idle_swords-text = The first soldier each player recruits in phase 7 costs 1 good.
fate-honour_on_the_walls = Honour on the Walls
    .the = "Honour on the Walls"
    .brief = Honour
fate-honour_on_the_walls-text = Whoever draws the battle scores 1 VP; whoever loses it takes 1 good of his choice after the penalties.
fate-royal_largesse = Royal Largesse
    .the = "Royal Largesse"
    .brief = Largess
fate-royal_largesse-text = The King's Reward is worth 2 VP instead of 1.
fate-royal_alms = Royal Alms
    .the = "Royal Alms"
    .brief = Alms
fate-royal_alms-text = At the start of every season each player with the fewest goods takes 1 good of his choice.
fate-travelling_queen = The Travelling Queen
    .the = "The Travelling Queen"
    .brief = Queen
fate-travelling_queen-text = Nobody can influence Advisor 17 this year; Advisor 12 gives 1 VP more.
fate-court_carnival = Court Carnival
    .the = "Court Carnival"
    .brief = Carniv.
fate-court_carnival-text = Advisor 1 gives 1 VP more.
fate-veins_of_gold = Veins of Gold
    .the = "Veins of Gold"
    .brief = Veins
fate-veins_of_gold-text = Advisors 2, 8 and 16 give 1 gold more, unless a tile covers them.
fate-great_felling = The Great Felling
    .the = "The Great Felling"
    .brief = Felling
fate-great_felling-text = Advisors 3, 4 and 9 give 1 wood more, unless a tile covers them.
fate-fresh_quarry = Fresh Quarry
    .the = "Fresh Quarry"
    .brief = Quarry
fate-fresh_quarry-text = Advisors 11, 13 and 15 give 1 stone more, unless a tile covers them.
fate-martial_fervour = Martial Fervour
    .the = "Martial Fervour"
    .brief = Fervour
fate-martial_fervour-text = Advisors 5, 10 and 18 give 1 soldier more, unless a tile covers them.
fate-year_of_comets = Year of Comets
    .the = "Year of Comets"
    .brief = Comets
fate-year_of_comets-text = At the start of every season each player without a "+2" token takes one.
fate-wandering_builders = Wandering Builders
    .the = "Wandering Builders"
    .brief = Builder
fate-wandering_builders-text = Buildings of columns I and II cost 1 good less (at least 1).
fate-heavy_rains = Heavy Rains
    .the = "Heavy Rains"
    .brief = Rains
fate-heavy_rains-text = Buildings of columns III and IV cost 1 wood more.
fate-year_of_foundations = Year of Foundations
    .the = "Year of Foundations"
    .brief = Found.
fate-year_of_foundations-text = Every building of column I scores 1 VP more for its builder.
fate-night_yards = Night Yards
    .the = "Night Yards"
    .brief = Yards
fate-night_yards-text = Once this year each player may build a second building in one season, paying 1 good more for it.
fate-world_upside_down = World Upside Down
    .the = "World Upside Down"
    .brief = Upside
fate-world_upside_down-text = In every season the highest dice total goes first.
fate-kind_lots = Kind Lots
    .the = "Kind Lots"
    .brief = Lots
fate-kind_lots-text = In every season each player may reroll one of his dice once.

# Scenarios

scenario-goblin_valley = Goblin Valley
    .the = Goblin Valley
    .brief = Valley
scenario-goblin_valley-text = Every Winter a card of a second deck is revealed; if it shows Goblins, and always in year 5, it joins the attack and everybody gets as many soldiers as the number of the year.
scenario-long_siege = The Long Siege
    .the = the Long Siege
    .brief = Siege
scenario-long_siege-text = After each Winter everybody keeps half of his soldiers, rounded down; invaders are 1 stronger in years 2 and 3, and 2 stronger in years 4 and 5.
scenario-kings_wager = The King's Wager
    .the = the King's Wager
    .brief = Wager
scenario-kings_wager-text = The first to complete the row of a letter scores 3 VP; whoever completes it later scores 1 VP.
scenario-seers_warning = The Seer's Warning
    .the = the Seer's Warning
    .brief = Warning
scenario-seers_warning-text = All five invader cards lie open from the start and are 1 stronger; whoever could look at a card takes one "+2" token instead.

# Sets of buildings, decks of cards and alternative lines

set-base = printed board
set-module1 = additional lines
set-module2 = alternative lines
deck-invaders = invader deck
    .the = the invader deck
deck-valley = Valley deck
    .the = the Valley deck
line-A = alternative line A
    .the = the alternative line A
    .brief = Line A
line-B = alternative line B
    .the = the alternative line B
    .brief = Line B
line-C = alternative line C
    .the = the alternative line C
    .brief = Line C
line-D = alternative line D
    .the = the alternative line D
    .brief = Line D
line-E = alternative line E
    .the = the alternative line E
    .brief = Line E
line-F = alternative line F
    .the = the alternative line F
    .brief = Line F
line-G = alternative line G
    .the = the alternative line G
    .brief = Line G

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
good-any = good of your choice
    .count = { $count ->
        [one] one good of choice
       *[other] { $count } goods of choice
    }
    .letter = ?

# Rows

row-A = Crafts
row-B = Faith
row-C = Trade
row-D = Arms
row-E = Walls
row-F = Works
row-G = Troops

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
market-up = count 1 more
market-down = count 1 less
agent = King's Agent
building = building { $id }
    .the = the building { $id }
pass = pass
accept = yes
both = both lines
roll = roll these again
turn = turn these dice
deal = by a deal
face = to { $id }
space = own space { $id }
    .the = space { $id }
seat = player { $id }
right-turn = as your building of the season
right-extra = as an extra building, for more
right-free = for nothing
bid = { $id } VP
request = token { $id }
pay-gold = pay gold
    .count = pay { $count } gold
pay-wood = pay wood
    .count = pay { $count } wood
pay-stone = pay stone
    .count = pay { $count } stone
pay-good = pay a good
    .count = { $count ->
        [one] pay one good
       *[other] pay { $count } goods
    }
pay-plus2 = pay a +2 token
    .count = { $count ->
        [one] pay one +2 token
       *[other] pay { $count } +2 tokens
    }
pay-soldier = pay a soldier
    .count = { $count ->
        [one] pay one soldier
       *[other] pay { $count } soldiers
    }
pay-vp = pay a VP
    .count = pay { $count } VP
look = look at the invader card
look-valley = look at the card of the second deck
soldiers = { $id ->
    [one] { $id } soldier
   *[other] { $id } soldiers
}
vp = { $id } VP

## What happens

event-order-drawn = First turn order, by lot: { $order }.
event-scenario-chosen = Scenario: { $scenario }.
event-lines-drawn = { $seat } draws { $lines }.
event-first-drafter = By lot { $seat } takes the first alternative line.
event-line-taken = { $seat } takes { $line }.
event-lines-used = { $seat } uses { $lines }.
event-no-lines-used = { $seat } uses no alternative line.
event-governors-dealt = { $seat } is dealt { $governors }.
event-governor-kept = { $seat } keeps { $governor }, face down.
event-governor-revealed = { $seat } is served by { $governor }.
event-auction-opened = The governors up for auction: { $governors }. { $seat } names the first.
event-governor-named = { $seat } names { $governor }.
event-bid = { $seat } bids { $bid } VP.
event-bid-passed = { $seat } bids no more for this governor.
event-governor-bought = { $seat } pays { $vp } VP and is served by { $governor }.
event-phase-began = Year { $year }: { $phase }
event-fate-revealed = The Fate card of the year: { $fate }.
event-fate-discarded = The Fate card { $fate } no longer holds.
event-tile-revealed = { $tile } covers { $advisor }: it gives what it says, not what the Advisor gives.
event-tile-removed = { $tile } is taken away: { $advisor } gives the usual help again.
event-stocked = On { $tile } there is now { $goods }.
event-aid-die = { $seat } receives the white die of the King's Aid.
event-gained = { $seat } gains { $what }.
event-lost = { $seat } gives up { $what }.
event-neutral-dice = Neutral dice close { $advisor }.
event-rolled = { $seat } rolls { $dice }.
event-dice-changed = { $seat } uses { $source }: the dice now show { $dice }.
event-kept-dice = { $seat } keeps the dice.
event-order-set = Turn order: { $order }.
event-influenced = { $seat } influences { $advisor }.
event-influenced-with-agent = { $seat } sends the King's Agent to { $advisor }.
event-influenced-by-deal = { $seat } makes a deal and influences { $advisor } too.
event-placed-on-card = { $seat } places dice on the governor's { $space }.
event-passed = { $seat } passes.
event-moved = { $seat } moves dice from { $from } to { $to }.
event-helped = { $advisor } helps { $seat }.
event-helped-by-card = The governor's { $space } helps { $seat }.
event-chosen = { $seat } chooses { $other }.
event-declined = { $seat } declines.
event-looked = { $seat } looks at the invader card.
event-looked-valley = { $seat } looks at the card of the second deck.
event-saw = { $seat } sees the card: { $race }, strength { $strength }.
event-built = { $seat } builds { $building } for { $paid }: { $vp } VP.
event-built-with-agent = { $seat } builds { $building } too, with the King's Agent, for { $paid }: { $vp } VP.
event-built-extra = { $seat } builds { $building } too, as an extra building, for { $paid }: { $vp } VP.
event-put-up = { $seat } puts up { $building } for nothing: { $vp } VP.
event-did-not-build = { $seat } builds nothing.
event-agent-returned = { $seat } sends the King's Agent back unused.
event-agent-taken = { $seat } receives the King's Agent.
event-agent-stays = Nobody receives the King's Agent.
event-invaded = { $race } attack with strength { $strength }.
event-valley-joins = The second deck shows { $race }, strength { $strength }: they join the attack.
event-valley-stays = The second deck shows { $race }, strength { $strength }: they do not join the attack.
event-reinforced = { $seat } rolls for the King's reinforcements: { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    } for everybody.
event-reinforced-without = The King's die is not rolled: the King sends { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    } to everybody.
event-request-laid = { $seat } lays request token { $value } face down.
event-requested = { $seat } shows request token { $value } and gets that many soldiers.
event-own-die = { $seat } rolls another die for { $source }: it is good for { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    }.
event-own-die-used = { $seat } takes the { $soldiers } of that die, not the { $sent } that came from the King.
event-won = { $seat } wins the battle, { $total } to { $strength }.
event-drawn = { $seat } neither wins nor loses, { $total } to { $strength }.
event-battle-lost = { $seat } loses the battle, { $total } to { $strength }.
event-razed = { $seat } loses { $building } and { $vp } VP.
event-soldiers-dismissed = All soldiers go home.
event-soldiers-halved = Everybody keeps half of the soldiers, rounded down; the others go home.
event-game-over = { $count ->
    [one] { $winners } wins the game.
   *[other] { $winners } share the victory.
}

## What a player is asked

prompt-aid = King's Aid: take one good.
prompt-lines = Use both of your alternative lines, one, or none (pass).
prompt-draft = Take an alternative line.
prompt-governors = Keep one of your three governors; the others see it when all have chosen.
prompt-name = Name the governor to be auctioned.
prompt-open = Open the bidding for { $governor }: 0 VP or more.
prompt-bid = { $seat } bids { $bid } VP for { $governor }: bid more, or pass.
prompt-reroll = Change your dice with a building or a card, or keep them (pass).
prompt-influence = Influence an Advisor with your dice, or pass for this season.
prompt-order = Several of your effects come now: choose the one that comes first.
prompt-effect-may = { $source }: use it (yes), or pass.
prompt-effect-trade = { $source } trades: choose what you give.
prompt-effect-buy = { $source } trades: choose the goods you get for your payment.
prompt-effect-choose = { $source }: choose one.
prompt-effect-choose-several = { $source }: choose { $count }.
prompt-effect-name = { $source }: choose the good that { $seat } takes.
prompt-effect-opponent = { $source }: choose an opponent.
prompt-effect-picked = { $source }: { $seat } has chosen you; choose what you take.
prompt-effect-give = { $source }: choose a good to give away, and who gets it.
prompt-effect-steal = { $source }: take a good from a player who has more goods than you, or pass.
prompt-effect-look = { $source }: look at the invader card, or pass.
prompt-effect-move = { $source }: move the dice on your highest Advisor to { $advisor } (yes), or pass.
prompt-effect-free-build = { $source }: put up a building for nothing, or pass.
prompt-effect-take = { $source }: choose what you take.
prompt-build = Build in your province, or pass.
prompt-build-second = You may build once more; or pass.
prompt-mercenaries = { $price ->
    [one] Recruit a soldier for one good, or pass.
   *[other] Recruit a soldier for { $price } goods, or pass.
}
prompt-requests = Choose the request token you lay: it brings you that many soldiers.
prompt-own-die = Your own die is good for { $own }, the King sent { $sent }: take your own (yes), or pass.
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
refusal-no-market = You have nothing that lets these dice count for more or less.
refusal-wrong-sum = These dice are worth { $value }; they do not reach { $advisor }.
refusal-advisor-taken = { $advisor } already has dice this season; only the King's Agent lets you in.
refusal-agent-not-needed = { $advisor } is free: the King's Agent is not needed.
refusal-not-your-agent = { $advisor } already has dice, and you do not have the King's Agent.
refusal-advisor-closed = Nobody may influence { $advisor } this year.
refusal-no-deal = You cannot share { $advisor } by a deal.
refusal-no-space = You have no free space of your own with the number { $number }.
refusal-not-yours = { $source } is not yours.
refusal-not-now = { $source } does nothing for you now.
refusal-cannot-pay = You do not have what that costs.
refusal-option-closed = That choice is not open to you now.
refusal-not-an-opponent = It must be another player.
refusal-not-richer = { $seat } does not have more goods than you.
refusal-already-seen = You know that card already.
refusal-same-line = You have that line already.
refusal-bid-too-low = The bid is { $high } VP already: yours must be higher.
refusal-bid-too-high = Nobody can bid more than { $most } VP.
refusal-no-request = You have no request token { $value } left.
refusal-no-reroll = { $source } does not change dice.
refusal-not-built = You have not built { $building }.
refusal-used-this-season = { $source }: already used.
refusal-condition-not-met = Your dice (total { $total }) do not allow { $source } to be used.
refusal-no-such-space = { $building } has no space on your board.
refusal-already-built = You have already built { $building }.
refusal-left-first = Before { $building } you need { $missing }, the building to its left.
refusal-no-right-to-build = You may not build { $building } in that way now.
refusal-wrong-payment = { $building } costs { $cost }, with what is taken off or added now: that payment does not fit.
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
kb-row = Buildings of row { $row }
kb-fate = Fate: { $name }
kb-scenario = Scenario: { $name }
kb-tile = { $tile }: { $text }
kb-stock = On it now: { $goods }.
kb-lines-open = Lines to take
kb-lines-of = Lines of { $name }, (in brackets) what they cover
kb-lines-held = lines { $lines }
kb-tokens-held = tokens { $tokens }
kb-governors = Governors
kb-governors-dealt = Your three governors
kb-governors-hidden = Each player chooses among three governors that only that player sees.
kb-auction = Auction of governors
kb-auction-open = { $governor }: no bid yet.
kb-auction-high = { $governor }: { $name } bids { $bid } VP.
kb-auction-passed = Passed: { $list }.
kb-cards = Cards for everybody
kb-no-cards = There are no cards in play.
kb-now = Now, for { $name }
kb-tiles = Caprice tiles on Advisors
kb-tokens = Request tokens left
kb-more = ▼ F2: the rest
kb-more-rows = ▼ { $rows }: press p
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
kb-cost-less = costs { $cost } less { $less } of your choice
kb-panel-province = Province
kb-panel-invaders = Invaders
kb-panel-cards = Cards
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
kb-inv-fixed = { $count ->
    [one] The King sends one soldier to everybody.
   *[other] The King sends { $count } soldiers to everybody.
}
kb-inv-tokens = Soldiers come by request tokens; left: { $list }.
kb-inv-valley = The card of the second deck is not known yet.
kb-inv-valley-joins = Second deck: { $race }, strength { $strength }, who join (counted above).
kb-inv-valley-stays = Second deck: { $race }, strength { $strength }, who do not join.
kb-inv-later = Later years: { $list }.
kb-signs-goods = G gold, W wood, S stone, ? any good, +2 token
kb-signs-others = s soldier, ★ VP, ◉ look at the invader card, -★ pay a point, … see the text
kb-signs-dice = [4] coloured die, (4) white die; a dim die is already placed
kb-signs-seats = A to E: the seats; a letter on an Advisor: dice placed there, n neutral ones
kb-signs-court = ◆ a Caprice tile covers the Advisor, + a card adds to the help, ✕ closed
kb-signs-province = ■ built, ▸ affordable; digits: gold, wood, stone, - some of choice less
kb-signs-lines = ▣ ▹ ◦ underlined: the same on an alternative line
kb-signs-cards = F2: all cards, lines and tiles in play, at full length

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
area-MOD = The modules
area-MOD1 = Module 1: additional lines
area-MOD2 = Module 2: alternative lines
area-MOD3 = Module 3: governors
area-GOV = Module 3: the governors one by one
area-MOD4 = Module 4: Fate cards
area-MOD5 = Module 5: request tokens
area-MOD6 = Module 6: Caprice tiles
area-CAPR = Module 6: the tiles one by one
area-REST = Module 6: Restoration
area-SCEN = Scenarios
area-CLAR = Clarifications
area-ORDERING = Order of effects
area-SEQ = Sequence of play
area-R = Rulings on doubtful cases
