## Nomi e testi dei componenti

# Consiglieri

advisor-1 = Giullare
    .the = il Giullare
advisor-1-text = Guadagna 1 PV.
advisor-2 = Signorotto
    .the = il Signorotto
advisor-2-text = Prendi 1 oro.
advisor-3 = Architetto
    .the = l'Architetto
advisor-3-text = Prendi 1 legno.
advisor-4 = Mercante
    .the = il Mercante
advisor-4-text = Prendi 1 oro o 1 legno.
advisor-5 = Sergente
    .the = il Sergente
advisor-5-text = Recluta 1 soldato.
advisor-6 = Alchimista
    .the = l'Alchimista
advisor-6-text = Puoi dare 1 merce per averne una di ciascuno degli altri due tipi.
advisor-7 = Astronomo
    .the = l'Astronomo
advisor-7-text = Prendi 1 merce a scelta e un gettone "+2".
advisor-8 = Tesoriere
    .the = il Tesoriere
advisor-8-text = Prendi 2 ori.
advisor-9 = Capocaccia
    .the = il Capocaccia
advisor-9-text = Prendi 1 legno e, a scelta, 1 oro o 1 pietra.
advisor-10 = Generale
    .the = il Generale
advisor-10-text = Recluta 2 soldati; puoi guardare la prima carta Invasori.
advisor-11 = Armaiolo
    .the = l'Armaiolo
advisor-11-text = Prendi 1 pietra e, a scelta, 1 oro o 1 legno.
advisor-12 = Nobildonna
    .the = la Nobildonna
advisor-12-text = Prendi 2 merci a scelta e un gettone "+2".
advisor-13 = Campione
    .the = il Campione
advisor-13-text = Prendi 3 pietre.
advisor-14 = Spia
    .the = la Spia
advisor-14-text = Puoi spendere 1 PV per prendere 3 merci a scelta.
advisor-15 = Inventore
    .the = l'Inventore
advisor-15-text = Prendi 1 oro, 1 legno e 1 pietra.
advisor-16 = Mago
    .the = il Mago
advisor-16-text = Prendi 4 ori.
advisor-17 = Regina
    .the = la Regina
advisor-17-text = Prendi 2 merci a scelta e 3 PV; puoi guardare la carta Invasori.
advisor-18 = Re
    .the = il Re
advisor-18-text = Prendi 1 oro, 1 legno e 1 pietra e recluta 1 soldato.

# Edifici

building-B1 = Statua
    .the = la Statua
building-B1-text = Dopo il lancio, se tutti i tuoi dadi sono uguali, puoi rilanciarne uno.
building-B2 = Cappella
    .the = la Cappella
    .brief = Cappel.
building-B2-text = Dopo il lancio, se i tuoi dadi fanno 7 o meno, puoi rilanciarli tutti.
building-B3 = Chiesa
    .the = la Chiesa
building-B3-text = +1 in battaglia contro i Demoni.
building-B4 = Cattedrale
    .the = la Cattedrale
    .brief = Catted.
building-B4-text = Alla fine della partita guadagni 1 PV ogni 2 merci che possiedi.
building-C1 = Locanda
    .the = la Locanda
building-C1-text = Alla fine dell'Estate prendi un gettone "+2".
building-C2 = Mercato
    .the = il Mercato
building-C2-text = Una volta per stagione un tuo gruppo di dadi può valere 1 in più o in meno.
building-C3 = Fattorie
    .the = le Fattorie
    .brief = Fattor.
building-C3-text = Lanci un dado bianco in più in ogni stagione; -1 in battaglia.
building-C4 = Gilda dei Mercanti
    .the = la Gilda dei Mercanti
    .brief = G.Merc.
building-C4-text = All'inizio di ogni stagione, prima del lancio, prendi 1 oro.
building-D1 = Torre di Guardia
    .the = la Torre di Guardia
    .brief = Torre
building-D1-text = +1 in battaglia.
building-D2 = Fucina
    .the = la Fucina
building-D2-text = +1 in battaglia.
building-D3 = Caserma
    .the = la Caserma
building-D3-text = Nella fase 7 ogni soldato ti costa 1 merce invece di 2.
building-D4 = Gilda dei Maghi
    .the = la Gilda dei Maghi
    .brief = G.Maghi
