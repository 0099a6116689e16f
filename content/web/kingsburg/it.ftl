## Il tabellone di Kingsburg nel browser

# Calendario e ordine di turno
web-kb-calendar = Calendario
web-kb-order = Ordine di turno
web-kb-waited = tocca a questo giocatore
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
       *[other] ; scelti { $picked }
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
web-kb-defence-of = { $total } ({ $soldiers } dai soldati, { $bonus } dagli edifici)

# Invasori
web-kb-strength = forza
web-kb-seen = l'hai vista
web-kb-looked = Hanno guardato questa carta: { $names }

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
