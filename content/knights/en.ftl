## Names and texts of components

# Areas

area-h00 = Olbi
area-h10 = Gullcliff
    .the = Gullcliff
area-h20 = Reedmouth
    .the = Reedmouth
area-h30 = Straven
area-h40 = Amberstrand
    .the = Amberstrand
area-h50 = Ballin
area-h01 = Bingen
area-h11 = Millford
    .the = Millford
area-h21 = Kovel
area-h31 = Kingsmoor
    .the = Kingsmoor
area-h41 = Gedze
area-h51 = Hawkfell
    .the = Hawkfell
area-h02 = Saltmarsh
    .the = Saltmarsh
area-h12 = Monz
area-h22 = Westbridge
    .the = Westbridge
area-h32 = Lenz
area-h42 = Thornfield
    .the = Thornfield
area-h52 = Semlik
area-h03 = Vecht
area-h13 = Foxholt
    .the = Foxholt
area-h23 = Berac
area-h33 = Eastbridge
    .the = Eastbridge
area-h43 = Froli
area-h53 = Greyheath
    .the = Greyheath
area-h04 = Stonebeach
    .the = Stonebeach
area-h14 = Alta
area-h24 = Highmead
    .the = Highmead
area-h34 = Isar
area-h44 = Oxwater
    .the = Oxwater
area-h54 = Uran
area-h05 = Surat
area-h15 = Vinehill
    .the = Vinehill
area-h25 = Rota
area-h35 = Heronfen
    .the = Heronfen
area-h45 = Sandspit
    .the = Sandspit
area-h65 = Thira
area-sea_constantinople = Constantinople
    .brief = Constan.
area-sea_syracuse = Syracuse
area-sea_cadiz = Cadiz
area-sea_jerusalem = Jerusalem
    .brief = Jerusal.
area-sea_alexandria = Alexandria
    .brief = Alexand.
area-sea_acre = Acre

# Cities

city-alta = Alta
city-ballin = Ballin
city-berac = Berac
city-bingen = Bingen
city-froli = Froli
city-gedze = Gedze
city-isar = Isar
city-kovel = Kovel
city-lenz = Lenz
city-monz = Monz
city-olbi = Olbi
city-rota = Rota
city-semlik = Semlik
city-straven = Straven
city-surat = Surat
city-thira = Thira
city-uran = Uran
city-vecht = Vecht
city-constantinople = Constantinople
city-syracuse = Syracuse
city-cadiz = Cadiz
city-jerusalem = Jerusalem
city-alexandria = Alexandria
city-acre = Acre

# Barons

baron-red = Thomas Edmund Madder
    .brief = Red
baron-blue = Mieczyslaw Niebieski
    .brief = Blue
baron-green = Raoul d'Emerande
    .brief = Green
baron-yellow = Guillaume de Limon
    .brief = Yellow
baron-purple = Umberto da Viola
    .brief = Purple
baron-black = Heinrich Otto Zobel
    .brief = Black

# Nobles

noble-red_star = Guy de Solferino
    .full = Guy de Solferino (star)
noble-red_square = Sir Hugh Murrey
    .full = Sir Hugh Murrey (square)
noble-red_triangle = Konrad von Zinnober
    .full = Konrad von Zinnober (triangle)
noble-red_circle = Ricardo di Scarletti
    .full = Ricardo di Scarletti (circle)
noble-blue_star = Bartolomeo Turchini
    .full = Bartolomeo Turchini (star)
noble-blue_square = Sir Walter Woad
    .full = Sir Walter Woad (square)
noble-blue_triangle = Otto von Prussen
    .full = Otto von Prussen (triangle)
noble-blue_circle = Louis de Cyan
    .full = Louis de Cyan (circle)
noble-green_star = Ernesto di Celadon
    .full = Ernesto di Celadon (star)
noble-green_square = Alan of Smalt
    .full = Alan of Smalt (square)
noble-green_triangle = Lorenz von Linden
    .full = Lorenz von Linden (triangle)
noble-green_circle = Wojciech Oliwski
    .full = Wojciech Oliwski (circle)
noble-yellow_star = Esteban di Gaudi
    .full = Esteban di Gaudi (star)
noble-yellow_square = Ulrich von Goldammer
    .full = Ulrich von Goldammer (square)
noble-yellow_triangle = Jean-Luc d'Ambre
    .full = Jean-Luc d'Ambre (triangle)
noble-yellow_circle = Sir Roger Saffron
    .full = Sir Roger Saffron (circle)
noble-purple_star = Guntram von Flieder
    .full = Guntram von Flieder (star)
noble-purple_square = Renaud de Malve
    .full = Renaud de Malve (square)
noble-purple_triangle = Jaroslaw Wrzosowski
    .full = Jaroslaw Wrzosowski (triangle)
noble-purple_circle = Geoffrey Lavender
    .full = Geoffrey Lavender (circle)
noble-black_star = Sir John Dudley Black
    .full = Sir John Dudley Black (star)
noble-black_square = Thierry de Sable
    .full = Thierry de Sable (square)
noble-black_triangle = Corrado Corvino
    .full = Corrado Corvino (triangle)
noble-black_circle = Zbigniew Smolnik
    .full = Zbigniew Smolnik (circle)

# Symbols of Nobles

symbol-star = Star
symbol-star-text = When he commands: one more Deal 100 Casualties.
symbol-square = Square
symbol-square-text = When he commands: one more Prevent 100 Casualties.
symbol-triangle = Triangle
symbol-triangle-text = When he commands: one more victory when victories are counted.
symbol-circle = Circle
symbol-circle-text = No wages while his troops total 400 or less.

# Nationalities

nation-english = English
nation-polish = Polish
nation-rumanian = Rumanian
nation-swiss = Swiss
nation-lombard = Lombard
nation-tuscan = Tuscan

# Troops

troop-rg_50 = Regular Troops 50
troop-rg_100 = Regular Troops 100
troop-mc_english_50 = Yeoman Archers (English 50)
    .brief = English 50
troop-mc_english_100 = Billmen (English 100)
    .brief = English 100
troop-mc_english_150 = Longbow Company (English 150)
    .brief = English 150
troop-mc_english_200 = Manor Knights (English 200)
    .brief = English 200
troop-mc_polish_50 = Light Riders (Polish 50)
    .brief = Polish 50
troop-mc_polish_100 = Axe Foot (Polish 100)
    .brief = Polish 100
troop-mc_polish_150 = Heavy Lances (Polish 150)
    .brief = Polish 150
troop-mc_polish_200 = Banner of Horse (Polish 200)
    .brief = Polish 200
troop-mc_rumanian_50 = Hill Scouts (Rumanian 50)
    .brief = Rumanian 50
troop-mc_rumanian_100 = Shepherd Spears (Rumanian 100)
    .brief = Rumanian 100
troop-mc_rumanian_150 = Horse Archers (Rumanian 150)
    .brief = Rumanian 150
troop-mc_rumanian_200 = Valley Guard (Rumanian 200)
    .brief = Rumanian 200
troop-mc_swiss_50 = Mountain Halberds (Swiss 50)
    .brief = Swiss 50
troop-mc_swiss_100 = Canton Pikes (Swiss 100)
    .brief = Swiss 100
troop-mc_swiss_150 = Pike Square (Swiss 150)
    .brief = Swiss 150
troop-mc_swiss_200 = Forest Brotherhood (Swiss 200)
    .brief = Swiss 200
troop-mc_lombard_50 = Town Crossbows (Lombard 50)
    .brief = Lombard 50
troop-mc_lombard_100 = Shield-Bearers (Lombard 100)
    .brief = Lombard 100
troop-mc_lombard_150 = War-Cart Foot (Lombard 150)
    .brief = Lombard 150
troop-mc_lombard_200 = Iron Lances (Lombard 200)
    .brief = Lombard 200
troop-mc_tuscan_50 = Hired Blades (Tuscan 50)
    .brief = Tuscan 50
troop-mc_tuscan_100 = Shield Company (Tuscan 100)
    .brief = Tuscan 100
troop-mc_tuscan_150 = Free Lances (Tuscan 150)
    .brief = Tuscan 150
troop-mc_tuscan_200 = Company of the Lily (Tuscan 200)
    .brief = Tuscan 200
troop-tl_alta = Levy of Alta 100
troop-tl_ballin = Levy of Ballin 100
troop-tl_berac = Levy of Berac 100
troop-tl_bingen = Levy of Bingen 100
troop-tl_froli = Levy of Froli 100
troop-tl_gedze = Levy of Gedze 100
troop-tl_isar = Levy of Isar 100
troop-tl_kovel = Levy of Kovel 100
troop-tl_lenz = Levy of Lenz 100
troop-tl_monz = Levy of Monz 100
troop-tl_olbi = Levy of Olbi 100
troop-tl_rota = Levy of Rota 100
troop-tl_semlik = Levy of Semlik 100
troop-tl_straven = Levy of Straven 100
troop-tl_surat = Levy of Surat 100
troop-tl_thira = Levy of Thira 100
troop-tl_uran = Levy of Uran 100
troop-tl_vecht = Levy of Vecht 100
troop-ka_1 = Lances of the Crown 100
troop-ka_2 = Archers of the Crown 100
troop-ka_3 = Keepers of the Gate 100
troop-ka_4 = Foot of the Crown 100
troop-ka_5 = Riders of the Chamber 100
troop-ka_6 = The Oathbound 100
troop-ld_english = Captain of Bows (English Leader)
troop-ld_english-text = Its Noble deals 100 more casualties in open-field battles he commands.
troop-ld_polish = Captain of Lances (Polish Leader)
troop-ld_polish-text = Its Noble draws 1 more Fate card when he commands an attack.
troop-ld_rumanian = Captain of the Hills (Rumanian Leader)
troop-ld_rumanian-text = No deserter is drawn when its Noble dies or retreats, and he prevents 100 more casualties when he commands in defence.
troop-ld_swiss = Captain of Pikes (Swiss Leader)
troop-ld_swiss-text = Its Noble prevents 100 more casualties in open-field battles he commands.
troop-ld_lombard = Captain of Ladders (Lombard Leader)
troop-ld_lombard-text = Its Noble deals 100 more casualties in assaults he commands.
troop-ld_tuscan = Captain of Fortune (Tuscan Leader)
troop-ld_tuscan-text = Its Noble discards 1 Fate card fewer in battles he commands.
troop-hd_english = Herald of the Commons (English Herald)
troop-hd_english-text = Gain 1 more Vote at each Assembly you attend while its Noble is on the map.
troop-hd_polish = Herald of the Plains (Polish Herald)
troop-hd_polish-text = Its Noble may move up to 4 areas by road.
troop-hd_rumanian = Herald of the Passes (Rumanian Herald)
troop-hd_rumanian-text = Its Noble may move through areas with other Barons' Nobles or cities without leave.
troop-hd_swiss = Herald of the Cantons (Swiss Herald)
troop-hd_swiss-text = Its Noble counts 100 more when he lays or completes a siege.
troop-hd_lombard = Herald of the Tolls (Lombard Herald)
troop-hd_lombard-text = Gain 1 more crown from each Levy Taxes while its Noble is on the map.
troop-hd_tuscan = Herald of the Banks (Tuscan Herald)
troop-hd_tuscan-text = Pay 2 crowns less in each Wages phase while its Noble is on the map.

# Action cards

