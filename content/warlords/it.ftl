## Nomi e testi dei componenti

# Regni

kingdom-britain = Gran Bretagna
    .the = la Gran Bretagna
    .brief = G.Bret.
kingdom-denmark = Danimarca
    .the = la Danimarca
    .brief = Danim.
kingdom-kievan_rus = Rus' di Kiev
    .the = la Rus' di Kiev
    .brief = Rus'
kingdom-france = Francia
    .the = la Francia
kingdom-germany = Germania
    .the = la Germania
kingdom-hungary = Ungheria
    .the = l'Ungheria
kingdom-hispania = Hispania
    .the = l'Hispania
kingdom-italy = Italia
    .the = l'Italia
kingdom-latin_empire = Impero latino
    .the = l'Impero latino
    .brief = I.latino

# Feudi

fief-scotland = Scozia
    .the = la Scozia
    .full = Regno di Scozia
fief-northumbria = Northumbria
    .the = la Northumbria
    .full = Northumbria
fief-england = Inghilterra
    .the = l'Inghilterra
    .full = Regno d'Inghilterra
fief-wales = Galles
    .the = il Galles
    .full = Principato del Galles
fief-cornwall = Cornovaglia
    .the = la Cornovaglia
    .full = Contea di Cornovaglia
fief-ireland = Irlanda
    .the = l'Irlanda
    .full = Signoria d'Irlanda
fief-ulster = Ulster
    .the = l'Ulster
    .full = Contea dell'Ulster
fief-jutland = Jutland
    .the = lo Jutland
    .full = Jutland
fief-zealand = Selandia
    .the = la Selandia
    .full = Selandia
fief-scania = Scania
    .the = la Scania
    .full = Scania
fief-holstein = Holstein
    .the = lo Holstein
    .full = Contea di Holstein
fief-mecklenburg = Meclemburgo
    .the = il Meclemburgo
    .full = Meclemburgo
fief-pomerania = Pomerania
    .the = la Pomerania
    .full = Ducato di Pomerania
fief-kiev = Kiev
    .the = Kiev
    .full = Principato di Kiev
fief-volhynia = Volinia
    .the = la Volinia
    .full = Principato di Volinia
fief-black_ruthenia = Rutenia Nera
    .the = la Rutenia Nera
    .brief = Rut. Nera
    .full = Rutenia Nera
fief-polish_principalities = Principati Polacchi
    .the = i Principati Polacchi
    .brief = Pr.Polacchi
    .full = Principati Polacchi
fief-old_prussia = Vecchia Prussia
    .the = la Vecchia Prussia
    .brief = V.Prussia
    .full = Vecchia Prussia
fief-lithuania = Lituania
    .the = la Lituania
    .full = Ducato di Lituania
fief-polotsk = Polotsk
    .the = Polotsk
    .full = Principato di Polotsk
fief-brittany = Bretagna
    .the = la Bretagna
    .full = Ducato di Bretagna
fief-france_fief = Francia (dominio reale)
    .the = la Francia (dominio reale)
    .brief = Francia
    .full = Regno di Francia (dominio reale)
fief-champagne = Champagne
    .the = la Champagne
    .full = Contea di Champagne
fief-burgundy = Borgogna
    .the = la Borgogna
    .full = Ducato di Borgogna
fief-aquitaine = Aquitania
    .the = l'Aquitania
    .full = Ducato d'Aquitania
fief-gascony = Guascogna
    .the = la Guascogna
    .full = Ducato di Guascogna
fief-toulouse = Tolosa
    .the = Tolosa
    .full = Contea di Tolosa
fief-lotharingia = Lotaringia
    .the = la Lotaringia
    .full = Ducato di Lotaringia
fief-saxony = Sassonia
    .the = la Sassonia
    .full = Ducato di Sassonia
fief-brandenburg = Brandeburgo
    .the = il Brandeburgo
    .full = Marca di Brandeburgo
fief-swabia = Svevia
    .the = la Svevia
    .full = Ducato di Svevia
fief-bavaria = Baviera
    .the = la Baviera
    .full = Ducato di Baviera
fief-bohemia = Boemia
    .the = la Boemia
    .full = Regno di Boemia
fief-austria = Austria
    .the = l'Austria
    .full = Ducato d'Austria
fief-red_ruthenia = Rutenia Rossa
    .the = la Rutenia Rossa
    .brief = Rut. Rossa
    .full = Rutenia Rossa
fief-hungary_fief = Ungheria (dominio reale)
    .the = l'Ungheria (dominio reale)
    .brief = Ungheria
    .full = Regno d'Ungheria
fief-transylvania = Transilvania
    .the = la Transilvania
    .brief = Transilv.
    .full = Transilvania
fief-slavonia = Slavonia
    .the = la Slavonia
    .full = Slavonia
fief-croatia = Croazia
    .the = la Croazia
    .full = Regno di Croazia
fief-bosnia = Bosnia
    .the = la Bosnia
    .full = Banato di Bosnia
fief-cumania = Cumania
    .the = la Cumania
    .full = Cumania
fief-leon = León
    .the = il León
    .full = Regno di León
fief-castile = Castiglia
    .the = la Castiglia
    .full = Regno di Castiglia
fief-aragon = Aragona
    .the = l'Aragona
    .full = Regno d'Aragona
fief-al_andalus = Al-Andalus
    .the = Al-Andalus
    .full = Al-Andalus
fief-almohads = Domini degli Almohadi
    .the = i Domini degli Almohadi
    .brief = Almohadi
    .full = Domini degli Almohadi
fief-portugal = Portogallo
    .the = il Portogallo
    .full = Regno di Portogallo
fief-navarre = Navarra
    .the = la Navarra
    .full = Regno di Navarra
fief-venice = Venezia
    .the = Venezia
    .full = Venezia
