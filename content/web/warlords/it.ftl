## La mappa di Warlords of Europe nel browser

# Dove si è
web-we-round = Giro { $round }
web-we-round-of = Giro { $round } di { $rounds }
web-we-turn = Turno di { $name }
web-we-phases = Fasi
web-we-phase-setup = Preparazione
web-we-phase-manoeuvre = Manovre
web-we-phase-battles = Battaglie
web-we-phase-redeployment = Spostamenti
web-we-phase-pope = Papa e corona
web-we-phase-taxes = Tasse
web-we-phase-recruit = Reclutamento
web-we-phase-deploy = Schieramento
web-we-phase-initiative = Iniziativa
web-we-phase-merchant = Mercante
web-we-phase-over = La partita è finita
web-we-crown-open = Nessuno ha la maggioranza: servono { $needed } dei { $castles } castelli completi.
web-we-crown-held = { $name } ha la maggioranza e deve conservarla durante il turno di { $names }.
web-we-crown-near = { $name } ha conservato la maggioranza e vince al prossimo controllo.
web-we-ending-crown = { $names } conquista la corona e vince.
web-we-ending-alone = Resta solo { $names }, che vince.
web-we-ending-limit = L'ultimo giro è finito: { $count ->
        [one] vince { $names }
       *[other] vincono { $names }
    }.

# La mappa
web-we-map = Mappa d'Europa
web-we-map-keys = Più e meno cambiano la grandezza, zero mostra tutto, le frecce spostano la mappa o passano da un feudo all'altro. Home va al primo feudo; con Maiusc le frecce vanno a ogni feudo.
web-we-map-hint = Indica un feudo per leggerne i dettagli.
web-we-zoom-in = Più vicino
web-we-zoom-out = Più lontano
web-we-zoom-all = Mostra tutto
web-we-zoom-lit = Mostra ciò che si può scegliere
web-we-out-of-play = fuori dal gioco
web-we-terrain-plains = pianura
web-we-terrain-farmland = campagna
web-we-terrain-forest = foresta
web-we-terrain-mountain = montagna
web-we-land = { $terrain }, { $gold ->
        [one] 1 oro
       *[other] { $gold } ori
    }
web-we-peasant = Contadini
web-we-peasants = { $count ->
        [one] 1 Contadino
       *[other] { $count } Contadini
    }
web-we-nobody = nessuno
web-we-yours = tuo: { $army }
web-we-owned = di { $name }: { $army }
web-we-castle-finished = castello completo
web-we-castle-unfinished = castello incompleto
web-we-captive = tiene prigioniero un Condottiero di { $name }
web-we-defence = difesa con il d{ $die }
web-we-attacked = attaccato da { $army }
web-we-neighbours = vicini { $list }

# Soldati in marcia e numeri
web-we-company = In marcia: { $fief }
web-we-company-go = Poi scegli un feudo acceso sulla mappa.
web-we-steps = { $steps ->
        [0] non va oltre
        [one] ancora 1 feudo
       *[other] ancora { $steps } feudi
    }
web-we-movers = Chi si muove?
web-we-join = Porta con te
web-we-stay = Chi resta qui?
web-we-leave = Lascia qui
web-we-all = Tutti
web-we-all-but-one = Tutti meno uno
web-we-cheapest = Prima i meno cari
web-we-lose = Togli
web-we-count = Quanti?
web-we-do = Fai così
web-we-price = { $gold ->
        [one] 1 oro
       *[other] { $gold } ori
    }
web-we-order = Il tuo ordine è in corso; { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}.
web-we-order-stop = Ferma

# Attacchi e probabilità
web-we-attacks = Attacchi da combattere
web-we-attack = { $from } → { $fief }
web-we-odds-conquer = Conquista
web-we-odds-destroyed = Entrambi distrutti
web-we-odds-repelled = Respinto
web-we-odds-lost = Perdite medie: attaccante { $attackers }, difensore { $defenders }

# Battaglie
web-we-battle = Battaglia: { $fief }
web-we-last-battle = Ultima battaglia: { $fief }
web-we-battle-round = Round di battaglia { $round }
web-we-step-archers = Arcieri
web-we-step-main = Tutti gli altri
web-we-side-attacker = attacca
web-we-side-defender = difende
web-we-held = { $n ->
        [one] Un Condottiero preso: fuori dallo scontro finché non finisce.
       *[other] { $n } Condottieri presi: fuori dallo scontro finché non finisce.
    }
web-we-absorb = { $hits ->
        [one] ignora il prossimo colpo
       *[other] ignora i prossimi { $hits } colpi
    }
web-we-faces = { $faces }; { $hits ->
        [one] 1 colpo
       *[other] { $hits } colpi
    }
web-we-taken = { $hits ->
        [one] 1 colpo subito
       *[other] { $hits } colpi subiti
    }
web-we-ignored = { $hits ->
        [one] 1 ignorato
       *[other] { $hits } ignorati
    }
web-we-fell = perde { $who }
web-we-outcome-conquered = Conquistato
web-we-outcome-repelled = Respinto: l'attaccante è stato distrutto
web-we-outcome-destroyed = Entrambe le parti sono state distrutte
web-we-outcome-retreated = L'attaccante si è ritirato

# Reclutamento
web-we-shop = Reclutamento
web-we-bought = Ordini:
web-we-buy = Compra
web-we-hire = Mercenari
web-we-hire-them = Ingaggia
web-we-begin = Comincia un castello
web-we-finish = Completa il castello
web-we-keep = Ripaga i mercenari

