## Elenchi

list-and = { $first } e { $last }
list-nothing = niente
list-times = { $count } × { $thing }

## Che cosa rifiuta il tavolo stesso

refusal-not-your-turn = Tocca a { $seat }.
refusal-game-over = La partita è finita.
refusal-not-an-answer = "{ $text }" non risponde a questa domanda.
refusal-read-only = Questo tavolo è di sola lettura.
refusal-nothing-to-undo = Non c'è niente di tuo da annullare.
refusal-consent-needed = { $count ->
    [one] Prima serve il consenso di { $seat }.
   *[other] Prima serve il consenso di { $seat } e degli altri ({ $count } in tutto).
}

## Il programma per il terminale

play-title = Reame
play-player = { $count ->
    [one] Giocatore
   *[other] Giocatore { $number }
}
play-enter = { " Invio " }
play-escape = { " Esc " }
play-yes = s
play-panel-view = Tutto
play-log = Cronaca
play-log-more = ▲ { $count ->
        [one] un'altra riga nuova
       *[other] altre { $count } righe nuove
    }: premi l
play-news = Che cosa è successo
play-news-keys = ↑ ↓ · altro tasto: avanti
play-keys-over = { " " }c com'è andata · l cronaca · p tutti · r regole · q esci
play-rules = Regole
play-help = Tasti e segni
play-details = Che cosa fa ogni cosa
play-no-picture = Questo gioco non ha una mappa.
play-no-details = In questa partita non ce ne sono.
play-help-signs = Segni
play-over = La partita è finita
play-waiting = { $name } sta scegliendo …
play-thinking = { $name } sta pensando …
play-confirm = fai così
play-back = un passo indietro
play-any-key = Un tasto qualsiasi: avanti
play-keys = { " " }Esc torna · u annulla · ? perché no · r regole · F2 info · F1 tasti · q esci
play-keys-hints = { " " }u annulla · ? perché · h suggerisci · r regole · F2 info · F1 tasti · q esci
play-keys-waiting = { " " }Spazio: non aspettare · r regole · l cronaca · p tutti · F1 tasti · q esci
play-page-keys = ↑ ↓ PagSu PagGiù · altro tasto: torna
play-rules-keys = ↑ ↓ PagSu PagGiù · / cerca · altro tasto: torna
play-cause = { $text } ({ $cause })
play-taken-back = { $name } annulla l'ultima risposta.
play-undo-chance = Non si può annullare: nel frattempo sono stati lanciati dei dadi.
play-undo-knowledge = Non si può annullare: nel frattempo qualcuno ha saputo qualcosa.
play-consent = Annullando cambia il turno di { $names }. Siete tutti d'accordo? s sì · n no
play-not-now = Non tocca a te.
play-why = Perché no?
play-why-which = Che cosa non puoi scegliere? Scrivi parte del nome.
play-why-keys = ↑ ↓ scegli · Invio chiedi · Esc torna
play-why-asked = Perché no: { $what }?
play-why-together = Nessuna risposta che comincia così lo contiene: { $picked }. Esc torna indietro.
play-why-fine = Questo si può scegliere.
play-number = Scrivi un numero: { $numbers }.
play-type = Scrivi la risposta: nomi o percorsi, come "die/3 die/5 advisor/8".
play-curtain = Passa la tastiera a { $name }.
play-curtain-go = { $name }, premi { $key } quando sei davanti allo schermo.
play-offer = { $count ->
    [one] C'è una partita non finita.
   *[other] Ci sono { $count } partite non finite.
}
play-offer-go = Invio   continua
play-offer-which = 1-{ $last }     continua quella (Invio: la prima)
play-offer-new = n       comincia una nuova partita
play-offer-quit = q       esci
play-over-log = Il registro della partita:
play-over-verify = Chiunque può controllarlo, dadi compresi:
play-over-keys = c com'è andata · q esci · altro tasto: guarda il tabellone
play-acts = Puoi anche …
play-acts-keys = ↑ ↓ Invio scegli · Esc indietro
play-acts-whole = ! fai così
play-no-acts = Ora non c'è niente che tu possa fare senza che ti sia chiesto.
play-called = Qualcuno aspetta una tua parola: F3
play-instruction = Sarà data ogni volta questa risposta, finché non ti si chiede altro; F4 la revoca.
play-instruction-end = Ti si chiederà di nuovo.
play-instruction-pick = Prima scegli una risposta: sarà data ogni volta.
play-help-acts = quello che puoi fare senza che ti sia chiesto
play-help-instruct = rispondi sempre così, o fatti chiedere di nuovo
play-hint = Suggerimento
play-hint-sought = { " " }Cerco le risposte migliori … · q esci
play-hint-chances = Probabilità di vincere: { $chances }
play-hint-games = Stima da { $count ->
    [one] { $count } partita giocata
   *[other] { $count } partite giocate
} fino in fondo con ciò che sai; ± dice di quanto può sbagliare.
play-hint-keys = 1 2 3 Invio: prendi questa · altro tasto: torna
play-hint-lost = Non c'è nessun suggerimento.
play-hints-off = Fra più persone non ci sono suggerimenti; con --hints sì.
play-curve = Com'è andata: le probabilità di vincere
play-curve-sought = Valuto come è andata la partita …
play-curve-failed = La partita non si può valutare.
play-curve-entries = voci
play-curve-entry = Voce
play-curve-turns = Svolte
play-curve-no-turns = Nessuna probabilità è cambiata molto tutta insieme: non ci sono svolte.
play-curve-turn = { $from }–{ $to }: { $name } passa dal { $before }% al { $after }%
play-saved = La partita è salvata in { $file }; "reame play { $game }" la riprende.
play-finished = Il registro della partita: { $file }
    Si controlla con: reame verify { $file }
