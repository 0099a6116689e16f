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
building-E2-text = Con l'aiuto del 5, 10 o 18 recluti 1 soldato in più (non sotto una tessera).
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

# Edifici delle file aggiuntive (modulo 1)

building-A1 = Segheria
    .the = la Segheria
    .brief = Segher.
building-A1-text = Alla fine dell'Estate puoi dare 1 legno per 2 ori, una volta.
building-A2 = Tagliapietre
    .the = il Tagliapietre
    .brief = Taglia.
building-A2-text = Alla fine dell'Estate puoi dare 1 pietra per 3 ori, una volta.
building-A3 = Oreficeria
    .the = l'Oreficeria
    .brief = Orefic.
building-A3-text = Alla fine dell'Estate puoi dare 1 oro per 1 soldato e 1 PV, una volta.
building-A4 = Zecca
    .the = la Zecca
building-A4-text = Segheria, Tagliapietre e Oreficeria valgono anche a fine Primavera e Autunno.
building-G1 = Fortificazioni Sommarie
    .the = le Fortificazioni Sommarie
    .brief = Fortif.
building-G1-text = +1 in battaglia contro invasori di forza stampata 5 o meno.
building-G2 = Centro di Reclutamento
    .the = il Centro di Reclutamento
    .brief = Reclut.
building-G2-text = Nella fase 7 puoi pagare gettoni "+2" come se fossero merci.
building-G3 = Campo d'Addestramento
    .the = il Campo d'Addestramento
    .brief = Addest.
building-G3-text = Subito prima della fase 7, se hai meno di 2 soldati, ne recluti 1.
building-G4 = Accademia Militare
    .the = l'Accademia Militare
    .brief = Accad.
building-G4-text = Inverno: puoi usare un tuo dado (coi gettoni metà in su), non i soldati del Re.

# Edifici delle file alternative (modulo 2)

building-A1a = Ovile
    .the = l'Ovile
building-A1a-text = Alla fine della Primavera prendi 1 oro.
building-A2a = Casa dei Telai
    .the = la Casa dei Telai
    .brief = Telai
building-A2a-text = Alla fine della Primavera puoi dare 1 oro per 2 PV, una volta.
building-A3a = Tintoria
    .the = la Tintoria
    .brief = Tintor.
building-A3a-text = Alla fine della Primavera puoi dare un gettone "+2" per 2 merci a scelta.
building-A4a = Fiera dei Tessuti
    .the = la Fiera dei Tessuti
    .brief = Fiera
building-A4a-text = A fine Estate e a fine Autunno guadagni 1 PV per ogni tipo di merce che hai.
building-B1a = Ponte
    .the = il Ponte
building-B1a-text = Una volta per stagione un gruppo di un solo dado può valere 1 in più.
building-B2a = Altare
    .the = l'Altare
building-B2a-text = Dopo il lancio, se i tuoi dadi fanno 8 o meno, puoi rilanciarne quanti vuoi.
building-B3a = Monastero
    .the = il Monastero
    .brief = Monast.
building-B3a-text = Alla fine di ogni stagione, se non hai merci, guadagni 1 PV.
building-B4a = Duomo
    .the = il Duomo
building-B4a-text = Se in una stagione ti avanza un dado colorato, prendi 1 merce a scelta.
building-C1a = Birrificio
    .the = il Birrificio
    .brief = Birrif.
building-C1a-text = Alla fine dell'Estate, se hai soldati, devi darne uno per 1 oro e 1 legno.
building-C2a = Mercato Ambulante
    .the = il Mercato Ambulante
    .brief = M.Amb.
building-C2a-text = Ogni stagione, prima di costruire, puoi dare 1 merce per 1 a tua scelta.
building-C3a = Vigneto
    .the = il Vigneto
building-C3a-text = Lanci un dado bianco in più in Estate e in Autunno.
building-C4a = Corte delle Carovane
    .the = la Corte delle Carovane
    .brief = Carov.
building-C4a-text = Prima del lancio: 1 legno in Primavera, 1 pietra in Estate, 1 oro in Autunno.
building-D1a = Armeria
    .the = l'Armeria
building-D1a-text = Subito prima della fase 7 recluti 1 soldato.
building-D2a = Allevamento Grifoni
    .the = l'Allevamento Grifoni
    .brief = Grifoni
building-D2a-text = Se il totale finale dei tuoi dadi è 9 o meno, recluti 1 soldato.
building-D3a = Maneggio
    .the = il Maneggio
    .brief = Maneg.
building-D3a-text = 1 PV una volta per stagione se ti aiuta il 5, il 10 o il 18 (senza tessera).
building-D4a = Sala degli Ammazzadraghi
    .the = la Sala degli Ammazzadraghi
    .brief = Sala
building-D4a-text = +1 in battaglia, +3 contro Demoni e Draghi.
building-E1a = Piccola Palizzata
    .the = la Piccola Palizzata
    .brief = P.Paliz
building-E1a-text = All'inizio dell'Inverno, se hai almeno 1 soldato, ne aggiungi 1.
building-E2a = Fuoco di Segnalazione
    .the = il Fuoco di Segnalazione
    .brief = Fuoco
