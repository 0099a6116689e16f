## Names

good-salt = salt
    .count = { $count ->
        [one] one lot of salt
       *[other] { $count } lots of salt
    }
good-wool = wool
    .count = { $count ->
        [one] one lot of wool
       *[other] { $count } lots of wool
    }
good-spice = spice
    .count = { $count ->
        [one] one lot of spice
       *[other] { $count } lots of spice
    }
gold = { $id ->
    [one] one coin
   *[other] { $id } coins
}
number = { $id }
seat = player { $id }
seat-0 = first merchant
seat-1 = second merchant
seat-2 = third merchant
seat-3 = fourth merchant
close = close the stall
offer = offer
for = for
accept = accept the offer of
decline = decline the offer of
withdraw = withdraw the offer

## What happens

event-morning = Day { $day } begins. { $seat } is first today.
event-drawn = { $seat } draws { $goods }.
event-sold = { $seat } sells { $goods } for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
event-closed = { $seat } closes the stall for today.
event-offered = { $from } offers { $to } { $gives } for { $asks }.
event-traded = { $to } accepts: { $from } gives { $gives } for { $asks }.
event-declined = { $to } declines the offer of { $from }.
event-withdrawn = { $from } withdraws the offer to { $to }.
event-lapsed = The offer of { $from } to { $to } lapses.
event-over = The fair is over.

## Questions

prompt-sell = Day { $day } of { $days }: what do you sell to the fair?

## Why not

reason-not-now = Another merchant sells now.
reason-too-few-lots = You cannot sell { $lots ->
    [one] one lot
   *[other] { $lots } lots
} of { $good }: you have { $has }.
reason-no-such-lot = The fair buys one to { $most } lots at once, not { $lots }.
reason-no-offer = { $seat } offers you nothing.
reason-nothing-offered = You have no offer to withdraw.
reason-nobody = There is no other merchant there.
reason-one-sided = Something must be given, and something asked.
reason-one-offer = You already have an open offer.
reason-enough-offers = You have already made your { $most } offers of today.
reason-has-not = You do not have { $bundle }.
reason-he-has-not = { $seat } does not have { $bundle }.

## Options

options-days = The fair lasts one to { $most } days, not { $days }.
option-days = Days of the fair

## Fields of the plain board

field-me = you are
field-day = day
field-days = days
field-turns = turns taken today
field-turn = on turn
field-stalls = stalls
field-seat = merchant
field-coins = coins
field-goods = goods
field-offers-left = offers left today
field-offers = offers
field-bag = in the bag
field-sold = sold
field-prices = prices for 1, 2, 3 … lots
field-from = from
field-to = to
field-gives = gives
field-asks = asks
field-salt = salt
field-wool = wool
field-spice = spice

## Chapters of the rules

area-SET = Setting up
area-DAY = The days
area-STA = At the stall
area-OFF = Offers
area-END = The end
