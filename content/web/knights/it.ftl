## Il tabellone di Warrior Knights nel browser

# A che punto è il round
web-wk-round = Round { $round }
web-wk-phase-set_up = Preparazione
web-wk-phase-planning = Pianificazione
web-wk-phase-actions = Azioni
web-wk-phase-upkeep = Gestione
web-wk-phase-over = La partita è finita
web-wk-pool = Prestigio rimasto
web-wk-about-taxation = La Tassazione arriva quando qui ci sono { $needed } carte: le città pagano.
web-wk-about-wages = La Paga delle Truppe arriva quando qui ci sono { $needed } carte: le truppe riscuotono.
web-wk-about-assembly = L'Assemblea si riunisce quando qui ci sono { $needed } carte.
web-wk-about-draft = Il Reclutamento dei Mercenari arriva quando ogni posto aperto è preso.
web-wk-about-pool = Prestigio nella riserva: quando finisce, finisce la partita.

# Gli Eventi
web-wk-events = Eventi
web-wk-event-now = L'Evento in tavola
web-wk-drawn-by = pescato da { $name }
web-wk-strikes = Colpisce:
web-wk-offered = Fede offerta per annullarlo:
web-wk-in-force = In vigore
web-wk-in-force-for = In vigore { $until }; pescato da { $name }.
web-wk-until-round = fino alla fine del round
web-wk-until-wages = fino alla fine della prossima Paga
web-wk-until-taxation = fino alla fine della prossima Tassazione
web-wk-until-battle = fino alla fine della battaglia
web-wk-until-move = fino alla fine del movimento
web-wk-until-desertion = finché questi Mercenari non hanno disertato
web-wk-until-refresh = finché tutti i Nobili non sono di nuovo pronti
web-wk-lasts = finché qualcosa non lo fa finire
web-wk-used-up = Usati:
web-wk-no-events = Nessun Evento è in vigore.

# La mappa
web-wk-map = Mappa del Regno
web-wk-map-keys = Più e meno cambiano la grandezza, zero mostra tutto, le frecce spostano la mappa o vanno di regione in regione. Home va alla prima regione; con Maiusc le frecce vanno a ogni regione.
web-wk-map-hint = Indica una regione o un Nobile per sapere com'è.
web-wk-panels = Accanto alla mappa
web-wk-zoom-in = Più vicino
web-wk-zoom-out = Più lontano
web-wk-zoom-all = Mostra tutto
web-wk-zoom-lit = Mostra ciò che si può scegliere
web-wk-terrain-plain = pianura
web-wk-terrain-hills = colline
web-wk-terrain-forest = bosco
web-wk-terrain-marsh = palude
web-wk-terrain-moor = brughiera
web-wk-terrain-island = isola
web-wk-terrain-overseas = oltremare
web-wk-city = città
web-wk-port = porto
web-wk-razed = saccheggiata
web-wk-city-worth = forza { $strength }, rendita { $income }
web-wk-neutral = neutrale
web-wk-of = di { $name }
web-wk-fortified = fortificata
web-wk-breaches = { $count ->
        [one] 1 breccia
       *[other] { $count } brecce
    }
web-wk-garrison = con una Guarnigione
web-wk-besieged = assediata da { $names }
web-wk-since = { $name } (dal round { $round })
web-wk-rioting = una ribellione
web-wk-stronghold = Fortezza
web-wk-stronghold-of = Fortezza di { $name }
web-wk-strength = forza { $strength }
web-wk-ready = pronto
web-wk-exhausted = esausto
web-wk-tokens = { $count ->
        [one] 1 segnalino Perdite
       *[other] { $count } segnalini Perdite
    }
web-wk-at-sea = in mare
web-wk-off-board = fuori dalla mappa
web-wk-gone = morto senza erede
web-wk-awaits-heir = morto, il suo erede è trattenuto
web-wk-heir-held = erede in ostaggio: { $name }
web-wk-by-bridge = per un ponte
web-wk-by-road = per strada
web-wk-neighbours = confina con { $list }

# Pianificazione e pile
web-wk-planning = Pianifica il round
web-wk-stacks = Le pile di questo round
web-wk-stack = Pila { $n }
web-wk-plan-how = Scegli una carta per la pila { $stack }: con un clic, o trascinala.
web-wk-plan-ready = Il tuo piano è pronto. Finché non lo sono tutti puoi rifarlo.
web-wk-cards-left = { $count ->
        [0] giocata
        [one] resta 1 carta
       *[other] restano { $count } carte
    }
web-wk-neutral-cards = { $count ->
        [one] 1 neutrale
       *[other] { $count } neutrali
    }
web-wk-thinking = Pianificano ancora: { $names }
web-wk-hand = In mano