building-E2a-text = Prima della fase 7 puoi guardare la carta Invasori e dare 1 merce per 1 soldato.
building-E3a = Rifugio Nascosto
    .the = il Rifugio Nascosto
    .brief = Rifugio
building-E3a-text = Se perdi la battaglia, la penalità degli invasori non ti toglie PV.
building-E4a = Bastione Esterno
    .the = il Bastione Esterno
    .brief = Bastion
building-E4a-text = +1 in battaglia; gli invasori non distruggono mai i tuoi edifici.
building-F1a = Fontana
    .the = la Fontana
building-F1a-text = Guadagni 1 PV ogni volta che costruisci un altro edificio della colonna I.
building-F2a = Scuola
    .the = la Scuola
building-F2a-text = Subito dopo la fase 7, se hai almeno 2 soldati, guadagni 1 PV.
building-F3a = Università
    .the = l'Università
    .brief = Univ.
building-F3a-text = Se il totale finale dei tuoi dadi è 9 o meno, guadagni 2 PV.
building-F4a = Gilda degli Architetti
    .the = la Gilda degli Architetti
    .brief = G.Arch.
building-F4a-text = 1 PV per ogni edificio successivo; alla fine 1 PV per ogni altro in colonna IV.
building-G1a = Fossato di Pali
    .the = il Fossato di Pali
    .brief = Fossato
building-G1a-text = +1 in battaglia contro Orchi e Barbari.
building-G2a = Campo dei Veterani
    .the = il Campo dei Veterani
    .brief = Veteran
building-G2a-text = All'inizio della Primavera, se hai vinto l'ultima battaglia, recluti 1 soldato.
building-G3a = Campana d'Allarme
    .the = la Campana d'Allarme
    .brief = Campana
building-G3a-text = Scoperti gli invasori, puoi reclutare fino a 2 soldati per 1 merce ciascuno.
building-G4a = Casa dei Capitani
    .the = la Casa dei Capitani
    .brief = Capitan
building-G4a-text = +1 in battaglia; 1 PV in più quando ricevi il PV per il totale più alto.

# Tessere Capriccio

tile-1 = Capriccio 1
    .the = il Capriccio 1
    .brief = Cap. 1
tile-1-text = Prendi l'aiuto del Consigliere più basso che nessuno ha influenzato.
tile-2 = Capriccio 2
    .the = il Capriccio 2
    .brief = Cap. 2
tile-2-text = Prendi due gettoni "+2", o danne uno per 1 oro e 1 soldato.
tile-3 = Capriccio 3
    .the = il Capriccio 3
    .brief = Cap. 3
tile-3-text = Il vicino di sinistra sceglie 1 merce per te.
tile-4 = Capriccio 4
    .the = il Capriccio 4
    .brief = Cap. 4
tile-4-text = Prendi 1 merce dalla tessera; se resta vuota, torna 1 per ogni tipo.
tile-5 = Capriccio 5
    .the = il Capriccio 5
    .brief = Cap. 5
tile-5-text = Prendi la merce sulla tessera; poi se ne mette un'altra a sorte.
tile-6 = Capriccio 6
    .the = il Capriccio 6
    .brief = Cap. 6
tile-6-text = Puoi dare 1 merce, 1 PV o 1 soldato per avere le altre due cose.
tile-7 = Capriccio 7
    .the = il Capriccio 7
    .brief = Cap. 7
tile-7-text = Un avversario a tua scelta prende 1 merce; tu 2 dello stesso tipo.
tile-8 = Capriccio 8
    .the = il Capriccio 8
    .brief = Cap. 8
tile-8-text = Il vicino di sinistra e poi quello di destra scelgono 1 merce per te.
tile-9 = Capriccio 9
    .the = il Capriccio 9
    .brief = Cap. 9
tile-9-text = Scegli due fra: 1 oro; 1 legno; 1 PV; 1 soldato e un gettone "+2".
tile-10 = Capriccio 10
    .the = il Capriccio 10
    .brief = Cap. 10
tile-10-text = Prendi 2 merci dello stesso tipo.
tile-11 = Capriccio 11
    .the = il Capriccio 11
    .brief = Cap. 11
tile-11-text = Prendi 1 pietra, 1 soldato e 1 PV; se nessuno ha meno merci, soldati o PV di te, puoi prendere il doppio di quello e rinunciare a un altro dei tre.
tile-12 = Capriccio 12
    .the = il Capriccio 12
    .brief = Cap. 12
tile-12-text = Prendi 3 ori e ogni altro giocatore guadagna 1 PV, o guadagna 3 PV e ogni altro giocatore prende 1 oro.
tile-13 = Capriccio 13
    .the = il Capriccio 13
    .brief = Cap. 13
tile-13-text = 1 merce, un gettone "+2", 1 PV e 1 soldato; puoi guardare la carta.
tile-14 = Capriccio 14
    .the = il Capriccio 14
    .brief = Cap. 14
