## Il tabellone di Kingsburg nel browser

# Calendario e ordine di turno
web-kb-calendar = Calendario
web-kb-order = Ordine di turno
web-kb-waited = deve giocare
web-kb-passed = ha passato

# La corte e la propria mano
web-kb-court = La corte reale
web-kb-neutral = Dadi neutrali
web-kb-hand = Nelle tue mani
web-kb-your-dice = I tuoi dadi
web-kb-your-goods = Le tue merci e i tuoi aiuti
web-kb-placed = { $die }, già piazzato
web-kb-sum = In tutto { $sum }
web-kb-owned = { $thing }, ne hai { $count }{ $picked ->
        [0] { "" }
       *[other] ; { $picked } nella scelta
    }

# Giocatori e tracciati
web-kb-player = giocatore
web-kb-goods = merci
web-kb-soldiers = soldati
web-kb-buildings = edifici
web-kb-choosing = sceglie
web-kb-aid-die = Dado bianco dell'Aiuto del Re
web-kb-dice-of = Dadi: { $dice }
web-kb-score = Punti vittoria
web-kb-defence = Difesa
web-kb-defence-of = { $total } ({ $soldiers } dai soldati, { $bonus } da edifici e governatore)

# Invasori
web-kb-strength = forza
web-kb-seen = l'hai vista
web-kb-looked = Carta vista da { $names }

# Province
web-kb-provinces = Province
web-kb-yours = La tua
web-kb-built = costruito

# Battaglie
web-kb-battle = Inverno dell'anno { $year }: { $race }, forza { $strength }
web-kb-win = Vittoria
web-kb-lose = Sconfitta
web-kb-king-die = Rinforzi del Re
web-kb-outcome-won = Vittoria
web-kb-outcome-drawn = Pareggio
web-kb-outcome-lost = Sconfitta
web-kb-outcome-open = Da combattere
web-kb-best = il più forte
web-kb-razed = { $building }: edificio distrutto, −{ $vp } PV
web-kb-winner = vince