play-no-terminal = per giocare serve un terminale; qui l'ingresso o l'uscita non lo è
play-too-small = il terminale deve avere almeno { $leastWidth } x { $leastHeight } caratteri; questo ne ha { $width } x { $height }
play-help-pick = scegli ciò che ha questo tasto nella lista o sul tabellone; 0 passa
play-help-number = scrivi il numero chiesto (+ e - lo cambiano); Invio lo conferma
play-help-arrows = scorri la lista e scegli; Invio conferma anche
play-help-back = un passo indietro nella scelta (anche Backspace)
play-help-type = scrivi una risposta con nomi o percorsi
play-help-undo = annulla la tua ultima risposta
play-help-why = perché non posso scegliere questo?
play-help-hint = un suggerimento: le risposte migliori e le probabilità di tutti
play-help-curve = come sono cambiate le probabilità di vincere
play-help-rules = le regole di ciò che si chiede ora; / cerca
play-help-log = tutta la cronaca
play-help-board = che cosa hanno tutti
play-help-picture = la mappa disegnata, nei giochi che ce l'hanno
play-help-details = che cosa fanno edifici, carte e simili, per intero
play-help-tab = il riquadro seguente: la cronaca, o ciò che mostra il gioco
play-help-space = non aspettare i bot
play-help-quit = esci; la partita è salvata e continua quando torni

## Partite salvate

saves-none = In { $folder } non ci sono partite salvate.
saves-folder = Partite salvate in { $folder }:
saves-unfinished = { $names }: { $count ->
    [one] una risposta finora
   *[other] { $count } risposte finora
},
saves-finished = { $names }: finita dopo { $count ->
    [one] una risposta
   *[other] { $count } risposte
},
saves-broken = non si può leggere
saves-now = poco fa
saves-minutes = { $count } minuti fa
saves-hours = { $count } ore fa
saves-days = { $count } giorni fa
saves-go-on = "reame play GIOCO" propone quelle non finite; "reame replay FILE" mostra una partita.

## Una partita registrata sullo schermo