tile-14-text = Un avversario a tua scelta prende una cosa fra 1 oro, 1 legno, 1 pietra, un gettone "+2" e 1 soldato; tu prendi le altre quattro.
tile-15 = Capriccio 15
    .the = il Capriccio 15
    .brief = Cap. 15
tile-15-text = Prendi 2 ori, 2 legni e 2 pietre, poi danne 2 ad altri giocatori.
tile-16 = Capriccio 16
    .the = il Capriccio 16
    .brief = Cap. 16
tile-16-text = Guadagna 5 PV.

# Governatori

governor-prince = Principe
    .the = il Principe
    .brief = Princ.
governor-prince-text = Dopo il lancio, se i tuoi dadi fanno 8 o meno, puoi girare quelli colorati su 3, 4 e 6.
governor-philosopher = Filosofo
    .the = il Filosofo
    .brief = Filos.
governor-philosopher-text = Dopo il lancio, se i tuoi dadi fanno 10 o meno, puoi rilanciarli tutti; 1 PV se il nuovo totale è più basso e non rilanci altro.
governor-fairy = Fata
    .the = la Fata
governor-fairy-text = Lanci un dado bianco in più in Estate.
governor-trickster = Imbroglione
    .the = l'Imbroglione
    .brief = Imbrog.
governor-trickster-text = Dopo il lancio puoi girare su 1 o su 3 ogni tuo dado che mostra 2.
governor-sorcerer = Stregone
    .the = lo Stregone
    .brief = Streg.
governor-sorcerer-text = All'inizio dell'anno 3 puoi costruire gratis fino a tre edifici della colonna I, senza i loro PV.
governor-duke = Duca
    .the = il Duca
governor-duke-text = Quando tutti hanno passato, se nessuno ha influenzato il Consigliere 12, puoi spostarvi i dadi del tuo Consigliere più alto.
governor-tax_collector = Esattore
    .the = l'Esattore
    .brief = Esatt.
governor-tax_collector-text = Ogni volta che un avversario costruisce nella colonna IV, prendi subito 1 merce a scelta.
governor-preacher = Predicatore
    .the = il Predicatore
    .brief = Predic.
governor-preacher-text = Alla fine di ogni stagione in cui qualcuno, anche tu, non ha costruito, guadagni 1 PV.
governor-priest = Sacerdote
    .the = il Sacerdote
    .brief = Sacerd.
governor-priest-text = Una volta all'anno, prima del lancio, puoi dare un dado bianco a chi non ne ha e 1 PV a chi ne ha; poi prendi 1 merce a scelta.
governor-miner = Minatore
    .the = il Minatore
    .brief = Minat.
governor-miner-text = Alla fine di ogni anno prendi 1 oro; i tuoi edifici della colonna IV costano 1 oro in meno.
governor-carpenter = Carpentiere
    .the = il Carpentiere
    .brief = Carpen.
governor-carpenter-text = Alla fine di ogni anno prendi 1 legno; i tuoi edifici della colonna IV costano 1 legno in meno.
governor-sculptor = Scultore
    .the = lo Scultore
    .brief = Scult.
governor-sculptor-text = Alla fine di ogni anno prendi 1 pietra; i tuoi edifici della colonna IV costano 1 pietra in meno.
governor-minstrel = Menestrello
    .the = il Menestrello
    .brief = Menest.
governor-minstrel-text = Per ultima cosa, ogni anno, guadagni 1 PV se non sei in testa da solo, e 1 PV in più se nessuno ha meno PV di te.
governor-politician = Politico
    .the = il Politico
    .brief = Polit.
governor-politician-text = Hai caselle tue per i dadi: il 5 dà 1 merce, il 10 dà 2 merci di tipo diverso e un gettone "+2", il 15 dà 3 merci.
governor-thief = Ladro
    .the = il Ladro
governor-thief-text = Parti con 3 PV in meno; a fine Primavera e a fine Autunno puoi prendere 1 merce a un avversario che ha più merci di te.
governor-architect = Architetto
    .the = l'Architetto (governatore)
    .brief = Archit.
governor-architect-text = Quando tocca a te costruire, se hai meno edifici di ogni altro paghi 1 merce in meno (almeno 1); alla fine della partita guadagni 2 PV per ogni fila completa.
governor-paladin = Paladino
    .the = il Paladino
    .brief = Palad.
governor-paladin-text = +1 in battaglia contro Zombi, Demoni e Draghi; alla fine della partita guadagni 1 PV per ogni battaglia vinta.
governor-general = Generale
    .the = il Generale (governatore)
    .brief = Gener.
governor-general-text = Subito prima della fase 7 recluti 1 soldato; puoi guardare la prima carta Invasori.
governor-damsel = Damigella
    .the = la Damigella
    .brief = Damig.
governor-damsel-text = Una volta per stagione, se ti aiuta un Consigliere dal 12 in su, guadagni 1 PV.
governor-quartermaster = Furiere
    .the = il Furiere
governor-quartermaster-text = Subito prima della fase 7, se non hai soldati, prendi 1 merce a scelta; nella fase 7 ogni soldato ti costa 1 merce invece di 2.
governor-courier = Messaggero
    .the = il Messaggero
    .brief = Messag.