card-levy_taxes = Levy Taxes
card-levy_taxes-text = Gain 1 crown for each area with a Noble of yours. Goes to Taxation.
card-draft_soldiers = Draft Soldiers
card-draft_soldiers-text = Put a marker on a free spot of the Mercenary Track. Goes to Wages.
card-rally_support = Rally Support
card-rally_support-text = Gain 2 Votes; with more than everybody else you are Chairman. Goes to the Assembly.
card-serve_church = Serve the Church
card-serve_church-text = Gain 1 Faith; with more than everybody else you are Head of the Church. Goes where you like.
card-mobilize_forces = Mobilize Forces
card-mobilize_forces-text = Choose an area: move Nobles into it, fight there, or both. Goes to Wages if you only moved, to the Assembly if you only fought, otherwise to either.
card-versatile_strategy = Versatile Strategy
card-versatile_strategy-text = One of: 2 crowns, Votes, move a Noble, fight, or a marker on the Mercenary Track for its fee. Comes back to your hand.
card-forced_march = Forced March
card-forced_march-text = Refresh one Noble free, others for 2 crowns each. Goes to Wages.
card-enrich_mind = Enrich Mind
card-enrich_mind-text = Gain 1 Knowledge; with more than everybody else you are Scholar; you may buy Advancements. Goes to Taxation or the Assembly.
card-important_event = Important Event
card-important_event-text = The Head of the Church says who draws the top Event.
card-fund_expeditions = Fund Expeditions
card-fund_expeditions-text = The Chairman may start an expedition, everybody may invest; those under way go on.
card-upgrade_defenses = Upgrade Defenses
card-upgrade_defenses-text = Each Baron may repair or fortify one city, or repair his stronghold.
card-muster_troops = Muster Troops
card-muster_troops-text = Each Baron may remove casualty tokens from one army, 2 crowns each.
card-uncertain_times = Uncertain Times
card-uncertain_times-text = The Fate deck is shuffled.
card-research = Research
card-research-text = The Scholar may pay 2 crowns to draw the top Advancement and buy it for 1 Knowledge less.
card-pressing_agenda = A Pressing Agenda
card-pressing_agenda-text = The top Agenda joins the current ones. Goes to the Assembly.
card-assemble_troops = Assemble Troops
card-assemble_troops-text = The top Mercenary joins the offer; a token fills the first free spot of the Mercenary Track.
card-upgrade_defenses_cg = Upgrade Defenses
card-upgrade_defenses_cg-text = Each Baron may repair or fortify one city, or repair his stronghold, and hire one Garrison.
card-muster_forces = Muster Forces
card-muster_forces-text = Each Baron may remove casualty tokens from one army and recruit Town Levies, 2 crowns each.
card-uncertain_times_cg = Uncertain Times
card-uncertain_times_cg-text = The Fate deck is shuffled; the Scholar may replace one Advancement on offer.

# Events

event-ev_no_heir = No Heir
event-ev_no_heir-text = Lasting: a random Noble of yours has no heir, so his next death is final.
event-ev_heretic = Heretic
event-ev_heretic-text = Lasting: if you are Head of the Church the other Baron with most Faith takes the token, you can never hold it again, and cancelling an Event costs you 1 more Faith.
event-ev_empty_coffers = Empty Coffers
event-ev_empty_coffers-text = Lose half of your crowns, rounded down.
event-ev_camp_fever = Camp Fever
event-ev_camp_fever-text = Your Noble on the map with the most troops takes 200 casualties.
event-ev_mutiny = Mutiny in the Ranks
event-ev_mutiny-text = Draw a nationality: all your mercenaries of that nationality desert.
event-ev_crumbling_walls = Crumbling Walls
event-ev_crumbling_walls-text = Your strongest city takes 2 breaches.
event-ev_toll_revolt = Revolt over Tolls
event-ev_toll_revolt-text = Draw for revolt at once for each of your cities without a Noble; these revolts cannot be bought off.
event-ev_slander = Slander at Court
event-ev_slander-text = Lose 3 Votes, and if you are Chairman the other Baron with most Votes takes the token.
event-ev_interdict = Interdict
event-ev_interdict-text = Lose half of your Faith, rounded down, and if you are Head of the Church the other Baron with most Faith takes the token.
event-ev_lame_horses = Lame Horses
event-ev_lame_horses-text = For the rest of this round your Nobles may not use the road rate.
event-ev_lost_baggage = Lost Baggage
event-ev_lost_baggage-text = Lose 1 crown for each of your Nobles on the map.
event-ev_blood_feud = Feud among Kin
event-ev_blood_feud-text = All your Nobles become exhausted.
event-ev_harvest = Full Granaries
event-ev_harvest-text = Gain 2 crowns plus 1 for each city you control, at most 6.
event-ev_dowry = A Rich Dowry
event-ev_dowry-text = Gain 5 crowns.
event-ev_wandering_company = Wandering Company
event-ev_wandering_company-text = Take the top Mercenary card free and assign it as in a Draft.
event-ev_holy_relic = Holy Relic
event-ev_holy_relic-text = Gain 2 Faith.
event-ev_silver_tongue = Silver Tongue
event-ev_silver_tongue-text = Gain 3 Votes.
event-ev_surgeons = Camp Surgeons
event-ev_surgeons-text = Remove up to 3 casualty tokens from one of your armies, or gain 3 crowns.
event-ev_masons = Willing Masons
event-ev_masons-text = Fortify one of your cities free, or remove all breaches from one of your cities, or gain 3 crowns.
event-ev_lost_charter = The Lost Charter
event-ev_lost_charter-text = Gain 1 Influence.
event-ev_second_wind = Second Wind
event-ev_second_wind-text = Refresh up to two of your exhausted Nobles, or gain 3 crowns.
event-ev_open_gates = Open Gates
event-ev_open_gates-text = Take control of one neutral city of strength 200 where you alone have a Noble, or gain 4 crowns.
event-ev_fair_winds = Fair Winds
event-ev_fair_winds-text = Your Nobles at sea land at once, your sea moves land at once for the rest of this round, and you gain 2 crowns.
event-ev_arson = Arson
event-ev_arson-text = A random unrazed city is razed and any Nobles in it are killed.
event-ev_broken_line = Broken Line
event-ev_broken_line-text = Lasting: a random Noble of any Baron has no heir, so his next death is final.
event-ev_assassin = Assassin
event-ev_assassin-text = A random Noble on the map takes 200 casualties and dies if his troops are no more than that.
event-ev_pestilence = Pestilence
event-ev_pestilence-text = Draw two random Kingdom cities: Nobles in the first take 100 casualties each, the second pays no income at the next Taxation.
event-ev_great_storm = Great Storm
event-ev_great_storm-text = Nobles at sea take 100 casualties each, and nobody may move by sea for the rest of this round.
event-ev_floods = Floods
event-ev_floods-text = For the rest of this round no Noble may cross a bridge.
event-ev_peasant_rising = Peasant Rising
event-ev_peasant_rising-text = A random controlled Kingdom city without its owner's Noble revolts at once, unless bought off as usual.
event-ev_trade_winds = Trade Winds
event-ev_trade_winds-text = Every expedition under way advances one spot and those on spot 3 are resolved.
event-ev_comet = The Comet
event-ev_comet-text = The Head of the Church looks at the top 3 Fate cards and puts them back in any order.
event-ev_hard_winter = Hard Winter
event-ev_hard_winter-text = Every Noble who is not at a city or stronghold of his own Baron becomes exhausted.
event-ev_legate = The Legate's Pardon
event-ev_legate-text = Every ban from the Assembly is lifted and the Head of the Church gains 1 Faith.
event-ev_jealous_guilds = Jealous Guilds
event-ev_jealous_guilds-text = The Baron with most crowns gives 3 crowns to the Baron with fewest.
event-ev_truce = Truce of God
event-ev_truce-text = For the rest of this round no battle may be started against another Baron; neutral cities may still be attacked.
event-ev_burned_library = Burned Library
event-ev_burned_library-text = Discard one of your Advancements, or all your Knowledge if you own none.
event-ev_bread_riots = Bread Riots
event-ev_bread_riots-text = Put a Riot token on your richest Kingdom city that has neither Noble nor Garrison.
event-ev_garrison_flees = Runaway Garrison
event-ev_garrison_flees-text = Lose one Garrison of your choice, or 3 crowns if you have none.
event-ev_homesick = Homesick Levies
event-ev_homesick-text = All your Town Levies go home and you lose 1 Vote.
event-ev_envious_captains = Envious Captains
event-ev_envious_captains-text = One of your Leaders or Heralds deserts; if you have none, one mercenary of a drawn nationality.
event-ev_false_prophet = False Prophet
event-ev_false_prophet-text = Lose 2 Faith.
event-ev_spoiled_stores = Spoiled Stores
event-ev_spoiled_stores-text = At the next Wages phase pay 2 more crowns for each of your armies that includes a mercenary.
event-ev_wandering_scholar = Wandering Scholar
event-ev_wandering_scholar-text = Gain 2 Knowledge.
event-ev_guild_charter = Guild Charter
event-ev_guild_charter-text = Gain 3 crowns plus 2 for each fortified city you control, at most 7.
event-ev_veterans = The Veterans' Oath
event-ev_veterans-text = Remove up to 2 casualty tokens from one army, refresh its Noble, and gain 1 crown.
event-ev_quiet_streets = Quiet Streets
event-ev_quiet_streets-text = Remove all Riot tokens from your cities and gain 1 Faith and 1 crown.
event-ev_treaty_bride = The Treaty Bride
event-ev_treaty_bride-text = Gain 1 Influence and 1 Vote.
event-ev_forge_masters = Masters of the Forge
event-ev_forge_masters-text = Gain 1 Knowledge, then draw the top Advancement, which you may buy for 1 Knowledge less.
event-ev_corsairs = Corsairs
event-ev_corsairs-text = Each Baron loses 1 crown for each port city he controls, at most 3.
event-ev_great_fair = The Great Fair
event-ev_great_fair-text = The owner of a random controlled city gains 4 crowns.
event-ev_contagion = Contagion
event-ev_contagion-text = Put a Riot token on a random controlled Kingdom city that has neither its owner's Noble nor a Garrison.
event-ev_disputation = The Great Disputation
event-ev_disputation-text = Put the three Advancements on offer under the deck and show three new ones; the Scholar gains 1 Knowledge.
event-ev_disputed_crown = A Disputed Claim
event-ev_disputed_crown-text = The Baron with most Influence pays 5 crowns or loses 1 Influence.
event-ev_shipwreck = Wreckers' Coast
event-ev_shipwreck-text = A random expedition under way suffers Fleet Lost.
event-ev_jubilee = Jubilee
event-ev_jubilee-text = Every Baron gains 1 Faith and all Riot tokens are removed.

# Agendas

