## Names and texts of components

# Kingdoms

kingdom-britain = Britain
    .the = Britain
kingdom-denmark = Denmark
    .the = Denmark
kingdom-kievan_rus = Kievan Rus'
    .the = Kievan Rus'
    .brief = Rus'
kingdom-france = France
    .the = France
kingdom-germany = Germany
    .the = Germany
kingdom-hungary = Hungary
    .the = Hungary
kingdom-hispania = Hispania
    .the = Hispania
kingdom-italy = Italy
    .the = Italy
kingdom-latin_empire = Latin Empire
    .the = the Latin Empire
    .brief = Latin E.

# Fiefs

fief-scotland = Scotland
    .the = Scotland
    .full = Kingdom of Scotland
fief-northumbria = Northumbria
    .the = Northumbria
    .full = Northumbria
fief-england = England
    .the = England
    .full = Kingdom of England
fief-wales = Wales
    .the = Wales
    .full = Principality of Wales
fief-cornwall = Cornwall
    .the = Cornwall
    .full = Earldom of Cornwall
fief-ireland = Ireland
    .the = Ireland
    .full = Lordship of Ireland
fief-ulster = Ulster
    .the = Ulster
    .full = Earldom of Ulster
fief-jutland = Jutland
    .the = Jutland
    .full = Jutland
fief-zealand = Zealand
    .the = Zealand
    .full = Zealand
fief-scania = Scania
    .the = Scania
    .full = Scania
fief-holstein = Holstein
    .the = Holstein
    .full = County of Holstein
fief-mecklenburg = Mecklenburg
    .the = Mecklenburg
    .full = Mecklenburg
fief-pomerania = Pomerania
    .the = Pomerania
    .full = Duchy of Pomerania
fief-kiev = Kiev
    .the = Kiev
    .full = Principality of Kiev
fief-volhynia = Volhynia
    .the = Volhynia
    .full = Principality of Volhynia
fief-black_ruthenia = Black Ruthenia
    .the = Black Ruthenia
    .brief = Black Ruth.
    .full = Black Ruthenia
fief-polish_principalities = Polish Principalities
    .the = the Polish Principalities
    .brief = Polish Pr.
    .full = Polish Principalities
fief-old_prussia = Old Prussia
    .the = Old Prussia
    .full = Old Prussia
fief-lithuania = Lithuania
    .the = Lithuania
    .full = Duchy of Lithuania
fief-polotsk = Polotsk
    .the = Polotsk
    .full = Principality of Polotsk
fief-brittany = Brittany
    .the = Brittany
    .full = Duchy of Brittany
fief-france_fief = France (royal domain)
    .the = France (royal domain)
    .brief = France
    .full = Kingdom of France (royal domain)
fief-champagne = Champagne
    .the = Champagne
    .full = County of Champagne
fief-burgundy = Burgundy
    .the = Burgundy
    .full = Duchy of Burgundy
fief-aquitaine = Aquitaine
    .the = Aquitaine
    .full = Duchy of Aquitaine
fief-gascony = Gascony
    .the = Gascony
    .full = Duchy of Gascony
fief-toulouse = Toulouse
    .the = Toulouse
    .full = County of Toulouse
fief-lotharingia = Lotharingia
    .the = Lotharingia
    .full = Duchy of Lotharingia
fief-saxony = Saxony
    .the = Saxony
    .full = Duchy of Saxony
fief-brandenburg = Brandenburg
    .the = Brandenburg
    .full = March of Brandenburg
fief-swabia = Swabia
    .the = Swabia
    .full = Duchy of Swabia
fief-bavaria = Bavaria
    .the = Bavaria
    .full = Duchy of Bavaria
fief-bohemia = Bohemia
    .the = Bohemia
    .full = Kingdom of Bohemia
fief-austria = Austria
    .the = Austria
    .full = Duchy of Austria
fief-red_ruthenia = Red Ruthenia
    .the = Red Ruthenia
    .brief = Red Ruth.
    .full = Red Ruthenia
fief-hungary_fief = Hungary (royal domain)
    .the = Hungary (royal domain)
    .brief = Hungary
    .full = Kingdom of Hungary
fief-transylvania = Transylvania
    .the = Transylvania
    .brief = Transylv.
    .full = Transylvania
fief-slavonia = Slavonia
    .the = Slavonia
    .full = Slavonia
fief-croatia = Croatia
    .the = Croatia
    .full = Kingdom of Croatia
fief-bosnia = Bosnia
    .the = Bosnia
    .full = Banate of Bosnia
fief-cumania = Cumania
    .the = Cumania
    .full = Cumania
fief-leon = León
    .the = León
    .full = Kingdom of León
fief-castile = Castile
    .the = Castile
    .full = Kingdom of Castile
fief-aragon = Aragon
    .the = Aragon
    .full = Kingdom of Aragon
fief-al_andalus = Al-Andalus
    .the = Al-Andalus
    .full = Al-Andalus