governor-courier-text = All'inizio della Primavera e dell'Autunno prendi un gettone "+2".
governor-chamberlain = Ciambellano
    .the = il Ciambellano
    .brief = Ciamb.
governor-chamberlain-text = Se non ricevi il Premio del Re prendi 1 merce a scelta; se non ricevi l'Agente del Re prendi un gettone "+2".
governor-castellan = Castellano
    .the = il Castellano
    .brief = Castel.
governor-castellan-text = +1 in battaglia contro Goblin e Orchi; a ogni sconfitta si salva il primo edificio che andrebbe distrutto.
governor-hermit = Eremita
    .the = l'Eremita
governor-hermit-text = Se in Estate piazzi un solo gruppo di dadi, prendi 1 merce a scelta.

# Carte Fato

fate-fierce_enemies = Nemici Feroci
    .the = "Nemici Feroci"
    .brief = Feroci
fate-fierce_enemies-text = Gli invasori di quest'anno hanno 1 di forza in più.
fate-good_year = Buona Annata
    .the = "Buona Annata"
    .brief = Annata
fate-good_year-text = In ogni stagione chi non ha dadi bianchi ne lancia uno; chi ne ha già prende 1 merce a scelta.
fate-famine = Carestia
    .the = "Carestia"
    .brief = Carest.
fate-famine-text = In ogni stagione ognuno lancia solo due dei suoi dadi colorati.
fate-heavy_snow = Neve Alta
    .the = "Neve Alta"
    .brief = Neve
fate-heavy_snow-text = Il dado del Re non si lancia: 2 soldati a tutti (con i gettoni richiesta non cambia nulla).
fate-rising_stars = Astri Nascenti
    .the = "Astri Nascenti"
    .brief = Astri
fate-rising_stars-text = In ogni stagione il primo a mettere dadi sul Consigliere 5 prende subito 1 oro, sul 9 un gettone "+2", sul 13 guadagna 1 PV.
fate-secret_deals = Patti Segreti
    .the = "Patti Segreti"
    .brief = Patti
fate-secret_deals-text = Una volta quest'anno ognuno può mettere un gruppo su un Consigliere già influenzato da un avversario; l'aiuto va a entrambi.
fate-ailing_king = Il Re Malato
    .the = "Il Re Malato"
    .brief = Malato
fate-ailing_king-text = Quest'anno nessuno può influenzare il Consigliere 18.
fate-scattered_warbands = Bande Disperse
    .the = "Bande Disperse"
    .brief = Bande
fate-scattered_warbands-text = Gli invasori di quest'anno hanno 1 di forza in meno.
fate-rich_plunder = Bottino Abbondante
    .the = "Bottino Abbondante"
    .brief = Bottino
fate-rich_plunder-text = Chi vince la battaglia prende in più 1 merce a scelta.
fate-pitiless_foes = Nemici Spietati
    .the = "Nemici Spietati"
    .brief = Spiet.
fate-pitiless_foes-text = Quest'anno chi perde la battaglia perde 1 PV in più.
fate-songs_of_valour = Canti di Valore
    .the = "Canti di Valore"
    .brief = Canti
fate-songs_of_valour-text = Il totale più alto in battaglia dà 2 PV in più invece di 1.
fate-border_truce = Tregua di Confine
    .the = "Tregua di Confine"
    .brief = Tregua
fate-border_truce-text = Quest'anno nessun edificio viene distrutto.
fate-idle_swords = Spade in Ozio
    .the = "Spade in Ozio"
    .brief = Spade
fate-idle_swords-text = Nella fase 7 il primo soldato di ogni giocatore costa 1 merce.
fate-honour_on_the_walls = Onore sulle Mura
    .the = "Onore sulle Mura"
    .brief = Onore
fate-honour_on_the_walls-text = Chi pareggia la battaglia guadagna 1 PV; chi la perde prende 1 merce a scelta dopo le perdite.
fate-royal_largesse = Generosità Reale
    .the = "Generosità Reale"
    .brief = Gener.
fate-royal_largesse-text = Il Premio del Re vale 2 PV invece di 1.
fate-royal_alms = Elemosina del Re
    .the = "Elemosina del Re"
    .brief = Elemos.
fate-royal_alms-text = All'inizio di ogni stagione chi ha meno merci prende 1 merce a scelta.
fate-travelling_queen = La Regina in Viaggio
    .the = "La Regina in Viaggio"
    .brief = Regina
fate-travelling_queen-text = Quest'anno nessuno può influenzare il Consigliere 17; il Consigliere 12 dà 1 PV in più.
fate-court_carnival = Carnevale di Corte
    .the = "Carnevale di Corte"
    .brief = Carnev.
fate-court_carnival-text = Il Consigliere 1 dà 1 PV in più.
fate-veins_of_gold = Vene d'Oro
    .the = "Vene d'Oro"
    .brief = Vene
