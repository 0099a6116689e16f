## Il tabellone di Crusader Kings nel browser

# A che punto è la partita
web-ck-era = Era { $era } di { $eras }
web-ck-round = Round { $round }
web-ck-turn = Turno { $turn }
web-ck-over-people = { $names } { $count ->
        [one] vince
       *[other] condividono la vittoria
    }: { $ending }.
web-ck-over-solo = { $names } { $count ->
        [one] vince
       *[other] vincono
    } contro le IA: { $ending }.
web-ck-over-ai = Vincono le IA: { $names }; { $ending }.
web-ck-phases = Fasi
web-ck-in-force = In vigore
web-ck-in-force-for = In vigore per { $name }.
web-ck-card-says = La carta dice: «{ $words }»

# La mappa
web-ck-map = Mappa della Cristianità
web-ck-map-keys = Più e meno cambiano la grandezza, zero mostra tutto, le frecce muovono la mappa o vanno da un territorio all'altro. Home va al primo; con Maiusc le frecce vanno a ogni territorio.
web-ck-map-hint = Indica un territorio per sapere che cosa c'è.
web-ck-zoom-in = Più vicino
web-ck-zoom-out = Più lontano
web-ck-zoom-all = Mostra tutto
web-ck-zoom-lit = Mostra che cosa si può scegliere
web-ck-closed = fuori gioco
web-ck-independent = indipendente
web-ck-yours = tuo
web-ck-of = { $by ->
    [nobody] { $name }
   *[somebody] di { $name }
}
web-ck-needs = successi richiesti: { $defence } per Invadere, { $control } per Rovesciare
web-ck-neighbours = confina con { $list }
web-ck-piece-knight = Cavaliere
web-ck-piece-laid = Cavaliere coricato
web-ck-piece-footsoldier = Fante
web-ck-piece-castle = Castello
web-ck-piece-duke = { $sex ->
    [f] Duchessa { $who }
   *[other] Duca { $who }
}
web-ck-piece-unrest = { $n ->
        [one] Ribellione
       *[other] { $n } Ribellioni
    }
web-ck-piece-harvest = { $n ->
        [one] Raccolto
       *[other] { $n } Raccolti
    }
web-ck-piece-crop_failure = { $n ->
        [one] Raccolto Fallito
       *[other] { $n } Raccolti Falliti
    }
web-ck-piece-plague-outbreak = Piaga
web-ck-piece-plague-over = Piaga, passata
web-ck-piece-suitor = { $who } ({ $traits })
web-ck-piece-partner = Patto con { $name }
web-ck-no-trait = nessun attributo

# Famiglie
web-ck-family = Famiglia
web-ck-families = Famiglie
web-ck-king = { $sex ->
    [f] Regina
   *[other] Re
}
web-ck-spouse = Coniuge
web-ck-child = { $sex ->
    [f] Figlia
   *[other] Figlio
}
web-ck-sibling = { $sex ->
    [f] Sorella
   *[other] Fratello
}
web-ck-children = Figli
web-ck-siblings = Fratelli
web-ck-heir = { $n ->
        [1] erede
       *[other] { $n }º erede
    }
web-ck-age = { $n ->
    [one] 1 token Vecchiaia
   *[other] { $n } token Vecchiaia
}
web-ck-duke-of = { $sex ->
    [f] Duchessa: { $territory }
   *[other] Duca: { $territory }
}
web-ck-no-king = Ora nessuno guida questa dinastia.
web-ck-fate-heir = Se { $king } morisse ora, erediterebbe { $heir }.
web-ck-fate-crisis = Se { $king } morisse ora, nessuno erediterebbe: una Crisi di Successione, in cui { $territories ->
    [one] si tiene 1 territorio
   *[other] si tengono { $territories } territori
} e { $gold ->
    [one] 1 oro
   *[other] { $gold } ori
}.
web-ck-succession = Ordine di successione: { $list }

# Attributi, sacchetto e verifiche
web-ck-trait-green = un successo quando è pescato
web-ck-trait-red = un fallimento quando è pescato
web-ck-critical-green = fallimento critico in { $actions }
web-ck-critical-red = successo critico in { $actions }
web-ck-bag = Il tuo sacchetto
web-ck-bag-count = { $green } verdi, { $red } rossi
web-ck-draws = { $draws ->
        [one] 1 pesca
       *[other] { $draws } pesche
    }
