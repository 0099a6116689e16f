## The board of Crusader Kings in the browser

# Where the game is
web-ck-era = Era { $era } of { $eras }
web-ck-round = Round { $round }
web-ck-turn = Turn { $turn }
web-ck-over-people = { $names } { $count ->
        [one] wins
       *[other] share the victory
    }: { $ending }.
web-ck-over-solo = { $names } { $count ->
        [one] wins
       *[other] win
    } against the AIs: { $ending }.
web-ck-over-ai = The AIs win: { $names }; { $ending }.
web-ck-phases = Phases
web-ck-in-force = In force
web-ck-in-force-for = In force for { $name }.
web-ck-card-says = The card says: “{ $words }”

# The map
web-ck-map = Map of Christendom
web-ck-map-keys = Plus and minus change the size, zero shows everything, arrows move the map or go from territory to territory. Home goes to the first one; with Shift the arrows go to every territory.
web-ck-map-hint = Point at a territory to read about it.
web-ck-zoom-in = Nearer
web-ck-zoom-out = Farther
web-ck-zoom-all = Show everything
web-ck-zoom-lit = Show what can be picked
web-ck-closed = out of play
web-ck-independent = independent
web-ck-yours = yours
web-ck-of = { $by ->
    [nobody] { $name }
   *[somebody] of { $name }
}
web-ck-needs = successes needed: { $defence } to Invade, { $control } to Overthrow
web-ck-neighbours = neighbours { $list }
web-ck-piece-knight = Knight
web-ck-piece-laid = Knight lying down
web-ck-piece-footsoldier = Footsoldier
web-ck-piece-castle = Castle
web-ck-piece-duke = { $sex ->
    [f] Duchess { $who }
   *[other] Duke { $who }
}
web-ck-piece-unrest = { $n ->
        [one] Unrest
       *[other] { $n } Unrest
    }
web-ck-piece-harvest = { $n ->
        [one] Harvest
       *[other] { $n } Harvests
    }
web-ck-piece-crop_failure = { $n ->
        [one] Crop Failure
       *[other] { $n } Crop Failures
    }
web-ck-piece-plague-outbreak = Plague
web-ck-piece-plague-over = Plague, over
web-ck-piece-suitor = { $who } ({ $traits })
web-ck-piece-partner = Pact with { $name }
web-ck-no-trait = no trait

# Families
web-ck-family = Family
web-ck-families = Families
web-ck-king = { $sex ->
    [f] Queen
   *[other] King
}
web-ck-spouse = Spouse
web-ck-child = { $sex ->
    [f] Daughter
   *[other] Son
}
web-ck-sibling = { $sex ->
    [f] Sister
   *[other] Brother
}
web-ck-children = Children
web-ck-siblings = Siblings
web-ck-heir = { $n ->
        [1] heir
       *[other] heir no. { $n }
    }
web-ck-age = { $n ->
        [one] 1 Age token
       *[other] { $n } Age tokens
    }
web-ck-duke-of = { $sex ->
    [f] Duchess: { $territory }
   *[other] Duke: { $territory }
}
web-ck-no-king = Nobody rules this dynasty now.
web-ck-fate-heir = If { $king } died now, { $heir } would inherit.
web-ck-fate-crisis = If { $king } died now, nobody would inherit: a Succession Crisis, in which { $territories ->
    [one] one territory
   *[other] { $territories } territories
} and { $gold } gold are kept.
web-ck-succession = Order of succession: { $list }

# Traits, bag and checks
web-ck-trait-green = a success when drawn
web-ck-trait-red = a failure when drawn
web-ck-critical-green = a critical failure in { $actions }
web-ck-critical-red = a critical success in { $actions }
web-ck-bag = Your bag
web-ck-bag-count = { $green } green, { $red } red
web-ck-draws = { $draws ->
        [one] 1 draw
       *[other] { $draws } draws
    }
web-ck-needed = { $needed ->
        [one] 1 success needed
       *[other] { $needed } successes needed
    }