agenda-ag_private_motion = Private Motion
agenda-ag_private_motion-text = A drawn Baron may move to lift a ban, discard a Law, Charge or Office, postpone the Assembly, or vote on a discarded Agenda.
agenda-ag_subsidy = Crown Subsidy
agenda-ag_subsidy-text = The chosen Baron gains 6 crowns.
agenda-ag_acclaim = Public Acclaim
agenda-ag_acclaim-text = The chosen Baron gains 1 Influence and 2 crowns.
agenda-ag_levy_extra = Extraordinary Levy
agenda-ag_levy_extra-text = Each Baron pays 1 crown for each city he controls.
agenda-ag_confiscation = Confiscation
agenda-ag_confiscation-text = The chosen Baron gives up one Kingdom city of his choice, which becomes neutral.
agenda-ag_trial = Trial of a Noble
agenda-ag_trial-text = A random Noble of the chosen Baron takes 200 casualties.
agenda-ag_chair_election = Election of the Chairman
agenda-ag_chair_election-text = The chosen Baron becomes Chairman of the Assembly.
agenda-ag_synod = Synod
agenda-ag_synod-text = The chosen Baron becomes Head of the Church and gains 1 Faith.
agenda-ag_royal_masons = Works of the Crown
agenda-ag_royal_masons-text = The chosen Baron fortifies one city and removes all breaches from one city, free.
agenda-ag_tax_farmers = Call the Tax-Farmers
agenda-ag_tax_farmers-text = A Taxation phase is held as soon as this Assembly ends.
agenda-ag_envoys = Envoys of Peace
agenda-ag_envoys-text = All sieges are lifted.
agenda-ag_tithe = Tithe on Revenues
agenda-ag_tithe-text = At Taxation each Baron pays back 1 crown for every 3 he receives.
agenda-ag_road_tolls = Road Tolls
agenda-ag_road_tolls-text = Each Noble who moves at the road rate pays 1 crown.
agenda-ag_hiring = Hiring Ordinance
agenda-ag_hiring-text = Hiring a mercenary costs 1 crown more.
agenda-ag_hearth_peace = Peace of the Hearths
agenda-ag_hearth_peace-text = No battle may be started against a stronghold.
agenda-ag_town_charter = Charter of the Towns
agenda-ag_town_charter-text = Captured cities may not be razed.
agenda-ag_harbour_dues = Harbour Dues
agenda-ag_harbour_dues-text = Each Noble who moves by sea pays 2 crowns.
agenda-ag_alms = Alms for the Church
agenda-ag_alms-text = At Taxation each Baron may pay 4 crowns for 1 Faith.
agenda-ag_walls_weight = The Weight of Walls
agenda-ag_walls_weight-text = At the Assembly each Baron gains 1 more Vote for each fortified city he controls, at most 3.
agenda-ag_masons_wage = The Masons' Wage
agenda-ag_masons_wage-text = Repairing costs 1 crown less per breach and fortifying 1 crown less.
agenda-ag_ransom = Right of Ransom
agenda-ag_ransom-text = When a Noble dies in battle his Baron pays 2 crowns to the other side, if that is a Baron.
agenda-ag_salt = Salt Concession
agenda-ag_salt-text = Concession: gain 2 crowns at Taxation.
agenda-ag_wine = Wine Concession
agenda-ag_wine-text = Concession: gain 2 crowns at Taxation.
agenda-ag_wool = Wool Concession
agenda-ag_wool-text = Concession: gain 2 crowns at Taxation.
agenda-ag_silver = Silver Mine Concession
agenda-ag_silver-text = Concession: gain 3 crowns at Taxation.
agenda-ag_harbours = Harbour Concession
agenda-ag_harbours-text = Concession: gain 1 crown plus 1 for each port city you control at Taxation, at most 4.
agenda-ag_ambassador = Ambassador to the East
agenda-ag_ambassador-text = You may not attend the Assembly; gain 1 Influence in each Upkeep while you control an overseas city.
agenda-ag_marches = Warden of the Marches
agenda-ag_marches-text = You may not attend the Assembly; your cities and stronghold have +100 strength in defence.
agenda-ag_seal = Keeper of the Seal
agenda-ag_seal-text = Gain 2 more Votes at each Assembly you attend.
agenda-ag_horse = Master of the Horse
agenda-ag_horse-text = Your Nobles may move up to 4 areas by road.
agenda-ag_nuncio = Nuncio
agenda-ag_nuncio-text = Gain 1 Faith at each Assembly you attend.
agenda-ag_quartermaster = Quartermaster
agenda-ag_quartermaster-text = Pay 2 crowns less in each Wages phase.
agenda-ag_constable = Lord Constable
agenda-ag_constable-text = The Noble has 200 maintained troops.
agenda-ag_marshal = Marshal of the Realm
agenda-ag_marshal-text = The Noble has 100 maintained troops, and draws 1 more Fate card in battles he commands.
agenda-ag_guard = Captain of the Guard
agenda-ag_guard-text = The Noble has 150 maintained troops and cannot be harmed by Events.
agenda-ag_admiral = Admiral of the Fleet
agenda-ag_admiral-text = The Noble has 100 maintained troops and lands at once when he moves by sea.
agenda-ag_engines = Master of Engines
agenda-ag_engines-text = The Noble has 50 maintained troops and deals 100 more casualties in assaults he commands.
agenda-ag_justiciar = Chief Justiciar
agenda-ag_justiciar-text = The Noble has 50 maintained troops, and you gain 2 crowns at Taxation while he is at a city or stronghold of yours.
agenda-ag_almoner = Grand Almoner
agenda-ag_almoner-text = The Noble has 50 maintained troops, and cancelling an Event costs you 1 Faith less (at least 1).
agenda-ag_standard = Standard-Bearer
agenda-ag_standard-text = The Noble has +1 Victory in battles he commands.
agenda-ag_provost = Provost of the Roads
agenda-ag_provost-text = The Noble has 100 maintained troops and may move through areas with other Barons' Nobles or cities without leave.
agenda-ag_private_motion_x = Private Motion
agenda-ag_private_motion_x-text = As the Private Motion of the base game.
agenda-ag_university = Endow a University
agenda-ag_university-text = The chosen Baron gains 2 Knowledge.
agenda-ag_letters = Election of the Scholar
agenda-ag_letters-text = The chosen Baron becomes the Scholar and gains 1 Knowledge.
agenda-ag_disband = Disband the Levies
agenda-ag_disband-text = All Town Levies go home.
agenda-ag_bread = Bread for the Towns
agenda-ag_bread-text = Each Baron pays 1 crown for each of his rioting cities, and all Riot tokens are removed.
agenda-ag_book_burning = Burning of the Books
agenda-ag_book_burning-text = The chosen Baron discards one Advancement of his choice.
agenda-ag_relief = Relief of the Weak
agenda-ag_relief-text = Each Baron gives 1 crown to the Baron who controls fewest cities.
agenda-ag_learned_seats = Seats for the Learned
agenda-ag_learned_seats-text = The Scholar gains 2 more Votes at each Assembly he attends.
agenda-ag_garrison_statute = Garrison Statute
agenda-ag_garrison_statute-text = Garrisons draw no wages.
agenda-ag_guild_secrets = Secrets of the Guilds
agenda-ag_guild_secrets-text = Each Advancement costs 1 Knowledge more.
agenda-ag_law_of_arms = Law of Arms
agenda-ag_law_of_arms-text = No Advancement may be used in battle.
agenda-ag_companies = Edict on the Companies
agenda-ag_companies-text = In each Wages phase every Baron pays 1 crown for each full 300 of mercenary strength he owns.
agenda-ag_field_peace = Peace of the Fields
agenda-ag_field_peace-text = No open-field battle may be started against another Baron.
agenda-ag_paper = Paper Concession
agenda-ag_paper-text = Concession: gain 2 crowns at Taxation.
agenda-ag_spice = Spice Concession
agenda-ag_spice-text = Concession: gain 1 crown plus 1 for each overseas city you control at Taxation, at most 4.
agenda-ag_rector = Rector of the Schools
agenda-ag_rector-text = Gain 1 Knowledge at each Taxation.
agenda-ag_legate_abroad = Envoy beyond the Sea
agenda-ag_legate_abroad-text = You may not attend the Assembly; gain 2 crowns and 1 Faith at each Taxation.
agenda-ag_quiet = Keeper of the Quiet
agenda-ag_quiet-text = Riot results for your cities count as No Revolt.
agenda-ag_levy_master = Master of the Levies
agenda-ag_levy_master-text = Town Levies and mercenaries cost you 1 crown less to recruit or hire.
agenda-ag_champion = Champion of the Realm
agenda-ag_champion-text = The Noble has 100 maintained troops and discards 1 Fate card fewer in battles he commands.
agenda-ag_engineer = Grand Engineer
agenda-ag_engineer-text = The Noble has 50 maintained troops and counts 200 more when he lays or completes a siege.
agenda-ag_isles = Lord of the Isles
agenda-ag_isles-text = The Noble has 250 maintained troops while he is in a port area or overseas.
agenda-ag_crossbows = Captain of Crossbows
agenda-ag_crossbows-text = The Noble has 100 maintained troops and prevents 100 more casualties when he commands in defence.
agenda-ag_chaplain = Chaplain-General
agenda-ag_chaplain-text = The Noble has 50 maintained troops, and in a battle he commands you may pay 1 Faith to draw 2 more Fate cards.
agenda-ag_couriers = Master of Couriers
agenda-ag_couriers-text = The Noble has 50 maintained troops and moves 2 areas instead of 1 off the road.

# Advancements

advancement-ad_black_powder = Black Powder
advancement-ad_black_powder-text = Exhaust in a battle: count 2 more Deal 100 Casualties.
advancement-ad_iron_blades = Iron-Forged Blades
advancement-ad_iron_blades-text = In each battle: count 1 more Deal 100 Casualties.
advancement-ad_plate = Plate Harness
advancement-ad_plate-text = In each battle: count 1 more Prevent 100 Casualties.
advancement-ad_windlass = Windlass Crossbows
advancement-ad_windlass-text = Exhaust in a battle: the other side counts 1 fewer Prevent 100 Casualties (not below 0).
advancement-ad_trebuchet = Trebuchet
advancement-ad_trebuchet-text = Exhaust when you assault: put 1 breach on the city or stronghold at once; it cannot be prevented.
advancement-ad_banners = Signal Banners
advancement-ad_banners-text = In each battle: count 1 more +1 Victory.
advancement-ad_relays = Horse Relays
advancement-ad_relays-text = Exhaust: one moving Noble goes 1 area farther (2 off the road, 4 on it).
advancement-ad_lateen = Lateen Rig
advancement-ad_lateen-text = Exhaust: a Noble moving by sea lands in the destination area at once, exhausted.
advancement-ad_ledgers = Double-Entry Ledgers
advancement-ad_ledgers-text = At Taxation gain 2 crowns.
advancement-ad_rotation = Three-Field Rotation
advancement-ad_rotation-text = At Taxation gain 1 crown for each Kingdom city you control, at most 4.
advancement-ad_hospital = Field Hospital
advancement-ad_hospital-text = In each Upkeep remove 1 casualty token from one of your armies at a city or stronghold of yours.
advancement-ad_concentric = Concentric Walls
advancement-ad_concentric-text = Your Kingdom cities have +100 strength in defence.
advancement-ad_compass = Mason's Compass
advancement-ad_compass-text = Fortifying costs you 1 crown less and repairing 1 crown less per breach.
advancement-ad_scouts = Forward Scouts
advancement-ad_scouts-text = Exhaust: one moving Noble may pass through areas with other Barons' Nobles or cities without leave.
advancement-ad_psalter = Illuminated Psalter
advancement-ad_psalter-text = Exhaust when you resolve Serve the Church: gain 1 more Faith, before checking the token.
advancement-ad_notaries = Notaries' Rolls
advancement-ad_notaries-text = Exhaust at the start of an Assembly you attend: gain 2 more Votes.
advancement-ad_astrolabe = Astrolabe
advancement-ad_astrolabe-text = Exhaust when an expedition you funded is resolved: draw 1 more Fate card for it and choose which applies.
advancement-ad_contracts = Sealed Contracts
advancement-ad_contracts-text = Exhaust when mercenaries of yours would desert: one of those cards stays.

# Missions