web-ck-needed = { $needed ->
        [one] 1 successo richiesto
       *[other] { $needed } successi richiesti
    }
web-ck-odds = Probabilità di riuscire, per azione
web-ck-check = Verifica: { $action }
web-ck-check-last = Ultima verifica: { $action }
web-ck-check-on = Avanti
web-ck-check-needs = { $needed ->
        [one] 1 successo richiesto
       *[other] { $needed } successi richiesti
    }, { $draws ->
        [one] 1 pesca
       *[other] { $draws } pesche
    }
web-ck-check-gold = { $gold ->
    [one] 1 oro a favore
   *[other] { $gold } ori a favore
}
web-ck-check-so-far = Oro contro, finora:
web-ck-check-against = Oro contro:
web-ck-sacrificed = sacrificato
web-ck-skip = Mostra tutto
web-ck-gold-on-it = Oro su questa verifica: { $gold }
web-ck-chance = probabilità { $n }%
web-ck-put = { $gold ->
        [0] Pesca senza oro
        [one] Metti 1 oro
       *[other] Metti { $gold } ori
    }
web-ck-check-passed = Successo: { $hits } su { $needed }
web-ck-check-failed = Fallimento: { $hits } su { $needed }

# Carte e sviluppi
web-ck-card-now = La carta giocata
web-ck-hand = Le tue carte
web-ck-hand-empty = Non hai carte.
web-ck-picked = Scelte per questo Round
web-ck-hand-left = Ancora in mano
web-ck-draw = Carte dell'Era
web-ck-draw-text = { $sum } carte scelte su { $whole }.
web-ck-draw-take = Prendi queste carte
web-ck-developments = Sviluppi
web-ck-developments-own = I tuoi
web-ck-display = Esposti ({ $left } nel mazzo)
web-ck-display-empty = Non è esposto niente.
web-ck-used = già usato
web-ck-discards = Scarti:
web-ck-holdings = Carte delle dinastie
web-ck-holdings-text = Quante ne hanno prese da ogni mazzo in questa Era; dopo il più, le carte bonus.
web-ck-in-hand = in mano
web-ck-bonus = { $n ->
        [one] 1 carta bonus
       *[other] { $n } carte bonus
    }
web-ck-seen = Viste in mano a { $name }
web-ck-decks = Mazzi
web-ck-deck-left = { $n ->
        [one] resta 1 carta
       *[other] restano { $n } carte
    }

# Crociata e trofei
web-ck-track = La Crociata
web-ck-shield-of = scudo: { $name }
web-ck-trophies = Trofei
web-ck-nobody = nessuno
web-ck-trophy-crusader = Più scudi sul tracciato, almeno due
web-ck-trophy-builder = Più Castelli, almeno tre
web-ck-trophy-inventor = Più sviluppi, almeno quattro
web-ck-trophy-jerusalem = L'ultima casella del tracciato

# Dinastie
web-ck-dynasties = Dinastie
web-ck-you = tu
web-ck-ai = IA
web-ck-first = Primo Giocatore
web-ck-now = agisce ora
web-ck-now-you = tocca a te
web-ck-status-absent = non partecipa
web-ck-status-fallen = è caduta
web-ck-status-out = è fuori dal gioco
web-ck-fact-points = Punti Vittoria
web-ck-fact-gold = Oro
web-ck-fact-territories = Territori
web-ck-fact-castles = Castelli
web-ck-fact-mobilised = Fanti
web-ck-fact-shields = Scudi sul tracciato
web-ck-fact-bag = Token nel sacchetto
web-ck-strategy = Strategia { $name }
web-ck-no-line = Nessuna riga della sua strategia si applica.
web-ck-relations = Patti e contese
web-ck-bond-pact = Patto
web-ck-bond-casus = Casus Belli
web-ck-bond-war = In Guerra
web-ck-tie-pact = Patto: { $from } e { $to }
web-ck-tie-casus = Casus Belli: { $from } contro { $to }
web-ck-tie-war = In Guerra: { $from } e { $to }
web-ck-tie-land = Patto: { $name } e { $land }
web-ck-tie-none = Nessun Patto e nessuna contesa fra le dinastie.