fief-lombard_league = Lega Lombarda
    .the = la Lega Lombarda
    .brief = L.Lombarda
    .full = Lega Lombarda
fief-papal_states = Stato Pontificio
    .the = lo Stato Pontificio
    .brief = St.Pontif.
    .full = Stato Pontificio
fief-pisa = Pisa
    .the = Pisa
    .full = Repubblica di Pisa
fief-sicily = Sicilia
    .the = la Sicilia
    .full = Regno di Sicilia
fief-ifriqiya = Ifriqiya
    .the = l'Ifriqiya
    .full = Ifriqiya
fief-constantinople = Costantinopoli
    .the = Costantinopoli
    .brief = Costantin.
    .full = Costantinopoli
fief-thessalonica = Tessalonica
    .the = Tessalonica
    .full = Regno di Tessalonica
fief-achaea = Acaia
    .the = l'Acaia
    .full = Principato di Acaia
fief-epirus = Epiro
    .the = l'Epiro
    .full = Ducato d'Epiro
fief-bulgaria = Bulgaria
    .the = la Bulgaria
    .full = Bulgaria
fief-serbia = Serbia
    .the = la Serbia
    .full = Serbia
fief-nicaea = Nicea
    .the = Nicea
    .full = Impero di Nicea

# Terreni

terrain-plains = Pianura
    .letter = p
terrain-farmland = Campagna
    .letter = c
terrain-forest = Foresta
    .letter = f
terrain-mountain = Montagna
    .letter = m

# Soldati: da soli, contati e come lettera; i mercenari hanno lettere minuscole

soldier-lancer = Lanciere
    .count = { $count ->
        [one] un Lanciere
       *[other] { $count } Lancieri
    }
    .letter = L
soldier-footman = Fante
    .count = { $count ->
        [one] un Fante
       *[other] { $count } Fanti
    }
    .letter = F
soldier-archer = Arciere
    .count = { $count ->
        [one] un Arciere
       *[other] { $count } Arcieri
    }
    .letter = A
soldier-knight = Cavaliere
    .count = { $count ->
        [one] un Cavaliere
       *[other] { $count } Cavalieri
    }
    .letter = K
soldier-warlord = Condottiero
    .count = { $count ->
        [one] un Condottiero
       *[other] { $count } Condottieri
    }
    .letter = W
mercenary-lancer = Lanciere mercenario
    .count = { $count ->
        [one] un Lanciere mercenario
       *[other] { $count } Lancieri mercenari
    }
    .letter = l
mercenary-footman = Fante mercenario
    .count = { $count ->
        [one] un Fante mercenario
       *[other] { $count } Fanti mercenari
    }
    .letter = f
mercenary-archer = Arciere mercenario
    .count = { $count ->
        [one] un Arciere mercenario
       *[other] { $count } Arcieri mercenari
    }
    .letter = a
mercenary-knight = Cavaliere mercenario
    .count = { $count ->
        [one] un Cavaliere mercenario
       *[other] { $count } Cavalieri mercenari
    }
    .letter = k
# Una parola sola: le frasi la riconoscono.
peasants = contadini

# Chi si prepara a muovere

mover-foot = soldati a piedi
mover-knights = Cavalieri
mover-warlord = Condottiero e chi lo segue
mover-long-march = Condottiero in Lunga Marcia
mover-wagons = carri a nolo

# Mazzi e carte

deck-pope = Papa
deck-merchant = Mercante
deck-conquest = Conquista

