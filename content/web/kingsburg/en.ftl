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
web-kb-defence-of = { $total } ({ $soldiers } from soldiers, { $bonus } from buildings)

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