# Offerte
web-ck-offers = Offerte
web-ck-offer = { $from } → { $to }
web-ck-proposal = Matrimonio: { $who } ({ $from }) e { $whom } ({ $to })
web-ck-proposal-home = La coppia vivrà qui: { $name }
web-ck-take = Accetta
web-ck-decline = Rifiuta
web-ck-withdraw = Ritira
web-ck-gives = Offre: { $things }
web-ck-asks = Chiede: { $things }

# Che cosa fanno le risposte, secondo la domanda
web-ck-answer-target-done = torna indietro
web-ck-answer-target-player = cultura { $what }
web-ck-answer-terms-done = lascia perdere
web-ck-answer-dynastic-done = niente
web-ck-answer-actions-done = nessuna azione
web-ck-answer-invest-gold-0 = senza oro
web-ck-answer-sabotage-gold-0 = niente
web-ck-answer-call-partners-done = nessun altro
web-ck-answer-counter-done = non contrattaccare
web-ck-answer-spoils-done = lascia i Fanti dove sono
web-ck-answer-save-use = impediscilo
web-ck-answer-save-done = lascia che muoia
web-ck-answer-drop-token-done = nessuno
web-ck-answer-demobilise-done = nessun altro
web-ck-answer-comeback-done = resta fuori
web-ck-option-masons-0 = paga 1 oro
web-ck-option-masons-1 = più difficile Costruire, la prossima volta
web-ck-option-better_offer-0 = paga 2 ori
web-ck-option-better_offer-1 = scarta un Consigliere
web-ck-option-pedlar-0 = compra uno sviluppo per 1 oro
web-ck-option-pedlar-1 = non comprare
web-ck-option-price_of_silence-0 = paga 2 ori
web-ck-option-price_of_silence-1 = un Casus Belli contro di te
web-ck-option-insult-0 = paga 1 oro
web-ck-option-insult-1 = un Casus Belli contro di te
web-ck-option-taken-0 = paga 2 ori
web-ck-option-taken-1 = lascia che muoia
web-ck-option-swords_for_hire-0 = paga 1 oro e mobilita
web-ck-option-swords_for_hire-1 = non pagare
web-ck-option-sack-0 = un token Crudele
web-ck-option-sack-1 = paga 1 oro
web-ck-option-tithes-0 = paga 2 ori
web-ck-option-tithes-1 = un token Miscredente
web-ck-option-garrison-0 = paga 2 ori
web-ck-option-garrison-1 = togli lo scudo più basso
web-kind-realm = Regno
web-kind-intrigue = Intrigo
web-kind-war = Guerra
web-kind-tax = Tasse
web-kind-crusade = Crociata
web-kind-territory = Territori
web-kind-from = Da dove
web-kind-support = Sostegno
web-kind-token = Token
web-kind-development = Sviluppi

# Segni
web-ck-sign-knight = Cavaliere: chi controlla il territorio; coricato, non dà punti
web-ck-sign-footsoldier = Fante: il territorio è mobilitato
web-ck-sign-castle = Castello
web-ck-sign-duke = Duca
web-ck-sign-unrest = Ribellione
web-ck-sign-plague = Piaga
web-ck-sign-crop_failure = Raccolto Fallito
web-ck-sign-harvest = Raccolto
web-ck-sign-king = Re
web-ck-sign-age = Token Vecchiaia
web-ck-sign-points = Punti Vittoria
web-ck-sign-gold = Oro
web-ck-sign-shield = Scudi sul tracciato della Crociata
web-ck-sign-bag = Token nel sacchetto
web-ck-sign-realm = Carte Regno: Costruire o Sviluppare
web-ck-sign-intrigue = Carte Intrigo: Complottare o Rovesciare
web-ck-sign-war = Carte Guerra: Mobilitare o Invadere
web-ck-sign-tax = Carte Tasse
web-ck-sign-crusade = Carte Crociata
web-ck-sign-green = Attributo verde: un successo quando è pescato
web-ck-sign-red = Attributo rosso: un fallimento quando è pescato