fief-almohads = Dominions of the Almohads
    .the = the Dominions of the Almohads
    .brief = Almohads
    .full = Dominions of the Almohads
fief-portugal = Portugal
    .the = Portugal
    .full = Kingdom of Portugal
fief-navarre = Navarre
    .the = Navarre
    .full = Kingdom of Navarre
fief-venice = Venice
    .the = Venice
    .full = Venice
fief-lombard_league = Lombard League
    .the = the Lombard League
    .brief = Lombards
    .full = Lombard League
fief-papal_states = Papal States
    .the = the Papal States
    .brief = Papal St.
    .full = Papal States
fief-pisa = Pisa
    .the = Pisa
    .full = Republic of Pisa
fief-sicily = Sicily
    .the = Sicily
    .full = Kingdom of Sicily
fief-ifriqiya = Ifriqiya
    .the = Ifriqiya
    .full = Ifriqiya
fief-constantinople = Constantinople
    .the = Constantinople
    .brief = Constantin.
    .full = Constantinople
fief-thessalonica = Thessalonica
    .the = Thessalonica
    .brief = Thessalon.
    .full = Kingdom of Thessalonica
fief-achaea = Achaea
    .the = Achaea
    .full = Principality of Achaea
fief-epirus = Epirus
    .the = Epirus
    .full = Duchy of Epirus
fief-bulgaria = Bulgaria
    .the = Bulgaria
    .full = Bulgaria
fief-serbia = Serbia
    .the = Serbia
    .full = Serbia
fief-nicaea = Nicaea
    .the = Nicaea
    .full = Empire of Nicaea

# Terrains

terrain-plains = Plains
    .letter = p
terrain-farmland = Farmland
    .letter = f
terrain-forest = Forest
    .letter = w
terrain-mountain = Mountain
    .letter = m

# Soldiers: alone, counted, and as a letter; mercenaries have small letters

soldier-lancer = Lancer
    .count = { $count ->
        [one] a Lancer
       *[other] { $count } Lancers
    }
    .letter = L
soldier-footman = Footman
    .count = { $count ->
        [one] a Footman
       *[other] { $count } Footmen
    }
    .letter = F
soldier-archer = Archer
    .count = { $count ->
        [one] an Archer
       *[other] { $count } Archers
    }
    .letter = A
soldier-knight = Knight
    .count = { $count ->
        [one] a Knight
       *[other] { $count } Knights
    }
    .letter = K
soldier-warlord = Warlord
    .count = { $count ->
        [one] a Warlord
       *[other] { $count } Warlords
    }
    .letter = W
mercenary-lancer = mercenary Lancer
    .count = { $count ->
        [one] a mercenary Lancer
       *[other] { $count } mercenary Lancers
    }
    .letter = l
mercenary-footman = mercenary Footman
    .count = { $count ->
        [one] a mercenary Footman
       *[other] { $count } mercenary Footmen
    }
    .letter = f
mercenary-archer = mercenary Archer
    .count = { $count ->
        [one] a mercenary Archer
       *[other] { $count } mercenary Archers
    }
    .letter = a
mercenary-knight = mercenary Knight
    .count = { $count ->
        [one] a mercenary Knight
       *[other] { $count } mercenary Knights
    }
    .letter = k
# One word: sentences ask for it.
peasants = peasants

# Who gets ready to move

mover-foot = foot soldiers
mover-knights = Knights
mover-warlord = Warlord and company
mover-long-march = Warlord on the Long March
mover-wagons = hired wagons

# Decks and cards

deck-pope = Pope
deck-merchant = Merchant
deck-conquest = Conquest

