## Nomi

good-salt = sale
    .count = { $count ->
        [one] una partita di sale
       *[other] { $count } partite di sale
    }
good-wool = lana
    .count = { $count ->
        [one] una partita di lana
       *[other] { $count } partite di lana
    }
good-spice = spezie
    .count = { $count ->
        [one] una partita di spezie
       *[other] { $count } partite di spezie
    }
gold = { $id ->
    [one] una moneta
   *[other] { $id } monete
}
number = { $id }
seat = giocatore { $id }
seat-0 = primo mercante
seat-1 = secondo mercante
seat-2 = terzo mercante
seat-3 = quarto mercante
close = chiudi il banco
offer = offri
for = in cambio di
accept = accetta l'offerta di
decline = rifiuta l'offerta di
withdraw = ritira l'offerta

## Che cosa succede

event-morning = Comincia il giorno { $day }. Oggi il primo è { $seat }.
event-drawn = { $seat } pesca { $goods }.
event-sold = { $seat } vende { $goods } per { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}.
event-closed = { $seat } chiude il banco per oggi.
event-offered = { $from } offre a { $to } { $gives } in cambio di { $asks }.
event-traded = { $to } accetta: { $from } dà { $gives } in cambio di { $asks }.
event-declined = { $to } rifiuta l'offerta di { $from }.
event-withdrawn = { $from } ritira l'offerta a { $to }.
event-lapsed = L'offerta di { $from } a { $to } decade.
event-over = La fiera è finita.

## Domande

prompt-sell = Giorno { $day } di { $days }: che cosa vendi alla fiera?

## Perché no

reason-not-now = Adesso vende un altro mercante.
reason-too-few-lots = Non puoi vendere { $lots ->
    [one] una partita
   *[other] { $lots } partite
} di { $good }: ne hai { $has }.
reason-no-such-lot = La fiera compra da una a { $most } partite alla volta, non { $lots }.
reason-no-offer = { $seat } non ti offre niente.
reason-nothing-offered = Non hai un'offerta da ritirare.
reason-nobody = Lì non c'è un altro mercante.
reason-one-sided = Bisogna dare qualcosa, e chiedere qualcosa.
reason-one-offer = Hai già un'offerta aperta.
reason-enough-offers = Oggi hai già fatto le tue { $most } offerte.
reason-has-not = Non hai { $bundle }.
reason-he-has-not = { $seat } non ha { $bundle }.

## Opzioni

options-days = La fiera dura da uno a { $most } giorni, non { $days }.
option-days = Giorni di fiera

## Voci del tavolo semplice

field-me = tu sei
field-day = giorno
field-days = giorni
field-turns = turni fatti oggi
field-turn = di turno
field-stalls = banchi
field-seat = mercante
field-coins = monete
field-goods = merci
field-offers-left = offerte ancora oggi
field-offers = offerte
field-bag = nel sacco
field-sold = venduto
field-prices = prezzi per 1, 2, 3 … partite
field-from = da
field-to = a
field-gives = dà
field-asks = chiede
field-salt = sale
field-wool = lana
field-spice = spezie

## Capitoli delle regole

area-SET = Preparazione
area-DAY = Le giornate
area-STA = Al banco
area-OFF = Offerte
area-END = La fine