# Prima della partita
web-kb-setup = Prima del primo anno
web-kb-step-draft = si scelgono le file alternative
web-kb-step-lines = quali file si usano
web-kb-step-governors = si scelgono i governatori
web-kb-draft = File alternative: prendine una
web-kb-draft-order = Ordine di scelta
web-kb-lines-use = File alternative di { $name }: quali si usano?
web-kb-lines-left = { $count ->
    [0] finite
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
web-kb-lines-of = Presa da { $names }.
web-kb-covers = Coprirebbe { $line }.
web-kb-in-use = in uso: { $lines }
web-kb-in-use-none = non ne usa
web-kb-laid-over = fila alternativa
web-kb-governors = Governatori: tienine uno su tre
web-kb-governors-secret = Nessun altro vede queste carte. I governatori si rivelano quando tutti hanno scelto.
web-kb-chosen = ha scelto
web-kb-kept = Tieni questo.
web-kb-auction = Asta dei governatori
web-kb-high-bid = offre { $bid } PV
web-kb-bids = deve offrire
web-kb-names = deve proporre
web-kb-still-in = ancora in gara
web-kb-no-bid = Ancora nessuna offerta
web-kb-names-next = { $name } propone il prossimo governatore.
web-kb-still-open = Ancora da mettere all'asta
web-kb-on-offer = Disponibili

# Carte, tessere, gettoni
web-kb-cards = Carte per tutti
web-kb-fate = Fato dell'anno
web-kb-scenario = Scenario
web-kb-your-governor = Il tuo governatore
web-kb-spaces = Le tue caselle per i dadi
web-kb-used = usato
web-kb-covered = Coperto da un Capriccio:
web-kb-on-tile = Sulla tessera: { $goods }.
web-kb-tiles-note = { $count ->
    [one] Una tessera Capriccio copre un Consigliere: vale l'aiuto della tessera.
   *[other] { $count } tessere Capriccio coprono dei Consiglieri: vale l'aiuto delle tessere.
}
web-kb-closed = Quest'anno nessuno può influenzare questo Consigliere.
web-kb-closed-short = chiuso
web-kb-moved = spostato qui
web-kb-requests = Gettoni richiesta
web-kb-request = { $count ->
    [one] Gettone richiesta { $value }
   *[other] Gettone richiesta { $value }, ne hai { $count }
}
web-kb-offers = Tutto in una volta
web-kb-pick-player = Scegli { $name }
web-kb-any-change = { $count ->
    [one] { $count } merce
   *[other] { $count } merci
} in { $way ->
    [less] meno
   *[more] più
}
web-kb-unscored = senza PV
web-kb-own-die = Dado proprio
web-kb-inv-tokens = In Inverno ognuno aggiunge i soldati di un gettone richiesta.
web-kb-point = Indica un edificio per leggere che cosa fa.
web-kb-sign-gold = Oro
web-kb-sign-wood = Legno
web-kb-sign-stone = Pietra
web-kb-sign-any = Una merce a scelta
web-kb-sign-eachOther = Una di ciascuno degli altri due tipi
web-kb-sign-plus2 = Gettone "+2": aggiunge 2 a un gruppo di dadi
web-kb-sign-soldier = Soldato
web-kb-sign-vp = Punto vittoria
web-kb-sign-peek = Guarda la carta Invasori
web-kb-sign-buildings = Edifici
web-kb-sign-agent = L'Agente del Re
web-kb-sign-battle = Forza degli invasori
web-kb-sign-turn = Deve giocare
web-kb-sign-governor = Governatore (modulo 3)
web-kb-sign-request = Gettone richiesta (modulo 5)
web-kb-sign-white = Dado bianco: solo insieme a un dado colorato
web-kb-sign-neutral = Dadi neutrali: chiudono un Consigliere nelle partite in due

# Il modulo di un nuovo tavolo: moduli da 1 a 6, poi lo scenario
web-option-kingsburg-rows = Modulo 1: file di edifici
web-option-kingsburg-rows-five = cinque
web-option-kingsburg-rows-seven = sette, con le file aggiuntive
web-option-kingsburg-rows-help = Due file in più: botteghe che scambiano merci e truppe per l'Inverno.
web-option-kingsburg-lines = Modulo 2: file alternative
web-option-kingsburg-lines-none = nessuna
web-option-kingsburg-lines-dealt = due a testa, a sorte
web-option-kingsburg-lines-drafted = due a testa, scelte a turno
web-option-kingsburg-lines-help = Ognuno può coprire fino a due file con altri edifici: le province diventano diverse.
web-option-kingsburg-governors = Modulo 3: governatori
web-option-kingsburg-governors-none = nessuno
web-option-kingsburg-governors-dealt = tre a testa, se ne tiene uno
web-option-kingsburg-governors-auction = all'asta, in PV
web-option-kingsburg-governors-help = Ogni giocatore ha un governatore con un potere proprio, per tutta la partita.
web-option-kingsburg-fate = Modulo 4: carte Fato
web-option-kingsburg-fate-off = nessuna
web-option-kingsburg-fate-on = una ogni anno
web-option-kingsburg-fate-help = Ogni anno una carta cambia le regole, uguale per tutti.
web-option-kingsburg-reinforcements = Modulo 5: rinforzi del Re
web-option-kingsburg-reinforcements-die = un dado per tutti
web-option-kingsburg-reinforcements-tokens = gettoni richiesta, in segreto
web-option-kingsburg-reinforcements-help = Con i gettoni ognuno chiede in segreto da 0 a 4 soldati; ogni gettone serve una volta sola.
web-option-kingsburg-caprices = Modulo 6: tessere Capriccio
web-option-kingsburg-caprices-none = nessuna
web-option-kingsburg-caprices-court = una in più ogni stagione
web-option-kingsburg-caprices-restoration = Restaurazione: una in meno ogni stagione
web-option-kingsburg-caprices-help = Le tessere coprono i Consiglieri, che così aiutano in un altro modo.
web-option-kingsburg-scenario = Scenario
web-option-kingsburg-scenario-none = nessuno
web-option-kingsburg-scenario-random = a sorte
web-option-kingsburg-scenario-goblin-valley = La Valle dei Goblin
web-option-kingsburg-scenario-long-siege = Il Lungo Assedio
web-option-kingsburg-scenario-kings-wager = La Scommessa del Re
web-option-kingsburg-scenario-seers-warning = Il Monito della Veggente
web-option-kingsburg-scenario-help = Una regola propria per tutta la partita.
web-option-kingsburg-scenario-goblin-valley-help = { scenario-goblin_valley-text }
web-option-kingsburg-scenario-long-siege-help = { scenario-long_siege-text }
web-option-kingsburg-scenario-kings-wager-help = { scenario-kings_wager-text }
web-option-kingsburg-scenario-seers-warning-help = { scenario-seers_warning-text }

# La fine
web-source-kingsburg-buildings = Edifici
web-source-kingsburg-court = Corte
web-source-kingsburg-winter = Inverni
web-source-kingsburg-rest = Re e carte