card-P01 = Alms of the Faithful
card-P01-text = Take 5 gold.
card-P02 = Holy Year
card-P02-text = Take 4 gold. Every other player who is not excommunicated takes 2.
card-P03 = Censure of Pride
card-P03-text = The player with the most castles pays 5 gold to the Treasury. If tied, discard this card. Excommunication if ignored.
card-P04 = Peter's Pence
card-P04-text = An opponent collects 4 gold less this phase; you collect that much more. Excommunication if ignored.
card-P05 = Truce of God
card-P05-text = You and an opponent you have not attacked this turn may not attack each other until his next turn ends. Excommunication if ignored.
card-P06 = Vow of Pilgrimage
card-P06-text = An opponent removes 2 of his Lancers or Footmen; no fief may be emptied. Excommunication if ignored.
card-P07 = Papal Legate
card-P07-text = An opponent frees one Warlord of yours: put him in one of your castles. Excommunication if ignored.
card-P08 = Interdict
card-P08-text = An opponent gets no castle bonus from one kingdom this phase. Excommunication if ignored.
card-P09 = Monastic Levy
card-P09-text = Place 2 Lancers in your fiefs.
card-P10 = Crusading Zeal
card-P10-text = Your die is one step better in the next battle round.
card-P11 = Blessed Cornerstone
card-P11-text = Begin or finish one castle without paying.
card-P12 = Indulgence
card-P12-text = Lift one excommunication from yourself, or take 3 gold.
card-P13 = Call to Crusade
card-P13-text = An opponent removes 1 of his Knights; no fief may be emptied. Excommunication if ignored.
card-P14 = Military Order
card-P14-text = Place 1 Knight in one of your castles.
card-M01 = Spice Convoy
card-M01-text = Take 7 gold.
card-M02 = Armourers' Contract
card-M02-text = Turn up to 3 of your Lancers into Footmen.
card-M03 = Fletchers' Guild
card-M03-text = Turn up to 2 of your Lancers into Archers.
card-M04 = War Horses
card-M04-text = Turn up to 2 Lancers in one of your castles into Knights.
card-M05 = Free Company
card-M05-text = Add 2 mercenary Lancers to your side of this battle.
card-M06 = Master Masons
card-M06-text = Begin or finish one castle without paying.
card-M07 = War Engines
card-M07-text = Attacking a castle: the defender's die is one step worse for two battle rounds.
card-M08 = Murder Holes
card-M08-text = Defending a castle: the attacker loses 2 soldiers of his choice before the next battle round.
card-M09 = Purse of Favours
card-M09-text = Roll a d12 for initiative and add 1.
card-M10 = Ransom Broker
card-M10-text = Pay 4 gold to the captor of one of your Warlords: put him in one of your castles.
card-M11 = Hired Wagons
card-M11-text = Up to 6 unmoved soldiers of one fief move one fief further.
card-M12 = Greek Fire
card-M12-text = Attacking: the defender loses 4 soldiers of his choice before the next battle round.
card-M13 = Toll Rights
card-M13-text = An opponent collects 4 gold less this phase; you collect that much more.
card-C01 = Long March
card-C01-text = One of your Warlords who has not moved, and his company, move one fief further this turn.
card-C02 = Heroic Knight
card-C02-text = Free one captive Warlord of yours into one of your castles, or place 1 Knight in one of your castles.
card-C03 = Treachery
card-C03-text = Up to 2 Lancers of an enemy fief next to one of yours go over to you and move there; one soldier must stay behind.
card-C04 = Spoils of War
card-C04-text = Take 5 gold.
card-C05 = Captured Arms
card-C05-text = Turn up to 2 Lancers of one fief into Footmen.
card-C06 = Bold Charge
card-C06-text = Attacking: your Knights and Warlords roll one die more each in the next battle round.
card-C07 = Arrow Storm
card-C07-text = Your Archers roll one die more each in the next battle round.
card-C08 = Shield Wall
card-C08-text = Ignore the first 2 hits on you in the next battle round.
card-C09 = Local Guides
card-C09-text = Attacking Forest or Mountain without a castle: the defender's die is one step worse for two battle rounds.
card-C10 = Loyal Garrison
card-C10-text = Place 2 Lancers in one fief you conquered this turn.
card-C11 = Battle Fervour
card-C11-text = Attacking: your die is one step better in the next battle round.
card-C12 = Heroic Leadership
card-C12-text = Attacking: your soldiers roll d10 instead of d8 for the rest of this battle.
card-C13 = Siege
card-C13-text = Attacking a castle defended on d12: the defenders roll d10 for the rest of this battle.
card-C14 = Ambush
card-C14-text = Defending Forest or Mountain without a castle: the attacker loses 2 soldiers of his choice before the next battle round.

# Phases

phase-setup = Set-up
phase-manoeuvre = Manoeuvre
phase-battles = Battles
phase-redeployment = Redeployment
phase-pope = Pope card and victory
phase-taxes = Taxes
phase-recruit = Recruit
phase-deploy = Deploy
phase-initiative = Initiative
phase-merchant = Merchant card
phase-over = Game over

# Battles. A face is how dice look in a row.

side-attacker = attacker
    .the = the attacker
side-defender = defender
    .the = the defender
step-archers = Archers first
step-main = all others
face = { $id }
    .face = [{ $id }]

# What can be picked

done = done
play-on = play on
surrender = surrender
fight = fight on
retreat = retreat
obey = obey
ignore = ignore it
accept = accept
refuse = refuse
send = send the offer
pay = pay
buy = buy a card
leave = leave behind
everybody = everybody
some = some of them
castle = begin a castle
finish = finish a castle
keep = pay mercenaries again
hire = hire mercenaries
deal = talk about a ransom
discard = discard
initiative = initiative card { $id }
number = { $id }
number-all = all
gold = { $id } gold
part = choice { $id }
part-0 = the first
part-1 = the second
seat = player { $id }
seat-0 = first seat
seat-1 = second seat
seat-2 = third seat
seat-3 = fourth seat
attack = attack
captive = captive
card = card { $id }
fief = fief { $id }
kingdom = kingdom { $id }