mission-mi_harbours = Lord of the Harbours
mission-mi_harbours-text = Control at least 3 port cities, Kingdom or overseas.
mission-mi_pilgrim = The Pilgrim Crown
mission-mi_pilgrim-text = Control at least 2 overseas cities.
mission-mi_coffers = Full Coffers
mission-mi_coffers-text = Have at least 20 crowns.
mission-mi_shepherd = Shepherd of the Realm
mission-mi_shepherd-text = Be Head of the Church and have at least 2 Faith.
mission-mi_voice = Voice of the Assembly
mission-mi_voice-text = Be Chairman of the Assembly and have at least 4 Votes.
mission-mi_walls = Ring of Walls
mission-mi_walls-text = Control at least 2 fortified cities.
mission-mi_host = The Great Host
mission-mi_host-text = Have an army of at least 500 troops on the map, casualties deducted.
mission-mi_seals = Man of Many Seals
mission-mi_seals-text = Hold at least 3 Charges and Offices in all.
mission-mi_grades = Cottage, Keep and Crown
mission-mi_grades-text = Control cities of printed strength 200, 300 and 400.
mission-mi_house = The Unbroken House
mission-mi_house-text = Have all four Nobles on the map and no casualty token on any of your armies.

# Special phases

phase-taxation = Taxation
phase-wages = Wages
phase-assembly = Assembly
phase-draft = Mercenary Draft
    .brief = Draft
phase-setup = Set-up
phase-planning = Planning
phase-actions = Actions
phase-upkeep = Upkeep

# Expeditions

expedition-ceylon = Ceylon
expedition-spice_islands = Spice Islands
    .the = the Spice Islands
expedition-china = China
    .the = China

# What can be picked

done = done
yes = yes
no = no
accept = accept
refuse = refuse and be banned
crowns = crowns
faith = Faith
votes = Votes
move = move
battle = fight
retreat = retreat
keep = keep it
raze = raze it
raze-banned = raze it against the Law and be banned
breach = breach in the walls
again = plan anew
several = several at once
repair = repair
fortify = fortify
garrison = Garrison
levy = Town Levy
lift = lift the ban on
discard = discard
postpone = postpone the Assembly
recall = vote again
forbid = forbid
allow = allow again
use = use
give = give
heir = heir of
kill-heir = kill the heir of
miracle = end by Faith
all-troops = all troops with their casualty tokens
number = { $id }
gold = { $id ->
    [one] { $id } crown
   *[other] { $id } crowns
}
spot = spot { $id } of the track
part = choice { $id }
part-0 = the first choice
part-1 = the second choice
part-2 = the third choice
act = act { $id }
act-0 = moving by road
act-1 = crossing bridges
act-2 = moving by sea
act-3 = landing at once
act-4 = passing without leave
act-5 = razing cities
act-6 = attacking strongholds
act-7 = attacking other Barons
act-8 = battles in the open field
act-9 = Advancements in battle
act-10 = attending the Assembly
act-11 = becoming Head of the Church
act-12 = income of cities
act-13 = harm by Events
act-14 = riots
act-15 = desertion
act-16 = sieges
fate = Fate card { $id }
fate-fa_01 = Fate card 1 ({ noble-blue_star }, { result-blank }, { unrest-no_revolt }, { city-alexandria }, { nation-tuscan }; { voyage-2x }, { voyage-2x }, { voyage-3x })
    .brief = Fate card 1
fate-fa_02 = Fate card 2 ({ noble-black_triangle }, { result-blank }, { unrest-revolt }, { city-lenz }, { nation-polish }; { voyage-1x }, { voyage-no_news }, { voyage-fleet_lost })
    .brief = Fate card 2
fate-fa_03 = Fate card 3 ({ noble-purple_square }, { result-deal }, { unrest-no_revolt }, { city-gedze }, { nation-english }; { voyage-1x }, { voyage-no_news }, { voyage-fleet_lost })
    .brief = Fate card 3
fate-fa_04 = Fate card 4 ({ noble-purple_triangle }, { result-victory }, { unrest-no_revolt }, { city-straven }, { nation-tuscan }; { voyage-2x }, { voyage-no_news }, { voyage-4x })
    .brief = Fate card 4
fate-fa_05 = Fate card 5 ({ noble-yellow_triangle }, { result-prevent }, { unrest-no_revolt }, { city-ballin }, { nation-swiss }; { voyage-2x }, { voyage-no_news }, { voyage-3x })
    .brief = Fate card 5
fate-fa_06 = Fate card 6 ({ noble-black_circle }, { result-victory }, { unrest-no_revolt }, { city-berac }, { nation-english }; { voyage-2x }, { voyage-2x }, { voyage-no_news })
    .brief = Fate card 6
fate-fa_07 = Fate card 7 ({ noble-purple_star }, { result-prevent }, { unrest-revolt }, { city-vecht }, { nation-lombard }; { voyage-fleet_lost }, { voyage-2x }, { voyage-fleet_lost })
    .brief = Fate card 7
fate-fa_08 = Fate card 8 ({ noble-green_circle }, { result-deal }, { unrest-no_revolt }, { city-rota }, { nation-lombard }; { voyage-1x }, { voyage-fleet_lost }, { voyage-fleet_lost })
    .brief = Fate card 8
fate-fa_09 = Fate card 9 ({ noble-blue_circle }, { result-victory }, { unrest-revolt }, { city-isar }, { nation-swiss }; { voyage-1x }, { voyage-3x }, { voyage-3x })
    .brief = Fate card 9
fate-fa_10 = Fate card 10 ({ noble-red_circle }, { result-prevent }, { unrest-no_revolt }, { city-monz }, { nation-tuscan }; { voyage-2x }, { voyage-3x }, { voyage-4x })
    .brief = Fate card 10
fate-fa_11 = Fate card 11 ({ noble-yellow_circle }, { result-deal }, { unrest-revolt }, { city-cadiz }, { nation-rumanian }; { voyage-no_news }, { voyage-2x }, { voyage-2x })
    .brief = Fate card 11
fate-fa_12 = Fate card 12 ({ noble-green_triangle }, { result-prevent }, { unrest-no_revolt }, { city-olbi }, { nation-english }; { voyage-1x }, { voyage-1x }, { voyage-2x })
    .brief = Fate card 12
fate-fa_13 = Fate card 13 ({ noble-purple_circle }, { result-draw }, { unrest-no_revolt }, { city-constantinople }, { nation-polish }; { voyage-no_news }, { voyage-no_news }, { voyage-no_news })
    .brief = Fate card 13
fate-fa_14 = Fate card 14 ({ noble-yellow_star }, { result-deal }, { unrest-no_revolt }, { city-kovel }, { nation-polish }; { voyage-2x }, { voyage-2x }, { voyage-no_news })
    .brief = Fate card 14
fate-fa_15 = Fate card 15 ({ noble-green_star }, { result-victory }, { unrest-no_revolt }, { city-froli }, { nation-rumanian }; { voyage-no_news }, { voyage-1x }, { voyage-fleet_lost })
    .brief = Fate card 15
fate-fa_16 = Fate card 16 ({ noble-red_star }, { result-draw }, { unrest-revolt }, { city-thira }, { nation-english }; { voyage-2x }, { voyage-fleet_lost }, { voyage-4x })
    .brief = Fate card 16
fate-fa_17 = Fate card 17 ({ noble-black_star }, { result-deal }, { unrest-no_revolt }, { city-jerusalem }, { nation-swiss }; { voyage-2x }, { voyage-fleet_lost }, { voyage-3x })
    .brief = Fate card 17
fate-fa_18 = Fate card 18 ({ noble-red_triangle }, { result-deal }, { unrest-no_revolt }, { city-syracuse }, { nation-rumanian }; { voyage-1x }, { voyage-2x }, { voyage-4x })
    .brief = Fate card 18
fate-fa_19 = Fate card 19 ({ noble-blue_square }, { result-prevent }, { unrest-no_revolt }, { city-bingen }, { nation-polish }; { voyage-no_news }, { voyage-fleet_lost }, { voyage-no_news })
    .brief = Fate card 19
fate-fa_20 = Fate card 20 ({ noble-yellow_square }, { result-victory }, { unrest-no_revolt }, { city-uran }, { nation-lombard }; { voyage-1x }, { voyage-fleet_lost }, { voyage-fleet_lost })
    .brief = Fate card 20
fate-fa_21 = Fate card 21 ({ noble-green_square }, { result-deal }, { unrest-revolt }, { city-acre }, { nation-tuscan }; { voyage-2x }, { voyage-1x }, { voyage-no_news })
    .brief = Fate card 21
fate-fa_22 = Fate card 22 ({ noble-blue_triangle }, { result-deal }, { unrest-no_revolt }, { city-surat }, { nation-lombard }; { voyage-fleet_lost }, { voyage-3x }, { voyage-fleet_lost })
    .brief = Fate card 22
fate-fa_23 = Fate card 23 ({ noble-red_square }, { result-blank }, { unrest-no_revolt }, { city-semlik }, { nation-swiss }; { voyage-no_news }, { voyage-3x }, { voyage-no_news })
    .brief = Fate card 23
fate-fa_24 = Fate card 24 ({ noble-black_square }, { result-draw }, { unrest-no_revolt }, { city-alta }, { nation-rumanian }; { voyage-1x }, { voyage-2x }, { voyage-fleet_lost })
    .brief = Fate card 24
fate-fx_01 = Fate card 1 ({ noble-red_triangle }, { result-deal }, { unrest-no_revolt }, { city-monz }, { nation-polish }; { voyage-1x }, { voyage-fleet_lost }, { voyage-3x })
    .brief = Fate card 1
fate-fx_02 = Fate card 2 ({ noble-blue_triangle }, { result-victory }, { unrest-revolt }, { city-berac }, { nation-english }; { voyage-2x }, { voyage-fleet_lost }, { voyage-4x })
    .brief = Fate card 2
fate-fx_03 = Fate card 3 ({ noble-green_square }, { result-deal }, { unrest-riot }, { city-straven }, { nation-tuscan }; { voyage-fleet_lost }, { voyage-3x }, { voyage-no_news })
    .brief = Fate card 3
fate-fx_04 = Fate card 4 ({ noble-green_triangle }, { result-blank }, { unrest-no_revolt }, { city-vecht }, { nation-rumanian }; { voyage-1x }, { voyage-3x }, { voyage-5x })
    .brief = Fate card 4
fate-fx_05 = Fate card 5 ({ noble-green_circle }, { result-prevent }, { unrest-revolt }, { city-bingen }, { nation-polish }; { voyage-1x }, { voyage-1x }, { voyage-funds_needed })
    .brief = Fate card 5
fate-fx_06 = Fate card 6 ({ noble-purple_circle }, { result-prevent }, { unrest-no_revolt }, { city-gedze }, { nation-polish }; { voyage-2x }, { voyage-3x }, { voyage-4x })
    .brief = Fate card 6
fate-fx_07 = Fate card 7 ({ noble-black_triangle }, { result-deal }, { unrest-no_revolt }, { city-thira }, { nation-english }; { voyage-2x }, { voyage-1x }, { voyage-no_news })
    .brief = Fate card 7
fate-fx_08 = Fate card 8 ({ noble-yellow_square }, { result-retreat }, { unrest-no_revolt }, { city-thira }, { nation-lombard }; { voyage-2x }, { voyage-no_news }, { voyage-fleet_lost })
    .brief = Fate card 8
fate-fx_09 = Fate card 9 ({ noble-blue_triangle }, { result-deal }, { unrest-no_revolt }, { city-surat }, { nation-rumanian }; { voyage-2x }, { voyage-4x }, { voyage-funds_needed })
    .brief = Fate card 9