building-D4-text = +2 in battaglia.
building-E1 = Palizzata
    .the = la Palizzata
    .brief = Palizz.
building-E1-text = +1 in battaglia, +2 contro gli Zombi.
building-E2 = Scuderie
    .the = le Scuderie
    .brief = Scuder.
building-E2-text = Quando ti aiuta il Consigliere 5, 10 o 18, recluti 1 soldato in più.
building-E3 = Muro di Pietra
    .the = il Muro di Pietra
    .brief = Muro
building-E3-text = +1 in battaglia; un totale pari alla forza degli invasori è una vittoria.
building-E4 = Fortezza
    .the = la Fortezza
    .brief = Fortez.
building-E4-text = +1 in battaglia; guadagni 1 PV a ogni battaglia vinta.
building-F1 = Barricata
    .the = la Barricata
    .brief = Barric.
building-F1-text = +1 in battaglia contro i Goblin.
building-F2 = Argano
    .the = l'Argano
building-F2-text = I tuoi edifici delle colonne III e IV costano 1 oro in meno.
building-F3 = Municipio
    .the = il Municipio
    .brief = Munic.
building-F3-text = Alla fine di ogni stagione puoi dare 1 merce o un gettone "+2" per 1 PV.
building-F4 = Ambasciata
    .the = l'Ambasciata
    .brief = Ambasc.
building-F4-text = Alla fine di ogni stagione guadagni 1 PV.

# Razze degli invasori

race-Goblins = Goblin
    .the = i Goblin
race-Orcs = Orchi
    .the = gli Orchi
race-Zombies = Zombi
    .the = gli Zombi
race-Barbarians = Barbari
    .the = i Barbari
race-Demons = Demoni
    .the = i Demoni
race-Dragons = Draghi
    .the = i Draghi

# Merci: da sole, contate e come lettera

good-gold = oro
    .count = { $count ->
        [one] { $count } oro
       *[other] { $count } ori
    }
    .letter = O
good-wood = legno
    .count = { $count ->
        [one] { $count } legno
       *[other] { $count } legni
    }
    .letter = L
good-stone = pietra
    .count = { $count ->
        [one] { $count } pietra
       *[other] { $count } pietre
    }
    .letter = P

# File

row-B = Fede
row-C = Commercio
row-D = Armi
row-E = Mura
row-F = Opere

# Fasi

phase-aid = Aiuto del Re
phase-spring = Primavera
phase-reward = Premio del Re
phase-summer = Estate
phase-agent = Agente del Re
phase-autumn = Autunno
phase-mercenaries = Mercenari
phase-winter = Inverno

# Passi di una stagione

step-roll = Lancio dei dadi
step-influence = Influenza sui Consiglieri
step-help = Aiuto dei Consiglieri
step-build = Costruzione
step-end = Fine della stagione

# Che cosa si può scegliere. Le facce sono i dadi in fila: i colorati tra parentesi quadre, i bianchi tra tonde.

die = dado { $id }
    .face = [{ $id }]
white = dado bianco { $id }
    .face = ({ $id })
plus2 = gettone +2
    .count = { $count ->
        [one] un gettone +2
       *[other] { $count } gettoni +2
    }
market-up = Mercato: uno in più
market-down = Mercato: uno in meno
agent = Agente del Re
building = edificio { $id }
    .the = l'edificio { $id }
pass = passa
look = guarda la carta
soldiers = { $id ->
    [one] { $id } soldato
   *[other] { $id } soldati
}
vp = { $id } PV

## Che cosa succede