card-P01 = Elemosine dei Fedeli
card-P01-text = Prendi 5 ori.
card-P02 = Anno Santo
card-P02-text = Prendi 4 ori. Ogni altro giocatore non scomunicato ne prende 2.
card-P03 = Censura dell'Orgoglio
card-P03-text = Chi ha più castelli paga 5 ori al Tesoro. In caso di parità scarta la carta. Scomunica papale se ignorata.
card-P04 = Obolo di San Pietro
card-P04-text = Un avversario incassa 4 ori in meno in questa fase; tu altrettanti in più. Scomunica papale se ignorata.
card-P05 = Tregua di Dio
card-P05-text = Tu e un avversario che non hai attaccato in questo turno non potete attaccarvi fino alla fine del suo prossimo turno. Scomunica papale se ignorata.
card-P06 = Voto di Pellegrinaggio
card-P06-text = Un avversario toglie 2 suoi Lancieri o Fanti, senza svuotare feudi. Scomunica papale se ignorata.
card-P07 = Legato Pontificio
card-P07-text = Un avversario libera un tuo Condottiero: mettilo in un tuo castello. Scomunica papale se ignorata.
card-P08 = Interdetto
card-P08-text = Un avversario non riceve il bonus castello di un regno in questa fase. Scomunica papale se ignorata.
card-P09 = Leva dei Monasteri
card-P09-text = Piazza 2 Lancieri nei tuoi feudi.
card-P10 = Zelo Crociato
card-P10-text = Il tuo dado migliora di un grado nel prossimo round di battaglia.
card-P11 = Prima Pietra Benedetta
card-P11-text = Inizia o completa un castello senza pagare.
card-P12 = Indulgenza
card-P12-text = Togliti una scomunica, oppure prendi 3 ori.
card-P13 = Bando di Crociata
card-P13-text = Un avversario toglie 1 suo Cavaliere, senza svuotare feudi. Scomunica papale se ignorata.
card-P14 = Ordine Cavalleresco
card-P14-text = Piazza 1 Cavaliere in un tuo castello.
card-M01 = Carovana delle Spezie
card-M01-text = Prendi 7 ori.
card-M02 = Contratto degli Armaioli
card-M02-text = Trasforma fino a 3 tuoi Lancieri in Fanti.
card-M03 = Gilda degli Arcai
card-M03-text = Trasforma fino a 2 tuoi Lancieri in Arcieri.
card-M04 = Cavalli da Guerra
card-M04-text = Trasforma fino a 2 Lancieri in un tuo castello in Cavalieri.
card-M05 = Compagnia di Ventura
card-M05-text = Aggiungi 2 Lancieri mercenari alla tua parte in questa battaglia.
card-M06 = Mastri Muratori
card-M06-text = Inizia o completa un castello senza pagare.
card-M07 = Macchine da Guerra
card-M07-text = Se attacchi un castello: il dado del difensore peggiora di un grado per due round.
card-M08 = Caditoie
card-M08-text = Se difendi un castello: l'attaccante perde 2 soldati a sua scelta prima del prossimo round.
card-M09 = Borsa di Favori
card-M09-text = Tira un d12 per l'iniziativa e aggiungi 1.
card-M10 = Mediatore di Riscatti
card-M10-text = Paga 4 ori a chi tiene un tuo Condottiero: mettilo in un tuo castello.
card-M11 = Carri a Nolo
card-M11-text = Fino a 6 soldati non mossi di un feudo si muovono di un feudo in più.
card-M12 = Fuoco Greco
card-M12-text = In attacco: il difensore perde 4 soldati a sua scelta prima del prossimo round.
card-M13 = Diritti di Pedaggio
card-M13-text = Un avversario incassa 4 ori in meno in questa fase; tu altrettanti in più.
card-C01 = Lunga Marcia
card-C01-text = Un tuo Condottiero non ancora mosso e chi lo segue si muovono di un feudo in più in questo turno.
card-C02 = Cavaliere Eroico
card-C02-text = Libera un tuo Condottiero prigioniero in un tuo castello, oppure piazza 1 Cavaliere in un tuo castello.
card-C03 = Tradimento
card-C03-text = Fino a 2 Lancieri di un feudo nemico vicino a un tuo feudo passano a te e vi si spostano; almeno un soldato deve restare.
card-C04 = Bottino di Guerra
card-C04-text = Prendi 5 ori.
card-C05 = Armi Catturate
card-C05-text = Trasforma fino a 2 Lancieri di un feudo in Fanti.
card-C06 = Carica Audace
card-C06-text = In attacco: i tuoi Cavalieri e Condottieri tirano un dado in più ciascuno nel prossimo round.
card-C07 = Tempesta di Frecce
card-C07-text = I tuoi Arcieri tirano un dado in più ciascuno nel prossimo round.
card-C08 = Muro di Scudi
card-C08-text = Ignora i primi 2 colpi subiti nel prossimo round.
card-C09 = Guide del Luogo
card-C09-text = Se attacchi foresta o montagna senza castello: il dado del difensore peggiora di un grado per due round.
card-C10 = Presidio Fedele
card-C10-text = Piazza 2 Lancieri in un feudo conquistato in questo turno.
card-C11 = Furore di Battaglia
card-C11-text = In attacco: il tuo dado migliora di un grado nel prossimo round.
card-C12 = Comando Eroico
card-C12-text = In attacco: i tuoi soldati tirano il d10 invece del d8 per il resto di questa battaglia.
card-C13 = Assedio
card-C13-text = Se attacchi un castello difeso con il d12: i difensori tirano il d10 per il resto di questa battaglia.
card-C14 = Imboscata
card-C14-text = Se difendi foresta o montagna senza castello: l'attaccante perde 2 soldati a sua scelta prima del prossimo round.

# Fasi

phase-setup = Preparazione
phase-manoeuvre = Manovre
phase-battles = Battaglie
phase-redeployment = Spostamenti
phase-pope = Carta Papa e vittoria
phase-taxes = Tasse
phase-recruit = Reclutamento
phase-deploy = Schieramento
phase-initiative = Iniziativa
phase-merchant = Carta Mercante
phase-over = Partita finita

# Battaglie. Le facce sono i dadi in fila.

side-attacker = attaccante
    .the = l'attaccante
side-defender = difensore
    .the = il difensore
step-archers = prima gli Arcieri
step-main = tutti gli altri
face = { $id }
    .face = [{ $id }]

# Che cosa si può scegliere

done = termina
play-on = continua a giocare
surrender = arrenditi
fight = combatti ancora
retreat = ritirati
obey = obbedisci
ignore = ignora
accept = accetta
refuse = rifiuta
send = manda l'offerta
pay = paga
buy = compra una carta
leave = lascia indietro
everybody = tutti
some = una parte
castle = comincia un castello
finish = completa un castello
keep = ripaga i mercenari
hire = ingaggia mercenari
deal = tratta un riscatto
discard = scarta
initiative = carta Iniziativa { $id }
number = { $id }
number-all = tutti
gold = { $id ->
    [one] 1 oro
   *[other] { $id } ori
}
part = scelta { $id }
part-0 = la prima
part-1 = la seconda
seat = giocatore { $id }
seat-0 = primo posto
seat-1 = secondo posto
seat-2 = terzo posto
seat-3 = quarto posto
attack = attacco
captive = prigioniero
card = carta { $id }
fief = feudo { $id }
kingdom = regno { $id }