fate-fx_10 = Fate card 10 ({ noble-black_square }, { result-prevent }, { unrest-no_revolt }, { city-jerusalem }, { nation-lombard }; { voyage-2x }, { voyage-2x }, { voyage-5x })
    .brief = Fate card 10
fate-fx_11 = Fate card 11 ({ noble-blue_square }, { result-victory }, { unrest-no_revolt }, { city-rota }, { nation-tuscan }; { voyage-1x }, { voyage-4x }, { voyage-fleet_lost })
    .brief = Fate card 11
fate-fx_12 = Fate card 12 ({ noble-yellow_star }, { result-prevent }, { unrest-riot }, { city-ballin }, { nation-english }; { voyage-1x }, { voyage-no_news }, { voyage-4x })
    .brief = Fate card 12
fate-fx_13 = Fate card 13 ({ noble-yellow_triangle }, { result-victory }, { unrest-riot }, { city-cadiz }, { nation-polish }; { voyage-3x }, { voyage-1x }, { voyage-fleet_lost })
    .brief = Fate card 13
fate-fx_14 = Fate card 14 ({ noble-red_square }, { result-draw }, { unrest-revolt }, { city-uran }, { nation-rumanian }; { voyage-2x }, { voyage-3x }, { voyage-fleet_lost })
    .brief = Fate card 14
fate-fx_15 = Fate card 15 ({ noble-red_star }, { result-retreat }, { unrest-riot }, { city-surat }, { nation-rumanian }; { voyage-2x }, { voyage-fleet_lost }, { voyage-funds_needed })
    .brief = Fate card 15
fate-fx_16 = Fate card 16 ({ noble-green_star }, { result-deal }, { unrest-no_revolt }, { city-ballin }, { nation-english }; { voyage-2x }, { voyage-funds_needed }, { voyage-4x })
    .brief = Fate card 16
fate-fx_17 = Fate card 17 ({ noble-yellow_circle }, { result-victory }, { unrest-no_revolt }, { city-constantinople }, { nation-rumanian }; { voyage-fleet_lost }, { voyage-no_news }, { voyage-2x })
    .brief = Fate card 17
fate-fx_18 = Fate card 18 ({ noble-purple_triangle }, { result-draw }, { unrest-no_revolt }, { city-kovel }, { nation-tuscan }; { voyage-1x }, { voyage-fleet_lost }, { voyage-fleet_lost })
    .brief = Fate card 18
fate-fx_19 = Fate card 19 ({ noble-blue_circle }, { result-deal }, { unrest-riot }, { city-alta }, { nation-lombard }; { voyage-no_news }, { voyage-2x }, { voyage-2x })
    .brief = Fate card 19
fate-fx_20 = Fate card 20 ({ noble-red_circle }, { result-blank }, { unrest-no_revolt }, { city-olbi }, { nation-lombard }; { voyage-2x }, { voyage-2x }, { voyage-funds_needed })
    .brief = Fate card 20
fate-fx_21 = Fate card 21 ({ noble-blue_circle }, { result-draw }, { unrest-riot }, { city-froli }, { nation-swiss }; { voyage-funds_needed }, { voyage-2x }, { voyage-no_news })
    .brief = Fate card 21
fate-fx_22 = Fate card 22 ({ noble-black_circle }, { result-victory }, { unrest-riot }, { city-acre }, { nation-tuscan }; { voyage-2x }, { voyage-fleet_lost }, { voyage-5x })
    .brief = Fate card 22
fate-fx_23 = Fate card 23 ({ noble-black_circle }, { result-deal }, { unrest-no_revolt }, { city-olbi }, { nation-rumanian }; { voyage-funds_needed }, { voyage-no_news }, { voyage-fleet_lost })
    .brief = Fate card 23
fate-fx_24 = Fate card 24 ({ noble-green_triangle }, { result-prevent }, { unrest-riot }, { city-jerusalem }, { nation-lombard }; { voyage-2x }, { voyage-no_news }, { voyage-3x })
    .brief = Fate card 24
fate-fx_25 = Fate card 25 ({ noble-purple_triangle }, { result-deal }, { unrest-revolt }, { city-bingen }, { nation-lombard }; { voyage-fleet_lost }, { voyage-2x }, { voyage-fleet_lost })
    .brief = Fate card 25
fate-fx_26 = Fate card 26 ({ noble-purple_star }, { result-victory }, { unrest-no_revolt }, { city-syracuse }, { nation-lombard }; { voyage-2x }, { voyage-2x }, { voyage-fleet_lost })
    .brief = Fate card 26
fate-fx_27 = Fate card 27 ({ noble-yellow_triangle }, { result-prevent }, { unrest-no_revolt }, { city-froli }, { nation-tuscan }; { voyage-2x }, { voyage-funds_needed }, { voyage-fleet_lost })
    .brief = Fate card 27
fate-fx_28 = Fate card 28 ({ noble-green_circle }, { result-retreat }, { unrest-no_revolt }, { city-acre }, { nation-english }; { voyage-no_news }, { voyage-2x }, { voyage-3x })
    .brief = Fate card 28
fate-fx_29 = Fate card 29 ({ noble-blue_star }, { result-deal }, { unrest-no_revolt }, { city-cadiz }, { nation-polish }; { voyage-no_news }, { voyage-fleet_lost }, { voyage-2x })
    .brief = Fate card 29
fate-fx_30 = Fate card 30 ({ noble-black_star }, { result-draw }, { unrest-no_revolt }, { city-alta }, { nation-polish }; { voyage-no_news }, { voyage-1x }, { voyage-3x })
    .brief = Fate card 30
fate-fx_31 = Fate card 31 ({ noble-red_square }, { result-deal }, { unrest-riot }, { city-alexandria }, { nation-swiss }; { voyage-1x }, { voyage-3x }, { voyage-fleet_lost })
    .brief = Fate card 31
fate-fx_32 = Fate card 32 ({ noble-blue_square }, { result-prevent }, { unrest-no_revolt }, { city-uran }, { nation-rumanian }; { voyage-fleet_lost }, { voyage-fleet_lost }, { voyage-no_news })
    .brief = Fate card 32
fate-fx_33 = Fate card 33 ({ noble-red_triangle }, { result-victory }, { unrest-no_revolt }, { city-alexandria }, { nation-swiss }; { voyage-1x }, { voyage-2x }, { voyage-no_news })
    .brief = Fate card 33
fate-fx_34 = Fate card 34 ({ noble-green_square }, { result-victory }, { unrest-no_revolt }, { city-gedze }, { nation-swiss }; { voyage-funds_needed }, { voyage-3x }, { voyage-funds_needed })
    .brief = Fate card 34
fate-fx_35 = Fate card 35 ({ noble-purple_square }, { result-blank }, { unrest-riot }, { city-kovel }, { nation-polish }; { voyage-1x }, { voyage-funds_needed }, { voyage-fleet_lost })
    .brief = Fate card 35
fate-fx_36 = Fate card 36 ({ noble-yellow_circle }, { result-deal }, { unrest-no_revolt }, { city-lenz }, { nation-tuscan }; { voyage-2x }, { voyage-no_news }, { voyage-funds_needed })
    .brief = Fate card 36
fate-fx_37 = Fate card 37 ({ noble-red_circle }, { result-prevent }, { unrest-no_revolt }, { city-berac }, { nation-english }; { voyage-no_news }, { voyage-3x }, { voyage-2x })
    .brief = Fate card 37
fate-fx_38 = Fate card 38 ({ noble-yellow_square }, { result-deal }, { unrest-no_revolt }, { city-vecht }, { nation-polish }; { voyage-1x }, { voyage-2x }, { voyage-4x })
    .brief = Fate card 38
fate-fx_39 = Fate card 39 ({ noble-red_star }, { result-prevent }, { unrest-no_revolt }, { city-isar }, { nation-tuscan }; { voyage-funds_needed }, { voyage-fleet_lost }, { voyage-fleet_lost })
    .brief = Fate card 39
fate-fx_40 = Fate card 40 ({ noble-black_triangle }, { result-retreat }, { unrest-no_revolt }, { city-rota }, { nation-swiss }; { voyage-1x }, { voyage-1x }, { voyage-4x })
    .brief = Fate card 40
fate-fx_41 = Fate card 41 ({ noble-purple_square }, { result-deal }, { unrest-no_revolt }, { city-syracuse }, { nation-english }; { voyage-2x }, { voyage-1x }, { voyage-fleet_lost })
    .brief = Fate card 41
fate-fx_42 = Fate card 42 ({ noble-yellow_star }, { result-blank }, { unrest-revolt }, { city-semlik }, { nation-swiss }; { voyage-no_news }, { voyage-no_news }, { voyage-no_news })
    .brief = Fate card 42
fate-fx_43 = Fate card 43 ({ noble-black_square }, { result-victory }, { unrest-no_revolt }, { city-straven }, { nation-english }; { voyage-1x }, { voyage-3x }, { voyage-3x })
    .brief = Fate card 43
fate-fx_44 = Fate card 44 ({ noble-black_star }, { result-deal }, { unrest-revolt }, { city-lenz }, { nation-tuscan }; { voyage-1x }, { voyage-funds_needed }, { voyage-3x })
    .brief = Fate card 44
fate-fx_45 = Fate card 45 ({ noble-purple_star }, { result-victory }, { unrest-no_revolt }, { city-monz }, { nation-rumanian }; { voyage-no_news }, { voyage-funds_needed }, { voyage-no_news })
    .brief = Fate card 45
fate-fx_46 = Fate card 46 ({ noble-green_star }, { result-deal }, { unrest-no_revolt }, { city-semlik }, { nation-lombard }; { voyage-3x }, { voyage-2x }, { voyage-fleet_lost })
    .brief = Fate card 46
fate-fx_47 = Fate card 47 ({ noble-blue_star }, { result-prevent }, { unrest-no_revolt }, { city-constantinople }, { nation-swiss }; { voyage-1x }, { voyage-2x }, { voyage-fleet_lost })
    .brief = Fate card 47
fate-fx_48 = Fate card 48 ({ noble-purple_circle }, { result-deal }, { unrest-no_revolt }, { city-isar }, { nation-swiss }; { voyage-1x }, { voyage-no_news }, { voyage-5x })
    .brief = Fate card 48
seat = player { $id }
seat-0 = first seat
seat-1 = second seat
seat-2 = third seat
seat-3 = fourth seat
seat-4 = fifth seat
seat-5 = sixth seat
area = area { $id }
city = city { $id }
noble = Noble { $id }
troop = troops { $id }
card = card { $id }
agenda = Agenda { $id }
advancement = Advancement { $id }
nation = nationality { $id }
phase = area { $id }
expedition = expedition { $id }
stronghold-of = stronghold of player { $id }
    .whose = the stronghold of { $name }
stronghold-of-0 = stronghold of the first seat
stronghold-of-1 = stronghold of the second seat
stronghold-of-2 = stronghold of the third seat
stronghold-of-3 = stronghold of the fourth seat
stronghold-of-4 = stronghold of the fifth seat
stronghold-of-5 = stronghold of the sixth seat
stronghold-red = Red's stronghold
stronghold-blue = Blue's stronghold
stronghold-green = Green's stronghold
stronghold-yellow = Yellow's stronghold
stronghold-purple = Purple's stronghold
stronghold-black = Black's stronghold

# How Nobles travel