fate-veins_of_gold-text = I Consiglieri 2, 8 e 16 danno 1 oro in più, se nessuna tessera li copre.
fate-great_felling = Il Grande Taglio
    .the = "Il Grande Taglio"
    .brief = Taglio
fate-great_felling-text = I Consiglieri 3, 4 e 9 danno 1 legno in più, se nessuna tessera li copre.
fate-fresh_quarry = Cava Nuova
    .the = "Cava Nuova"
    .brief = Cava
fate-fresh_quarry-text = I Consiglieri 11, 13 e 15 danno 1 pietra in più, se nessuna tessera li copre.
fate-martial_fervour = Fervore Marziale
    .the = "Fervore Marziale"
    .brief = Fervore
fate-martial_fervour-text = I Consiglieri 5, 10 e 18 danno 1 soldato in più, se nessuna tessera li copre.
fate-year_of_comets = L'Anno delle Comete
    .the = "L'Anno delle Comete"
    .brief = Comete
fate-year_of_comets-text = All'inizio di ogni stagione chi non ha gettoni "+2" ne prende uno.
fate-wandering_builders = Costruttori Erranti
    .the = "Costruttori Erranti"
    .brief = Erranti
fate-wandering_builders-text = Gli edifici delle colonne I e II costano 1 merce in meno (almeno 1).
fate-heavy_rains = Piogge Insistenti
    .the = "Piogge Insistenti"
    .brief = Piogge
fate-heavy_rains-text = Gli edifici delle colonne III e IV costano 1 legno in più.
fate-year_of_foundations = L'Anno delle Fondamenta
    .the = "L'Anno delle Fondamenta"
    .brief = Fondam.
fate-year_of_foundations-text = Ogni edificio della colonna I dà 1 PV in più a chi lo costruisce.
fate-night_yards = Cantieri Notturni
    .the = "Cantieri Notturni"
    .brief = Cantier
fate-night_yards-text = Una volta quest'anno ognuno può costruire un secondo edificio in una stagione, pagandolo 1 merce in più.
fate-world_upside_down = Il Mondo alla Rovescia
    .the = "Il Mondo alla Rovescia"
    .brief = Mondo
fate-world_upside_down-text = In ogni stagione comincia chi ha il totale dei dadi più alto.
fate-kind_lots = Sorte Benevola
    .the = "Sorte Benevola"
    .brief = Sorte
fate-kind_lots-text = In ogni stagione ognuno può rilanciare una volta uno dei suoi dadi.

# Scenari

scenario-goblin_valley = La Valle dei Goblin
    .the = la Valle dei Goblin
    .brief = Valle
scenario-goblin_valley-text = Ogni Inverno si scopre una carta di un secondo mazzo: se mostra Goblin, e sempre nell'anno 5, si unisce all'attacco e ognuno riceve tanti soldati quanto il numero dell'anno.
scenario-long_siege = Il Lungo Assedio
    .the = il Lungo Assedio
    .brief = Assedio
scenario-long_siege-text = Dopo ogni Inverno ognuno tiene metà dei suoi soldati, arrotondata in giù; gli invasori hanno 1 di forza in più negli anni 2 e 3, 2 negli anni 4 e 5.
scenario-kings_wager = La Scommessa del Re
    .the = la Scommessa del Re
    .brief = Scomm.
scenario-kings_wager-text = Chi completa per primo la fila di una lettera guadagna 3 PV; chi la completa dopo ne guadagna 1.
scenario-seers_warning = Il Monito della Veggente
    .the = il Monito della Veggente
    .brief = Monito
scenario-seers_warning-text = Le cinque carte Invasori sono scoperte fin dall'inizio e hanno 1 di forza in più; chi potrebbe guardarne una prende invece un gettone "+2".

# Serie di edifici, mazzi di carte e file alternative

set-base = tabellone stampato
set-module1 = file aggiuntive
set-module2 = file alternative
deck-invaders = mazzo degli Invasori
    .the = il mazzo degli Invasori
deck-valley = mazzo della Valle
    .the = il mazzo della Valle
line-A = fila alternativa A
    .the = la fila alternativa A
    .brief = Fila A
line-B = fila alternativa B
    .the = la fila alternativa B
    .brief = Fila B
line-C = fila alternativa C
    .the = la fila alternativa C
    .brief = Fila C
line-D = fila alternativa D
    .the = la fila alternativa D
    .brief = Fila D
line-E = fila alternativa E
    .the = la fila alternativa E
    .brief = Fila E
line-F = fila alternativa F
    .the = la fila alternativa F
    .brief = Fila F
line-G = fila alternativa G
    .the = la fila alternativa G
    .brief = Fila G

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
good-any = merce a scelta
    .count = { $count ->
        [one] una merce a scelta
       *[other] { $count } merci a scelta
    }
    .letter = ?

# File

row-A = Mestieri
row-B = Fede
row-C = Commercio
row-D = Armi
row-E = Mura
row-F = Opere
row-G = Truppe

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
market-up = conta 1 in più
market-down = conta 1 in meno
agent = Agente del Re
building = edificio { $id }
    .the = l'edificio { $id }