web-ck-odds = Chance of success by action
web-ck-check = Check: { $action }
web-ck-check-last = Last check: { $action }
web-ck-check-on = Go on
web-ck-check-needs = { $needed ->
        [one] 1 success needed
       *[other] { $needed } successes needed
    }, { $draws ->
        [one] 1 draw
       *[other] { $draws } draws
    }
web-ck-check-gold = { $gold } gold on it
web-ck-check-so-far = Gold against it so far:
web-ck-check-against = Gold against it:
web-ck-sacrificed = sacrificed
web-ck-skip = Show all
web-ck-gold-on-it = Gold on this check: { $gold }
web-ck-chance = { $n }% chance
web-ck-put = { $gold ->
        [0] Draw without gold
       *[other] Put { $gold } gold on it
    }
web-ck-check-passed = Success: { $hits } of { $needed }
web-ck-check-failed = Failure: { $hits } of { $needed }

# Cards and developments
web-ck-card-now = The card that is played
web-ck-hand = Your cards
web-ck-hand-empty = You hold no cards.
web-ck-picked = Picked for this Round
web-ck-hand-left = Still in your hand
web-ck-draw = Cards of the Era
web-ck-draw-text = { $sum } of { $whole } cards chosen.
web-ck-draw-take = Take these cards
web-ck-developments = Developments
web-ck-developments-own = Yours
web-ck-display = On display ({ $left } in the deck)
web-ck-display-empty = Nothing is on display.
web-ck-used = used for now
web-ck-discards = Discarded:
web-ck-holdings = Cards of the dynasties
web-ck-holdings-text = How many of each deck they took in this Era; after the plus, bonus cards.
web-ck-in-hand = in hand
web-ck-bonus = { $n ->
        [one] 1 bonus card
       *[other] { $n } bonus cards
    }
web-ck-seen = Seen in the hand of { $name }
web-ck-decks = Decks
web-ck-deck-left = { $n ->
        [one] 1 card left
       *[other] { $n } cards left
    }

# Crusade and trophies
web-ck-track = The Crusade
web-ck-shield-of = shield of { $name }
web-ck-trophies = Trophies
web-ck-nobody = nobody
web-ck-trophy-crusader = Most shields on the track, two at least
web-ck-trophy-builder = Most Castles, three at least
web-ck-trophy-inventor = Most developments, four at least
web-ck-trophy-jerusalem = The last space of the track

# Dynasties
web-ck-dynasties = Dynasties
web-ck-you = you
web-ck-ai = AI
web-ck-first = First Player
web-ck-now = acts now
web-ck-now-you = your turn
web-ck-status-absent = does not take part
web-ck-status-fallen = has fallen
web-ck-status-out = is out of the game
web-ck-fact-points = Victory Points
web-ck-fact-gold = Gold
web-ck-fact-territories = Territories
web-ck-fact-castles = Castles
web-ck-fact-mobilised = Footsoldiers
web-ck-fact-shields = Shields on the track
web-ck-fact-bag = Tokens in the bag
web-ck-strategy = Strategy { $name }
web-ck-no-line = No line of its strategy applies.
web-ck-relations = Pacts and feuds
web-ck-bond-pact = Pact
web-ck-bond-casus = Casus Belli
web-ck-bond-war = At War
web-ck-tie-pact = Pact: { $from } and { $to }
web-ck-tie-casus = Casus Belli: { $from } against { $to }
web-ck-tie-war = At War: { $from } and { $to }
web-ck-tie-land = Pact: { $name } and { $land }
web-ck-tie-none = No Pact and no feud between dynasties.

# Offers
web-ck-offers = Offers
web-ck-offer = { $from } → { $to }
web-ck-proposal = Marriage: { $who } ({ $from }) and { $whom } ({ $to })
web-ck-proposal-home = The couple will live here: { $name }
web-ck-take = Accept
web-ck-decline = Decline
web-ck-withdraw = Withdraw
web-ck-gives = Gives: { $things }
web-ck-asks = Asks: { $things }