way-land = by land
way-land-banned = by land over a forbidden bridge, and be banned
way-road = by road
way-road-banned = by road without the toll, and be banned
way-sea = by sea
way-sea-banned = by sea without dues, and be banned

# Battles

manner-field = battle in the open field
manner-field-banned = battle in the open field against the Law, and be banned
manner-assault = assault
manner-assault-banned = assault against the Law, and be banned
manner-siege = siege
manner-siege-banned = siege against the Law, and be banned
law-obey = as the Law says
law-banned = against the Law, and be banned
result-blank = nothing
result-deal = Deal 100 Casualties
result-prevent = Prevent 100 Casualties
result-victory = +1 Victory
result-draw = Draw 1 Fate
result-retreat = Retreat and Draw 1 Fate
side-attacker = attacker
side-defender = defender

# Expeditions

voyage-fleet_lost = Fleet Lost
voyage-funds_needed = Funds Needed
voyage-no_news = No News
voyage-1x = 1x
voyage-2x = 2x
voyage-3x = 3x
voyage-4x = 4x
voyage-5x = 5x

# What is asked

prompt-over = The game is over.
prompt-first-troops = { $troop }: for which Noble, or for the stronghold?
prompt-place-stronghold = Where does your stronghold stand?
prompt-place-noble = Which Noble do you place, and where?
prompt-plan = Which card goes on stack { $stack }, as number { $pick }?
prompt-baron-card = Do you carry out { $card }?
prompt-choose-area = Which area does { $card } go to?
prompt-draft-soldiers = On which spot of the Mercenary Track does your marker go, if on any?
prompt-mobilize = Which area do you mobilise your forces for?
prompt-mobilizing = Who moves to { $area }? Or do you fight there?
prompt-versatile = What do you use Versatile Strategy for?
prompt-versatile-move = Which Noble moves, and where to?
prompt-battle-area = Where do you start a battle?
prompt-leave-to-pass = May { $noble } pass through { $area }?
prompt-collect = Which troops does { $noble } take with him?
prompt-declare = Whom do you attack in { $area }, and how?
prompt-leave-to-attack = May { $attacker } attack in { $area }?
prompt-commit = Which of your armies fight?
prompt-commander = Who commands?
prompt-discard-fate = Which Fate cards do you discard? At least { $count } more.
prompt-casualties = Who takes the casualties? { $count ->
    [one] One token is left to place.
   *[other] { $count } tokens are left to place.
}
prompt-deserter = Which card of { $army } deserts?
prompt-losses = Which card of { $army } do you discard for its casualties? Strength { $strength } is left.
prompt-retreat = Where does { $army } retreat to?
prompt-raze = Do you keep { $city } or raze it?
prompt-tribute = Which city do you give to { $to }?
prompt-start-expedition = Which expedition starts, if any?
prompt-invest = How many crowns do you invest in the expedition to { $expedition }?
prompt-bless = Do you bless the expedition to { $expedition } with one Faith?
prompt-choose-voyage = The expedition to { $expedition }: which result applies, the first ({ $first }) or the second ({ $second })?
prompt-funds = The expedition to { $expedition } needs funds: do you pay?
prompt-event-red = Who draws the red Event? Choosing another Baron costs 1 Faith.
prompt-event-green = Who draws the green Event? Choosing yourself costs 1 Faith.
prompt-event-blue = Who draws the blue Event?
prompt-upgrade-defenses = What do you repair or fortify?
prompt-muster-troops = From which army do you remove casualty tokens?
prompt-wages = Wages of { $due ->
    [one] 1 crown are
   *[other] { $due } crowns are
} due; you have { $crowns }. Whom do you let go?
prompt-path = Through which area does { $noble } go on to { $area }?
prompt-wages-short = Your Regulars alone cost { $due ->
    [one] 1 crown
   *[other] { $due } crowns
}; you have { $crowns }. Is there nobody who gives you crowns? Then no Mercenary is paid.
prompt-acting-chairman = Who presides in your place?
prompt-propose = What do you propose?
prompt-order-agendas = Which Agenda is voted on as number { $place }?
prompt-write-votes = { $votes ->
        [one] Do you write down your 1 Vote for { $agenda }?
       *[other] How many of your { $votes } Votes do you write down for { $agenda }?
    }
prompt-ballot = { $votes ->
        [one] Do you take your 1 Vote in your hand?
       *[other] How many of your { $votes } Votes do you take in your hand?
    }
prompt-vote = How do you use your Votes on { $agenda }?
prompt-vote-motion = How do you use your Votes on the motion?
prompt-tie = A tie on { $agenda }: how do you break it?
prompt-tie-motion = A tie on the motion: how do you break it?
prompt-refuse = Do you abide by { $agenda }, or refuse and be banned?
prompt-refuse-free = Do you accept { $agenda }? You are banned already.
prompt-charge-discard = Which Charge do you give up for the new one?
prompt-office = Which Noble bears { $agenda }?
prompt-draft = Whom do you hire?
prompt-several = Which { $nation } do you hire?
prompt-assign = { $troop }: for which army?
prompt-revolts = For which city do you draw next?
prompt-revolt = { $city } revolts: do you pay 1 Faith, { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}, or lose it?
prompt-riot = There is a riot in { $city }: do you pay 1 Faith, { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}, or let it be?
prompt-transfers = Which troops change their army?
prompt-return-stronghold = Where does your stronghold return, if it returns now?
prompt-redistribute = Which troops go to Nobles off the board?
prompt-return-noble = Which Noble returns, and where?
prompt-use-card = Do you use the card?
prompt-cancel-event = { $event } can be cancelled for { $cost } Faith{ $offered ->
        [0] { "" }
       *[other] , and { $offered } is offered
    }: how much do you give?
prompt-choose-baron = { $card }: which Baron?
prompt-choose-noble = { $card }: which Noble?
prompt-choose-city = { $card }: which city?
prompt-options = { $card }: what do you choose?
prompt-pay-or = { $card }: do you pay?
prompt-law = { $card }: do you obey, or refuse and be banned?
prompt-choose-troop = { $card }: which troops leave?
prompt-choose-advancement = { $card }: which Advancement do you give up?
prompt-forced-march = Which Noble is refreshed free of charge?
prompt-buy-advancement = Which Advancement do you buy, if any?
prompt-research = Do you pay to draw an Advancement?
prompt-swap-advancement = Which Advancement on offer do you replace, if any?
prompt-withdraw = Do you retreat before blows fall?
prompt-peek = Which Fate card comes next, from the top?
prompt-forced-march-more = Which other Noble is refreshed, for crowns?
prompt-garrison = Which city gets a Garrison?
prompt-levies = Which Town Levy do you recruit, and for whom?
prompt-make-room = Which Advancement do you give up?
prompt-buy-drawn = Do you buy { $card } for { $price } Knowledge?

# Words of what happens

neutral = nobody
open-field = the open field
none = nothing
resource-crowns = { $count ->
    [one] crown
   *[other] crowns
}
resource-faith = Faith
resource-votes = { $count ->
    [one] Vote
   *[other] Votes
}
resource-influence = Influence
resource-knowledge = Knowledge
unrest-no_revolt = no revolt
unrest-revolt = revolt
unrest-riot = riot
outcome-stalemate = stalemate
outcome-partial-attacker = a partial victory of the attacker
outcome-partial-defender = a partial victory of the defender
outcome-full-attacker = a full victory of the attacker
outcome-full-defender = a full victory of the defender
ending-majority = more than half of the cities of the Kingdom
ending-five-cities = five cities of the Kingdom
ending-influence = most Influence
ending-cities = most cities
ending-tie = all is equal, nobody wins
ending-last-one = nobody else is left
ending-tie-cities = a tie, broken by most cities
ending-tie-wealth = a tie, broken by most crowns, Faith and Votes together
ending-tie-troops = a tie, broken by the strongest troops on the board

# What happens