attack-scotland = attacco contro la Scozia
attack-northumbria = attacco contro la Northumbria
attack-england = attacco contro l'Inghilterra
attack-wales = attacco contro il Galles
attack-cornwall = attacco contro la Cornovaglia
attack-ireland = attacco contro l'Irlanda
attack-ulster = attacco contro l'Ulster
attack-jutland = attacco contro lo Jutland
attack-zealand = attacco contro la Selandia
attack-scania = attacco contro la Scania
attack-holstein = attacco contro lo Holstein
attack-mecklenburg = attacco contro il Meclemburgo
attack-pomerania = attacco contro la Pomerania
attack-kiev = attacco contro Kiev
attack-volhynia = attacco contro la Volinia
attack-black_ruthenia = attacco contro la Rutenia Nera
attack-polish_principalities = attacco contro i Principati Polacchi
attack-old_prussia = attacco contro la Vecchia Prussia
attack-lithuania = attacco contro la Lituania
attack-polotsk = attacco contro Polotsk
attack-brittany = attacco contro la Bretagna
attack-france_fief = attacco contro la Francia (dominio reale)
attack-champagne = attacco contro la Champagne
attack-burgundy = attacco contro la Borgogna
attack-aquitaine = attacco contro l'Aquitania
attack-gascony = attacco contro la Guascogna
attack-toulouse = attacco contro Tolosa
attack-lotharingia = attacco contro la Lotaringia
attack-saxony = attacco contro la Sassonia
attack-brandenburg = attacco contro il Brandeburgo
attack-swabia = attacco contro la Svevia
attack-bavaria = attacco contro la Baviera
attack-bohemia = attacco contro la Boemia
attack-austria = attacco contro l'Austria
attack-red_ruthenia = attacco contro la Rutenia Rossa
attack-hungary_fief = attacco contro l'Ungheria (dominio reale)
attack-transylvania = attacco contro la Transilvania
attack-slavonia = attacco contro la Slavonia
attack-croatia = attacco contro la Croazia
attack-bosnia = attacco contro la Bosnia
attack-cumania = attacco contro la Cumania
attack-leon = attacco contro il León
attack-castile = attacco contro la Castiglia
attack-aragon = attacco contro l'Aragona
attack-al_andalus = attacco contro Al-Andalus
attack-almohads = attacco contro i Domini degli Almohadi
attack-portugal = attacco contro il Portogallo
attack-navarre = attacco contro la Navarra
attack-venice = attacco contro Venezia
attack-lombard_league = attacco contro la Lega Lombarda
attack-papal_states = attacco contro lo Stato Pontificio
attack-pisa = attacco contro Pisa
attack-sicily = attacco contro la Sicilia
attack-ifriqiya = attacco contro l'Ifriqiya
attack-constantinople = attacco contro Costantinopoli
attack-thessalonica = attacco contro Tessalonica
attack-achaea = attacco contro l'Acaia
attack-epirus = attacco contro l'Epiro
attack-bulgaria = attacco contro la Bulgaria
attack-serbia = attacco contro la Serbia
attack-nicaea = attacco contro Nicea

captive-scotland = prigioniero (Scozia)
captive-northumbria = prigioniero (Northumbria)
captive-england = prigioniero (Inghilterra)
captive-wales = prigioniero (Galles)
captive-cornwall = prigioniero (Cornovaglia)
captive-ireland = prigioniero (Irlanda)
captive-ulster = prigioniero (Ulster)
captive-jutland = prigioniero (Jutland)
captive-zealand = prigioniero (Selandia)
captive-scania = prigioniero (Scania)
captive-holstein = prigioniero (Holstein)
captive-mecklenburg = prigioniero (Meclemburgo)
captive-pomerania = prigioniero (Pomerania)
captive-kiev = prigioniero (Kiev)
captive-volhynia = prigioniero (Volinia)
captive-black_ruthenia = prigioniero (Rutenia Nera)
captive-polish_principalities = prigioniero (Principati Polacchi)
captive-old_prussia = prigioniero (Vecchia Prussia)
captive-lithuania = prigioniero (Lituania)
captive-polotsk = prigioniero (Polotsk)
captive-brittany = prigioniero (Bretagna)
captive-france_fief = prigioniero (Francia, dominio reale)
captive-champagne = prigioniero (Champagne)
captive-burgundy = prigioniero (Borgogna)
captive-aquitaine = prigioniero (Aquitania)
captive-gascony = prigioniero (Guascogna)
captive-toulouse = prigioniero (Tolosa)
captive-lotharingia = prigioniero (Lotaringia)
captive-saxony = prigioniero (Sassonia)
captive-brandenburg = prigioniero (Brandeburgo)
captive-swabia = prigioniero (Svevia)
captive-bavaria = prigioniero (Baviera)
captive-bohemia = prigioniero (Boemia)
captive-austria = prigioniero (Austria)
captive-red_ruthenia = prigioniero (Rutenia Rossa)
captive-hungary_fief = prigioniero (Ungheria, dominio reale)
captive-transylvania = prigioniero (Transilvania)
captive-slavonia = prigioniero (Slavonia)
captive-croatia = prigioniero (Croazia)
captive-bosnia = prigioniero (Bosnia)
captive-cumania = prigioniero (Cumania)
captive-leon = prigioniero (León)
captive-castile = prigioniero (Castiglia)
captive-aragon = prigioniero (Aragona)
captive-al_andalus = prigioniero (Al-Andalus)
captive-almohads = prigioniero (Domini degli Almohadi)
captive-portugal = prigioniero (Portogallo)
captive-navarre = prigioniero (Navarra)
captive-venice = prigioniero (Venezia)
captive-lombard_league = prigioniero (Lega Lombarda)
captive-papal_states = prigioniero (Stato Pontificio)
captive-pisa = prigioniero (Pisa)
captive-sicily = prigioniero (Sicilia)
captive-ifriqiya = prigioniero (Ifriqiya)
captive-constantinople = prigioniero (Costantinopoli)
captive-thessalonica = prigioniero (Tessalonica)
captive-achaea = prigioniero (Acaia)
captive-epirus = prigioniero (Epiro)
captive-bulgaria = prigioniero (Bulgaria)
captive-serbia = prigioniero (Serbia)
captive-nicaea = prigioniero (Nicea)

## Che cosa succede

event-order-set = Ordine di gioco: { $order }.
event-rolled-initiative = { $seat } tira { $face } per l'iniziativa (d{ $die }){ $bonus ->
        [0] .
       *[other] , e aggiunge { $bonus }.
    }