pass = passa
accept = sì
both = tutte e due le file
roll = rilancia questi
turn = gira questi dadi
deal = con un patto
face = a { $id }
space = casella tua { $id }
    .the = la casella { $id }
seat = giocatore { $id }
right-turn = come edificio della stagione
right-extra = come edificio in più, più caro
right-free = gratis
bid = { $id } PV
request = gettone { $id }
pay-gold = paga oro
    .count = { $count ->
        [one] paga { $count } oro
       *[other] paga { $count } ori
    }
pay-wood = paga legno
    .count = { $count ->
        [one] paga { $count } legno
       *[other] paga { $count } legni
    }
pay-stone = paga pietra
    .count = { $count ->
        [one] paga { $count } pietra
       *[other] paga { $count } pietre
    }
pay-good = paga una merce
    .count = { $count ->
        [one] paga una merce
       *[other] paga { $count } merci
    }
pay-plus2 = paga un gettone +2
    .count = { $count ->
        [one] paga un gettone +2
       *[other] paga { $count } gettoni +2
    }
pay-soldier = paga un soldato
    .count = { $count ->
        [one] paga un soldato
       *[other] paga { $count } soldati
    }
pay-vp = paga un PV
    .count = paga { $count } PV
look = guarda la carta Invasori
look-valley = guarda la carta del secondo mazzo
soldiers = { $id ->
    [one] { $id } soldato
   *[other] { $id } soldati
}
vp = { $id } PV

## Che cosa succede

event-order-drawn = Primo ordine di turno, a sorte: { $order }.
event-scenario-chosen = Scenario: { $scenario }.
event-lines-drawn = { $seat } pesca { $lines }.
event-first-drafter = A sorte, { $seat } prende la prima fila alternativa.
event-line-taken = { $seat } prende { $line }.
event-lines-used = { $seat } usa { $lines }.
event-no-lines-used = { $seat } non usa file alternative.
event-governors-dealt = { $seat } riceve { $governors }.
event-governor-kept = { $seat } tiene { $governor }, a faccia in giù.
event-governor-revealed = Al servizio di { $seat } c'è { $governor }.
event-auction-opened = I governatori all'asta: { $governors }. Comincia { $seat }.
event-governor-named = { $seat } nomina { $governor }.
event-bid = { $seat } offre { $bid } PV.
event-bid-passed = { $seat } non offre più per questo governatore.
event-governor-bought = { $seat } paga { $vp } PV e prende al suo servizio { $governor }.
event-phase-began = Anno { $year }: { $phase }
event-fate-revealed = La carta Fato dell'anno: { $fate }.
event-fate-discarded = La carta Fato { $fate } non vale più.
event-tile-revealed = { $tile } copre { $advisor }: dà quel che dice la tessera, non quel che dà il Consigliere.
event-tile-removed = { $tile } se ne va: { $advisor } dà di nuovo il suo aiuto.
event-stocked = { $tile }: sulla tessera ora c'è { $goods }.
event-aid-die = { $seat } riceve il dado bianco dell'Aiuto del Re.
event-gained = { $seat } guadagna { $what }.
event-lost = { $seat } cede { $what }.
event-neutral-dice = I dadi neutrali bloccano { $advisor }.
event-rolled = { $seat } lancia { $dice }.
event-dice-changed = { $seat } usa { $source }: ora i dadi sono { $dice }.
event-kept-dice = { $seat } tiene i dadi.
event-order-set = Ordine di turno: { $order }.
event-influenced = { $seat } influenza { $advisor }.
event-influenced-with-agent = { $seat } usa l'Agente del Re e influenza { $advisor }.
event-influenced-by-deal = { $seat } stringe un patto e influenza anche { $advisor }.
event-placed-on-card = { $seat } mette dadi su { $space } del suo governatore.
event-passed = { $seat } passa.
event-moved = { $seat } sposta dei dadi: lascia { $from } e influenza { $to }.
event-helped = { $advisor } aiuta { $seat }.
event-helped-by-card = { $space } del suo governatore aiuta { $seat }.
event-chosen = { $seat } sceglie { $other }.
event-declined = { $seat } rinuncia.
event-looked = { $seat } guarda la carta Invasori.
event-looked-valley = { $seat } guarda la carta del secondo mazzo.
event-saw = { $seat } vede la carta: { $race }, forza { $strength }.
event-built = { $seat } costruisce { $building } per { $paid }: { $vp } PV.
event-built-with-agent = { $seat } costruisce anche { $building }, con l'Agente del Re, per { $paid }: { $vp } PV.
event-built-extra = { $seat } costruisce anche { $building }, come edificio in più, per { $paid }: { $vp } PV.
event-put-up = { $seat } mette gratis { $building }: { $vp } PV.
event-did-not-build = { $seat } non costruisce.
event-agent-returned = { $seat } restituisce l'Agente del Re senza usarlo.
event-agent-taken = { $seat } riceve l'Agente del Re.
event-agent-stays = Nessuno riceve l'Agente del Re.
event-invaded = { $race } attaccano con forza { $strength }.
event-valley-joins = Il secondo mazzo mostra { $race }, forza { $strength }: si uniscono all'attacco.
event-valley-stays = Il secondo mazzo mostra { $race }, forza { $strength }: non si uniscono all'attacco.
event-reinforced = { $seat } lancia il dado dei rinforzi del Re: { $soldiers ->
        [one] { $soldiers } soldato
       *[other] { $soldiers } soldati
    } per tutti.