event-baron-dealt = { $seat } is { $baron }.
event-razed-at-start = { $city } is razed from the start.
event-fate-drawn = Drawn: { $fate }.
event-fate-shuffled = The Fate deck is shuffled.
event-chairman-is = { $seat } is Chairman of the Assembly.
event-church-is = { $seat } is Head of the Church.
event-scholar-is = { $seat } is the Scholar.
event-first-mercenary = { $seat } is dealt { $troop }.
event-first-troop-placed = { $seat } gives { $troop } to { $army }.
event-army-is = { $army }: { $troops }.
event-mission-dealt = Your Mission: { $mission }.
event-mission-shown = { $seat } shows the Mission { $mission }. Fulfilled: { $fulfilled }.
event-stronghold-placed = The stronghold of { $seat } stands at { $area }.
event-noble-placed = { $seat } places { $noble } at { $area }.
event-round-began = Round { $round }
event-planned = { $card } goes on stack { $stack }.
event-plans-anew = You plan anew.
event-plan-laid = { $seat } lays { $first }, { $second } and { $third } cards on the stacks.
event-card-turned = { $card } of { $seat } is turned up.
event-neutral-turned = { $card } is turned up.
event-card-declined = { $seat } does not carry out { $card }.
event-card-allocated = { $card } of { $seat } goes to { $area }.
event-card-returned = { $card } goes back to { $seat }.
event-phase-began = { $area } begins.
event-cards-returned = The cards of { $area } go back to their owners.
event-gained = { $seat } takes { $what ->
    [crown] { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }
    [Vote] { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }
   *[other] { $n } { $what }
}.
event-paid = { $seat } pays { $what ->
    [crown] { $n ->
        [one] 1 crown
       *[other] { $n } crowns
    }
    [Vote] { $n ->
        [one] 1 Vote
       *[other] { $n } Votes
    }
   *[other] { $n } { $what }
}.
event-given = { $from } gives { $crowns ->
    [one] one crown
   *[other] { $crowns } crowns
} to { $to }.
event-marker-placed = { $seat } puts a marker on spot { $spot }{ $fee ->
    [0] .
    [one] , for one crown.
   *[other] , for { $fee } crowns.
}
event-spot-blocked = A token fills spot { $spot } of the track.
event-mobilized = { $seat } mobilises for { $area }.
event-move-declared = { $noble } sets out for { $area }.
event-passage-granted = { $seat } lets { $noble } pass through { $area }.
event-passage-refused = { $seat } does not let { $noble } pass through { $area }.
event-moved = { $noble } moves from { $from } to { $to }.
event-sailed = { $noble } sails to { $to }.
event-landed = { $noble } lands at { $area }.
event-troop-shifted = { $from } gives { $troop } to { $to }.
event-troops-shifted = All troops of { $from } go to { $to }.
event-left-board = { $noble } has no troops and leaves the board.
event-exhausted = { $noble } is exhausted.
event-ready = { $noble } is ready again.
event-refreshed = All Nobles are ready again.
event-battle-declared = { $defender ->
    [nobody] { $seat } attacks { $site }, a neutral city: { $manner }.
   *[other] { $seat } attacks { $defender } at { $area }: { $manner }.
}
event-leave-given = { $seat } lets { $attacker } attack.
event-leave-denied = { $seat } does not let { $attacker } attack.
event-committed = { $noble } fights for { $seat }.
event-commands = { $noble } commands for { $seat }.
event-fate-taken = The { $side } draws { $cards ->
    [one] one Fate card.
   *[other] { $cards } Fate cards.
}
event-fate-found = You draw { $fate }.
event-fate-tossed = You discard { $result }.
event-fate-discarded = { $seat } discards { $cards ->
    [one] one Fate card.
   *[other] { $cards } Fate cards.
}
event-fate-shown = The { $side } shows: Deal { $deal }, Prevent { $prevent }, Victory { $victory }, Draw { $draw }, Retreat { $retreat }, nothing { $blank }.
event-fate-added = The { $side } draws one more: { $fate }.
event-withdrew = { $seat } retreats before blows fall.
event-casualties-counted = Casualties: attacker { $attacker }, defender { $defender }.
event-token-placed = { $army } takes 100 casualties.
event-fell = { $noble } falls.
event-victories-counted = Victories: attacker { $attacker }, defender { $defender }: { $outcome }.
event-battle-over = The battle at { $area } is over.
event-siege-laid = { $seat } besieges { $site }.
event-siege-completed = { $site } falls to the siege of { $seat }.
event-siege-lifted = { $seat } besieges { $site } no more.
event-breached = A breach: { $site }.
event-repaired = Repaired, { $count ->
    [one] one breach
   *[other] { $count } breaches
}: { $site }.
event-fortified = { $city } is fortified.
event-fortification-lost = { $city } loses its fortification.
event-city-taken = { $seat } controls { $city }.
event-city-neutral = { $city } is neutral.
event-city-razed = { $city } is razed.
event-stronghold-fell = The stronghold of { $seat } falls.
event-died = { $noble } dies.
event-heir-lost = { $noble } has no heir.
event-line-ended = With { $noble } his line ends.
event-deserted = Desertion from { $army }: { $troop }.
event-troop-discarded = { $army } discards { $troop }.
event-wounded = { $noble } takes casualties: { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}.
event-healed = { $army } loses { $count ->
    [one] one casualty token
   *[other] { $count } casualty tokens
}.
event-retreated = { $noble } retreats from { $from } to { $to }.
event-fell-back = { $noble } falls back to the stronghold.
event-event-drawn = { $seat } draws { $card }.
event-targets-drawn = Fate names: { $noble ->
    [nothing] { $city ->
        [nothing] { $nation }
       *[other] { $city }
    }
   *[other] { $city ->
        [nothing] { $noble }
       *[other] { $noble }, { $city }
    }
}.
event-route-drawn = It strikes the expedition: { $expedition }.
event-faith-offered = { $seat } offers { $faith } Faith.
event-event-cancelled = { $card } is cancelled.
event-heretic = { $seat } is a heretic.
event-option-chosen = { $seat } takes the { $option ->
    [0] first
    [1] second
   *[other] third
} choice.
event-card-used = { $seat } uses { $card }.
event-expedition-called = { $seat } proposes an expedition to { $expedition }.
event-invested = { $seat } invests { $crowns ->
    [0] nothing
    [one] one crown
   *[other] { $crowns } crowns
} in the expedition to { $expedition }.
event-blessed = { $seat } blesses the expedition to { $expedition }.
event-expedition-started = An expedition sets out to { $expedition }.
event-expedition-moved = The expedition to { $expedition } is on spot { $spot }.
event-expedition-result = The expedition to { $expedition }: { $voyage }.
event-stake-lost = { $seat } loses the stake in the expedition to { $expedition }.
event-assembly-met = The Assembly meets: { $attending }.
event-acts-as-chairman = { $seat } presides.
event-motion-drawn = { $seat } may propose a Private Motion.
event-nothing-proposed = { $seat } proposes nothing.
event-proposed = { $seat } proposes: { $motion }.
event-motion-decided = The motion ({ $motion }) passes: { $passes }.
event-agenda-revealed = A new Agenda: { $agenda }.
event-agenda-ordered = { $agenda } is voted on as number { $place }.
event-agenda-called = Now { $agenda } is voted on.
event-votes-taken = You take { $votes ->
    [one] one Vote
   *[other] { $votes } Votes
}.
event-votes-shown = { $seat } shows { $votes ->
    [one] one Vote
   *[other] { $votes } Votes
}.
event-votes-written = For { $agenda } { $seat } wrote { $votes ->
    [one] one Vote
   *[other] { $votes } Votes
}.
event-voted = The Votes of { $seat } are for: { $voice }.
event-tie-broken = { $seat } breaks the tie: { $voice }.
event-agenda-decided = { $agenda }: { $result }.
event-refused = { $seat } refuses { $agenda }.
event-banned = { $seat } is banned from the Assembly.
event-unbanned = The ban on { $seat } is lifted.
event-charge-given = { $seat } holds { $agenda }.
event-office-given = { $noble } bears { $agenda }.
event-agenda-lost = { $agenda } is discarded.
event-assembly-over = The Assembly is over.
event-mercenary-offered = On offer: { $troop }.
event-several-announced = { $seat } hires several: { $nation }.
event-hired = { $seat } hires { $troop }.
event-not-hired = { $seat } hires nobody.
event-assigned = { $army } gets { $troop }.
event-draft-began = The Mercenary Draft begins.
event-draft-over = The Draft is over.
event-upkeep-began = Upkeep
event-revolt-drawn = { $city } of { $seat }: { $unrest }.
event-revolt-bought = { $seat } pays to keep { $city } quiet.
event-riot = There is a riot in { $city }.
event-riot-over = The riot in { $city } is over.
event-garrison-hired = { $seat } hires a Garrison for { $city }.
event-garrison-gone = { $city } has no Garrison any more.
event-advancement-offered = On offer: { $advancement }.
event-advancement-bought = { $seat } buys { $card }.
event-advancement-drawn = { $seat } draws { $card }.
event-advancement-lost = { $seat } gives up { $card }.
event-looks-at-fate = { $seat } looks at the top { $cards } Fate cards.
event-fate-seen = You see { $fate }.
event-fate-ordered = { $fate } comes next.
event-crowned = { $seat } becomes King.
event-usurped = { $seat } takes the crown from { $old }.
event-eliminated = { $seat } is out of the game.
event-heir-given = { $from } gives the heir of { $noble } to { $to }.
event-heir-killed = { $seat } kills the heir of { $noble }.
event-miracle = A miracle: { $card } is over. { $seat } paid for it.
event-game-over = The game is over: { $ending }. Winners: { $winners }.

# Why not

reason-not-asked = This is not what is being asked now.
reason-not-offered = That is not among the choices.
reason-compulsory = This cannot be declined.
reason-crowns = It costs { $cost ->
    [one] 1 crown
   *[other] { $cost } crowns
}, you have { $crowns }.
reason-faith = It costs { $cost } Faith, you have { $faith }.
reason-knowledge = It costs { $cost } Knowledge, you have { $knowledge }.
reason-votes = You have { $votes ->
    [0] no Votes
    [one] 1 Vote
   *[other] { $votes } Votes
}.
reason-written-votes = You have { $votes ->
    [0] no Votes
    [one] 1 Vote
   *[other] { $votes } Votes
} left to write down.
reason-too-much = At most { $most }.
reason-forbidden = { $card } forbids it.
reason-against-law = A Law forbids it: do it and be banned, or leave it.
reason-no-law = No Law is broken by it.
reason-not-yours = { $army } is not yours.
reason-not-your-noble = { $noble } is not yours.
reason-not-your-city = { $city } is not yours.
reason-your-city = { $city } is yours.
reason-not-in-hand = { $card } is not in your hand.
reason-overseas = { $area } is overseas.
reason-outer = { $area } is at the edge of the map.
reason-city-there = { $city } stands there.
reason-stronghold-there = The stronghold of { $seat } stands at { $area }.
reason-noble-there = A Noble of { $seat } stands at { $area }.
reason-nobody-there = No Noble of { $seat } stands at { $area }.
reason-no-troops = { $noble } has no troops.
reason-no-troops-in = { $army } has no troops.
reason-on-board = { $noble } is on the board.
reason-not-on-board = { $noble } is not on the board.
reason-at-sea = { $noble } is at sea.
reason-exhausted = { $noble } is exhausted.
reason-not-exhausted = { $noble } is not exhausted.
reason-has-moved = { $noble } has moved with this card.
reason-shut-in = { $noble } is under siege.
reason-not-at-home = { $noble } is at none of your cities.
reason-not-home = Nothing of yours is at { $area }.
reason-out-of-reach = { $noble } cannot reach { $area } that way.
reason-nothing-to-do = Nobody of yours can go to { $area } or fight there.
reason-other-area = The area is { $area }.
reason-no-battle = There is nobody to attack at { $area }, or to attack with.
reason-inside = The Nobles of { $seat } at { $area } are inside their walls.
reason-no-leave = Leave to attack at { $area } was denied.
reason-too-weak = Your strength is { $ours }, theirs { $theirs }.
reason-fights = { $noble } fights already.
reason-cannot-attack = { $noble } cannot attack here.
reason-not-in-battle = { $noble } is not in this battle.
reason-discard-more = You must discard at least { $least }.
reason-no-such-fate = You do not hold such a card: { $result }.
reason-no-casualty = { $army } can take no casualty.
reason-no-walls = There are no walls left to breach.
reason-not-in-army = { $army } does not have { $troop }.
reason-not-that-troop = { $troop }: these troops cannot go now.
reason-wounded = { $army } has casualty tokens: all its troops go, or none.
reason-not-wounded = { $army } has no casualty tokens: its cards go one by one.
reason-not-here = { $army } is not there.
reason-has-shifted = { $troop }: these troops have already changed their army.
reason-has-shifted-all = Some troops of { $army } have already changed their army.
reason-has-captain = { $noble } has such a card already.
reason-spot-closed = Spot { $spot } is open to { $barons } Barons or more.
reason-spot-taken = Spot { $spot } is taken.
reason-not-on-offer = { $troop }: not on offer.
reason-other-nation = You hire { $nation } now.
reason-under-way = The expedition to { $expedition } is under way.
reason-besieged = { $site } is under siege.
reason-breaches = { $site } has { $breaches ->
    [0] no breaches
    [one] 1 breach
   *[other] { $breaches } breaches
}.
reason-is-fortified = { $city } is fortified.
reason-tokens = { $army } has { $tokens ->
    [0] no casualty tokens
    [one] 1 casualty token
   *[other] { $tokens } casualty tokens
}.
reason-does-not-attend = { $seat } does not attend.
reason-not-current = { $agenda } is not among the current Agendas.
reason-new-charge = { $agenda } is the new one.
reason-not-your-charge = { $agenda } is no Charge of yours.
reason-no-revolt = No card is drawn for { $city }.
reason-has-garrison = { $city } has a Garrison.
reason-no-garrison = All Garrisons are out.
reason-recruited = The Levy of { $city } is with an army.
reason-has-advancement = You have { $card }.
reason-not-your-heir = You do not hold the heir of { $noble }.

# Options

options-seats = Warrior Knights is for two to six players, not { $seats }.
options-might-is-right = Might is right does not go with Missions or The King.
options-rounds = { $rounds } rounds are too few or too many: 1 to 100.
options-quiet-upkeeps = { $upkeeps } quiet Upkeeps are too few or too many: 1 to 100.
option-edition = Rulebook
option-edition-italian = the Italian one
option-edition-english = the English one with its FAQ
option-length = Length
option-length-standard = standard
option-length-short = shorter
option-length-long = longer
option-length-longest = the longest
option-heirs = Exchanging heirs
option-elimination = Player elimination
option-might_is_right = Might is right
option-abandoned_nobles = Abandoned Nobles
option-miracles = Miracles can happen
option-open_motions = Open Private Motions
option-walls_stand = Walls that stand count victories
option-glory = Crown and Glory: For Glory
option-missions = Crown and Glory: Missions
option-king = Crown and Glory: The King
option-rounds = The game ends after this many rounds
option-quiet_upkeeps = Or after this many Upkeeps without Influence