event-order-drawn = Primo ordine di turno, a sorte: { $order }.
event-phase-began = Anno { $year }: { $phase }
event-aid-die = { $seat } riceve il dado bianco dell'Aiuto del Re.
event-gained = { $seat } guadagna { $what }.
event-lost = { $seat } cede { $what }.
event-neutral-dice = I dadi neutrali bloccano { $advisor }.
event-rolled = { $seat } lancia { $dice }.
event-rerolled = { $seat } usa { $building } per rilanciare: { $dice }.
event-kept-dice = { $seat } tiene i dadi.
event-order-set = Ordine di turno: { $order }.
event-influenced = { $seat } influenza { $advisor }.
event-influenced-with-agent = { $seat } usa l'Agente del Re e influenza { $advisor }.
event-passed = { $seat } passa.
event-helped = { $advisor } aiuta { $seat }.
event-declined = { $seat } rinuncia.
event-looked = { $seat } guarda la carta Invasori.
event-saw = { $seat } vede che arrivano { $race }, forza { $strength }.
event-built = { $seat } costruisce { $building } per { $paid }: { $vp } PV.
event-built-with-agent = { $seat } costruisce anche { $building }, con l'Agente del Re, per { $paid }: { $vp } PV.
event-did-not-build = { $seat } non costruisce.
event-agent-returned = { $seat } restituisce l'Agente del Re senza usarlo.
event-agent-taken = { $seat } riceve l'Agente del Re.
event-agent-stays = Nessuno riceve l'Agente del Re.
event-invaded = { $race } attaccano con forza { $strength }.
event-reinforced = { $seat } tira per i rinforzi del Re: { $soldiers ->
        [one] { $soldiers } soldato
       *[other] { $soldiers } soldati
    } per tutti.
event-won = { $seat } vince la battaglia, { $total } a { $strength }.
event-drawn = { $seat } non vince e non perde, { $total } a { $strength }.
event-battle-lost = { $seat } perde la battaglia, { $total } a { $strength }.
event-razed = { $seat } perde { $building } e { $vp } PV.
event-soldiers-dismissed = Tutti i soldati tornano a casa.
event-game-over = { $count ->
    [one] { $winners } vince la partita.
   *[other] { $winners } vincono insieme.
}

## Che cosa si chiede al giocatore

prompt-aid = Aiuto del Re: prendi una merce.
prompt-reroll = Rilancia con un edificio, o tieni i tuoi dadi (passa).
prompt-influence = Influenza un Consigliere con i tuoi dadi, o passa per questa stagione.
prompt-gift-take = { $advisor }: scegli che cosa prendi.
prompt-gift-trade = { $advisor } scambia: scegli la merce che dai, o passa.
prompt-gift-buy = { $advisor } vende merci per PV: sceglile, o passa.
prompt-gift-look = { $advisor } ti lascia guardare la carta Invasori.
prompt-build = Costruisci nella tua Provincia, o passa.
prompt-build-second = L'Agente del Re ti lascia costruire ancora; o passa.
prompt-season-end = Il Municipio dà 1 PV per una merce o un gettone +2; o passa.
prompt-mercenaries = { $price ->
    [one] Recluta un soldato per una merce, o passa.
   *[other] Recluta un soldato per { $price } merci, o passa.
}
prompt-raid = Battaglia persa: scegli le merci che cedi.
prompt-battle-reward = Battaglia vinta: scegli la ricompensa.
prompt-over = La partita è finita.

## Perché no

refusal-not-asked = Ora non si chiede questo.
refusal-compulsory = Qui non puoi passare: devi scegliere.
refusal-wrong-number = { $needed ->
    [one] Dev'essere esattamente una merce, non { $given }.
   *[other] Devono essere esattamente { $needed } merci, non { $given }.
}
refusal-not-owned = { $count ->
    [0] Per questo occorre avere { $goods }, e non hai merci.
   *[other] Per questo occorre avere { $goods }; hai { $owned }.
}
refusal-not-offered = Non è fra le scelte possibili.
refusal-no-such-die = Non hai in mano un dado così.
refusal-only-white-dice = I dadi bianchi si usano solo insieme ad almeno un dado colorato.
refusal-no-die = Va messo almeno un dado colorato.
refusal-no-token = Non hai gettoni +2.
refusal-token-used = In questa stagione hai già aggiunto un gettone +2 ai tuoi dadi.
refusal-no-market = Serve il Mercato, che non hai costruito.
refusal-market-used = In questa stagione hai già usato il tuo Mercato.
refusal-wrong-sum = Questi dadi valgono { $value }: non raggiungono { $advisor }.
refusal-advisor-taken = { $advisor } ha già dei dadi in questa stagione; si passa solo con l'Agente del Re.
refusal-agent-not-needed = { $advisor } non ha ancora dadi: l'Agente del Re non serve.
refusal-not-your-agent = { $advisor } ha già dei dadi, e l'Agente del Re non è con te.
refusal-no-reroll = { $building }: qui non si rilancia.
refusal-not-built = Non hai costruito { $building }.
refusal-used-this-season = In questa stagione hai già usato { $building }.
refusal-condition-not-met = I tuoi dadi (totale { $total }) non permettono di usare { $building }.
refusal-no-such-space = { $building } non c'è su questa faccia del tabellone.
refusal-already-built = Hai già costruito { $building }.
refusal-left-first = Per { $building } ti serve prima l'edificio alla sua sinistra: { $missing }.
refusal-too-dear = { $count ->
    [0] { $building }: servono { $cost }, e non hai merci.
   *[other] { $building }: servono { $cost }; hai { $owned }.
}