view-entry = Voce { $n } di { $last }
view-spectator = vista da uno spettatore
view-seat = vista da { $name }
view-start = La partita è preparata.
view-answer = { $name }: { $answer }
view-secretly = { $name } risponde in segreto.
view-undo = { $name } annulla la voce { $back } e tutto ciò che è seguito.
view-reveal = La partita è finita e il registro mostra il segreto dei dadi.
view-first = Questa è la prima voce.
view-last = Questa è l'ultima voce.
view-no-part = In quella direzione non comincia nessun'altra parte della partita.
view-no-seat = La partita ha i posti da 0 a { $last }.
view-keys = { " " }← → passo · y fase · Spazio va · 0-{ $last } s posto · c andamento · F1 tasti · q esci
view-playing = { " " }La partita va avanti da sola · un tasto qualsiasi la ferma
view-help-step = una voce avanti o indietro; anche la rotella e un clic sulla linea
view-help-far = dieci voci avanti o indietro
view-help-ends = la prima voce, l'ultima voce
view-help-part = dove comincia la parte seguente; dove è cominciata l'ultima
view-help-play = va avanti da sola; un tasto qualsiasi la ferma
view-help-seat = guarda da questo posto: solo ciò che allora sapeva
view-help-spectator = guarda da spettatore: solo ciò che tutti sapevano
view-help-rules = le regole di ciò che è appena successo; / cerca
view-help-log = la cronaca fin qui
view-help-quit = esci
view-curve-keys = 1-5: alla fine di quella svolta · altro tasto: torna

## Ciò che il server rifiuta

problem-bad-request = La richiesta non si può leggere
problem-not-signed-in = Prima serve un nome
problem-wrong-password = Nome e password non corrispondono
problem-wrong-code = Questo codice non è valido, o non lo è più
problem-other-site = La richiesta viene da una pagina di un altro sito
problem-host-only = Può farlo solo chi ha creato il tavolo
problem-not-seated = Può farlo solo chi siede al tavolo
problem-not-your-seat = Questo non è il tuo posto
problem-invitation = A questo tavolo si entra su invito
problem-hints-off = A questo tavolo non ci sono suggerimenti
problem-not-found = A questo indirizzo non c'è nulla
problem-no-table = Questo tavolo non esiste, o non è aperto a te
problem-method = Questo indirizzo non conosce questo metodo
problem-too-slow = La richiesta ha impiegato troppo ad arrivare
problem-signed-in = Hai già un nome: prima esci
problem-name-taken = Questo nome è già di qualcuno
problem-seat-taken = Il posto non è libero
problem-full = Tutti i posti sono occupati
problem-begun = La partita è cominciata
problem-not-begun = La partita non è cominciata
problem-closed = Il tavolo è stato annullato
problem-seats-free = Ci sono posti liberi
problem-not-over = La partita non è finita
problem-over = La partita è finita
problem-moved-on = Il tavolo è andato avanti
problem-key-used = Questa chiave è già servita per un'altra richiesta
problem-not-your-turn = Non tocca a te
problem-which-seat = Hai più posti: indica quale
problem-not-asked = Nessuno lo ha chiesto
problem-not-late = Questo giocatore non è in ritardo
problem-stand-in = A questo posto gioca già un bot, oppure non ne gioca nessuno
problem-thinking = Un suggerimento per te è già in arrivo: aspettalo
problem-rules-differ = Questo tavolo è stato giocato con altre regole e qui non può continuare
problem-too-large = La richiesta è troppo grande
problem-media-type = Il corpo non è del tipo atteso
problem-invalid = Un valore non è ammesso
problem-refused = Le regole non lo permettono
problem-quota = Ne hai già quanti ne puoi avere
quota-tables = Hai { $most } tavoli non ancora finiti. Finiscine uno o annullalo prima di farne un altro.
quota-bot-tables = { $most ->
    [one] Puoi avere un solo tavolo di soli bot alla volta.
   *[other] Puoi avere solo { $most } tavoli di soli bot alla volta.
}
quota-lines = A questo tavolo si sono già dette { $most } righe: non c'è posto per altre.
problem-muted = Chi ospita ti ha tolto la parola: per ora ciò che scrivi non viene accolto
problem-invite-only = Questo server è su invito: inserisci un codice di chi lo ospita
problem-banned = Chi ospita non ammette questo nome
problem-too-many = Troppe richieste: aspetta un momento
problem-internal = Il server ha commesso un errore
problem-unavailable = La base di dati non risponde: riprova
problem-busy = Il server è pieno o si sta fermando: riprova