# Il modulo di un nuovo tavolo
web-option-crusader-scenario = Scenario
web-option-crusader-scenario-1 = 1: Il Regno di Gerusalemme
web-option-crusader-scenario-1-help = Cinque dinastie e nessuna regola speciale: quello con cui cominciare.
web-option-crusader-scenario-2 = 2: La Crociata dei Pavidi
web-option-crusader-scenario-2-help = La Crociata, e con essa la partita, finisce ad Antiochia, la settima casella. Chi è eliminato non ritorna.
web-option-crusader-scenario-3 = 3: La Seconda Crociata
web-option-crusader-scenario-3-help = Alcune dinastie cominciano con una famiglia, un Re avanti negli anni o truppe già in campo.
web-option-crusader-scenario-4 = 4: La Crociata dei Baroni
web-option-crusader-scenario-4-help = Ad Antiochia c'è un secondo token, le terre italiane sono sempre in gioco e chi è eliminato non ritorna.
web-option-crusader-scenario-5 = 5: La Nona Crociata
web-option-crusader-scenario-5-help = Grandi regni, e un Castello che i Plantageneti mettono dove vogliono.
web-option-crusader-scenario-6 = 6: Il Regno di Gerusalemme, versione torneo
web-option-crusader-scenario-6-help = Per tre o quattro dinastie e due Ere; ognuna comincia con un Casus Belli contro un'altra.
web-option-crusader-dynasties = Dinastie
web-option-crusader-dynasties-help = Quelle senza un posto sono guidate da IA, che seguono la loro strategia stampata.
web-option-crusader-dynasties-usual = secondo i posti, almeno tre
web-option-crusader-dynasties-3 = tre
web-option-crusader-dynasties-4 = quattro
web-option-crusader-dynasties-5 = cinque
web-option-crusader-english = Inglesi
web-option-crusader-english-any = posto o IA, come capita
web-option-crusader-english-person = un posto
web-option-crusader-english-ai = una IA, strategia a sorte
web-option-crusader-english-out = non in gioco
web-option-crusader-english-ferox = IA: Ferox
web-option-crusader-english-postis = IA: Postis
web-option-crusader-english-munitio = IA: Munitio
web-option-crusader-english-amandum = IA: Amandum
web-option-crusader-english-aperio = IA: Aperio
web-option-crusader-frankish = Franchi
web-option-crusader-frankish-any = posto o IA, come capita
web-option-crusader-frankish-person = un posto
web-option-crusader-frankish-ai = una IA, strategia a sorte
web-option-crusader-frankish-out = non in gioco
web-option-crusader-frankish-ferox = IA: Ferox
web-option-crusader-frankish-postis = IA: Postis
web-option-crusader-frankish-munitio = IA: Munitio
web-option-crusader-frankish-amandum = IA: Amandum
web-option-crusader-frankish-aperio = IA: Aperio
web-option-crusader-german = Tedeschi
web-option-crusader-german-any = posto o IA, come capita
web-option-crusader-german-person = un posto
web-option-crusader-german-ai = una IA, strategia a sorte
web-option-crusader-german-out = non in gioco
web-option-crusader-german-ferox = IA: Ferox
web-option-crusader-german-postis = IA: Postis
web-option-crusader-german-munitio = IA: Munitio
web-option-crusader-german-amandum = IA: Amandum
web-option-crusader-german-aperio = IA: Aperio
web-option-crusader-italian = Italiani
web-option-crusader-italian-any = posto o IA, come capita
web-option-crusader-italian-person = un posto
web-option-crusader-italian-ai = una IA, strategia a sorte
web-option-crusader-italian-out = non in gioco
web-option-crusader-italian-ferox = IA: Ferox
web-option-crusader-italian-postis = IA: Postis
web-option-crusader-italian-munitio = IA: Munitio
web-option-crusader-italian-amandum = IA: Amandum
web-option-crusader-italian-aperio = IA: Aperio
web-option-crusader-iberian = Iberici
web-option-crusader-iberian-any = posto o IA, come capita
web-option-crusader-iberian-person = un posto
web-option-crusader-iberian-ai = una IA, strategia a sorte
web-option-crusader-iberian-out = non in gioco
web-option-crusader-iberian-ferox = IA: Ferox
web-option-crusader-iberian-postis = IA: Postis
web-option-crusader-iberian-munitio = IA: Munitio
web-option-crusader-iberian-amandum = IA: Amandum
web-option-crusader-iberian-aperio = IA: Aperio
web-option-crusader-mode = Come si vince
web-option-crusader-mode-rivals = ognuno per sé
web-option-crusader-mode-hard-rivals = ognuno per sé, IA alleate (più difficile)
web-option-crusader-mode-together = le persone insieme contro le IA
web-option-crusader-mode-together-help = Vincete insieme se i vostri punti, sommati, superano quelli delle IA.
web-option-crusader-first = Primo Giocatore
web-option-crusader-first-drawn = a sorte
web-option-crusader-first-english = Inglesi
web-option-crusader-first-frankish = Franchi
web-option-crusader-first-german = Tedeschi
web-option-crusader-first-italian = Italiani
web-option-crusader-first-iberian = Iberici
web-option-crusader-glitterhoof = Glitterhoof, il cavallo
web-option-crusader-glitterhoof-out = resta a casa
web-option-crusader-glitterhoof-in = da qualche parte sulla mappa
web-option-crusader-glitterhoof-scotland = Scozia
web-option-crusader-glitterhoof-northumbria = Northumbria
web-option-crusader-glitterhoof-mercia = Mercia
web-option-crusader-glitterhoof-wales = Galles
web-option-crusader-glitterhoof-wessex = Wessex
web-option-crusader-glitterhoof-ireland = Irlanda
web-option-crusader-glitterhoof-the-low-countries = Paesi Bassi
web-option-crusader-glitterhoof-normandy = Normandia
web-option-crusader-glitterhoof-paris = Parigi
web-option-crusader-glitterhoof-lorraine = Lorena
web-option-crusader-glitterhoof-brittany = Bretagna
web-option-crusader-glitterhoof-aquitaine = Aquitania
web-option-crusader-glitterhoof-burgundy = Borgogna
web-option-crusader-glitterhoof-toulouse = Tolosa
web-option-crusader-glitterhoof-denmark = Danimarca
web-option-crusader-glitterhoof-saxony = Sassonia
web-option-crusader-glitterhoof-pomerania = Pomerania
web-option-crusader-glitterhoof-poland = Polonia
web-option-crusader-glitterhoof-bohemia = Boemia
web-option-crusader-glitterhoof-swabia = Svevia
web-option-crusader-glitterhoof-hungary = Ungheria
web-option-crusader-glitterhoof-dalmatia = Dalmazia
web-option-crusader-glitterhoof-lombardy = Lombardia
web-option-crusader-glitterhoof-venice = Venezia
web-option-crusader-glitterhoof-papal-states = Stato Pontificio
web-option-crusader-glitterhoof-apulia = Puglia
web-option-crusader-glitterhoof-sicily = Sicilia
web-option-crusader-glitterhoof-sardinia = Sardegna
web-option-crusader-glitterhoof-leon = León
web-option-crusader-glitterhoof-navarra = Navarra
web-option-crusader-glitterhoof-aragon = Aragona
web-option-crusader-glitterhoof-castile = Castiglia
web-option-crusader-glitterhoof-portugal = Portogallo
web-option-crusader-glitterhoof-al-andalus = Al-Andalus
web-option-crusader-duke-tax = Tasse di un Ducato
web-option-crusader-duke-tax-none = come ogni territorio
web-option-crusader-duke-tax-less = un oro in meno
web-option-crusader-navy = La Flotta vale per
web-option-crusader-navy-invade = Invadere soltanto
web-option-crusader-navy-everything = ogni regola che dice adiacente
web-option-crusader-pomerania = La Pomerania
web-option-crusader-pomerania-north-sea = è sul Mare del Nord
web-option-crusader-pomerania-alone = è su un mare tutto suo
web-option-crusader-siblings = Se eredita un fratello, gli altri
web-option-crusader-siblings-stay = restano
web-option-crusader-siblings-leave = se ne vanno
web-option-crusader-spare-ruler = Il sovrano senza scenario
web-option-crusader-spare-ruler-out = resta fuori
web-option-crusader-spare-ruler-in = può venire con una dinastia che ritorna
web-option-crusader-drop-franks = I Franchi
web-option-crusader-drop-franks-never = sono sempre in gioco
web-option-crusader-drop-franks-allowed = possono restare fuori
web-group-crusader-scenario = Che cosa si gioca
web-group-crusader-people = Chi guida chi
web-group-crusader-readings = Interpretazioni delle regole

# Bot
web-bot-seneschal = Siniscalco: gioca bene, subito
web-bot-constable = Conestabile: pensa un momento, gioca forte
web-bot-emperor = Imperatore: pensa fino a due secondi, gioca molto forte

# La fine
web-source-crusader-territories = Territori
web-source-crusader-trophies = Trofei