# Riscatto
web-we-offer = Riscatto: { $from } a { $to }
web-we-offer-captive = Il Condottiero di { $name } (prigione: { $fief }) torna a casa
web-we-offer-gold = { $gold ->
        [one] 1 oro offerto
       *[other] { $gold } ori offerti
    }
web-we-offer-asked = { $gold ->
        [one] 1 oro chiesto
       *[other] { $gold } ori chiesti
    }
web-we-offer-sum = Oro
web-we-offer-set = Fissa

# Preparazione
web-we-initiative = Iniziativa
web-we-initiative-text = La carta 1 agisce per prima in ogni giro.
web-we-initiative-card = Carta Iniziativa { $n }
web-we-rolls = Dadi per l'iniziativa
web-we-kingdoms = Il tuo regno
web-we-kingdom-worth = { $fiefs } feudi, { $gold } ori

# Giocatori e carte
web-we-players = Giocatori
web-we-you = tu
web-we-waited = deve giocare
web-we-majority = ha la maggioranza dei castelli
web-we-status-surrendered = si è arreso
web-we-status-eliminated = è fuori dal gioco
web-we-gold = Oro, e quanto porterebbero le prossime tasse
web-we-income = tasse allo stato attuale
web-we-castles = Castelli completi, e quanti ne servono per la maggioranza
web-we-fiefs = Feudi
web-we-cards = Carte in mano: Papa, Mercante, Conquista
web-we-recruits = Da schierare:
web-we-whole = Regni interi: { $kingdoms }
web-we-excommunications = { $count ->
        [one] Scomunicato una volta
       *[other] Scomunicato { $count } volte
    }
web-we-truce = Tregua con { $name }
web-we-hand = Le tue carte
web-we-hand-empty = Non hai carte.
web-we-decks = Mazzi
web-we-deck = { $left } nel mazzo, { $discards } negli scarti
web-we-discards-none = Non è stato scartato nulla.
web-we-deck-pope = Papa
web-we-deck-merchant = Mercante
web-we-deck-conquest = Conquista
web-we-timing-immediate = Subito
web-we-timing-your-turn = Nel tuo turno
web-we-timing-battle = Prima di un round di battaglia
web-we-timing-redeploy = Negli Spostamenti
web-we-timing-tax = Nelle Tasse
web-we-timing-recruit = Nel Reclutamento
web-we-timing-deploy = Nello Schieramento
web-we-timing-initiative = Nell'Iniziativa
web-we-no-battle = Non si combatte nessuna battaglia.
web-we-sign-lancer = Lanciere: colpisce con 7 o più, costa poco
web-we-sign-footman = Fante: colpisce con 5 o più
web-we-sign-archer = Arciere: colpisce con 5 o più, tira per primo
web-we-sign-knight = Cavaliere: colpisce con 4 o più, muove di due feudi
web-we-sign-warlord = Condottiero: muove di due feudi, e altri con lui; la corona su un segnalino dice che l'esercito è guidato
web-we-sign-peasant = Contadini
web-we-sign-city = Città: 1 oro di tasse, un contadino
web-we-sign-finished = Castello completo
web-we-sign-unfinished = Castello in costruzione
web-we-sign-captive = Un Condottiero prigioniero
web-we-sign-gold = Oro
web-we-sign-church = Carta Papa
web-we-sign-flag = Feudi
web-we-sign-swords = Carta Conquista
web-we-sign-truce = Non possono attaccarsi

# Il modulo di un nuovo tavolo
web-option-warlords-scenario = Scenario
web-option-warlords-scenario-standard = come da regolamento
web-option-warlords-scenario-hard = difficile e più veloce (3 o 4 giocatori)
web-option-warlords-scenario-long = difficile e più lunga (3 giocatori)
web-option-warlords-scenario-inner = regni interni, mappa intera (4 giocatori)
web-option-warlords-scenario-random = regni a sorte
web-option-warlords-scenario-agreed = regni a scelta, mappa intera
web-option-warlords-retreat = Ritirata
web-option-warlords-retreat-split = in più feudi
web-option-warlords-retreat-one-fief = tutti in un feudo
web-option-warlords-bonus-on-tie = Bonus castello a pari feudi
web-option-warlords-bonus-on-tie-nothing = nessuno
web-option-warlords-bonus-on-tie-bonus = 6 ori
web-option-warlords-unlimited-recruits-in = Reclute senza limite
web-option-warlords-unlimited-recruits-in-any-castle = in ogni castello, dal suo secondo giro
web-option-warlords-unlimited-recruits-in-finished-castle = solo nei castelli completi
web-option-warlords-unlimited-recruits-in-finished-or-captured = nei castelli completi e in quelli conquistati
web-option-warlords-castle-supply = Castelli
web-option-warlords-castle-supply-shared = 12 in tutto
web-option-warlords-castle-supply-unlimited = senza limite
web-option-warlords-two-player-hold = In due: tutti i castelli vanno tenuti
web-option-warlords-two-player-hold-opponent-turn = per un turno dell'avversario
web-option-warlords-two-player-hold-whole-round = per un giro intero
web-option-warlords-warlords-while-captive = Condottieri comprati mentre uno è prigioniero
web-option-warlords-warlords-while-captive-none = nessuno
web-option-warlords-warlords-while-captive-within-limit = finché ci sono pedine
web-option-warlords-random-starts = Regni a sorte
web-option-warlords-random-starts-any = qualsiasi
web-option-warlords-random-starts-not-adjacent = non confinanti
web-option-warlords-rounds = Giri (0: finché qualcuno vince)
web-group-warlords-scenario = Che cosa si gioca
web-group-warlords-readings = Interpretazioni delle regole

# La fine
web-score-warlords = { $score ->
        [one] 1 castello completo
       *[other] { $score } castelli completi
    }