options-seats = Kingsburg è per due-cinque giocatori, non { $seats }.

## Il tabellone nel terminale

kb-year = Anno { $year } di 5
kb-turn = Turno: { $name }
kb-over = Partita finita
kb-agent = Agente: { $name }
kb-agent-free = Agente: nessuno
kb-aid = Dado d'Aiuto: { $name }
kb-aid-none = Dado d'Aiuto: nessuno
kb-invaders = Invasori: forza da { $least } a { $most }
kb-invaders-known = Invasori: { $race } { $strength }
kb-court = Consiglieri
kb-players = Giocatori
kb-dice = dadi
kb-soldiers-short = sold
kb-buildings-short = edif
kb-province = Provincia: { $name }
kb-you = tu
kb-neutral = n
kb-digits = costo in cifre: oro, legno, pietra
kb-vp = PV
kb-points = { $vp } PV
kb-cost-now = costa { $cost }
kb-panel-province = Provincia
kb-panel-invaders = Invasori
kb-inv-possible = Anno { $year }: forza da { $least } a { $most }, non si sa ancora.
kb-inv-known = Anno { $year }: { $race }, forza { $strength }.
kb-inv-reward = Vittoria: { $what }.
kb-inv-penalty = Sconfitta: perdi { $what }.
kb-inv-any = { $count ->
    [one] una merce a scelta
   *[other] { $count } merci a scelta
}
kb-inv-buildings = { $count ->
    [one] un edificio
   *[other] { $count } edifici
}
kb-inv-strength = Forza finora (soldati ed edifici): { $list }.
kb-inv-king = Il Re aggiunge per tutti un dado di soldati.
kb-signs-goods = O oro, L legno, P pietra, ? una merce a scelta, +2 gettone
kb-signs-others = s soldato, ★ punto vittoria, ◉ guarda la carta Invasori, -★ paga un punto
kb-signs-dice = [4] dado colorato, (4) dado bianco; un dado spento è già sul tabellone
kb-signs-seats = Da A a E: i posti dei giocatori; le lettere su un Consigliere sono i dadi, n dadi neutrali
kb-signs-province = ■ costruito, ▸ lo puoi pagare; cifre: oro, legno, pietra

## Capitoli delle regole

area-COMP = Componenti
area-SETUP = Preparazione
area-GOAL = Scopo del gioco
area-FLOW = Svolgimento
area-AID = Fase 1: Aiuto del Re
area-SEASON = Stagioni produttive
area-ROLL = a) Lancio dei dadi
area-ORDER = a) Ordine di turno
area-INF = b) Influenzare i Consiglieri
area-HELP = c) Ricevere l'aiuto dei Consiglieri
area-ADV = c) I Consiglieri uno per uno
area-BUILD = d) Costruire nella Provincia
area-REWARD = Fase 3: Premio del Re
area-ENVOY = Fase 5: Agente del Re
area-MERC = Fase 7: Mercenari
area-WINTER = Fase 8: Inverno
area-RAID = Inverno: saccheggio di merci
area-RAZE = Inverno: distruzione di edifici
area-LOSS = Inverno: perdita di PV
area-END = Fine dell'anno e vittoria
area-TIE = Pareggi
area-2P = Partite in due
area-BLD = Gli edifici
area-CLAR = Chiarimenti
area-ORDERING = Ordine degli effetti
area-SEQ = Sequenza di gioco
area-R = Decisioni sui casi dubbi