event-initiative-taken = { $seat } prende la carta Iniziativa { $n }.
event-settled = Il regno di partenza di { $seat } è { $kingdom }.
event-castle-stands = Il primo castello di { $seat } difende { $fief }.
event-warlord-stands = Un Condottiero di { $seat } presidia { $fief }.
event-army-stands = { $seat } presidia { $fief } con { $army }.
event-round-began = Giro { $round }
event-phase-began = Giro { $round }: { $phase }
event-turn-began = Comincia il turno di { $seat }.
event-turn-ended = Finisce il turno di { $seat }.
event-surrendered = { $seat } si arrende.
event-attacked = { $seat } attacca { $fief } con { $army }.
event-moved = { $seat } sposta { $army } verso { $to }.
event-battle-began = Battaglia per { $fief }: { $attacker } con { $attackers } contro { $peasants ->
        [0] { $defender } con { $defenders }
        [one] un contadino
       *[other] { $peasants } contadini
    }.
event-rolled = { $side } tira { $faces } (d{ $die }, { $troop ->
        [contadini] i contadini colpiscono
       *[other] { $troop } colpisce
    } con { $needed } o più): { $hits ->
        [0] nessun colpo
        [one] un colpo
       *[other] { $hits } colpi
    }.
event-hit = { $side } { $hits ->
        [0] non subisce colpi
        [one] subisce un colpo
       *[other] subisce { $hits } colpi
    }{ $ignored ->
        [0] .
        [one] ; un altro è ignorato.
       *[other] ; altri { $ignored } sono ignorati.
    }
event-struck = { $side } perde { $hits ->
        [one] un soldato
       *[other] { $hits } soldati
    } prima dei dadi.
event-peasants-fell = { $n ->
        [one] Un contadino cade
       *[other] { $n } contadini cadono
    } nella battaglia per { $fief }.
event-fell = { $seat } perde { $army } nella battaglia per { $fief }.
event-battle-ended = { $outcome ->
        [conquered] { $attacker } conquista { $fief }; { $defender ->
            [contadini] i contadini si disperdono
           *[other] { $defender } perde il feudo
        }.
        [repelled] L'attacco di { $attacker } contro { $fief } è respinto.
        [destroyed] Nella battaglia per { $fief } non resta in piedi nessuno, da nessuna delle due parti.
       *[retreated] { $attacker } si ritira dalla battaglia per { $fief }.
    }
event-went-back = { $seat } riporta { $army } verso { $to }, lasciando { $from }.
event-castle-captured = { $seat } cattura il castello di { $from } che difendeva { $fief }.
event-estate-taken = { $from } cede tutto a { $seat }: { $gold ->
        [one] 1 oro
       *[other] { $gold } ori
    } e { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }.
event-card-came = { $seat } riceve { $card } da { $from }.
event-captured = { $seat } cattura un Condottiero di { $owner } (prigione: { $prison }).
event-warlord-taken = { $seat } non ha castelli: { $n ->
        [one] il Condottiero di { $owner } resta fuori
       *[other] i { $n } Condottieri di { $owner } restano fuori
    } dallo scontro finché la battaglia non finisce.
event-released = Un Condottiero di { $seat } è libero e lascia { $prison }.
event-came-home = Un Condottiero di { $seat } raggiunge il castello che difende { $fief }.
event-warlord-to-supply = Un Condottiero di { $seat } non ha dove andare e lascia la mappa.
event-offered = { $from } offre un accordo a { $to }: { $captives ->
        [one] un prigioniero torna a casa
       *[other] { $captives } prigionieri tornano a casa
    }, { $asked ->
        [0] { $from } paga { $gold ->
        [one] 1 oro
       *[other] { $gold } ori
    }
       *[other] { $to } paga { $gold ->
        [one] 1 oro
       *[other] { $gold } ori
    }
    }.
event-card-offered = { $from } aggiunge { $card } all'offerta a { $to }.
event-card-asked = { $from } chiede { $card } a { $to }.
event-accepted = { $to } accetta l'offerta di { $from }.
event-refused = { $to } rifiuta l'offerta di { $from }.
event-paid = { $from } paga { $gold ->
        [one] 1 oro
       *[other] { $gold } ori
    } a { $to }.
event-gained = { $seat } guadagna { $gold ->
        [one] 1 oro
       *[other] { $gold } ori
    }.
event-spent = { $seat } paga { $gold ->
        [one] 1 oro
       *[other] { $gold } ori
    } al Tesoro.
event-abandoned = { $seat } abbandona { $fief }{ $castle ->
        [0] {""}
       *[other] {" "}con il suo castello
    }: il feudo torna ai contadini.
event-removed = { $seat } toglie { $army } dalla mappa, lasciando { $fief }.
event-placed = { $seat } rafforza { $fief } con { $army }.
event-recruited = { $seat } recluta { $army }.
event-kept = { $seat } ripaga { $army } per presidiare { $fief }.
event-castle-ordered = { $seat } paga un castello per { $kingdom }.
event-finish-ordered = { $seat } paga per completare il castello che difende { $fief }.
event-castle-begun = { $seat } comincia un castello che difende { $fief }.
event-castle-finished = Il castello di { $seat } che difende { $fief } è completo.
event-given-back = { $seat } restituisce { $army }, per mancanza di posto.
event-better-die = { $seat } tirerà un d{ $die } per l'iniziativa.
event-drew = { $seat } pesca una carta { $deck }.
event-got = { $seat } pesca { $card }.
event-played = { $seat } gioca { $card }.
event-targeted = { $seat } gioca { $card } contro { $target }.
event-discarded = { $seat } scarta { $card }.
event-reshuffled = Gli scarti del mazzo { $deck } sono mescolati e formano il nuovo mazzo.
event-obeyed = { $seat } obbedisce a { $card }.
event-ignored = { $seat } ignora { $card }: { $count ->
        [one] una scomunica
       *[other] { $count } scomuniche
    }.
