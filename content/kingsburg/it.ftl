## Nomi e testi dei componenti

# Consiglieri

advisor-1 = Giullare
advisor-1-text = Guadagna 1 PV.
advisor-2 = Signorotto
advisor-2-text = Prendi 1 oro.
advisor-3 = Architetto
advisor-3-text = Prendi 1 legno.
advisor-4 = Mercante
advisor-4-text = Prendi 1 oro o 1 legno.
advisor-5 = Sergente
advisor-5-text = Recluta 1 soldato.
advisor-6 = Alchimista
advisor-6-text = Puoi restituire 1 merce e prenderne una di ciascuno degli altri due tipi.
advisor-7 = Astronomo
advisor-7-text = Prendi 1 merce a scelta e un gettone "+2".
advisor-8 = Tesoriere
advisor-8-text = Prendi 2 ori.
advisor-9 = Capocaccia
advisor-9-text = Prendi 1 legno e, a scelta, 1 oro o 1 pietra.
advisor-10 = Generale
advisor-10-text = Recluta 2 soldati e, se vuoi, guarda la prima carta Invasori.
advisor-11 = Armaiolo
advisor-11-text = Prendi 1 pietra e, a scelta, 1 oro o 1 legno.
advisor-12 = Nobildonna
advisor-12-text = Prendi 2 merci a scelta e un gettone "+2".
advisor-13 = Campione
advisor-13-text = Prendi 3 pietre.
advisor-14 = Spia
advisor-14-text = Puoi spendere 1 PV per prendere 3 merci a scelta.
advisor-15 = Inventore
advisor-15-text = Prendi 1 oro, 1 legno e 1 pietra.
advisor-16 = Mago
advisor-16-text = Prendi 4 ori.
advisor-17 = Regina
advisor-17-text = Prendi 2 merci a scelta, guadagna 3 PV e, se vuoi, guarda la prima carta Invasori.
advisor-18 = Re
advisor-18-text = Prendi 1 oro, 1 legno e 1 pietra e recluta 1 soldato.

# Edifici

building-B1 = Statua
building-B1-text = Dopo il lancio, se tutti i tuoi dadi mostrano lo stesso numero, puoi rilanciarne uno.
building-B2 = Cappella
building-B2-text = Dopo il lancio, se il totale dei tuoi dadi è 7 o meno, puoi rilanciarli tutti.
building-B3 = Chiesa
building-B3-text = +1 in battaglia contro i Demoni.
building-B4 = Cattedrale
building-B4-text = Alla fine della partita guadagni 1 PV ogni 2 merci che possiedi.
building-C1 = Locanda
building-C1-text = Alla fine dell'Estate prendi un gettone "+2".
building-C2 = Mercato
building-C2-text = Una volta per stagione, un tuo gruppo di dadi può contare 1 in più o 1 in meno.
building-C3 = Fattorie
building-C3-text = Lanci un dado bianco in più in ogni stagione; -1 in battaglia.
building-C4 = Gilda dei Mercanti
building-C4-text = All'inizio di ogni stagione, prima del lancio, prendi 1 oro.
building-D1 = Torre di Guardia
building-D1-text = +1 in battaglia.
building-D2 = Fucina
building-D2-text = +1 in battaglia.
building-D3 = Caserma
building-D3-text = Nella fase 7 ogni soldato ti costa 1 merce invece di 2.
building-D4 = Gilda dei Maghi
building-D4-text = +2 in battaglia.
building-E1 = Palizzata
building-E1-text = +1 in battaglia, +2 contro gli Zombi.
building-E2 = Scuderie
building-E2-text = Quando ti aiuta il Consigliere 5, 10 o 18, recluti 1 soldato in più.
building-E3 = Muro di Pietra
building-E3-text = +1 in battaglia; un totale pari alla forza degli invasori conta come vittoria.
building-E4 = Fortezza
building-E4-text = +1 in battaglia; guadagni 1 PV a ogni battaglia vinta.
building-F1 = Barricata
building-F1-text = +1 in battaglia contro i Goblin.
building-F2 = Argano
building-F2-text = I tuoi edifici delle colonne III e IV costano 1 oro in meno.
building-F3 = Municipio
building-F3-text = Alla fine di ogni stagione puoi pagare, una volta, 1 merce o un gettone "+2" per 1 PV.
building-F4 = Ambasciata
building-F4-text = Alla fine di ogni stagione guadagni 1 PV.

# Razze degli invasori

race-Goblins = Goblin
race-Orcs = Orchi
race-Zombies = Zombi
race-Barbarians = Barbari
race-Demons = Demoni
race-Dragons = Draghi

# Merci

good-gold = oro
good-wood = legno
good-stone = pietra

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

# Che cosa si può scegliere

die = dado { $id }
white = dado bianco { $id }
plus2 = gettone +2
market-up = Mercato: uno in più
market-down = Mercato: uno in meno
agent = Agente del Re
pass = passa
vp = punto vittoria
look = guarda la carta