attack-scotland = attack on Scotland
attack-northumbria = attack on Northumbria
attack-england = attack on England
attack-wales = attack on Wales
attack-cornwall = attack on Cornwall
attack-ireland = attack on Ireland
attack-ulster = attack on Ulster
attack-jutland = attack on Jutland
attack-zealand = attack on Zealand
attack-scania = attack on Scania
attack-holstein = attack on Holstein
attack-mecklenburg = attack on Mecklenburg
attack-pomerania = attack on Pomerania
attack-kiev = attack on Kiev
attack-volhynia = attack on Volhynia
attack-black_ruthenia = attack on Black Ruthenia
attack-polish_principalities = attack on the Polish Principalities
attack-old_prussia = attack on Old Prussia
attack-lithuania = attack on Lithuania
attack-polotsk = attack on Polotsk
attack-brittany = attack on Brittany
attack-france_fief = attack on France (royal domain)
attack-champagne = attack on Champagne
attack-burgundy = attack on Burgundy
attack-aquitaine = attack on Aquitaine
attack-gascony = attack on Gascony
attack-toulouse = attack on Toulouse
attack-lotharingia = attack on Lotharingia
attack-saxony = attack on Saxony
attack-brandenburg = attack on Brandenburg
attack-swabia = attack on Swabia
attack-bavaria = attack on Bavaria
attack-bohemia = attack on Bohemia
attack-austria = attack on Austria
attack-red_ruthenia = attack on Red Ruthenia
attack-hungary_fief = attack on Hungary (royal domain)
attack-transylvania = attack on Transylvania
attack-slavonia = attack on Slavonia
attack-croatia = attack on Croatia
attack-bosnia = attack on Bosnia
attack-cumania = attack on Cumania
attack-leon = attack on León
attack-castile = attack on Castile
attack-aragon = attack on Aragon
attack-al_andalus = attack on Al-Andalus
attack-almohads = attack on the Dominions of the Almohads
attack-portugal = attack on Portugal
attack-navarre = attack on Navarre
attack-venice = attack on Venice
attack-lombard_league = attack on the Lombard League
attack-papal_states = attack on the Papal States
attack-pisa = attack on Pisa
attack-sicily = attack on Sicily
attack-ifriqiya = attack on Ifriqiya
attack-constantinople = attack on Constantinople
attack-thessalonica = attack on Thessalonica
attack-achaea = attack on Achaea
attack-epirus = attack on Epirus
attack-bulgaria = attack on Bulgaria
attack-serbia = attack on Serbia
attack-nicaea = attack on Nicaea

captive-scotland = captive held in Scotland
captive-northumbria = captive held in Northumbria
captive-england = captive held in England
captive-wales = captive held in Wales
captive-cornwall = captive held in Cornwall
captive-ireland = captive held in Ireland
captive-ulster = captive held in Ulster
captive-jutland = captive held in Jutland
captive-zealand = captive held in Zealand
captive-scania = captive held in Scania
captive-holstein = captive held in Holstein
captive-mecklenburg = captive held in Mecklenburg
captive-pomerania = captive held in Pomerania
captive-kiev = captive held in Kiev
captive-volhynia = captive held in Volhynia
captive-black_ruthenia = captive held in Black Ruthenia
captive-polish_principalities = captive held in the Polish Principalities
captive-old_prussia = captive held in Old Prussia
captive-lithuania = captive held in Lithuania
captive-polotsk = captive held in Polotsk
captive-brittany = captive held in Brittany
captive-france_fief = captive held in France (royal domain)
captive-champagne = captive held in Champagne
captive-burgundy = captive held in Burgundy
captive-aquitaine = captive held in Aquitaine
captive-gascony = captive held in Gascony
captive-toulouse = captive held in Toulouse
captive-lotharingia = captive held in Lotharingia
captive-saxony = captive held in Saxony
captive-brandenburg = captive held in Brandenburg
captive-swabia = captive held in Swabia
captive-bavaria = captive held in Bavaria
captive-bohemia = captive held in Bohemia
captive-austria = captive held in Austria
captive-red_ruthenia = captive held in Red Ruthenia
captive-hungary_fief = captive held in Hungary (royal domain)
captive-transylvania = captive held in Transylvania
captive-slavonia = captive held in Slavonia
captive-croatia = captive held in Croatia
captive-bosnia = captive held in Bosnia
captive-cumania = captive held in Cumania
captive-leon = captive held in León
captive-castile = captive held in Castile
captive-aragon = captive held in Aragon
captive-al_andalus = captive held in Al-Andalus
captive-almohads = captive held in the Dominions of the Almohads
captive-portugal = captive held in Portugal
captive-navarre = captive held in Navarre
captive-venice = captive held in Venice
captive-lombard_league = captive held in the Lombard League
captive-papal_states = captive held in the Papal States
captive-pisa = captive held in Pisa
captive-sicily = captive held in Sicily
captive-ifriqiya = captive held in Ifriqiya
captive-constantinople = captive held in Constantinople
captive-thessalonica = captive held in Thessalonica
captive-achaea = captive held in Achaea
captive-epirus = captive held in Epirus
captive-bulgaria = captive held in Bulgaria
captive-serbia = captive held in Serbia
captive-nicaea = captive held in Nicaea