# What answers do, by what is asked
web-ck-answer-target-done = go back
web-ck-answer-target-player = { $what } culture
web-ck-answer-terms-done = call it off
web-ck-answer-dynastic-done = neither
web-ck-answer-actions-done = no action
web-ck-answer-invest-gold-0 = no gold
web-ck-answer-sabotage-gold-0 = nothing
web-ck-answer-call-partners-done = nobody else
web-ck-answer-counter-done = no Counterattack
web-ck-answer-spoils-done = leave them where they are
web-ck-answer-save-use = prevent it
web-ck-answer-save-done = let it happen
web-ck-answer-drop-token-done = none
web-ck-answer-demobilise-done = no other
web-ck-answer-comeback-done = stay out
web-ck-option-masons-0 = pay 1 gold
web-ck-option-masons-1 = a harder Build next time
web-ck-option-better_offer-0 = pay 2 gold
web-ck-option-better_offer-1 = discard a Councillor
web-ck-option-pedlar-0 = buy a development for 1 gold
web-ck-option-pedlar-1 = buy nothing
web-ck-option-price_of_silence-0 = pay 2 gold
web-ck-option-price_of_silence-1 = a Casus Belli against you
web-ck-option-insult-0 = pay 1 gold
web-ck-option-insult-1 = a Casus Belli against you
web-ck-option-taken-0 = pay 2 gold
web-ck-option-taken-1 = let the captive die
web-ck-option-swords_for_hire-0 = pay 1 gold and mobilise
web-ck-option-swords_for_hire-1 = pay nothing
web-ck-option-sack-0 = a Cruel token
web-ck-option-sack-1 = pay 1 gold
web-ck-option-tithes-0 = pay 2 gold
web-ck-option-tithes-1 = a Godless token
web-ck-option-garrison-0 = pay 2 gold
web-ck-option-garrison-1 = remove your lowest shield
web-kind-realm = Realm
web-kind-intrigue = Intrigue
web-kind-war = War
web-kind-tax = Tax
web-kind-crusade = Crusade
web-kind-territory = Territories
web-kind-from = From where
web-kind-support = Support
web-kind-token = Tokens
web-kind-development = Developments

# Signs
web-ck-sign-knight = Knight: who controls the territory; lying down, it gives no point
web-ck-sign-footsoldier = Footsoldier: the territory is mobilised
web-ck-sign-castle = Castle
web-ck-sign-duke = Duke
web-ck-sign-unrest = Unrest
web-ck-sign-plague = Plague
web-ck-sign-crop_failure = Crop Failure
web-ck-sign-harvest = Harvest
web-ck-sign-king = King
web-ck-sign-age = Age token
web-ck-sign-points = Victory Points
web-ck-sign-gold = Gold
web-ck-sign-shield = Shields on the Crusade track
web-ck-sign-bag = Tokens in the bag
web-ck-sign-realm = Realm cards: Build or Develop
web-ck-sign-intrigue = Intrigue cards: Plot or Overthrow
web-ck-sign-war = War cards: Mobilise or Invade
web-ck-sign-tax = Tax cards
web-ck-sign-crusade = Crusade cards
web-ck-sign-green = Green trait: a success when drawn
web-ck-sign-red = Red trait: a failure when drawn