# L'elenco dei componenti.
content-default = { $game }: contenuto { $hash }, il pacchetto predefinito.
content-pack = { $game }: contenuto { $hash }, pacchetto "{ $name }" sopra quello predefinito; { $values ->
    [one] 1 valore cambiato
   *[other] { $values } valori cambiati
} in { $items ->
    [one] 1 componente
   *[other] { $items } componenti
}, { $words ->
    [one] 1 testo
   *[other] { $words } testi
}.
content-nothing = Non è cambiato niente.
content-source = { $sources }; attendibilità: { $confidence }
content-changed = cambiato { $key }: { $was } -> { $now } ({ $place })
content-changed-long = cambiato { $key } ({ $place }):
content-stale = ! gli effetti sono cambiati, ma non { $text }

# Il laboratorio degli equilibri.
lab-title = { $game ->
    [warlords] Warlords of Europe: l'equilibrio dei componenti
    [crusader] Crusader Kings: l'equilibrio dei componenti
    [knights] Warrior Knights: l'equilibrio dei componenti
   *[kingsburg] Kingsburg: l'equilibrio dei componenti
}
lab-heading = { $games } partite di { $bots } in { $seconds } s; un posto fa in media { $mean } punti (deviazione standard { $deviation }).
lab-setting = Opzioni: { $options }; seme { $seed }; contenuto { $content }.
lab-kind-column = Edifici della colonna { $column }
lab-kind-lines = File alternative
lab-kind-governors = Governatori
lab-kind-fates = Carte Fato
lab-kind-tiles = Tessere Capriccio
lab-kind-advisors = Consiglieri
lab-kind-kingdoms = Regni
lab-kind-castles = Feudi del primo castello
lab-kind-places = Posizioni nel primo giro
lab-kind-cards = Carte avute in mano
lab-kind-barons = Baroni
lab-kind-homes = Regioni della prima Fortezza
lab-kind-events = Eventi pescati
lab-kind-agendas = Cariche, Uffici e Mozioni ottenuti
lab-kind-advancements = Tecnologie
lab-kind-troops = Mercenari, Leader e Araldi
lab-kind-missions = Missioni
lab-kind-dynasties = Dinastie
lab-kind-developments = Sviluppi posseduti
lab-kind-happenings = Eventi delle carte giocate
lab-item = elemento
lab-taken = preso
lab-with = con
lab-without = senza
lab-wins = vittorie, su 100
lab-points = punteggio, differenza
lab-years = partite
lab-mean = punti medi
lab-spread = scarto
lab-origin = valori
lab-wins-long = Quota di vittorie di chi lo aveva, meno quella di chi poteva averlo e non lo ha preso, in punti su 100
lab-points-long = Punteggio medio di tutti nelle partite in cui c'era, meno quello nelle altre, in punti vittoria
lab-printed = valori stampati
lab-designed = valori nostri
lab-unsure = vuoto: forse non diverso da 0
lab-too-few = troppo pochi
lab-numbers = I numeri
lab-legend = * diverso da 0, al 95 % per tutti insieme; + valori nostri.
lab-method = { $play ->
    [equal] Posti e forza di gioco sono uguali.
   *[mixed] Al tavolo sedevano bot diversi: ciò che prendono volentieri si misura insieme a quanto giocano bene.
} File, governatori e regni, dove sono in gioco, sono assegnati a sorte, quelli di un'asta con le offerte. Tutto il resto è scelto, e chi va bene può scegliere di più: confronta tra loro gli elementi dello stesso tipo. Intervalli: di Newcombe per le quote di vittorie, di Welch per i punti, sulle partite intere; sono così larghi che quelli di tutti i { $count } elementi valgono insieme al 95 %.
lab-hover-wins = { $name }: preso da { $taken } su { $of }. Vince il { $with } % con, il { $without } % senza: { $wins }. Punteggio: { $points }. { $provenance }
lab-hover-points = { $name }: in vigore per { $taken } posti su { $of }. Punteggio medio { $mean }, il primo precede l'ultimo di { $spread }. Punteggio: { $points }. { $provenance }