## What happens

event-order-set = Order of play: { $order }.
event-rolled-initiative = { $seat } rolls { $face } for initiative (d{ $die }){ $bonus ->
        [0] .
       *[other] , and adds { $bonus }.
    }
event-initiative-taken = { $seat } takes initiative card { $n }.
event-settled = { $seat } starts in { $kingdom }.
event-castle-stands = { $seat } places the first castle in { $fief }.
event-warlord-stands = { $seat } places a Warlord in { $fief }.
event-army-stands = { $seat } holds { $fief } with { $army }.
event-round-began = Round { $round }
event-phase-began = Round { $round }: { $phase }
event-turn-began = The turn of { $seat } begins.
event-turn-ended = The turn of { $seat } ends.
event-surrendered = { $seat } surrenders.
event-attacked = { $seat } attacks { $fief } with { $army }.
event-moved = { $seat } moves { $army } to { $to }.
event-battle-began = Battle for { $fief }: { $attacker } with { $attackers } against { $peasants ->
        [0] { $defender } with { $defenders }
        [one] one peasant
       *[other] { $peasants } peasants
    }.
event-rolled = { $side } rolls { $faces } (d{ $die }, { $troop ->
        [peasants] peasants hit
       *[other] { $troop } hits
    } with { $needed } or more): { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }.
event-hit = { $side } takes { $hits ->
        [0] no hits
        [one] one hit
       *[other] { $hits } hits
    }{ $ignored ->
        [0] .
       *[other] ; { $ignored } more ignored.
    }
event-struck = { $side } loses { $hits ->
        [one] one soldier
       *[other] { $hits } soldiers
    } before the dice.
event-peasants-fell = { $n ->
        [one] One peasant falls
       *[other] { $n } peasants fall
    } in { $fief }.
event-fell = { $seat } loses { $army } in { $fief }.
event-battle-ended = { $outcome ->
        [conquered] { $attacker } conquers { $fief }; { $defender ->
            [peasants] the peasants scatter
           *[other] { $defender } has lost it
        }.
        [repelled] The attack of { $attacker } on { $fief } is beaten off.
        [destroyed] In { $fief } nobody is left standing on either side.
       *[retreated] { $attacker } retreats from { $fief }.
    }