event-reinforced-without = Il dado del Re non si lancia: il Re manda a ognuno { $soldiers ->
        [one] { $soldiers } soldato
       *[other] { $soldiers } soldati
    }.
event-request-laid = { $seat } mette a faccia in giù il gettone richiesta { $value }.
event-requested = { $seat } mostra il gettone richiesta { $value } e riceve altrettanti soldati.
event-own-die = { $seat } lancia un dado suo ({ $source }): vale { $soldiers ->
        [one] { $soldiers } soldato
       *[other] { $soldiers } soldati
    }.
event-own-die-used = { $seat } usa il suo dado ({ $soldiers }), non i soldati del Re ({ $sent }).
event-won = { $seat } vince la battaglia, { $total } a { $strength }.
event-drawn = { $seat } non vince e non perde, { $total } a { $strength }.
event-battle-lost = { $seat } perde la battaglia, { $total } a { $strength }.
event-razed = { $seat } perde { $building } e { $vp } PV.
event-soldiers-dismissed = Tutti i soldati tornano a casa.
event-soldiers-halved = Ognuno tiene metà dei soldati, arrotondata in giù; gli altri tornano a casa.
event-game-over = { $count ->
    [one] { $winners } vince la partita.
   *[other] { $winners } vincono insieme.
}

## Che cosa si chiede al giocatore

prompt-aid = Aiuto del Re: prendi una merce.
prompt-lines = Usa tutte e due le tue file alternative, una, o nessuna (passa).
prompt-draft = Prendi una fila alternativa.
prompt-governors = Tieni uno dei tuoi tre governatori; gli altri lo vedono quando tutti hanno scelto.
prompt-name = Nomina il governatore che va all'asta.
prompt-open = Apri l'asta per { $governor }: da 0 PV in su.
prompt-bid = { $seat } offre { $bid } PV per { $governor }: offri di più, o passa.
prompt-reroll = Cambia i tuoi dadi con un edificio o una carta, o tienili (passa).
prompt-influence = Influenza un Consigliere con i tuoi dadi, o passa per questa stagione.
prompt-order = Ora arrivano più effetti tuoi: scegli quale viene per primo.
prompt-effect-may = { $source }: usa l'effetto (sì), o passa.
prompt-effect-trade = { $source }, scambio: scegli che cosa dai.
prompt-effect-buy = { $source }, scambio: scegli le merci che ricevi per quel che paghi.
prompt-effect-choose = { $source }: scegli una possibilità.
prompt-effect-choose-several = { $source }: scegli { $count } possibilità.
prompt-effect-name = { $source }: scegli la merce che prende { $seat }.
prompt-effect-opponent = { $source }: scegli un avversario.
prompt-effect-picked = { $source }: { $seat } ha scelto te; scegli che cosa prendi.
prompt-effect-give = { $source }: scegli una merce da dare via, e chi la riceve.
prompt-effect-steal = { $source }: prendi una merce a un giocatore che ha più merci di te, o passa.
prompt-effect-look = { $source }: guarda la carta Invasori, o passa.
prompt-effect-move = { $source }: togli i dadi dal tuo Consigliere più alto e influenza { $advisor } (sì), o passa.
prompt-effect-free-build = { $source }: metti gratis un edificio, o passa.
prompt-effect-take = { $source }: scegli che cosa prendi.
prompt-build = Costruisci nella tua provincia, o passa.
prompt-build-second = Puoi costruire ancora; o passa.
prompt-mercenaries = { $price ->
    [one] Recluta un soldato per una merce, o passa.
   *[other] Recluta un soldato per { $price } merci, o passa.
}
prompt-requests = Scegli il gettone richiesta: ti porta altrettanti soldati.
prompt-own-die = Il tuo dado vale { $own }, il Re ne manda { $sent }: prendi il tuo (sì), o passa.
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
refusal-no-market = Non hai nulla che faccia contare di più o di meno questi dadi.
refusal-wrong-sum = Questi dadi valgono { $value }: non raggiungono { $advisor }.
refusal-advisor-taken = { $advisor } ha già dei dadi in questa stagione; si passa solo con l'Agente del Re.
refusal-agent-not-needed = { $advisor } non ha ancora dadi: l'Agente del Re non serve.
refusal-not-your-agent = { $advisor } ha già dei dadi, e l'Agente del Re non è con te.
refusal-advisor-closed = Quest'anno nessuno può influenzare { $advisor }.
refusal-no-deal = Non puoi condividere con un patto { $advisor }.
refusal-no-space = Non hai una casella tua libera con il numero { $number }.
refusal-not-yours = Non è cosa tua: { $source }.
refusal-not-now = { $source } ora non fa nulla per te.
refusal-cannot-pay = Non hai quanto serve per pagare.
refusal-option-closed = Ora questa scelta non ti è aperta.
refusal-not-an-opponent = Dev'essere un altro giocatore.
refusal-not-richer = { $seat } non ha più merci di te.
refusal-already-seen = Conosci già quella carta.
refusal-same-line = Hai già quella fila.
refusal-bid-too-low = L'offerta è già di { $high } PV: offri di più.
refusal-bid-too-high = Non si può offrire più di { $most } PV.
refusal-no-request = Non hai più un gettone richiesta { $value }.
refusal-no-reroll = { $source }: qui non si cambiano dadi.
refusal-not-built = Non hai costruito { $building }.
refusal-used-this-season = { $source }: effetto già usato.
refusal-condition-not-met = I tuoi dadi (totale { $total }) non permettono di usare { $source }.
refusal-no-such-space = { $building }: sul tuo tabellone non c'è posto.
refusal-already-built = Hai già costruito { $building }.
refusal-left-first = Per { $building } ti serve prima l'edificio alla sua sinistra: { $missing }.
refusal-no-right-to-build = { $building }: ora non puoi costruire in questo modo.
refusal-wrong-payment = { $building }: il costo è { $cost }, con quanto ora si toglie o si aggiunge; così il conto non torna.
refusal-too-dear = { $count ->
    [0] { $building }: il costo è { $cost }, e non hai merci.
   *[other] { $building }: il costo è { $cost }; hai { $owned }.
}