# I Baroni
web-wk-barons = Baroni
web-wk-you = tu
web-wk-target = La partita finisce quando un Barone ha { $target } Prestigio.
web-wk-has-influence = Prestigio, e quanto ne porta la prossima Gestione
web-wk-has-crowns = Corone, con rendita e paghe
web-wk-has-votes = Voti
web-wk-has-faith = Fede
web-wk-has-knowledge = Conoscenza
web-wk-has-cities = Città
web-wk-role-king = Il Re
web-wk-role-chairman = Presidente dell'Assemblea
web-wk-role-church = Capo della Chiesa
web-wk-role-scholar = Presidente degli Studiosi
web-wk-role-ban = bandito dall'Assemblea
web-wk-armies = Eserciti
web-wk-mission = La tua Missione

# L'Assemblea
web-wk-assembly = Assemblea
web-wk-assembly-sits = L'Assemblea è riunita
web-wk-presides = Presiede { $name }
web-wk-banned = banditi: { $names }
web-wk-absent = assente
web-wk-hides = coperti, su { $votes }
web-wk-ballot = ne hai in mano { $votes }
web-wk-wrote = ne hai scritti { $votes }
web-wk-exempt = non si adegua
web-wk-of-votes = su { $votes }
web-wk-votes-left = (ne restano { $votes })
web-wk-voice-yes = sì
web-wk-voice-no = no
web-wk-result = Deciso: { $result }
web-wk-to-come = Ancora da votare
web-wk-agendas = Agende in corso
web-wk-laws = Leggi in vigore
web-wk-offices = Uffici
web-wk-discards-agendas = Scartate:
web-wk-none = Nessuna

# Battaglie
web-wk-battle-field = Battaglia: { $place }
web-wk-battle-assault = Assalto: { $place }
web-wk-battle-siege = Assedio: { $place }
web-wk-last-battle = L'ultima battaglia: { $place }
web-wk-skip = Mostra tutto
web-wk-attacker = Attaccante
web-wk-defender = Difensore
web-wk-commands = comanda
web-wk-fate-cards = { $count ->
        [one] 1 carta Fato
       *[other] { $count } carte Fato
    }
web-wk-discards = ne scarta { $count }
web-wk-fate-hand = Le tue carte Fato: scarta
web-wk-casualties = Perdite: { $n }
web-wk-victories = Vittorie: { $count }
web-wk-stalemate = Non vince nessuno.
web-wk-partial = Vittoria parziale: { $side }
web-wk-full = Vittoria piena: { $side }
web-wk-attacks = Che cosa si può attaccare
web-wk-field-of = { $name } in campo aperto, { $area }
web-wk-against = tu { $ready }, difesa { $defence }
web-wk-siege-can = abbastanza forte per un assedio: { $ours } contro { $theirs }
web-wk-siege-cannot = troppo debole per un assedio: { $ours } contro { $theirs }
web-wk-odds-wins = vinci
web-wk-odds-undecided = nulla di fatto
web-wk-odds-retreat = ti ritiri
web-wk-odds-die = cadi
web-wk-odds-lost = Perdite medie: { $attackers } contro { $defenders }

# Mercenari, spedizioni, Tecnologie
web-wk-mercenaries = Mercenari
web-wk-track = Tabella dei Mercenari
web-wk-spot-fee = Con Strategia Versatile: { $fee ->
        [one] 1 corona
       *[other] { $fee } corone
    }
web-wk-wage = paga { $wage }
web-wk-mercenaries-lost = Scartati per le perdite:
web-wk-expeditions = Spedizioni
web-wk-under-way = in viaggio, casella { $spot }
web-wk-in-harbour = in porto
web-wk-blessed = benedetta
web-wk-next-event = Prossimo Evento: { $colour }; ne restano { $left }.
web-wk-colour-red = rosso, dannoso
web-wk-colour-green = verde, utile
web-wk-colour-blue = blu, incerto
web-wk-advancements = Tecnologie
web-wk-face-down = coperta

# I segni
web-wk-sign-city = Città: la forza, e la rendita sulla moneta
web-wk-sign-stronghold = Fortezza di un Barone
web-wk-sign-ruin = Città saccheggiata
web-wk-sign-fortified = Fortificata
web-wk-sign-breach = Breccia: 100 di forza in meno
web-wk-sign-garrison = Guarnigione
web-wk-sign-riot = Ribellione
web-wk-sign-siege = Assedio: una cornice tratteggiata nel colore di chi assedia
web-wk-sign-port = Porto
web-wk-sign-star = Nobile, stella: infligge 100 in più
web-wk-sign-square = Nobile, quadrato: previene 100 in più
web-wk-sign-triangle = Nobile, triangolo: una vittoria in più
web-wk-sign-circle = Nobile, cerchio: niente paghe fino a 400
web-wk-sign-casualty = Segnalino Perdite: 100 di forza in meno
web-wk-sign-influence = Prestigio
web-wk-sign-crowns = Corone
web-wk-sign-votes = Voti
web-wk-sign-faith = Fede
web-wk-sign-knowledge = Conoscenza
web-wk-sign-chairman = Presidente dell'Assemblea
web-wk-sign-church = Capo della Chiesa
web-wk-sign-scholar = Presidente degli Studiosi
web-wk-sign-king = Il Re
web-wk-sign-ban = Bandito dall'Assemblea
web-wk-sign-swords = Infliggi 100 perdite
web-wk-sign-prevent = Previeni 100 perdite
web-wk-sign-victory = +1 Vittoria
web-wk-sign-draw = Pesca 1 Fato
web-wk-sign-retreat = Ritirata e pesca 1 Fato
web-wk-sign-ship = Spedizione

# Il modulo di un nuovo tavolo
web-group-knights-length = Quanto dura
web-group-knights-variants = Crown and Glory
web-group-knights-optional = Regole opzionali
web-group-knights-readings = Interpretazioni e limiti
web-option-knights-length = Durata
web-option-knights-length-short = breve
web-option-knights-length-short-help = 8 Prestigio per Barone; con Il Re 6, fino a 12.
web-option-knights-length-standard = normale
web-option-knights-length-standard-help = 10 Prestigio per Barone; con Il Re 8, fino a 16.
web-option-knights-length-long = lunga
web-option-knights-length-long-help = 12 Prestigio per Barone; con Il Re 10, fino a 20.
web-option-knights-length-longest = la più lunga
web-option-knights-length-longest-help = 15 Prestigio per Barone; con Il Re 10, fino a 20.
web-option-knights-glory = Per la Gloria
web-option-knights-glory-help = Nuove carte, la Conoscenza e le Tecnologie.
web-option-knights-missions = Missioni
web-option-knights-missions-help = Ogni Barone ha uno scopo segreto tutto suo.
web-option-knights-king = Il Re
web-option-knights-king-help = Finito il Prestigio un Barone diventa Re, e la partita continua.
web-option-knights-heirs = Scambio degli eredi
web-option-knights-heirs-help = Ogni Nobile ha un erede, che si può dare in ostaggio.
web-option-knights-elimination = Eliminazione dei giocatori
web-option-knights-elimination-help = Chi perde la Fortezza è fuori.
web-option-knights-might-is-right = La forza è diritto
web-option-knights-might-is-right-help = Si vince solo con più di metà delle città. Non con Missioni o Il Re.
web-option-knights-abandoned-nobles = Nobili abbandonati
web-option-knights-abandoned-nobles-help = I Nobili le cui truppe disertano non muoiono.
web-option-knights-miracles = I miracoli accadono
web-option-knights-miracles-help = Un Evento che dura si può annullare più tardi, per 1 Fede in più.
web-option-knights-open-motions = Mozioni Private aperte
web-option-knights-open-motions-help = Una Mozione Privata può anche vietare qualcosa a tutti.
web-option-knights-edition = Regolamento
web-option-knights-edition-italian = quello italiano
web-option-knights-edition-english = quello inglese con le sue FAQ
web-option-knights-edition-help = Decide dove i due differiscono.
web-option-knights-walls-stand = Le mura in piedi contano le vittorie
web-option-knights-walls-stand-help = Anche quando tutti i Nobili dietro di esse sono morti.
web-option-knights-rounds = Round al massimo
web-option-knights-quiet-upkeeps = Gestioni al massimo in cui nessuno prende Prestigio

# Che cosa fanno le risposte, secondo la domanda
web-wk-answer-plan-done = basta
web-wk-answer-draft-soldiers-done = su nessuno
web-wk-answer-mobilize-done = nessuna
web-wk-answer-mobilizing-done = basta così
web-wk-answer-versatile-done = niente
web-wk-answer-versatile-move-done = torna indietro
web-wk-answer-battle-area-done = torna indietro
web-wk-answer-collect-done = basta così
web-wk-answer-declare-done = nessun attacco
web-wk-answer-commit-done = basta così
web-wk-answer-discard-fate-done = basta così
web-wk-answer-start-expedition-done = nessuna
web-wk-answer-upgrade-defenses-done = niente
web-wk-answer-muster-troops-done = nessuno
web-wk-answer-wages-done = nessuno
web-wk-answer-wages-short-done = non pagare nessun Mercenario
web-wk-answer-propose-done = niente
web-wk-answer-draft-done = nessuno
web-wk-answer-revolt-done = perdila
web-wk-answer-riot-done = lascia stare
web-wk-answer-transfers-done = basta così
web-wk-answer-redistribute-done = basta così
web-wk-answer-return-stronghold-done = non ora
web-wk-answer-use-card-done = no
web-wk-answer-use-card-advancement = usa { $what }
web-wk-answer-choose-troop-done = basta così
web-wk-answer-forced-march-done = nessuno
web-wk-answer-forced-march-more-done = nessuno
web-wk-answer-garrison-done = nessuna
web-wk-answer-levies-done = nessuna
web-wk-answer-buy-advancement-done = nessuna
web-wk-answer-swap-advancement-done = nessuna
web-wk-answer-buy-drawn-advancement = compra
web-wk-answer-buy-drawn-done = rinuncia

# Bot
web-bot-castellan = Castellano: gioca bene, subito
web-bot-banneret = Alfiere: pensa un momento, gioca forte
web-bot-palatine = Palatino: pensa fino a due secondi, gioca molto forte

# La fine
web-score-knights = { $score } Prestigio
web-source-knights-cities = Città
web-source-knights-king = Il Re
web-source-knights-missions = Missioni
web-source-knights-cards = Carte