# Fields of the view

field-phase = phase
field-round = round
field-pool = Influence pool
field-chairman = Chairman
field-church = Head of the Church
field-scholar = Scholar
field-king = King
field-banned = banned
field-thinking = still thinking
field-winners = winners
field-barons = Barons
field-nobles = Nobles
field-cities = cities
field-offer = Mercenaries on offer
field-track = Mercenary Track
field-markers-needed = markers that call the Draft
field-expeditions = expeditions
field-event-back = back of the next Event
field-events-left = Events left
field-lasting = Events in force
field-agendas = current Agendas
field-laws = Laws
field-advancements = Advancements
field-areas = Special Phase areas
field-stack = stack
field-battle = battle
field-hand = hand
field-plan = plan
field-fate-hand = Fate cards in hand
field-mission = Mission
field-seat = player
field-baron = Baron
field-is-out = out of the game
field-crowns = crowns
field-faith = Faith
field-votes = Votes
field-influence = Influence
field-knowledge = Knowledge
field-stronghold = stronghold
field-stronghold-troops = troops in it
field-stronghold-tokens = casualty tokens in it
field-stronghold-strength = its strength
field-stronghold-besieged = besieged
field-charges = Charges
field-laid = cards on the stacks
field-cards = cards
field-influence-due = Influence due
field-income = income
field-wages = wages
field-observer = who looks
field-noble = Noble
field-place = place
field-is-exhausted = exhausted
field-troops = troops
field-tokens = casualty tokens
field-strength = strength
field-office = Office
field-heir = heir
field-held = held by
field-port = port
field-area = area
field-city = city
field-owner = controlled by
field-is-razed = razed
field-is-fortified = fortified
field-breaches = breaches
field-besieged-by = besieged by
field-has-garrison = Garrison
field-is-rioting = riot
field-needed = cards that fill it
field-manner = kind of battle
field-attacker = attacker
field-defender = defender
field-site = what is attacked
field-commanders = commanding Nobles
field-strengths = strengths
field-results = Fate cards shown
field-casualties = casualties to place
field-spot = spot
field-stakes = crowns on it
field-is-blessed = Faith on it
field-annals = what has happened
field-field-battles = battles in the open field
field-assaults = assaults
field-sieges = sieges
field-deaths = Nobles who died
field-conquests = cities taken
field-razed = cities razed
field-bans = bans
field-taxations = Taxations
field-assemblies = Assemblies
field-influence-of-cities = Influence of cities
field-influence-of-king = Influence of the King
field-influence-of-missions = Influence of Missions
field-influence-of-cards = Influence of cards
field-lift = lift the ban of
field-discard = discard
field-recall = vote again on
field-forbid = forbid
field-allow = allow again
field-is-glory = For Glory
field-target = Influence that ends the game
field-turned = card carried out
field-neutral-laid = Neutral cards on the stacks
field-spots = Mercenary Track
field-market = Mercenaries and their fees
field-shop = Advancements and their prices
field-assembly = Assembly
field-targets = what could be attacked
field-stronghold-breaches = breaches of the stronghold
field-stronghold-besieged-by = stronghold besieged by
field-worth = pays its owner
field-forbidden = acts forbidden
field-is-open = open
field-fee = fee
field-marker = marker
field-troop = troops
field-wage = wage
field-price = price
field-advancement = Advancement
field-attending = attending
field-presides = presides
field-to-come = still to be voted on
field-written = Votes written down
field-agenda = Agenda
field-motion = motion
field-voices = voices
field-result = result
field-exempt = does not abide
field-ready = ready strength
field-defenders = defending strength
field-walls = walls
field-siege = siege strengths
field-card = card
field-exhausted = Advancements face down
field-stronghold-sieges = sieges of the stronghold
field-awaits-heir = dead, his heir withheld
field-open = cards that lie open
field-event = Event
field-drawer = drawn by
field-picked = picked at random
field-nation = nationality
field-expedition = expedition
field-offers = Faith offered
field-in-force = Events in force
field-until = until the end of
field-events-used = Events used up
field-discards = discarded Agendas
field-mercenaries-lost = discarded Mercenaries
field-ballot = Votes in your hand

# The board in the terminal

wk-round = Round { $round }
wk-stack = stack { $stack }
wk-asked = Asked: { $name }
wk-over = Game over
wk-you = you
wk-pool = Influence pool { $pool }
wk-chairman = Chairman { $name }
wk-church = Church { $name }
wk-scholar = Scholar { $name }
wk-king = King { $name }
wk-winners = Won by { $names }
wk-more = ▼ F2: everything · m: the map
wk-panel-round = Round
wk-panel-area = Area
wk-panel-assembly = Votes
wk-panel-battle = Battle
wk-panel-cards = Cards
wk-thinking = Not ready yet: { $names }.
wk-filled = { $area } { $cards }/{ $needed }
wk-stacks = Stacks { $stacks }.
wk-neutral-cards = { $n } neutral
wk-mercenaries = Mercenary Track { $track }; on offer: { $offer }.
wk-expeditions = Expeditions: { $expeditions }.
wk-expedition = { $expedition } on spot { $spot }, crowns { $stakes }{ $blessed }
wk-blessed = , blessed
wk-events = Next Event: { $back }, { $left } left; in force: { $lasting }.
wk-event-drawn = On the table: { $event }, drawn by { $name }; strikes: { $struck }; Faith offered: { $faith }.
wk-back-red = red
wk-back-green = green
wk-back-blue = blue
wk-city = { $city }: { $owner }, strength { $strength }, income { $income }{ $signs }.
wk-city-razed = { $city }: razed.
wk-fortified = fortified
wk-garrison = Garrison
wk-riot = riot
wk-breaches = { $n ->
    [one] one breach
   *[other] { $n } breaches
}
wk-besieged = besieged
wk-besieged-by = besieged by { $names }
wk-road = road
wk-bridge = bridge
wk-road-bridge = road, bridge
wk-mountains = mountains
wk-river = river
wk-closed = Closed: { $areas }.
wk-port = Port.
wk-stronghold-of = stronghold of { $name }
wk-stronghold = ⌂ Stronghold of { $name } ({ $place }): walls { $strength }; { $troops }{ $signs }.
wk-noble = { $sign } { $letter } { $noble } ({ $place }): { $strength }; { $troops }{ $signs }.
wk-exhausted = exhausted
wk-tokens = { $n ->
    [one] one casualty token
   *[other] { $n } casualty tokens
}
wk-heir-held = { $name } has his heir
wk-no-heir = no heir
wk-at-sea = at sea off { $area }
wk-off = off the map
wk-gone = dead
wk-troop = { $troop }: strength { $strength }, costs { $cost }, wages { $wage }.
wk-voted = Voting now: { $what }
wk-votes-cast = Votes: { $votes }.
wk-ballot = In your hand: { $votes ->
    [one] one Vote
   *[other] { $votes } Votes
}.
wk-attending = Attending: { $names }.
wk-agendas = Agendas: { $agendas }.
wk-laws = Laws: { $laws }.
wk-forbidden = Forbidden: { $acts }.
wk-seals = Charges and Offices: { $seals }.
wk-banned = Banned: { $names }.
wk-no-battle = No battle now.
wk-battle = { $manner }, { $area }{ $site }
wk-side = { $side } { $name }: { $strength }{ $parts }
wk-commands = commands
wk-fate-cards = { $n ->
    [one] one Fate card
   *[other] { $n } Fate cards
}
wk-shows = shows { $cards }
wk-to-place = { $n ->
    [one] one casualty token to place
   *[other] { $n } casualty tokens to place
}
wk-your-fate = Your Fate cards: { $cards }.
wk-tossed = Put aside: { $cards }.
wk-odds = Of 100 such battles the attacker wins { $wins }, dies in { $die }, retreats in { $retreat }; { $undecided } decide nothing.
wk-hand = Hand: { $cards }.
wk-plan = Your stacks { $stacks }.
wk-mission = Mission: { $mission }. { $text }
wk-on-offer = Advancements on offer (Knowledge): { $advancements }.
wk-out = Out of the game.
wk-estate = Crowns { $crowns } (income { $income }, wages { $wages }), Faith { $faith }, Votes { $votes }, Influence { $influence } (next Upkeep { $due }), Knowledge { $knowledge }.
wk-cities = Cities: { $cities }.
wk-cards-of = Cards in hand and on the stacks: { $cards }.
wk-held = Charges: { $charges }. Advancements: { $advancements }.
wk-texts-title = Cards in play
wk-actions-title = Action cards
wk-kingdom = The Kingdom
wk-overseas = Overseas
wk-annals-title = So far
wk-signs-borders = Borders: + road, = bridge, # road over a bridge, ~ river, ^ mountains; ψ port
wk-signs-cities = A300/3: Baron A's city, strength 300, income 3; · nobody's; † razed
wk-signs-works = ♜ fortified, ♟ Garrison, % breached, ! besieged, ? riot
wk-signs-strongholds = ⌂A100: stronghold of A with walls of 100
wk-signs-nobles = ★ star, ■ square, ▲ triangle, ● circle; ☆ □ △ ○ exhausted; ~ at sea; B2 two Nobles of B
wk-signs-barons = $ crowns, † Faith, v Votes, ★ Influence (+ due next Upkeep), k Knowledge, c cities
wk-signs-roles = ♖ Chairman, ♗ Head of the Church, ♘ Scholar, ♔ King, ⊘ banned

# Chapters of the rules

area-WIN = Winning
area-TERM = Terms
area-MAP = The board
area-COMP = Components
area-ROLE = Chairman and Head of the Church
area-SETUP = Set-up
area-FATE = Fate cards
area-ROUND = The round
area-PLAN = Planning
area-ACT = Actions
area-TRIG = Special phases: when they come
area-UPKEEP = Upkeep
area-CARD = Baron Action cards
area-EVENT = Events
area-NEUT = Neutral Action cards
area-EXP = Expeditions
area-TAX = Taxation
area-WAGES = Wages
area-ASSEMBLY = The Assembly
area-VOTE = The Assembly: voting
area-AGENDA = The Assembly: Agendas
area-MOTION = The Assembly: Private Motions
area-BAN = The Assembly: bans
area-DRAFT = Mercenary Draft
area-MOVE = Movement
area-SEA = Movement by sea
area-TRANSFER = Troops on the way
area-BATTLE = Battles
area-CASUALTY = Battles: casualties
area-VICTORY = Battles: victories
area-CITY = Attacking cities
area-ASSAULT = Assaults
area-SIEGE = Sieges
area-STRONGHOLD = Strongholds
area-RETREAT = Retreat
area-DEATH = Death of a Noble
area-TIE = Ties
area-EXHAUST = Exhausted Nobles
area-FORTIFY = Fortified cities
area-RAZE = Razing
area-REENTRY = Return of Nobles
area-TRADE = Bargaining
area-SUPPLY = Running out of pieces
area-PLAYERS = Two to five players
area-OPT = Optional rules
area-TROOP = For Glory: Leaders and Heralds
area-GARRISON = For Glory: Garrisons
area-LEVY = For Glory: Town Levies
area-KNOW = For Glory: Knowledge
area-TECH = For Glory: Advancements
area-SCHOLAR = For Glory: the Scholar
area-BACT = For Glory: Baron Action cards
area-NACT = For Glory: Neutral Action cards
area-RIOT = For Glory: riots
area-EXPED = For Glory: expeditions
area-MISSION = Missions
area-KING = The King
area-R = Rulings on doubtful cases