event-absolved = { $seat } si libera di una scomunica; { $count ->
        [0] non ne restano
        [one] ne resta una
       *[other] ne restano { $count }
    }.
event-upgraded = { $from } di { $seat } che presidia { $fief } diventa { $to }.
event-turned = { $seat } porta dalla sua parte { $army } di { $enemy }: lasciano { $from } e raggiungono { $to }.
event-truce = { $seat } e { $with } non possono attaccarsi.
event-bonus-cancelled = { $seat } non riceve il bonus castello per { $kingdom }.
event-majority = { $holder ->
        [contadini] Nessuno ha più la maggioranza dei castelli completi.
       *[other] { $holder } ha la maggioranza dei castelli completi.
    }
event-vassals = { $seat } paga { $price ->
        [one] 1 oro
       *[other] { $price } ori
    } e fa suoi i soldati di { $victim }.
event-eliminated = { $seat } è fuori dal gioco{ $heir ->
        [contadini] .
       *[other] ; { $heir } prende ciò che resta.
    }
event-game-over = { $ending ->
        [crown] { $winners } ha tenuto la maggioranza dei castelli e vince la partita.
        [alone] Resta solo { $winners }, che vince la partita.
        [limit] L'ultimo giro è finito. Vittoria: { $winners }.
       *[none] La partita è finita: { $winners }.
    }

## Che cosa si chiede al giocatore

prompt-initiative-card = Scegli una carta Iniziativa.
prompt-kingdom = Scegli il regno da cui parti.
prompt-first-castle = Metti il tuo castello in un feudo del tuo regno.
prompt-first-warlord = Metti un Condottiero in un secondo feudo del tuo regno.
prompt-divide = Dividi { $soldier }: scegli quanti raggiungono { $fief }; gli altri restano al castello.
prompt-surrender = Non hai castelli: continua a giocare, o arrenditi.
prompt-manoeuvre = Manovre: scegli un feudo e chi attacca da lì, o termina.
prompt-march-who = Scegli chi marcia lasciando { $fief }.
prompt-march-attack = { $fief }: { $army }, { $steps ->
        [0] nessun passo rimasto
        [one] un passo rimasto
       *[other] { $steps } passi rimasti
    }. Attacca, attraversa, o prendi altri.
prompt-march = { $fief }: { $army }, { $steps ->
        [0] nessun passo rimasto
        [one] un passo rimasto
       *[other] { $steps } passi rimasti
    }. Vai avanti, prendi o lascia soldati, o termina.
prompt-battles = Scegli la prossima battaglia da combattere.
prompt-battle-cards = Round di battaglia { $round } per { $fief }: gioca una carta, o termina.
prompt-losses = { $hits ->
        [one] Un colpo
       *[other] { $hits } colpi
    } nella battaglia per { $fief }: scegli chi cade.
prompt-decide = Battaglia per { $fief }: combatti ancora, o ritirati.
prompt-retreat = Scegli dove si ritirano i tuoi soldati.
prompt-retreat-to = Scegli chi si ritira verso { $fief }.
prompt-muster = Hai catturato un castello e puoi reclutare subito, con { $gold ->
        [one] 1 oro
       *[other] { $gold } ori
    }. Compra soldati, scegli il castello dove metterli, o termina.
prompt-muster-at = Scegli chi presidia { $fief }; hai { $gold ->
        [one] 1 oro
       *[other] { $gold } ori
    }.
prompt-surplus = Troppi soldati per { $fief }: scegli dove tornano gli altri.
prompt-surplus-to = Scegli chi lascia { $from } e torna verso { $to }.
prompt-prison = Scegli il castello che sarà prigione del Condottiero di { $seat }.
prompt-return = Scegli il castello a cui torna il tuo Condottiero.
prompt-partner = Prima degli spostamenti di { $seat } puoi trattare un riscatto, o termina.
prompt-deal-asked = Offerta di { $seat }: { $captives ->
        [one] un prigioniero torna a casa
       *[other] { $captives } prigionieri tornano a casa
    }, tu paghi { $gold ->
        [one] 1 oro
       *[other] { $gold } ori
    }{ $cards ->
        [0] {""}
        [one] {" "}e dai la carta indicata
       *[other] {" "}e dai le { $cards } carte indicate
    }. Accetta o rifiuta.
prompt-deal-offered = Offerta di { $seat }: { $captives ->
        [one] un prigioniero torna a casa
       *[other] { $captives } prigionieri tornano a casa
    }, tu ricevi { $gold ->
        [one] 1 oro
       *[other] { $gold } ori
    }{ $cards ->
        [0] {""}
        [one] {" "}e la carta indicata
       *[other] {" "}e le { $cards } carte indicate
    }. Accetta o rifiuta.
prompt-deal = La tua offerta a { $seat }: indica i prigionieri, poi oro o carte, e mandala; con "termina" la lasci cadere. Paga chi riavrà un Condottiero.
prompt-redeploy = Spostamenti: muovi i soldati non ancora mossi, o termina.
prompt-crowded = Troppi soldati su una montagna senza castello: scegli chi lascia la mappa.
prompt-tax-cards = Tasse: gioca una carta, o termina.
prompt-vassals = Paga { $gold ->
        [one] 1 oro
       *[other] { $gold } ori
    } per fare tuoi i soldati di { $seat }, o termina.
prompt-recruit = Reclutamento: hai { $gold ->
        [one] 1 oro
       *[other] { $gold } ori
    }. Compra soldati e castelli, o termina.
prompt-keep = Scegli i mercenari da ripagare fra quelli che presidiano { $fief }.
prompt-deploy-castle = Scegli il feudo per il castello che cominci: il regno è { $kingdom }.
prompt-deploy = Schiera le tue reclute: { $army }.
prompt-deploy-bonus = { $kingdom }: il regno è tutto tuo. Schiera lì { $left ->
        [one] un Lanciere gratis
       *[other] { $left } Lancieri gratis
    }.