# The form of a new table
web-option-crusader-scenario = Scenario
web-option-crusader-scenario-1 = 1: The Kingdom of Jerusalem
web-option-crusader-scenario-1-help = Five dynasties and no special rules: the one to begin with.
web-option-crusader-scenario-2 = 2: Crusade of the Faint-Hearted
web-option-crusader-scenario-2-help = The Crusade, and with it the game, ends at Antioch, the seventh space. Whoever is eliminated does not return.
web-option-crusader-scenario-3 = 3: The Second Crusade
web-option-crusader-scenario-3-help = Some dynasties begin with families, aged Kings and armies in the field.
web-option-crusader-scenario-4 = 4: The Barons' Crusade
web-option-crusader-scenario-4-help = A second token lies at Antioch, Italian lands are always in play, and whoever is eliminated does not return.
web-option-crusader-scenario-5 = 5: The Ninth Crusade
web-option-crusader-scenario-5-help = Large realms, and a Castle that the Plantagenets place as they like.
web-option-crusader-scenario-6 = 6: The Kingdom of Jerusalem, tournament version
web-option-crusader-scenario-6-help = For three or four dynasties and two Eras; each begins with a Casus Belli against another.
web-option-crusader-dynasties = Dynasties
web-option-crusader-dynasties-help = Those without a seat are led by AIs, which follow their printed strategy.
web-option-crusader-dynasties-usual = by the seats, at least three
web-option-crusader-dynasties-3 = three
web-option-crusader-dynasties-4 = four
web-option-crusader-dynasties-5 = five
web-option-crusader-english = English
web-option-crusader-english-any = a seat or an AI, as it comes
web-option-crusader-english-person = a seat
web-option-crusader-english-ai = an AI, strategy by lot
web-option-crusader-english-out = not in play
web-option-crusader-english-ferox = AI: Ferox
web-option-crusader-english-postis = AI: Postis
web-option-crusader-english-munitio = AI: Munitio
web-option-crusader-english-amandum = AI: Amandum
web-option-crusader-english-aperio = AI: Aperio
web-option-crusader-frankish = Franks
web-option-crusader-frankish-any = a seat or an AI, as it comes
web-option-crusader-frankish-person = a seat
web-option-crusader-frankish-ai = an AI, strategy by lot
web-option-crusader-frankish-out = not in play
web-option-crusader-frankish-ferox = AI: Ferox
web-option-crusader-frankish-postis = AI: Postis
web-option-crusader-frankish-munitio = AI: Munitio
web-option-crusader-frankish-amandum = AI: Amandum
web-option-crusader-frankish-aperio = AI: Aperio
web-option-crusader-german = Germans
web-option-crusader-german-any = a seat or an AI, as it comes
web-option-crusader-german-person = a seat
web-option-crusader-german-ai = an AI, strategy by lot
web-option-crusader-german-out = not in play
web-option-crusader-german-ferox = AI: Ferox
web-option-crusader-german-postis = AI: Postis
web-option-crusader-german-munitio = AI: Munitio
web-option-crusader-german-amandum = AI: Amandum
web-option-crusader-german-aperio = AI: Aperio
web-option-crusader-italian = Italians
web-option-crusader-italian-any = a seat or an AI, as it comes
web-option-crusader-italian-person = a seat
web-option-crusader-italian-ai = an AI, strategy by lot
web-option-crusader-italian-out = not in play
web-option-crusader-italian-ferox = AI: Ferox
web-option-crusader-italian-postis = AI: Postis
web-option-crusader-italian-munitio = AI: Munitio
web-option-crusader-italian-amandum = AI: Amandum
web-option-crusader-italian-aperio = AI: Aperio
web-option-crusader-iberian = Iberians
web-option-crusader-iberian-any = a seat or an AI, as it comes
web-option-crusader-iberian-person = a seat
web-option-crusader-iberian-ai = an AI, strategy by lot
web-option-crusader-iberian-out = not in play
web-option-crusader-iberian-ferox = AI: Ferox
web-option-crusader-iberian-postis = AI: Postis
web-option-crusader-iberian-munitio = AI: Munitio
web-option-crusader-iberian-amandum = AI: Amandum
web-option-crusader-iberian-aperio = AI: Aperio
web-option-crusader-mode = How it is won
web-option-crusader-mode-rivals = everybody for himself
web-option-crusader-mode-hard-rivals = everybody for himself, AIs allied (harder)
web-option-crusader-mode-together = people together against the AIs
web-option-crusader-mode-together-help = You win together if your points, added up, are more than those of the AIs.
web-option-crusader-first = First Player
web-option-crusader-first-drawn = by lot
web-option-crusader-first-english = English
web-option-crusader-first-frankish = Franks
web-option-crusader-first-german = Germans
web-option-crusader-first-italian = Italians
web-option-crusader-first-iberian = Iberians
web-option-crusader-glitterhoof = Glitterhoof, the horse
web-option-crusader-glitterhoof-out = stays away
web-option-crusader-glitterhoof-in = somewhere on the map
web-option-crusader-glitterhoof-scotland = Scotland
web-option-crusader-glitterhoof-northumbria = Northumbria
web-option-crusader-glitterhoof-mercia = Mercia
web-option-crusader-glitterhoof-wales = Wales
web-option-crusader-glitterhoof-wessex = Wessex
web-option-crusader-glitterhoof-ireland = Ireland
web-option-crusader-glitterhoof-the-low-countries = Low Countries
web-option-crusader-glitterhoof-normandy = Normandy
web-option-crusader-glitterhoof-paris = Paris
web-option-crusader-glitterhoof-lorraine = Lorraine
web-option-crusader-glitterhoof-brittany = Brittany
web-option-crusader-glitterhoof-aquitaine = Aquitaine
web-option-crusader-glitterhoof-burgundy = Burgundy
web-option-crusader-glitterhoof-toulouse = Toulouse
web-option-crusader-glitterhoof-denmark = Denmark
web-option-crusader-glitterhoof-saxony = Saxony
web-option-crusader-glitterhoof-pomerania = Pomerania
web-option-crusader-glitterhoof-poland = Poland
web-option-crusader-glitterhoof-bohemia = Bohemia
web-option-crusader-glitterhoof-swabia = Swabia
web-option-crusader-glitterhoof-hungary = Hungary
web-option-crusader-glitterhoof-dalmatia = Dalmatia
web-option-crusader-glitterhoof-lombardy = Lombardy
web-option-crusader-glitterhoof-venice = Venice
web-option-crusader-glitterhoof-papal-states = Papal States
web-option-crusader-glitterhoof-apulia = Apulia
web-option-crusader-glitterhoof-sicily = Sicily
web-option-crusader-glitterhoof-sardinia = Sardinia
web-option-crusader-glitterhoof-leon = León
web-option-crusader-glitterhoof-navarra = Navarra
web-option-crusader-glitterhoof-aragon = Aragon
web-option-crusader-glitterhoof-castile = Castile
web-option-crusader-glitterhoof-portugal = Portugal
web-option-crusader-glitterhoof-al-andalus = Al-Andalus
web-option-crusader-duke-tax = Taxes of a Duchy
web-option-crusader-duke-tax-none = as any territory
web-option-crusader-duke-tax-less = one gold less
web-option-crusader-navy = The Navy counts for
web-option-crusader-navy-invade = Invade only
web-option-crusader-navy-everything = every rule that says adjacent
web-option-crusader-pomerania = Pomerania
web-option-crusader-pomerania-north-sea = lies on the North Sea
web-option-crusader-pomerania-alone = lies on a sea of its own
web-option-crusader-siblings = When a sibling inherits, the others
web-option-crusader-siblings-stay = stay
web-option-crusader-siblings-leave = leave
web-option-crusader-spare-ruler = The ruler in no scenario
web-option-crusader-spare-ruler-out = stays away
web-option-crusader-spare-ruler-in = may come with a dynasty that returns
web-option-crusader-drop-franks = The Franks
web-option-crusader-drop-franks-never = are always in play
web-option-crusader-drop-franks-allowed = may be left out
web-group-crusader-scenario = What is played
web-group-crusader-people = Who leads whom
web-group-crusader-readings = Readings of the rules

# Bots
web-bot-seneschal = Seneschal: plays well, at once
web-bot-constable = Constable: thinks a moment, plays strongly
web-bot-emperor = Emperor: thinks up to two seconds, plays very strongly

# The end
web-source-crusader-territories = Territories
web-source-crusader-trophies = Trophies