event-went-back = { $seat } takes { $army } back from { $from } to { $to }.
event-castle-captured = { $seat } captures the castle of { $from } in { $fief }.
event-estate-taken = { $from } loses everything to { $seat }: { $gold } gold and { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
event-card-came = { $seat } gets { $card } from { $from }.
event-captured = { $seat } captures a Warlord of { $owner }, who is held in { $prison }.
event-warlord-taken = { $seat } has no castle: { $n ->
        [one] the Warlord of { $owner } is
       *[other] the { $n } Warlords of { $owner } are
    } out of the fight until the battle is over.
event-released = A Warlord of { $seat } is released from { $prison }.
event-came-home = A Warlord of { $seat } comes to the castle in { $fief }.
event-warlord-to-supply = A Warlord of { $seat } has nowhere to go and leaves the map.
event-offered = { $from } offers { $to } a deal: { $captives ->
        [one] one captive goes home
       *[other] { $captives } captives go home
    }, { $asked ->
        [0] { $from } pays { $gold } gold
       *[other] { $to } pays { $gold } gold
    }.
event-card-offered = { $from } adds { $card } to the offer to { $to }.
event-card-asked = { $from } asks { $to } for { $card }.
event-accepted = { $to } accepts the offer of { $from }.
event-refused = { $to } refuses the offer of { $from }.
event-paid = { $from } pays { $gold } gold to { $to }.
event-gained = { $seat } gains { $gold } gold.
event-spent = { $seat } pays { $gold } gold to the Treasury.
event-abandoned = { $seat } gives up { $fief }{ $castle ->
        [0] {""}
       *[other] {" "}with its castle
    }; the peasants take it back.
event-removed = { $seat } removes { $army } from { $fief }.
event-placed = { $seat } places { $army } in { $fief }.
event-recruited = { $seat } recruits { $army }.
event-kept = { $seat } pays { $army } in { $fief } again.
event-castle-ordered = { $seat } pays for a castle in { $kingdom }.
event-finish-ordered = { $seat } pays to finish the castle in { $fief }.
event-castle-begun = { $seat } begins a castle in { $fief }.
event-castle-finished = The castle of { $seat } in { $fief } is finished.
event-given-back = { $seat } gives back { $army }, for lack of a place.
event-better-die = { $seat } will roll a d{ $die } for initiative.
event-drew = { $seat } draws a { $deck } card.
event-got = { $seat } draws { $card }.
event-played = { $seat } plays { $card }.
event-targeted = { $seat } plays { $card } on { $target }.
event-discarded = { $seat } discards { $card }.
event-reshuffled = The { $deck } discards are shuffled and become the deck again.
event-obeyed = { $seat } obeys { $card }.
event-ignored = { $seat } ignores { $card }: { $count ->
        [one] one excommunication
       *[other] { $count } excommunications
    }.
event-absolved = An excommunication of { $seat } is lifted; { $count ->
        [0] none is left
        [one] one is left
       *[other] { $count } are left
    }.
event-upgraded = In { $fief } { $from } of { $seat } becomes { $to }.
event-turned = { $seat } wins over { $army } of { $enemy }, from { $from } to { $to }.
event-truce = { $seat } and { $with } may not attack each other.
event-bonus-cancelled = { $seat } gets no castle bonus from { $kingdom }.
event-majority = { $holder ->
        [peasants] Nobody has the majority of finished castles any more.
       *[other] { $holder } has the majority of finished castles.
    }
event-vassals = { $seat } pays { $price } gold and takes over the soldiers of { $victim }.
event-eliminated = { $seat } is out of the game{ $heir ->
        [peasants] .
       *[other] ; { $heir } takes what is left.
    }
event-game-over = { $ending ->
        [crown] { $winners } kept the majority of castles and wins the game.
        [alone] { $winners } alone is left and wins the game.
        [limit] The last round is over. Winner: { $winners }.
       *[none] The game is over: { $winners }.
    }

## What a player is asked

prompt-initiative-card = Pick an initiative card.
prompt-kingdom = Pick the kingdom you start in.
prompt-first-castle = Place your castle in a fief of your kingdom.
prompt-first-warlord = Place a Warlord in a second fief of your kingdom.
prompt-divide = Divide { $soldier }: choose how many go to { $fief }; the rest stay at the castle.
prompt-surrender = You have no castle: play on, or surrender.
prompt-manoeuvre = Manoeuvre: choose a fief and who attacks from there, or be done.
prompt-march-who = Choose who marches from { $fief }.
prompt-march-attack = In { $fief }: { $army }, { $steps ->
        [0] no step left
        [one] one step left
       *[other] { $steps } steps left
    }. Attack, pass through, or take more along.
prompt-march = In { $fief }: { $army }, { $steps ->
        [0] no step left
        [one] one step left
       *[other] { $steps } steps left
    }. Go on, take along, leave soldiers, or be done.
prompt-battles = Choose the battle that is fought next.
prompt-battle-cards = Battle round { $round } for { $fief }: play a card, or be done.
prompt-losses = { $hits ->
        [one] One hit
       *[other] { $hits } hits
    } in { $fief }: choose who falls.
prompt-decide = Battle for { $fief }: fight on, or retreat.
prompt-retreat = Choose where your soldiers retreat.
prompt-retreat-to = Choose who retreats to { $fief }.
prompt-muster = You captured a castle and may recruit at once: { $gold } gold. Buy soldiers, choose a castle for them, or be done.
prompt-muster-at = Choose who is placed in { $fief }; you have { $gold } gold.
prompt-surplus = { $fief } holds no more soldiers: choose where the others go back.
prompt-surplus-to = Choose who goes back from { $from } to { $to }.
prompt-prison = Choose the castle where the Warlord of { $seat } is held.
prompt-return = Choose the castle your Warlord comes home to.
prompt-partner = Before { $seat } redeploys you may talk about a ransom, or be done.
prompt-deal-asked = { $seat } offers: { $captives ->
        [one] one captive goes home
       *[other] { $captives } captives go home
    }, you pay { $gold } gold{ $cards ->
        [0] {""}
        [one] {" "}and give the card that is named
       *[other] {" "}and give the { $cards } cards that are named
    }. Accept or refuse.
prompt-deal-offered = { $seat } offers: { $captives ->
        [one] one captive goes home
       *[other] { $captives } captives go home
    }, you get { $gold } gold{ $cards ->
        [0] {""}
        [one] {" "}and the card that is named
       *[other] {" "}and the { $cards } cards that are named
    }. Accept or refuse.
prompt-deal = Your offer to { $seat }: name captives, then gold or cards, and send it; or be done to drop it. Whoever gets a Warlord back pays.
prompt-redeploy = Redeployment: move soldiers that have not moved, or be done.
prompt-crowded = Too many soldiers on a Mountain without a castle: choose who leaves the map.
prompt-tax-cards = Taxes: play a card, or be done.
prompt-vassals = Pay { $gold } gold to take over the soldiers of { $seat }, or be done.
prompt-recruit = Recruit: you have { $gold } gold. Buy soldiers and castles, or be done.
prompt-keep = Choose the mercenaries in { $fief } that you pay again.
prompt-deploy-castle = Choose the fief of { $kingdom } where the castle is begun.
prompt-deploy = Place your recruits: { $army }.
prompt-deploy-bonus = { $kingdom } is all yours: place { $left ->
        [one] one free Lancer
       *[other] { $left } free Lancers
    } there.
prompt-deploy-hired = Place your mercenaries: { $army }.
prompt-deploy-cards = Deploy: play a card, or be done.
prompt-deploy-into = Choose who is placed in { $fief }.
prompt-dice = You roll a d{ $die } for initiative: pay or discard a card for a better die, or be done.
prompt-merchant = Buy a Merchant card for { $gold } gold, or be done.
prompt-target = { $card }: choose the player it is played on.
prompt-obey = { $seat } plays { $card } on you: obey, or ignore it and be excommunicated.
prompt-part = { $card }: choose one of the two.
prompt-card-kingdom = { $card }: choose the kingdom.
prompt-card-place = { $card }: choose where the soldiers are placed.
prompt-card-remove = { $card }: choose the soldiers you remove.
prompt-card-upgrade = { $card }: choose the soldiers, or be done.
prompt-card-turn-who = { $card }: choose how many come over.
prompt-card-turn = { $card }: choose the enemy fief and your fief next to it.
prompt-card-march = { $card }: choose the Warlord's fief.
prompt-card-wagons = { $card }: choose the fief of the soldiers.
prompt-card-release = { $card }: choose the captive.
prompt-card-castle = { $card }: choose the castle to begin or to finish.
prompt-over = The game is over.

## Why not

reason-not-asked = This is not what is being asked now.
reason-not-offered = That is not among the choices.
reason-compulsory = This cannot be declined now: you must choose.
reason-kingdom-taken = { $kingdom } is another player's.
reason-not-at-home = { $fief } is not in your starting kingdom.
reason-second-fief = { $fief } has your castle: the Warlord goes to another fief.
reason-too-many = { $most ->
        [0] There is none of them for this.
        [one] It can be one at most.
       *[other] It can be { $most } at most.
    }
reason-full = { $fief } holds no more soldiers: a Mountain without a castle holds 15.
reason-not-yours = { $fief } is not yours.
reason-not-your-castle = In { $fief } you have no castle that would do.
reason-out-of-play = { $fief } is not in play.
reason-not-adjacent = { $from } does not border on { $to }.
reason-nobody-there = Nobody in { $fief } can do that now.
reason-nowhere-to-go = There is nowhere to go from { $fief }.
reason-no-long-march = No Warlord in { $fief } has a Long March.
reason-truce = A truce protects { $fief }.
reason-no-battle = No battle is to be fought for { $fief }.
reason-no-route = Nobody in the attack came from or through { $fief }.
reason-gold = That costs { $cost } gold; at hand: { $gold }.
reason-no-piece = There are not enough pieces for { $troop }: { $left } left.
reason-captive-warlord = One of your Warlords is captive: you cannot buy another.
reason-castle-there = You have, or have paid for, a castle in { $kingdom }.
reason-no-fief-there = You have no fief in { $kingdom } that could take a castle.
reason-no-castle-left = All castles are in play.
reason-is-finished = The castle in { $fief } is finished.
reason-too-new = The castle in { $fief } is too new: wait until the next round.
reason-castle-needed = { $troop } can only be placed in a castle.
reason-had-recruit = { $fief } has had its recruit: without a castle one a round.
reason-best-die = Your die is already a d12.
reason-no-deal = There is nothing to talk about with { $seat } now.
reason-no-card = You do not hold { $card }.
reason-wrong-time = This is not the time for { $card }.
reason-twice = { $card } was already played here.
reason-no-effect = { $card } would have no effect now.
reason-isolated = { $fief } borders on none of your fiefs.

options-seats = Warlords of Europe is for two to four players, not { $seats }.
options-scenario = This scenario is not for { $seats } players.

## What can be agreed before the game

option-scenario = Scenario
scenario-standard = As in the rulebook
scenario-hard = Hard and faster
scenario-long = Hard and longer
scenario-inner = Inner kingdoms, whole map
scenario-random = Random kingdoms
scenario-agreed = Any kingdoms, whole map
scenario-2p = Two players
scenario-3p = Three players
scenario-4p = Four players
scenario-4p_hard = Four players, hard and faster
scenario-3p_hard = Three players, hard and faster
scenario-3p_long = Three players, hard and longer
scenario-4p_inner = Four players, inner kingdoms, whole map
option-scenario-standard = { scenario-standard }
option-scenario-hard = { scenario-hard } (three or four)
option-scenario-long = { scenario-long } (three)
option-scenario-inner = { scenario-inner } (four)
option-scenario-random = { scenario-random }
option-scenario-agreed = { scenario-agreed }
option-retreat = Retreat
option-retreat-split = to any fiefs the attack came from
option-retreat-one_fief = all to one fief
option-bonus_on_tie = Castle bonus when tied for most fiefs
option-bonus_on_tie-nothing = none
option-bonus_on_tie-bonus = 6 gold
option-unlimited_recruits_in = Any number of recruits
option-unlimited_recruits_in-any_castle = in every castle of an earlier round
option-unlimited_recruits_in-finished_castle = in finished castles only
option-unlimited_recruits_in-finished_or_captured = in finished and captured castles
option-castle_supply = Castles
option-castle_supply-shared = twelve, shared by all
option-castle_supply-unlimited = without limit
option-two_player_hold = Two players: all castles must be kept
option-two_player_hold-opponent_turn = through a turn of the opponent
option-two_player_hold-whole_round = for a whole round
option-warlords_while_captive = New Warlords while one is captive
option-warlords_while_captive-none = none
option-warlords_while_captive-within_limit = within the pieces of the set
option-random_starts = Random kingdoms
option-random_starts-any = any
option-random_starts-not_adjacent = not next to each other
option-rounds = The game ends after this many rounds
option-rounds-0 = never

## The board in the terminal

we-round = Round { $round }
we-round-of = Round { $round } of { $rounds }
we-turn = Turn: { $name }
we-asked = Asked: { $name }
we-over = Game over
we-castles = Finished castles: { $castles }; majority { $needed }
we-majority = Majority: { $name }
we-majority-none = Majority: nobody
we-truce = Truce: { $one }, { $other }
we-players = Players
we-you = you
we-gold = gold
we-income = taxes
we-fiefs = fiefs
we-castles-short = castles
we-cards = cards
we-excom = exc.
we-captives = capt.
we-estate = Gold { $gold }, taxes { $income }, castles finished/all { $castles }, cards Pope/Merchant/Conquest { $cards }, excommunications { $excom }.
we-surrendered = Surrendered: the soldiers only defend.
we-eliminated = Out of the game.
we-soldiers = Soldiers: { $army }.
we-fiefs-of = Fiefs: { $fiefs }.
we-held = Captive Warlords in { $prisons }.
we-panel-kingdom = Kingdom
we-panel-battle = Battle
we-panel-cards = Cards
we-battle = Battle for { $fief } · battle round { $round } · { $terrain }
we-taken = { $n ->
        [one] one Warlord taken
       *[other] { $n } Warlords taken
    }
we-ignores = (ignores { $hits })
we-attack = { $army } attack { $fief } from { $from }
we-no-battle = No battle now.
we-no-cards = You hold no cards.
we-ignored = { $name } has ignored { $cards }.
we-decks = Left in the decks: { $decks }.
we-fief = { $fief }: { $terrain }, { $gold } gold, d{ $die }, { $owner } { $army }; borders on { $borders }.
we-more-fiefs = ▼ F2: all fiefs · m: the map
we-soldiers-title = Soldiers
we-terrains-title = Terrains
we-terrain-die = { $terrain }: whoever defends there rolls a d{ $die }.
we-soldier = { $soldier }: moves { $moves }, hits with { $hit } or more, costs { $cost } gold.
we-signs-soldiers = L Lancer, F Footman, A Archer, K Knight, W Warlord; small letters are mercenaries
we-signs-armies = 6L1W six Lancers and a Warlord; 12W twelve mixed soldiers with a Warlord; (3) three peasants
we-signs-terrain = · Plains (d8), ≡ Farmland (d8), ♣ Forest (d10), ▲ Mountain (d12)
we-signs-castles = ♜ finished castle, ♖ unfinished castle, ◊ captive Warlord held there
we-signs-fiefs = A to D: owner of a fief; × attacked; ✓ picked; d8 defenders' die; $ gold
we-signs-map = On the map: · next to each other by land, ~ by sea; fiefs next to the chosen one stand out
we-signs-players = f fiefs, castles finished/all, cards Pope/Merchant/Conquest, † excommunications

## Chapters of the rules

area-TERRAIN = The map and its terrain
area-PEASANT = Peasants
area-SETUP = Set-up
area-3P = Games for three
area-2P = Games for two
area-SCEN = Scenarios
area-TURN = Rounds and turns
area-MANEUVER = Turn: Manoeuvre
area-BATTLE = Turn: Battles
area-DICE = Battles: the dice
area-CASUALTY = Battles: casualties
area-ARCHER = Battles: Archers
area-RETREAT = Battles: retreat
area-REDEPLOY = Turn: Redeployment
area-CONQUEST = Turn: Conquest card
area-GROUP = Group Phases
area-POPE = Group Phases: Pope card
area-VICTORY = Group Phases: victory
area-TAX = Group Phases: Taxes
area-RECRUIT = Group Phases: Recruit
area-DEPLOY = Group Phases: Deploy
area-INITIATIVE = Group Phases: Initiative
area-MERCHANT = Group Phases: Merchant card
area-WARLORD = Warlords
area-CAPTURE = Captives and ransom
area-PROXY = Limits of the pieces
area-MERC = Mercenaries
area-MOUNTAIN = Mountains
area-CASTLE = Castles
area-SIEGEDICE = Castles: dice of the defenders
area-CAPTURECASTLE = Castles: capture
area-CARD = Cards
area-EXCOM = Excommunication
area-ALLIANCE = Alliances
area-ELIM = Surrender and elimination
area-R = Rulings on doubtful cases