# Che cosa dicono i comandi: verify, odds, arena, sim, doctor.
verify-good = { $file }: { $game ->
    [crusader] Crusader Kings
    [kingsburg] Kingsburg
    [knights] Warrior Knights
    [warlords] Warlords of Europe
   *[other] { $game }
}, { $entries ->
    [one] 1 voce
   *[other] { $entries } voci
}, tutte le risposte sono legali, { $hashes }; { $dice }
verify-not-covered = non controllato: chi sedeva dove e ha dato queste risposte (niente è firmato), la versione del programma
verify-not-covered-player = non controllato: chi sedeva dove e ha dato queste risposte (niente è firmato), la versione del programma; qui non c'è nessun giocatore '{ $player }'
verify-no-secret = la partita è finita e il segreto dei dadi non è svelato: non si possono controllare
verify-dice-seed = dadi del seme { $seed }, noti prima di cadere
verify-dice-match = i dadi corrispondono all'impegno preso
verify-dice-unchecked = la partita non è finita: dadi non controllati
verify-hashes = tutte le impronte giuste secondo le regole { $now }
verify-hashes-older = tutte le impronte giuste, benché giocata con le regole { $began } e queste siano le { $now }
verify-hashes-differ = { $count ->
    [one] 1 impronta non è quella
   *[other] { $count } impronte non sono quelle
} delle regole { $now }, si è giocato con le regole { $began }: impronte non controllate
verify-bad-header = intestazione: { $why }
verify-bad-entry = voce { $n }: { $why }
odds-battle = { $attackers } con d{ $attack } contro { $defenders } con d{ $defence }
odds-peasants = { $count ->
    [one] 1 contadino
   *[other] { $count } contadini
}
odds-outcome = conquistato { $conquered } %, respinti { $repelled } %, distrutti entrambi { $destroyed } %; { $rounds } round di battaglia ({ $method ->
    [exact] esatto
   *[sampled] a campione
})
odds-losses = gli attaccanti perdono { $attackers } ({ $attackers-gold } ori), i difensori { $defenders } ({ $defenders-gold } ori)
odds-fate-battle = { $attackers } contro { $defenders } e mura da { $walls }; { $ours } carte Fato contro { $theirs }
odds-fate-outcome = l'attaccante vince { $wins } %, si ritira { $retreats } %, muore { $dies } %, nulla di deciso { $undecided } %; i Nobili in difesa muoiono { $fall } %
odds-fate-losses = perdite in media: attaccanti { $attackers }, difensori { $defenders }
odds-left = { $side ->
    [attackers] attaccanti rimasti:
   *[defenders] difensori rimasti:
}
arena-match = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} di { $game ->
    [crusader] Crusader Kings
    [kingsburg] Kingsburg
    [knights] Warrior Knights
    [warlords] Warlords of Europe
   *[other] { $game }
} con { $seats } posti, seme { $seed }, in { $seconds } s
arena-seats = posti
arena-wins = vinte
arena-par = pari
arena-score = punti
arena-decisions = decisioni
arena-rating = forza
arena-to = { $low } - { $high }
arena-beats = { $best } batte { $other }
arena-not-surely = { $best } non è sicuramente migliore di { $other }
arena-forfeit = partita { $game }, posto { $seat }: { $player } { $why }; perde la partita
arena-interrupted = interrotto dopo { $games } partite su { $of }
doctor-table = { $table } ({ $game }, regole { $began }, iniziato con { $program })
doctor-stops = { $table } si fermerebbe: { $why }
doctor-anew = { $table } va avanti, rigiocato con le regole { $now } e con impronte nuove
doctor-goes-on = { $table } va avanti
doctor-all = { $tables ->
    [one] 1 tavolo in corso
   *[other] { $tables } tavoli in corso
}, { $entries ->
    [one] 1 voce rigiocata
   *[other] { $entries } voci rigiocate
}: tutti vanno avanti con { $program }
doctor-some = { $count } di { $tables } tavoli in corso si fermerebbero con { $program }:
