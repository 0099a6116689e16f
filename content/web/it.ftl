## Il programma per il browser: ovunque

web-nav = Principale
web-skip = Vai al contenuto
web-home = Inizio
web-rules = Regole
web-account = Profilo
web-settings = Impostazioni
web-close = Chiudi
web-back = Indietro
web-again = Riprova
web-go-on = Avanti
web-loading = Un momento …
web-on = Acceso
web-off = Spento
web-you = tu
web-lost = Qui non c'è nessuna pagina
web-lost-home = Torna alla prima pagina
web-problem-offline = Il server non risponde; riprova

web-language = Lingua
web-theme = Colori
web-theme-system = Come il sistema
web-theme-light = Chiari
web-theme-dark = Scuri
web-board = Tabellone
web-board-drawn = Disegnato
web-board-plain = Elenchi semplici
web-sound = Suono quando tocca a te
web-speed = Mostra le mosse degli altri
web-speed-slow = Piano
web-speed-normal = Una alla volta
web-speed-off = Subito
web-speed-calm = Il tuo sistema chiede meno movimento: si mostra tutto subito.

## Giochi e bot

web-game = Gioco
web-game-kingsburg = Kingsburg
web-game-warlords = Warlords of Europe
web-game-fair = La Fiera
web-about-kingsburg = Manda i tuoi dadi a corte, fai crescere la provincia e tieni le mura quando arriva l'inverno.
web-about-warlords = Arruola eserciti, marcia sulla mappa d'Europa, assedia castelli e conquista la corona.
web-about-fair = Una partita breve: pesca merci, tratta con tutti e vendi al momento giusto.
web-players = da { $least } a { $most } giocatori
web-bot-random = A caso: una mossa qualsiasi
web-bot-seeker = Cercatore: pensa un momento
web-bot-steward = Castaldo: gioca bene, subito
web-bot-chancellor = Cancelliere: pensa un momento, gioca forte
web-bot-regent = Reggente: pensa fino a due secondi, gioca molto forte
web-bot-captain = Capitano: gioca bene, subito
web-bot-marshal = Maresciallo: pensa un momento, gioca forte
web-bot-conqueror = Conquistatore: pensa fino a due secondi, gioca molto forte
web-percent = { $value }%
web-margin = ± { $value }

## Inizio

web-home-title = Strategia medievale a un solo tavolo
web-home-lead = Gioca subito contro i bot, con gli amici intorno a uno schermo o da un capo all'altro del mondo. Alle regole pensa il tavolo, e ogni "no" dice il perché.
web-choose-game = Scegli un gioco
web-play-now = Gioca con i bot
web-play-now-of = Gioca con i bot: { $game }
web-no-account = Non serve registrarsi: basta un nome.
web-name = Il tuo nome
web-name-hint = un nome qualsiasi, o nessuno
web-guest-names = Alba Bruno Corrado Diana Elmo Fiora Guido Iris Lando Marta Nino Oria Piero Rosa Tullio Viola
web-make-table = Prepara un tavolo
web-sign-in = Accedi
web-my-tables = I miei tavoli
web-my-tables-none = Nessuna partita in corso. Gioca subito, o prepara un tavolo per gli amici.
web-open-tables = Tavoli aperti
web-open-tables-none = In questo momento nessuno cerca giocatori.
web-finished = Partite finite
web-finished-mine = Le mie
web-finished-others = Di altri
web-finished-none = Ancora nessuna. Le partite che hai giocato restano qui.
web-finished-more = Mostra altre
web-bring-in = Porta qui una partita finita
web-bring-in-hint = Il registro di una partita, scaricato qui o altrove. Viene controllato dalla prima all'ultima riga.
web-bring-in-go = Guardala
web-invitation = Hai un invito?
web-invitation-hint = Incolla il link
web-join = Entra
web-your-turn = Tocca a te
web-turn-of = Tocca a { $names }
web-free-seats = { $count ->
    [0] pronto a cominciare
    [one] un posto libero
   *[other] { $count } posti liberi
}

## Preparare un tavolo

web-make = Prepara il tavolo
web-table-name = Nome del tavolo
web-seats = Posti
web-seat-number = Posto { $seat }
web-seat-me = Gioco io
web-seat-person = Chi si unisce
web-seat-bot = Bot · { $bot }
web-seat-more = Aggiungi un posto
web-seat-less = Togli il posto { $seat }
web-seat-free = libero
web-hot-seat = Giocate in più d'uno su questo schermo: tra un turno e l'altro un sipario nasconde ciò che può sapere uno solo.
web-pace = Ritmo
web-pace-live = Dal vivo: ci siamo tutti
web-pace-slow = { $hours ->
    [one] un'ora per ogni decisione
    [24] un giorno per ogni decisione
    [72] tre giorni per ogni decisione
    [168] una settimana per ogni decisione
   *[other] { $hours } ore per ogni decisione
}
web-when-absent = Se qualcuno manca troppo a lungo
web-when-absent-bot = Un bot gioca al suo posto
web-when-absent-vote = Decidono gli altri
web-hints = Suggerimenti
web-hints-alone = solo contro i bot
web-hints-everyone = per tutti
web-hints-on = suggerimenti per tutti
web-public = Tutti possono trovare questo tavolo e guardare
web-visibility-public = aperto a tutti
web-visibility-invited = su invito

## Prima della partita

web-table = Tavolo
web-table-of = Tavolo di { $name }
web-sit = Siediti qui
web-sit-down = Siediti
web-invite = Invita
web-invite-hint = Chi apre questo link può prendere un posto libero.
web-invite-link = Link dell'invito
web-copy = Copia
web-copied = Copiato
web-begin = Cominciare
web-begin-free = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
web-fill = Posti liberi
web-fill-wait = Aspetta giocatori
web-fill-with = Fai sedere dei bot: { $bot }
web-start = Comincia la partita
web-here = è qui
web-not-here = non è qui
web-lobby-goes = Un tavolo che non comincia sparisce da solo dopo una settimana senza novità.
web-row-news = { $count ->
    [one] una mossa dalla tua ultima visita
   *[other] { $count } mosse dalla tua ultima visita
}
web-call-off = Annulla il tavolo
web-leave = Lascia il tavolo
web-wait-host = { $name } comincia la partita quando ci siete tutti.
web-commitment-hint = Questo numero lega il server al segreto dei dadi prima del primo lancio. Dopo la partita il segreto viene mostrato, e chiunque può controllare che nessun lancio sia stato truccato.

## Al tavolo

web-dock = Che cosa puoi fare
web-options = Scelte
web-picked = Scelto:{ " " }
web-confirm = Fai così
web-amount = Quantità
web-amount-less = Uno in meno
web-amount-more = Uno in più
web-amount-most = Il massimo: { $count }
web-amount-give = Scegli { $count }
web-end-sure = Davvero: { $what }?
web-why = Perché no?
web-why-which = Che cosa non puoi scegliere? Scrivi parte del nome, o toccalo sul tabellone.
web-why-asked = Ora si chiede:
web-why-none = Nessuna risposta che puoi dare ora lo contiene. Scegli una parte della risposta e chiedi di nuovo: il motivo parlerà di quella.
web-why-nothing = Ora niente lo impedisce.
web-hint = Suggerimento
web-hint-ask = Suggerisci
web-hint-thinking = Ci penso …
web-hint-best = La migliore: { $answer }, { $value }% di probabilità di vincere
web-hint-chances = Probabilità di vincere con la migliore
web-hint-playouts = { $count ->
    [one] Per questo è stata giocata una partita, con ciò che puoi sapere; ± dice di quanto la stima può sbagliare.
   *[other] Per questo sono state giocate { $count } partite, con ciò che puoi sapere; ± dice di quanto la stima può sbagliare.
}
web-chance = probabilità di vincere
web-undo = Annulla
web-undo-ask = Chiedi di annullare
web-undo-asked = Abbiamo chiesto agli altri.
web-ask-undo = { $name } vorrebbe annullare l'ultima mossa.
web-ask-undo-mine = Hai chiesto di annullare; decidono gli altri.
web-ask-replace = { $name } manca da molto. Facciamo giocare un bot?
web-ask-replace-mine = Gli altri vogliono che un bot giochi al tuo posto.
web-agree = Va bene
web-refuse = No
web-agreed = Hai detto di sì.
web-sending = La tua risposta è in viaggio …
web-watching = Stanno giocando gli altri …
web-waiting-for = In attesa di { $names }
web-waited = deve giocare
web-skip-steps = Salta
web-link-lost = La connessione è caduta; riprovo. Niente di ciò che hai fatto va perso.
web-spectator = Stai guardando.
web-bot = bot
web-bot-plays = Un bot gioca al tuo posto.
web-come-back = Gioco io
web-absent = { $name } non risponde da molto.
web-replace = Fai giocare un bot
web-resign = Lascia il posto a un bot
web-resign-sure = Sì, lascio il posto
web-since = Dal tuo ultimo turno
web-side = Cronaca, chat e note
web-tab-log = Cronaca
web-tab-chat = Chat
web-tab-notes = Note
web-log-none = Non è ancora successo niente.
web-log-gone = (annullato)
web-chat = Chat
web-chat-none = Nessuno ha ancora detto niente.
web-chat-say = Di' qualcosa
web-chat-send = Invia
web-notes-hint = Le leggi solo tu.
web-notes-kept = Salvate.
web-curtain = Passa lo schermo a { $name }
web-curtain-go = Sono { $name }
web-score = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}

## Dopo la partita

web-over-lost = { $count ->
    [0] Nessuno vince
   *[other] Nessuno al tavolo vince; la vittoria va a: { $names }
}
web-over-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
web-over-winner = vince
web-sources = Da dove vengono i punti
web-rematch = Gioca ancora
web-rematch-join = Alla prossima partita
web-how = Com'è andata
web-how-hint = Probabilità di vincere, stimate giocando avanti da ciò che uno spettatore poteva vedere.
web-how-title = Probabilità di vincere nel corso della partita
web-how-thinking = Sto valutando la partita …
web-how-turns = Svolte
web-how-turn = { $name }: { $before } → { $after }
web-how-entry-n = Voce { $n }
web-over-next = Il prossimo tavolo che ti aspetta
web-share = Condividi la partita
web-how-line = { $name }: { $first } all'inizio, { $last } alla fine.
web-how-entry = Voce
web-proof = I dadi erano onesti?
web-proof-how = Prima del primo lancio il server si è impegnato su un segreto, e ogni posto ha aggiunto qualcosa di suo. Ora che il segreto è noto, tutti i lanci si possono ricalcolare.
web-proof-commitment = Impegno
web-proof-secret = Segreto
web-proof-log = Scarica il registro
web-proof-verify = e controllalo:

## Rivedere

web-replay = Rivedi
web-replay-entry = Momento della partita
web-replay-back = Un passo indietro
web-replay-on = Un passo avanti
web-replay-play = Avvia
web-replay-stop = Ferma
web-replay-eyes = Con gli occhi di
web-replay-spectator = chi guarda
web-to-table = Al tavolo

## Regole

web-rule-open = Regola { $rule }
web-rules-of = { $game }: le regole
web-rules-games = Regole di quale gioco?
web-rules-no-game = Qui non c'è nessun gioco chiamato "{ $game }"
web-rules-no-game-hint = Ecco i giochi di cui puoi leggere le regole:
web-rules-lead = Tutte le regole con parole nostre, ciascuna con il suo numero e la pagina del regolamento stampato.
web-rules-lead-unprinted = Tutte le regole con parole nostre, ciascuna con il suo numero.
web-rules-search = Cerca nelle regole
web-rules-with-modules = Con moduli e varianti
web-rules-modules = Moduli e varianti
web-rules-chapters = Capitoli
web-rules-found = { $count ->
    [0] Nessuna regola trovata.
    [one] Una regola.
   *[other] { $count } regole.
}
web-rules-page = Regolamento, pagina { $page }
web-rules-unknown = Questa regola non è nell'elenco.
web-rules-all = Vedila tra tutte le regole

## Profilo

web-guest = Gioca come ospite
web-guest-hint = Sei ospite: questo browser ti riconosce. Con una password il nome resta tuo.
web-member-hint = Il nome è tuo, su ogni dispositivo.
web-password = Password
web-password-current = Password attuale
web-password-new = Nuova password
web-password-hint = Almeno 8 caratteri. Gli altri dispositivi dovranno accedere di nuovo.
web-password-keep = Tieni il mio nome
web-password-kept = La password è impostata.
web-device = Un altro dispositivo
web-device-hint = Un codice fa entrare un altro dispositivo con il tuo nome, una volta sola.
web-device-code = Chiedi un codice
web-device-until = fino alle { $time }
web-code = Codice
web-code-in = Codice da un altro dispositivo
web-data = I tuoi dati
web-data-hint = Tutto ciò che è salvato di te, da tenere o da cancellare.
web-data-export = Scarica
web-sign-out = Esci
web-sign-out-guest = Attenzione: un ospite che esce non può tornare senza un codice.
web-forget = Cancella il mio profilo
web-forget-sure = Sì, cancella tutto

# Quello che si fa senza che sia stato chiesto.
web-acts = Puoi anche …
web-change = Cambia la risposta
web-sealed = In segreto
web-sealed-hint = A questo si risponde in segreto.
web-ready = Hai risposto.
web-ready-change = Hai risposto; finché manca qualcuno puoi cambiare risposta.
web-ready-others = Devono ancora scegliere
web-called = Qualcuno aspetta una tua parola …
web-act-do = Fai così
web-always = Rispondi sempre così, finché non mi si chiede altro
web-instructions = Quello che hai detto in anticipo
web-instruction = Detto in anticipo: { $answer }
web-instruction-end = Revoca

## Come si entra in una partita

web-play-friends = Gioca con amici
web-play-friends-of = Gioca con amici: { $game }
web-learn = Impara
web-learn-of = Impara: { $game }
web-minutes = circa { $minutes } minuti
web-weight-light = facile da imparare
web-weight-medium = qualche regola
web-weight-heavy = molte regole
web-game-crusader = Crusader Kings
web-game-knights = Warrior Knights
web-about-crusader = Guida una dinastia fra nozze, congiure e crociate, di padre in figlia.
web-about-knights = Barone tra baroni: prepara i piani in segreto, prendi città, vota in assemblea.
web-your-turns = Tocca a te ({ $count })
web-my-tables-rest = Gli altri tuoi tavoli sono tranquilli.
web-watch = Guarda una partita
web-presets = Come vuoi giocare?
web-preset-first = Prima partita
web-preset-standard = Normale
web-preset-everything = Tutto
web-options-all = Tutte le opzioni
web-options-own = Tutte le opzioni (scelta tua)
web-more-settings = Altre impostazioni
web-invite-code = Il link come codice per la fotocamera di un telefono
web-skip-question = Vai alla domanda
web-palette = Colori dei giocatori
web-palette-heraldry = Araldica
web-palette-clear = Ben distinti
web-numbers = Mostra le regole con il loro numero

## Lezioni

web-lesson = Lezione
web-lesson-leave = Lascia la lezione
web-lesson-end = Continua per conto tuo

## Il tavolo: schede, cronaca, film

web-tab-board = Tabellone
web-tab-kingsburg-court = Corte
web-tab-kingsburg-province = Provincia
web-tab-kingsburg-rivals = Rivali
web-tab-warlords-map = Mappa
web-tab-warlords-battle = Battaglia
web-tab-warlords-cards = Carte
web-tab-warlords-players = Giocatori
web-tab-crusader-map = Mappa
web-tab-crusader-family = Famiglia
web-tab-crusader-hand = Mano
web-tab-crusader-players = Dinastie
web-tab-knights-map = Mappa
web-tab-knights-plan = Piano
web-tab-knights-assembly = Assemblea
web-tab-knights-barons = Baroni
web-log-mine = qui hai risposto
web-log-own = I miei turni
web-log-end = Alla fine
web-show-again = Rivedi
web-kind-die = Dadi
web-kind-advisor = Consiglieri
web-kind-building = Edifici
web-kind-good = Merci
web-kind-governor = Governatori
web-kind-fief = Feudi
web-kind-attack = Attacchi
web-kind-kingdom = Regni
web-kind-mover = Chi muove
web-kind-soldier = Soldati
web-kind-mercenary = Mercenari
web-kind-card = Carte
web-kind-castle = Castelli
web-kind-seat = Giocatori
web-kind-area = Regioni
web-kind-city = Città
web-kind-noble = Nobili
web-kind-troop = Truppe
web-kind-manner = Come
web-kind-way = Via
web-kind-agenda = Agende
web-kind-number = Quanti
web-kind-stronghold = Fortezze
web-kind-end = Oppure
web-legend = Che cosa vogliono dire i segni
web-five = In cinque minuti
web-host-code = Codice di chi ospita questo server
web-report = Segnala un giocatore
web-report-whom = Chi
web-report-what = Che cosa è successo
web-report-hint = La legge chi gestisce questo server. A nessuno al tavolo viene detto.
web-report-send = Invia
web-report-sent = Inviata. Grazie.