prompt-deploy-hired = Schiera i tuoi mercenari: { $army }.
prompt-deploy-cards = Schieramento: gioca una carta, o termina.
prompt-deploy-into = Scegli chi rafforza { $fief }.
prompt-dice = Tiri un d{ $die } per l'iniziativa: paga o scarta una carta per un dado migliore, o termina.
prompt-merchant = Compra una carta Mercante per { $gold ->
        [one] 1 oro
       *[other] { $gold } ori
    }, o termina.
prompt-target = { $card }: scegli contro chi la giochi.
prompt-obey = { $seat } gioca { $card } contro di te: obbedisci, o ignorala e subisci la scomunica.
prompt-part = { $card }: scegli una delle due cose.
prompt-card-kingdom = { $card }: scegli il regno.
prompt-card-place = { $card }: scegli dove vanno i soldati.
prompt-card-remove = { $card }: scegli i soldati che togli.
prompt-card-upgrade = { $card }: scegli i soldati, o termina.
prompt-card-turn-who = { $card }: scegli quanti passano a te.
prompt-card-turn = { $card }: scegli il feudo nemico e il tuo feudo vicino.
prompt-card-march = { $card }: scegli il feudo del Condottiero.
prompt-card-wagons = { $card }: scegli il feudo dei soldati.
prompt-card-release = { $card }: scegli il prigioniero.
prompt-card-castle = { $card }: scegli il castello da cominciare o da completare.
prompt-over = La partita è finita.

## Perché no

reason-not-asked = Ora non si chiede questo.
reason-not-offered = Non è fra le scelte possibili.
reason-compulsory = Qui non puoi rinunciare: devi scegliere.
reason-kingdom-taken = { $kingdom }: il regno è di un altro giocatore.
reason-not-at-home = { $fief }: il feudo non è nel tuo regno di partenza.
reason-second-fief = { $fief }: lì c'è il tuo castello, il Condottiero va in un altro feudo.
reason-too-many = { $most ->
        [0] Per questo non ce n'è nessuno.
        [one] Al massimo uno.
       *[other] Al massimo { $most }.
    }
reason-full = { $fief }: non c'è posto per altri, una montagna senza castello tiene 15 soldati.
reason-not-yours = { $fief }: il feudo non è tuo.
reason-not-your-castle = { $fief }: lì non hai un castello adatto.
reason-out-of-play = { $fief }: il feudo non è in gioco.
reason-not-adjacent = { $from } e { $to } non confinano.
reason-nobody-there = { $fief }: lì ora nessuno può farlo.
reason-nowhere-to-go = Nessuna via possibile lasciando { $fief }.
reason-no-long-march = { $fief }: lì nessun Condottiero ha una Lunga Marcia.
reason-truce = Una tregua protegge { $fief }.
reason-no-battle = Non c'è una battaglia da combattere per { $fief }.
reason-no-route = Nessuno degli attaccanti è partito da lì o passato di lì: { $fief }.
reason-gold = Costa { $cost ->
        [one] 1 oro
       *[other] { $cost } ori
    }; oro in cassa: { $gold }.
reason-no-piece = Non ci sono abbastanza pedine per { $troop }: ne restano { $left }.
reason-captive-warlord = Un tuo Condottiero è prigioniero: non puoi comprarne un altro.
reason-castle-there = Hai già, o hai già pagato, un castello per { $kingdom }.
reason-no-fief-there = { $kingdom }: lì non hai un feudo che possa avere un castello.
reason-no-castle-left = Tutti i castelli sono in gioco.
reason-is-finished = Il castello che difende { $fief } è già completo.
reason-too-new = Il castello che difende { $fief } è troppo recente: aspetta il prossimo giro.
reason-castle-needed = { $troop } si può mettere solo in un castello.
reason-had-recruit = { $fief }: la recluta c'è già stata, senza castello è una per giro.
reason-best-die = Il tuo dado è già un d12.
reason-no-deal = Ora non c'è niente da trattare con { $seat }.
reason-no-card = Non hai { $card }.
reason-wrong-time = Non è il momento di { $card }.
reason-twice = { $card } è già stata giocata qui.
reason-no-effect = { $card } ora non avrebbe effetto.
reason-isolated = { $fief }: il feudo non confina con nessuno dei tuoi.

options-seats = Warlords of Europe è per giocare da due a quattro, non in { $seats }.
options-scenario = Questo scenario non è per { $seats } giocatori.

## Che cosa si concorda prima della partita

option-scenario = Scenario
scenario-standard = Come nel regolamento
scenario-hard = Difficile e più veloce
scenario-long = Difficile e più lunga
scenario-inner = Regni interni, mappa intera
scenario-random = Regni a sorte
scenario-agreed = Regni a scelta, mappa intera
scenario-2p = Due giocatori
scenario-3p = Tre giocatori
scenario-4p = Quattro giocatori
scenario-4p_hard = Quattro giocatori, difficile e più veloce
scenario-3p_hard = Tre giocatori, difficile e più veloce
scenario-3p_long = Tre giocatori, difficile e più lunga
scenario-4p_inner = Quattro giocatori, regni interni, mappa intera
option-scenario-standard = { scenario-standard }
option-scenario-hard = { scenario-hard } (tre o quattro)
option-scenario-long = { scenario-long } (tre)
option-scenario-inner = { scenario-inner } (quattro)
option-scenario-random = { scenario-random }
option-scenario-agreed = { scenario-agreed }
option-retreat = Ritirata
option-retreat-split = verso i feudi da cui è partito l'attacco, anche diversi
option-retreat-one_fief = tutti verso uno stesso feudo
option-bonus_on_tie = Bonus castello a pari feudi
option-bonus_on_tie-nothing = nessuno
option-bonus_on_tie-bonus = 6 ori
option-unlimited_recruits_in = Reclute senza limite
option-unlimited_recruits_in-any_castle = in ogni castello di un giro precedente
option-unlimited_recruits_in-finished_castle = solo nei castelli completi
option-unlimited_recruits_in-finished_or_captured = nei castelli completi e in quelli conquistati
option-castle_supply = Castelli
option-castle_supply-shared = dodici, in comune
option-castle_supply-unlimited = senza limite
option-two_player_hold = In due: tutti i castelli vanno tenuti
option-two_player_hold-opponent_turn = per un turno dell'avversario
option-two_player_hold-whole_round = per un giro intero
option-warlords_while_captive = Nuovi Condottieri mentre uno è prigioniero
option-warlords_while_captive-none = nessuno
option-warlords_while_captive-within_limit = nei limiti delle pedine
option-random_starts = Regni a sorte
option-random_starts-any = qualsiasi
option-random_starts-not_adjacent = non confinanti
option-rounds = La partita finisce dopo questo numero di giri
option-rounds-0 = mai