options-seats = Kingsburg è per giocare da due a cinque, non in { $seats }.

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
kb-row = Edifici della fila { $row }
kb-fate = Fato: { $name }
kb-scenario = Scenario: { $name }
kb-tile = { $tile }: { $text }
kb-stock = Ora c'è sopra: { $goods }.
kb-lines-open = File da prendere
kb-lines-of = File di { $name }, (tra parentesi) che cosa coprono
kb-lines-held = file { $lines }
kb-tokens-held = gettoni { $tokens }
kb-governors = Governatori
kb-governors-dealt = I tuoi tre governatori
kb-governors-hidden = Ognuno sceglie fra tre governatori che vede solo lui.
kb-auction = Asta dei governatori
kb-auction-open = { $governor }: ancora nessuna offerta.
kb-auction-high = { $governor }: { $name } offre { $bid } PV.
kb-auction-passed = Fuori: { $list }.
kb-cards = Carte per tutti
kb-no-cards = Non ci sono carte in gioco.
kb-now = Adesso, per { $name }
kb-tiles = Tessere Capriccio sui Consiglieri
kb-tokens = Gettoni richiesta rimasti
kb-more = ▼ F2: il resto
kb-more-rows = ▼ { $rows }: premi p
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
kb-cost-less = costa { $cost } meno { $less } a scelta
kb-panel-province = Provincia
kb-panel-invaders = Invasori
kb-panel-cards = Carte
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
kb-inv-fixed = { $count ->
    [one] Il Re manda a ognuno un soldato.
   *[other] Il Re manda a ognuno { $count } soldati.
}
kb-inv-tokens = I soldati vengono dai gettoni richiesta; rimasti: { $list }.
kb-inv-valley = La carta del secondo mazzo non si sa ancora.
kb-inv-valley-joins = Secondo mazzo: { $race }, forza { $strength }, che si uniscono (già contati).
kb-inv-valley-stays = Secondo mazzo: { $race }, forza { $strength }, che non si uniscono.
kb-inv-later = Anni seguenti: { $list }.
kb-signs-goods = O oro, L legno, P pietra, ? una merce a scelta, +2 gettone
kb-signs-others = s soldato, ★ PV, ◉ guarda la carta Invasori, -★ paga un punto, … vedi il testo
kb-signs-dice = [4] dado colorato, (4) dado bianco; un dado spento è già sul tabellone
kb-signs-seats = Da A a E: i posti; una lettera su un Consigliere: i dadi, n dadi neutrali
kb-signs-court = ◆ il Consigliere è coperto da una tessera, + una carta aggiunge, ✕ chiuso
kb-signs-province = ■ costruito, ▸ lo puoi pagare; cifre: oro, legno, pietra, - meno a scelta
kb-signs-lines = ▣ ▹ ◦ sottolineato: lo stesso su una fila alternativa
kb-signs-cards = F2: tutte le carte, file e tessere in gioco, per esteso

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
area-MOD = I moduli
area-MOD1 = Modulo 1: file aggiuntive
area-MOD2 = Modulo 2: file alternative
area-MOD3 = Modulo 3: governatori
area-GOV = Modulo 3: i governatori uno per uno
area-MOD4 = Modulo 4: carte Fato
area-MOD5 = Modulo 5: gettoni richiesta
area-MOD6 = Modulo 6: tessere Capriccio
area-CAPR = Modulo 6: le tessere una per una
area-REST = Modulo 6: Restaurazione
area-SCEN = Scenari
area-CLAR = Chiarimenti
area-ORDERING = Ordine degli effetti
area-SEQ = Sequenza di gioco
area-R = Decisioni sui casi dubbi