## Il tabellone nel terminale

we-round = Giro { $round }
we-round-of = Giro { $round } di { $rounds }
we-turn = Turno: { $name }
we-asked = Risponde: { $name }
we-over = Partita finita
we-castles = Castelli completi: { $castles }; maggioranza { $needed }
we-majority = Maggioranza: { $name }
we-majority-none = Maggioranza: nessuno
we-truce = Tregua: { $one }, { $other }
we-players = Giocatori
we-you = tu
we-gold = oro
we-income = tasse
we-fiefs = feudi
we-castles-short = castelli
we-cards = carte
we-excom = scom.
we-captives = prig.
we-estate = Oro { $gold }, tasse { $income }, castelli completi/tutti { $castles }, carte Papa/Mercante/Conquista { $cards }, scomuniche { $excom }.
we-surrendered = Resa: i soldati si difendono soltanto.
we-eliminated = Fuori dal gioco.
we-soldiers = Soldati: { $army }.
we-fiefs-of = Feudi: { $fiefs }.
we-held = Condottieri prigionieri: { $prisons }.
we-panel-kingdom = Regno
we-panel-battle = Battaglia
we-panel-cards = Carte
we-battle = Battaglia per { $fief } · round di battaglia { $round } · { $terrain }
we-taken = { $n ->
        [one] un Condottiero preso
       *[other] { $n } Condottieri presi
    }
we-ignores = (ignora { $hits })
we-attack = { $army } contro { $fief }, passando per { $from }
we-no-battle = Ora nessuna battaglia.
we-no-cards = Non hai carte.
we-ignored = { $name } ha ignorato { $cards }.
we-decks = Restano nei mazzi: { $decks }.
we-fief = { $fief }: { $terrain }, oro { $gold }, d{ $die }, { $owner } { $army }; confina con { $borders }.
we-more-fiefs = ▼ F2: tutti i feudi · m: la mappa
we-soldiers-title = Soldati
we-terrains-title = Terreni
we-terrain-die = { $terrain }: chi si difende lì tira un d{ $die }.
we-soldier = { $soldier }: muove { $moves }, colpisce con { $hit } o più, costa { $cost ->
        [one] 1 oro
       *[other] { $cost } ori
    }.
we-signs-soldiers = L Lanciere, F Fante, A Arciere, K Cavaliere, W Condottiero; minuscole per i mercenari
we-signs-armies = 6L1W sei Lancieri e un Condottiero; 12W dodici soldati misti con un Condottiero; (3) tre contadini
we-signs-terrain = · Pianura (d8), ≡ Campagna (d8), ♣ Foresta (d10), ▲ Montagna (d12)
we-signs-castles = ♜ castello completo, ♖ castello incompleto, ◊ Condottiero prigioniero
we-signs-fiefs = Da A a D: di chi è il feudo; × attaccato; ✓ scelto; d8 dado dei difensori; $ oro
we-signs-map = Sulla mappa: · confinanti per terra, ~ per mare; i vicini del feudo scelto risaltano
we-signs-players = f feudi, castelli completi/tutti, carte Papa/Mercante/Conquista, † scomuniche

## Capitoli delle regole

area-TERRAIN = La mappa e i terreni
area-PEASANT = Contadini
area-SETUP = Preparazione
area-3P = Partite in tre
area-2P = Partite in due
area-SCEN = Scenari
area-TURN = Giri e turni
area-MANEUVER = Turno: Manovre
area-BATTLE = Turno: Battaglie
area-DICE = Battaglie: i dadi
area-CASUALTY = Battaglie: perdite
area-ARCHER = Battaglie: Arcieri
area-RETREAT = Battaglie: ritirata
area-REDEPLOY = Turno: Spostamenti
area-CONQUEST = Turno: carta Conquista
area-GROUP = Fasi di gruppo
area-POPE = Fasi di gruppo: carta Papa
area-VICTORY = Fasi di gruppo: vittoria
area-TAX = Fasi di gruppo: Tasse
area-RECRUIT = Fasi di gruppo: Reclutamento
area-DEPLOY = Fasi di gruppo: Schieramento
area-INITIATIVE = Fasi di gruppo: Iniziativa
area-MERCHANT = Fasi di gruppo: carta Mercante
area-WARLORD = Condottieri
area-CAPTURE = Prigionieri e riscatto
area-PROXY = Limiti delle pedine
area-MERC = Mercenari
area-MOUNTAIN = Montagne
area-CASTLE = Castelli
area-SIEGEDICE = Castelli: dadi dei difensori
area-CAPTURECASTLE = Castelli: conquista
area-CARD = Carte
area-EXCOM = Scomunica
area-ALLIANCE = Alleanze
area-ELIM = Resa ed eliminazione
area-R = Decisioni sui casi dubbi
