## Nomi e testi dei componenti

# Regioni

area-h00 = Olbi
area-h10 = Rupe dei Gabbiani
    .brief = Gabbiani
    .the = la Rupe dei Gabbiani
area-h20 = Foce delle Canne
    .brief = Canne
    .the = la Foce delle Canne
area-h30 = Straven
area-h40 = Lido d'Ambra
    .brief = Ambra
    .the = il Lido d'Ambra
area-h50 = Ballin
area-h01 = Bingen
area-h11 = Guado dei Mulini
    .brief = Mulini
    .the = il Guado dei Mulini
area-h21 = Kovel
area-h31 = Brughiera del Re
    .brief = Brughiera
    .the = la Brughiera del Re
area-h41 = Gedze
area-h51 = Colle del Falco
    .brief = Falco
    .the = il Colle del Falco
area-h02 = Palude Salata
    .brief = Salata
    .the = la Palude Salata
area-h12 = Monz
area-h22 = Testa di Ponente
    .brief = Ponente
    .the = la Testa di Ponente
area-h32 = Lenz
area-h42 = Campo dei Rovi
    .brief = Rovi
    .the = il Campo dei Rovi
area-h52 = Semlik
area-h03 = Vecht
area-h13 = Bosco della Volpe
    .brief = Volpe
    .the = il Bosco della Volpe
area-h23 = Berac
area-h33 = Testa di Levante
    .brief = Levante
    .the = la Testa di Levante
area-h43 = Froli
area-h53 = Landa Grigia
    .brief = Landa
    .the = la Landa Grigia
area-h04 = Spiaggia di Sasso
    .brief = Sasso
    .the = la Spiaggia di Sasso
area-h14 = Alta
area-h24 = Prato Alto
    .brief = Prato Alto
    .the = il Prato Alto
area-h34 = Isar
area-h44 = Acqua dei Buoi
    .brief = Buoi
    .the = l'Acqua dei Buoi
area-h54 = Uran
area-h05 = Surat
area-h15 = Colle delle Vigne
    .brief = Vigne
    .the = il Colle delle Vigne
area-h25 = Rota
area-h35 = Palude degli Aironi
    .brief = Aironi
    .the = la Palude degli Aironi
area-h45 = Lingua di Sabbia
    .brief = Sabbia
    .the = la Lingua di Sabbia
area-h65 = Thira
area-sea_constantinople = Costantinopoli
    .brief = Costant.
area-sea_syracuse = Siracusa
area-sea_cadiz = Cadice
area-sea_jerusalem = Gerusalemme
    .brief = Gerusal.
area-sea_alexandria = Alessandria
    .brief = Alessan.
area-sea_acre = Acri

# Città

city-alta = Alta
city-ballin = Ballin
city-berac = Berac
city-bingen = Bingen
city-froli = Froli
city-gedze = Gedze
city-isar = Isar
city-kovel = Kovel
city-lenz = Lenz
city-monz = Monz
city-olbi = Olbi
city-rota = Rota
city-semlik = Semlik
city-straven = Straven
city-surat = Surat
city-thira = Thira
city-uran = Uran
city-vecht = Vecht
city-constantinople = Costantinopoli
city-syracuse = Siracusa
city-cadiz = Cadice
city-jerusalem = Gerusalemme
city-alexandria = Alessandria
city-acre = Acri

# Baroni

baron-red = Thomas Edmund Madder
    .brief = Rosso
baron-blue = Mieczyslaw Niebieski
    .brief = Blu
baron-green = Raoul d'Emerande
    .brief = Verde
baron-yellow = Guillaume de Limon
    .brief = Giallo
baron-purple = Umberto da Viola
    .brief = Viola
baron-black = Heinrich Otto Zobel
    .brief = Nero

# Nobili

noble-red_star = Guy de Solferino
    .full = Guy de Solferino (stella)
noble-red_square = Sir Hugh Murrey
    .full = Sir Hugh Murrey (quadrato)
noble-red_triangle = Konrad von Zinnober
    .full = Konrad von Zinnober (triangolo)
noble-red_circle = Ricardo di Scarletti
    .full = Ricardo di Scarletti (cerchio)
noble-blue_star = Bartolomeo Turchini
    .full = Bartolomeo Turchini (stella)
noble-blue_square = Sir Walter Woad
    .full = Sir Walter Woad (quadrato)
noble-blue_triangle = Otto von Prussen
    .full = Otto von Prussen (triangolo)
noble-blue_circle = Louis de Cyan
    .full = Louis de Cyan (cerchio)
noble-green_star = Ernesto di Celadon
    .full = Ernesto di Celadon (stella)
noble-green_square = Alan of Smalt
    .full = Alan of Smalt (quadrato)
noble-green_triangle = Lorenz von Linden
    .full = Lorenz von Linden (triangolo)
noble-green_circle = Wojciech Oliwski
    .full = Wojciech Oliwski (cerchio)
noble-yellow_star = Esteban di Gaudi
    .full = Esteban di Gaudi (stella)
noble-yellow_square = Ulrich von Goldammer
    .full = Ulrich von Goldammer (quadrato)
noble-yellow_triangle = Jean-Luc d'Ambre
    .full = Jean-Luc d'Ambre (triangolo)
noble-yellow_circle = Sir Roger Saffron
    .full = Sir Roger Saffron (cerchio)
noble-purple_star = Guntram von Flieder
    .full = Guntram von Flieder (stella)
noble-purple_square = Renaud de Malve
    .full = Renaud de Malve (quadrato)
noble-purple_triangle = Jaroslaw Wrzosowski
    .full = Jaroslaw Wrzosowski (triangolo)
noble-purple_circle = Geoffrey Lavender
    .full = Geoffrey Lavender (cerchio)
noble-black_star = Sir John Dudley Black
    .full = Sir John Dudley Black (stella)
noble-black_square = Thierry de Sable
    .full = Thierry de Sable (quadrato)
noble-black_triangle = Corrado Corvino
    .full = Corrado Corvino (triangolo)
noble-black_circle = Zbigniew Smolnik
    .full = Zbigniew Smolnik (cerchio)

# Simboli dei Nobili

symbol-star = Stella
symbol-star-text = Quando comanda: un Infliggi 100 in più.
symbol-square = Quadrato
symbol-square-text = Quando comanda: un Previeni 100 in più.
symbol-triangle = Triangolo
symbol-triangle-text = Quando comanda: una vittoria in più quando si contano.
symbol-circle = Cerchio
symbol-circle-text = Niente paga finché le sue truppe fanno 400 o meno.

# Nazionalità

nation-english = Inglesi
nation-polish = Polacchi
nation-rumanian = Rumeni
nation-swiss = Svizzeri
nation-lombard = Lombardi
nation-tuscan = Toscani

# Truppe

troop-rg_50 = Truppe Regolari 50
troop-rg_100 = Truppe Regolari 100
troop-mc_english_50 = Arcieri Liberi (Inglesi 50)
    .brief = Inglesi 50
troop-mc_english_100 = Ronconieri (Inglesi 100)
    .brief = Inglesi 100
troop-mc_english_150 = Compagnia d'Arco Lungo (Inglesi 150)
    .brief = Inglesi 150
troop-mc_english_200 = Cavalieri di Feudo (Inglesi 200)
    .brief = Inglesi 200
troop-mc_polish_50 = Cavalleggeri (Polacchi 50)
    .brief = Polacchi 50
troop-mc_polish_100 = Fanti d'Ascia (Polacchi 100)
    .brief = Polacchi 100
troop-mc_polish_150 = Lance Pesanti (Polacchi 150)
    .brief = Polacchi 150
troop-mc_polish_200 = Stendardo di Cavalleria (Polacchi 200)
    .brief = Polacchi 200
troop-mc_rumanian_50 = Esploratori dei Colli (Rumeni 50)
    .brief = Rumeni 50
troop-mc_rumanian_100 = Lance dei Pastori (Rumeni 100)
    .brief = Rumeni 100
troop-mc_rumanian_150 = Arcieri a Cavallo (Rumeni 150)
    .brief = Rumeni 150
troop-mc_rumanian_200 = Guardia delle Valli (Rumeni 200)
    .brief = Rumeni 200
troop-mc_swiss_50 = Alabarde Montane (Svizzeri 50)
    .brief = Svizzeri 50
troop-mc_swiss_100 = Picche Cantonali (Svizzeri 100)
    .brief = Svizzeri 100
troop-mc_swiss_150 = Quadrato di Picche (Svizzeri 150)
    .brief = Svizzeri 150
troop-mc_swiss_200 = Fratellanza dei Boschi (Svizzeri 200)
    .brief = Svizzeri 200
troop-mc_lombard_50 = Balestre Comunali (Lombardi 50)
    .brief = Lombardi 50
troop-mc_lombard_100 = Pavesari (Lombardi 100)
    .brief = Lombardi 100
troop-mc_lombard_150 = Fanti del Carroccio (Lombardi 150)
    .brief = Lombardi 150
troop-mc_lombard_200 = Lance di Ferro (Lombardi 200)
    .brief = Lombardi 200
troop-mc_tuscan_50 = Lame Assoldate (Toscani 50)
    .brief = Toscani 50
troop-mc_tuscan_100 = Compagnia degli Scudi (Toscani 100)
    .brief = Toscani 100
troop-mc_tuscan_150 = Lance Libere (Toscani 150)
    .brief = Toscani 150
troop-mc_tuscan_200 = Compagnia del Giglio (Toscani 200)
    .brief = Toscani 200
troop-tl_alta = Milizia di Alta 100
troop-tl_ballin = Milizia di Ballin 100
troop-tl_berac = Milizia di Berac 100
troop-tl_bingen = Milizia di Bingen 100
troop-tl_froli = Milizia di Froli 100
troop-tl_gedze = Milizia di Gedze 100
troop-tl_isar = Milizia di Isar 100
troop-tl_kovel = Milizia di Kovel 100
troop-tl_lenz = Milizia di Lenz 100
troop-tl_monz = Milizia di Monz 100
troop-tl_olbi = Milizia di Olbi 100
troop-tl_rota = Milizia di Rota 100
troop-tl_semlik = Milizia di Semlik 100
troop-tl_straven = Milizia di Straven 100
troop-tl_surat = Milizia di Surat 100
troop-tl_thira = Milizia di Thira 100
troop-tl_uran = Milizia di Uran 100
troop-tl_vecht = Milizia di Vecht 100
troop-ka_1 = Lance della Corona 100
troop-ka_2 = Arcieri della Corona 100
troop-ka_3 = Custodi della Porta 100
troop-ka_4 = Fanti della Corona 100
troop-ka_5 = Cavalieri della Camera 100
troop-ka_6 = I Giurati 100
troop-ld_english = Capitano d'Arco (Inglesi)
troop-ld_english-text = Il suo Nobile infligge 100 perdite in più nelle battaglie in campo aperto che comanda.
troop-ld_polish = Capitano di Lance (Polacchi)
troop-ld_polish-text = Il suo Nobile pesca 1 carta Fato in più quando comanda un attacco.
troop-ld_rumanian = Capitano dei Colli (Rumeni)
troop-ld_rumanian-text = Non si pesca per i disertori quando il suo Nobile muore o si ritira, e previene 100 perdite in più quando comanda in difesa.
troop-ld_swiss = Capitano di Picche (Svizzeri)
troop-ld_swiss-text = Il suo Nobile previene 100 perdite in più nelle battaglie in campo aperto che comanda.
troop-ld_lombard = Capitano delle Scale (Lombardi)
troop-ld_lombard-text = Il suo Nobile infligge 100 perdite in più negli assalti che comanda.
troop-ld_tuscan = Capitano di Ventura (Toscani)
troop-ld_tuscan-text = Il suo Nobile scarta 1 carta Fato in meno nelle battaglie che comanda.
troop-hd_english = Araldo dei Comuni (Inglesi)
troop-hd_english-text = Prendi 1 Voto in più in ogni Assemblea a cui partecipi finché il suo Nobile è sulla mappa.
troop-hd_polish = Araldo delle Pianure (Polacchi)
troop-hd_polish-text = Il suo Nobile può muovere fino a 4 regioni su strada.
troop-hd_rumanian = Araldo dei Valichi (Rumeni)
troop-hd_rumanian-text = Il suo Nobile può attraversare senza permesso regioni con Nobili o città di altri Baroni.
troop-hd_swiss = Araldo dei Cantoni (Svizzeri)
troop-hd_swiss-text = Il suo Nobile conta 100 in più quando comincia o conclude un assedio.
troop-hd_lombard = Araldo dei Dazi (Lombardi)
troop-hd_lombard-text = Prendi 1 corona in più con ogni Riscossione Tasse finché il suo Nobile è sulla mappa.
troop-hd_tuscan = Araldo dei Banchi (Toscani)
troop-hd_tuscan-text = Paghi 2 corone in meno in ogni Paga finché il suo Nobile è sulla mappa.

# Carte Azione

card-levy_taxes = Riscossione Tasse
card-levy_taxes-text = Prendi 1 corona per ogni regione con un tuo Nobile. Va alla Tassazione.
card-draft_soldiers = Reclutare Soldati
card-draft_soldiers-text = Metti uno Stemma su un posto libero della Tabella dei Mercenari. Va alla Paga.
card-rally_support = Raccolta Consensi
card-rally_support-text = Prendi 2 Voti; se ne hai più di tutti diventi Presidente. Va all'Assemblea.
card-serve_church = Servire la Chiesa
card-serve_church-text = Prendi 1 Fede; se ne hai più di tutti diventi Capo della Chiesa. Va dove vuoi.
card-mobilize_forces = Mobilizzazione Forze
card-mobilize_forces-text = Scegli una regione: muovi lì dei Nobili, combatti lì, o tutt'e due. Va alla Paga se hai solo mosso, all'Assemblea se hai solo combattuto, altrimenti a una delle due.
card-versatile_strategy = Strategia Versatile
card-versatile_strategy-text = Una cosa sola: 2 corone, Voti, muovere un Nobile, combattere, o uno Stemma sulla Tabella dei Mercenari al suo prezzo. Torna in mano.
card-forced_march = Marcia Forzata
card-forced_march-text = Riattiva un Nobile gratis, altri per 2 corone ciascuno. Va alla Paga.
card-enrich_mind = Aumentare Conoscenza
card-enrich_mind-text = Prendi 1 Conoscenza; se ne hai più di tutti diventi Presidente degli Studiosi; puoi comprare Tecnologie. Va alla Tassazione o all'Assemblea.
card-important_event = Evento Importante
card-important_event-text = Il Capo della Chiesa dice chi pesca il primo Evento.
card-fund_expeditions = Finanziare Spedizioni
card-fund_expeditions-text = Il Presidente può far partire una spedizione, tutti possono investire; quelle in viaggio avanzano.
card-upgrade_defenses = Migliorie Difensive
card-upgrade_defenses-text = Ogni Barone può riparare o fortificare una città, o riparare la sua Fortezza.
card-muster_troops = Arruolamento
card-muster_troops-text = Ogni Barone può togliere segnalini Perdite da un esercito, 2 corone ciascuno.
card-uncertain_times = Tempi Incerti
card-uncertain_times-text = Il mazzo Fato si mescola.
card-research = Ricerca
card-research-text = Il Presidente degli Studiosi può pagare 2 corone per pescare la prima Tecnologia e comprarla per 1 Conoscenza in meno.
card-pressing_agenda = Discussioni Importanti
card-pressing_agenda-text = La prima Agenda si aggiunge a quelle in corso. Va all'Assemblea.
card-assemble_troops = Reclutare Truppe
card-assemble_troops-text = Il primo Mercenario si aggiunge all'offerta; un segnalino occupa il primo posto libero della Tabella dei Mercenari.
card-upgrade_defenses_cg = Migliorare le Difese
card-upgrade_defenses_cg-text = Ogni Barone può riparare o fortificare una città, o riparare la sua Fortezza, e assoldare una Guarnigione.
card-muster_forces = Radunare le Truppe
card-muster_forces-text = Ogni Barone può togliere segnalini Perdite da un esercito e reclutare Milizie Cittadine, 2 corone ciascuna.
card-uncertain_times_cg = Tempi Incerti
card-uncertain_times_cg-text = Il mazzo Fato si mescola; il Presidente degli Studiosi può sostituire una Tecnologia in offerta.

# Eventi

event-ev_no_heir = Nessun Erede
event-ev_no_heir-text = Duraturo: un tuo Nobile a caso non ha erede, quindi la sua prossima morte è definitiva.
event-ev_heretic = Eretico
event-ev_heretic-text = Duraturo: se sei Capo della Chiesa il segnalino va all'altro Barone con più Fede, non potrai mai più averlo, e annullare un Evento ti costa 1 Fede in più.
event-ev_empty_coffers = Casse Vuote
event-ev_empty_coffers-text = Perdi metà delle tue corone, per difetto.
event-ev_camp_fever = Febbre da Campo
event-ev_camp_fever-text = Il tuo Nobile sulla mappa con più truppe subisce 200 perdite.
event-ev_mutiny = Ammutinamento
event-ev_mutiny-text = Si estrae una nazionalità: tutti i tuoi Mercenari di quella nazionalità disertano.
event-ev_crumbling_walls = Mura Cadenti
event-ev_crumbling_walls-text = La tua città più forte subisce 2 Brecce.
event-ev_toll_revolt = Rivolta delle Gabelle
event-ev_toll_revolt-text = Si pesca subito per la rivolta di ogni tua città senza un tuo Nobile; queste rivolte non si possono sedare.
event-ev_slander = Calunnie a Corte
event-ev_slander-text = Perdi 3 Voti, e se sei Presidente il segnalino va all'altro Barone con più Voti.
event-ev_interdict = Interdetto
event-ev_interdict-text = Perdi metà della tua Fede, per difetto, e se sei Capo della Chiesa il segnalino va all'altro Barone con più Fede.
event-ev_lame_horses = Cavalli Azzoppati
event-ev_lame_horses-text = Per il resto del round i tuoi Nobili non possono muovere su strada.
event-ev_lost_baggage = Salmerie Perdute
event-ev_lost_baggage-text = Perdi 1 corona per ogni tuo Nobile sulla mappa.
event-ev_blood_feud = Faida di Famiglia
event-ev_blood_feud-text = Tutti i tuoi Nobili diventano esausti.
event-ev_harvest = Granai Colmi
event-ev_harvest-text = Prendi 2 corone più 1 per ogni città che controlli, al massimo 6.
event-ev_dowry = Ricca Dote
event-ev_dowry-text = Prendi 5 corone.
event-ev_wandering_company = Compagnia Errante
event-ev_wandering_company-text = Prendi gratis la prima carta Mercenari e assegnala come nel Reclutamento.
event-ev_holy_relic = Santa Reliquia
event-ev_holy_relic-text = Prendi 2 Fede.
event-ev_silver_tongue = Lingua d'Argento
event-ev_silver_tongue-text = Prendi 3 Voti.
event-ev_surgeons = Cerusici da Campo
event-ev_surgeons-text = Togli fino a 3 segnalini Perdite da uno dei tuoi eserciti, o prendi 3 corone.
event-ev_masons = Muratori Volenterosi
event-ev_masons-text = Fortifica gratis una tua città, o togli tutte le Brecce da una tua città, o prendi 3 corone.
event-ev_lost_charter = La Carta Ritrovata
event-ev_lost_charter-text = Prendi 1 Prestigio.
event-ev_second_wind = Nuovo Vigore
event-ev_second_wind-text = Riattiva fino a due tuoi Nobili esausti, o prendi 3 corone.
event-ev_open_gates = Porte Aperte
event-ev_open_gates-text = Prendi il controllo di una città neutrale di forza 200 dove tu solo hai un Nobile, o prendi 4 corone.
event-ev_fair_winds = Venti Propizi
event-ev_fair_winds-text = I tuoi Nobili in mare sbarcano subito, per il resto del round le tue mosse per mare sbarcano subito, e prendi 2 corone.
event-ev_arson = Incendio
event-ev_arson-text = Una città in piedi a caso è saccheggiata e i Nobili che vi si trovano muoiono.
event-ev_broken_line = Stirpe Spezzata
event-ev_broken_line-text = Duraturo: un Nobile a caso di un Barone qualsiasi non ha erede, quindi la sua prossima morte è definitiva.
event-ev_assassin = Assassino
event-ev_assassin-text = Un Nobile a caso sulla mappa subisce 200 perdite e muore se le sue truppe non sono di più.
event-ev_pestilence = Pestilenza
event-ev_pestilence-text = Si estraggono due città del Regno: nella prima ogni Nobile subisce 100 perdite, la seconda non rende nulla alla prossima Tassazione.
event-ev_great_storm = Gran Tempesta
event-ev_great_storm-text = I Nobili in mare subiscono 100 perdite ciascuno, e per il resto del round nessuno può muovere per mare.
event-ev_floods = Piene dei Fiumi
event-ev_floods-text = Per il resto del round nessun Nobile può passare un ponte.
event-ev_peasant_rising = Sollevazione dei Contadini
event-ev_peasant_rising-text = Una città del Regno controllata a caso, senza un Nobile del padrone, si rivolta subito, se non si paga come al solito.
event-ev_trade_winds = Venti del Commercio
event-ev_trade_winds-text = Ogni spedizione in viaggio avanza di una casella e quelle sulla casella 3 si risolvono.
event-ev_comet = La Cometa
event-ev_comet-text = Il Capo della Chiesa guarda le prime 3 carte Fato e le rimette in cima nell'ordine che vuole.
event-ev_hard_winter = Inverno Rigido
event-ev_hard_winter-text = Ogni Nobile che non è in una città o Fortezza del suo Barone diventa esausto.
event-ev_legate = Il Perdono del Legato
event-ev_legate-text = Ogni bando dall'Assemblea è tolto e il Capo della Chiesa prende 1 Fede.
event-ev_jealous_guilds = Gilde Gelose
event-ev_jealous_guilds-text = Il Barone con più corone ne dà 3 al Barone che ne ha meno.
event-ev_truce = Tregua di Dio
event-ev_truce-text = Per il resto del round non si possono cominciare battaglie contro un altro Barone; le città neutrali si possono ancora attaccare.
event-ev_burned_library = Biblioteca in Fiamme
event-ev_burned_library-text = Scarta una delle tue Tecnologie, o tutta la tua Conoscenza se non ne hai.
event-ev_bread_riots = Tumulti del Pane
event-ev_bread_riots-text = Metti un segnalino Ribellione sulla tua città del Regno più ricca senza Nobile né Guarnigione.
event-ev_garrison_flees = Guarnigione in Fuga
event-ev_garrison_flees-text = Perdi una tua Guarnigione a scelta, o 3 corone se non ne hai.
event-ev_homesick = Milizie Nostalgiche
event-ev_homesick-text = Tutte le tue Milizie Cittadine tornano a casa e perdi 1 Voto.
event-ev_envious_captains = Capitani Invidiosi
event-ev_envious_captains-text = Uno dei tuoi Leader o Araldi diserta; se non ne hai, un Mercenario di una nazionalità estratta.
event-ev_false_prophet = Falso Profeta
event-ev_false_prophet-text = Perdi 2 Fede.
event-ev_spoiled_stores = Scorte Guaste
event-ev_spoiled_stores-text = Alla prossima Paga versa 2 corone in più per ogni tuo esercito con un Mercenario.
event-ev_wandering_scholar = Dotto Errante
event-ev_wandering_scholar-text = Prendi 2 Conoscenza.
event-ev_guild_charter = Statuto di Gilda
event-ev_guild_charter-text = Prendi 3 corone più 2 per ogni città fortificata che controlli, al massimo 7.
event-ev_veterans = Il Giuramento dei Veterani
event-ev_veterans-text = Togli fino a 2 segnalini Perdite da un esercito, riattiva il suo Nobile e prendi 1 corona.
event-ev_quiet_streets = Strade Tranquille
event-ev_quiet_streets-text = Togli tutti i segnalini Ribellione dalle tue città e prendi 1 Fede e 1 corona.
event-ev_treaty_bride = La Sposa del Trattato
event-ev_treaty_bride-text = Prendi 1 Prestigio e 1 Voto.
event-ev_forge_masters = Mastri di Forgia
event-ev_forge_masters-text = Prendi 1 Conoscenza, poi pesca la prima Tecnologia, che puoi comprare per 1 Conoscenza in meno.
event-ev_corsairs = Corsari
event-ev_corsairs-text = Ogni Barone perde 1 corona per ogni città con un porto che controlla, al massimo 3.
event-ev_great_fair = La Grande Fiera
event-ev_great_fair-text = Il padrone di una città controllata a caso prende 4 corone.
event-ev_contagion = Contagio
event-ev_contagion-text = Metti un segnalino Ribellione su una città del Regno controllata a caso, senza un Nobile del padrone né Guarnigione.
event-ev_disputation = La Grande Disputa
event-ev_disputation-text = Le tre Tecnologie in offerta vanno sotto il mazzo e se ne scoprono tre nuove; il Presidente degli Studiosi prende 1 Conoscenza.
event-ev_disputed_crown = Diritto Conteso
event-ev_disputed_crown-text = Il Barone con più Prestigio paga 5 corone o perde 1 Prestigio.
event-ev_shipwreck = Costa dei Naufragi
event-ev_shipwreck-text = Una spedizione in viaggio a caso subisce Flotta perduta.
event-ev_jubilee = Giubileo
event-ev_jubilee-text = Ogni Barone prende 1 Fede e tutti i segnalini Ribellione si tolgono.

# Agende

agenda-ag_private_motion = Mozione Privata
agenda-ag_private_motion-text = Un Barone estratto può proporre di togliere un bando, scartare una Legge, Carica o Ufficio, rinviare l'Assemblea o votare su un'Agenda scartata.
agenda-ag_subsidy = Sussidio della Corona
agenda-ag_subsidy-text = Il Barone scelto prende 6 corone.
agenda-ag_acclaim = Pubblico Encomio
agenda-ag_acclaim-text = Il Barone scelto prende 1 Prestigio e 2 corone.
agenda-ag_levy_extra = Imposta Straordinaria
agenda-ag_levy_extra-text = Ogni Barone paga 1 corona per ogni città che controlla.
agenda-ag_confiscation = Confisca
agenda-ag_confiscation-text = Il Barone scelto cede una città del Regno a sua scelta, che diventa neutrale.
agenda-ag_trial = Processo a un Nobile
agenda-ag_trial-text = Un Nobile a caso del Barone scelto subisce 200 perdite.
agenda-ag_chair_election = Elezione del Presidente
agenda-ag_chair_election-text = Il Barone scelto diventa Presidente dell'Assemblea.
agenda-ag_synod = Sinodo
agenda-ag_synod-text = Il Barone scelto diventa Capo della Chiesa e prende 1 Fede.
agenda-ag_royal_masons = Opere della Corona
agenda-ag_royal_masons-text = Il Barone scelto fortifica una città e toglie tutte le Brecce da una città, gratis.
agenda-ag_tax_farmers = Convocare gli Esattori
agenda-ag_tax_farmers-text = Appena finisce questa Assemblea si tiene una Tassazione.
agenda-ag_envoys = Ambasciatori di Pace
agenda-ag_envoys-text = Tutti gli assedi sono tolti.
agenda-ag_tithe = Decima sulle Rendite
agenda-ag_tithe-text = In Tassazione ogni Barone rende 1 corona ogni 3 che riceve.
agenda-ag_road_tolls = Pedaggi Stradali
agenda-ag_road_tolls-text = Ogni Nobile che muove su strada paga 1 corona.
agenda-ag_hiring = Ordinanza sugli Ingaggi
agenda-ag_hiring-text = Assoldare un Mercenario costa 1 corona in più.
agenda-ag_hearth_peace = Pace dei Focolari
agenda-ag_hearth_peace-text = Non si possono cominciare battaglie contro una Fortezza.
agenda-ag_town_charter = Statuto delle Città
agenda-ag_town_charter-text = Le città prese non si possono saccheggiare.
agenda-ag_harbour_dues = Diritti di Porto
agenda-ag_harbour_dues-text = Ogni Nobile che muove per mare paga 2 corone.
agenda-ag_alms = Elemosina alla Chiesa
agenda-ag_alms-text = In Tassazione ogni Barone può pagare 4 corone per 1 Fede.
agenda-ag_walls_weight = Il Peso delle Mura
agenda-ag_walls_weight-text = In Assemblea ogni Barone prende 1 Voto in più per ogni città fortificata che controlla, al massimo 3.
agenda-ag_masons_wage = La Mercede dei Muratori
agenda-ag_masons_wage-text = Riparare costa 1 corona in meno per Breccia e fortificare 1 in meno.
agenda-ag_ransom = Diritto di Riscatto
agenda-ag_ransom-text = Quando un Nobile muore in battaglia il suo Barone paga 2 corone all'altra parte, se è un Barone.
agenda-ag_salt = Concessione del Sale
agenda-ag_salt-text = Concessione: 2 corone in Tassazione.
agenda-ag_wine = Concessione del Vino
agenda-ag_wine-text = Concessione: 2 corone in Tassazione.
agenda-ag_wool = Concessione della Lana
agenda-ag_wool-text = Concessione: 2 corone in Tassazione.
agenda-ag_silver = Concessione delle Miniere d'Argento
agenda-ag_silver-text = Concessione: 3 corone in Tassazione.
agenda-ag_harbours = Concessione dei Porti
agenda-ag_harbours-text = Concessione: in Tassazione 1 corona più 1 per ogni città con un porto che controlli, al massimo 4.
agenda-ag_ambassador = Ambasciatore in Oriente
agenda-ag_ambassador-text = Non puoi partecipare all'Assemblea; prendi 1 Prestigio in ogni Gestione finché controlli una città d'oltremare.
agenda-ag_marches = Custode delle Marche
agenda-ag_marches-text = Non puoi partecipare all'Assemblea; le tue città e la tua Fortezza hanno +100 di forza in difesa.
agenda-ag_seal = Custode del Sigillo
agenda-ag_seal-text = Prendi 2 Voti in più in ogni Assemblea a cui partecipi.
agenda-ag_horse = Gran Scudiero
agenda-ag_horse-text = I tuoi Nobili possono muovere fino a 4 regioni su strada.
agenda-ag_nuncio = Nunzio
agenda-ag_nuncio-text = Prendi 1 Fede in ogni Assemblea a cui partecipi.
agenda-ag_quartermaster = Intendente
agenda-ag_quartermaster-text = Paghi 2 corone in meno in ogni Paga.
agenda-ag_constable = Gran Connestabile
agenda-ag_constable-text = Il Nobile ha 200 truppe mantenute.
agenda-ag_marshal = Maresciallo del Regno
agenda-ag_marshal-text = Il Nobile ha 100 truppe mantenute e pesca 1 carta Fato in più nelle battaglie che comanda.
agenda-ag_guard = Capitano della Guardia
agenda-ag_guard-text = Il Nobile ha 150 truppe mantenute e gli Eventi non possono fargli danno.
agenda-ag_admiral = Ammiraglio della Flotta
agenda-ag_admiral-text = Il Nobile ha 100 truppe mantenute e quando muove per mare sbarca subito.
agenda-ag_engines = Maestro delle Macchine
agenda-ag_engines-text = Il Nobile ha 50 truppe mantenute e infligge 100 perdite in più negli assalti che comanda.
agenda-ag_justiciar = Gran Giustiziere
agenda-ag_justiciar-text = Il Nobile ha 50 truppe mantenute, e prendi 2 corone in Tassazione finché è in una tua città o Fortezza.
agenda-ag_almoner = Grande Elemosiniere
agenda-ag_almoner-text = Il Nobile ha 50 truppe mantenute, e annullare un Evento ti costa 1 Fede in meno (almeno 1).
agenda-ag_standard = Portastendardo
agenda-ag_standard-text = Il Nobile ha +1 Vittoria nelle battaglie che comanda.
agenda-ag_provost = Prevosto delle Strade
agenda-ag_provost-text = Il Nobile ha 100 truppe mantenute e può attraversare senza permesso regioni con Nobili o città di altri Baroni.
agenda-ag_private_motion_x = Mozione Privata
agenda-ag_private_motion_x-text = Come la Mozione Privata del gioco base.
agenda-ag_university = Fondare uno Studio
agenda-ag_university-text = Il Barone scelto prende 2 Conoscenza.
agenda-ag_letters = Elezione del Presidente degli Studiosi
agenda-ag_letters-text = Il Barone scelto diventa Presidente degli Studiosi e prende 1 Conoscenza.
agenda-ag_disband = Sciogliere le Milizie
agenda-ag_disband-text = Tutte le Milizie Cittadine tornano a casa.
agenda-ag_bread = Pane alle Città
agenda-ag_bread-text = Ogni Barone paga 1 corona per ogni sua città in ribellione, e tutti i segnalini Ribellione si tolgono.
agenda-ag_book_burning = Rogo dei Libri
agenda-ag_book_burning-text = Il Barone scelto scarta una Tecnologia a sua scelta.
agenda-ag_relief = Soccorso ai Deboli
agenda-ag_relief-text = Ogni Barone dà 1 corona al Barone che controlla meno città.
agenda-ag_learned_seats = Seggi dei Dotti
agenda-ag_learned_seats-text = Il Presidente degli Studiosi prende 2 Voti in più in ogni Assemblea a cui partecipa.
agenda-ag_garrison_statute = Statuto delle Guarnigioni
agenda-ag_garrison_statute-text = Le Guarnigioni non prendono paga.
agenda-ag_guild_secrets = Segreti di Gilda
agenda-ag_guild_secrets-text = Ogni Tecnologia costa 1 Conoscenza in più.
agenda-ag_law_of_arms = Legge d'Arme
agenda-ag_law_of_arms-text = In battaglia non si possono usare Tecnologie.
agenda-ag_companies = Editto sulle Compagnie
agenda-ag_companies-text = In ogni Paga ogni Barone versa 1 corona per ogni 300 pieni di forza di Mercenari che possiede.
agenda-ag_field_peace = Pace dei Campi
agenda-ag_field_peace-text = Non si possono cominciare battaglie in campo aperto contro un altro Barone.
agenda-ag_paper = Concessione della Carta
agenda-ag_paper-text = Concessione: 2 corone in Tassazione.
agenda-ag_spice = Concessione delle Spezie
agenda-ag_spice-text = Concessione: in Tassazione 1 corona più 1 per ogni città d'oltremare che controlli, al massimo 4.
agenda-ag_rector = Rettore delle Scuole
agenda-ag_rector-text = Prendi 1 Conoscenza a ogni Tassazione.
agenda-ag_legate_abroad = Inviato Oltremare
agenda-ag_legate_abroad-text = Non puoi partecipare all'Assemblea; prendi 2 corone e 1 Fede a ogni Tassazione.
agenda-ag_quiet = Custode della Quiete
agenda-ag_quiet-text = Le Ribellioni per le tue città valgono come Nessuna rivolta.
agenda-ag_levy_master = Maestro delle Milizie
agenda-ag_levy_master-text = Milizie Cittadine e Mercenari ti costano 1 corona in meno.
agenda-ag_champion = Campione del Regno
agenda-ag_champion-text = Il Nobile ha 100 truppe mantenute e scarta 1 carta Fato in meno nelle battaglie che comanda.
agenda-ag_engineer = Grande Ingegnere
agenda-ag_engineer-text = Il Nobile ha 50 truppe mantenute e conta 200 in più quando comincia o conclude un assedio.
agenda-ag_isles = Signore delle Isole
agenda-ag_isles-text = Il Nobile ha 250 truppe mantenute finché è in una regione con un porto o oltremare.
agenda-ag_crossbows = Capitano dei Balestrieri
agenda-ag_crossbows-text = Il Nobile ha 100 truppe mantenute e previene 100 perdite in più quando comanda in difesa.
agenda-ag_chaplain = Cappellano Maggiore
agenda-ag_chaplain-text = Il Nobile ha 50 truppe mantenute, e in una battaglia che comanda puoi pagare 1 Fede per pescare 2 carte Fato in più.
agenda-ag_couriers = Maestro dei Corrieri
agenda-ag_couriers-text = Il Nobile ha 50 truppe mantenute e fuori strada muove di 2 regioni invece di 1.

# Tecnologie

advancement-ad_black_powder = Polvere Nera
advancement-ad_black_powder-text = In una battaglia, rendendola esausta: conta 2 Infliggi 100 in più.
advancement-ad_iron_blades = Spade Forgiate con il Ferro
advancement-ad_iron_blades-text = In ogni battaglia: conta 1 Infliggi 100 in più.
advancement-ad_plate = Armatura a Piastre
advancement-ad_plate-text = In ogni battaglia: conta 1 Previeni 100 in più.
advancement-ad_windlass = Balestre a Martinetto
advancement-ad_windlass-text = In una battaglia, rendendola esausta: l'altra parte conta 1 Previeni 100 in meno (non sotto 0).
advancement-ad_trebuchet = Trabucco
advancement-ad_trebuchet-text = Quando assalti, rendendola esausta: metti subito 1 Breccia sulla città o Fortezza; non si può prevenire.
advancement-ad_banners = Stendardi di Segnale
advancement-ad_banners-text = In ogni battaglia: conta 1 +1 Vittoria in più.
advancement-ad_relays = Stazioni di Posta
advancement-ad_relays-text = Rendendola esausta: un Nobile che muove va 1 regione più lontano (2 fuori strada, 4 su strada).
advancement-ad_lateen = Vele Latine
advancement-ad_lateen-text = Rendendola esausta: un Nobile che muove per mare sbarca subito nella regione di arrivo, esausto.
advancement-ad_ledgers = Partita Doppia
advancement-ad_ledgers-text = In Tassazione prendi 2 corone.
advancement-ad_rotation = Rotazione Triennale
advancement-ad_rotation-text = In Tassazione prendi 1 corona per ogni città del Regno che controlli, al massimo 4.
advancement-ad_hospital = Ospedale da Campo
advancement-ad_hospital-text = In ogni Gestione togli 1 segnalino Perdite da un tuo esercito in una tua città o Fortezza.
advancement-ad_concentric = Mura Concentriche
advancement-ad_concentric-text = Le tue città del Regno hanno +100 di forza in difesa.
advancement-ad_compass = Compasso del Muratore
advancement-ad_compass-text = Fortificare ti costa 1 corona in meno e riparare 1 in meno per Breccia.
advancement-ad_scouts = Esploratori
advancement-ad_scouts-text = Rendendola esausta: un Nobile che muove può attraversare senza permesso regioni con Nobili o città di altri Baroni.
advancement-ad_psalter = Salterio Miniato
advancement-ad_psalter-text = Quando risolvi Servire la Chiesa, rendendola esausta: prendi 1 Fede in più, prima di controllare il segnalino.
advancement-ad_notaries = Rogiti dei Notai
advancement-ad_notaries-text = All'inizio di un'Assemblea a cui partecipi, rendendola esausta: prendi 2 Voti in più.
advancement-ad_astrolabe = Astrolabio
advancement-ad_astrolabe-text = Quando si risolve una spedizione in cui hai investito, rendendola esausta: pesca 1 carta Fato in più e scegli quale vale.
advancement-ad_contracts = Contratti Sigillati
advancement-ad_contracts-text = Quando tuoi Mercenari diserterebbero, rendendola esausta: una di quelle carte resta.

# Missioni

mission-mi_harbours = Signore dei Porti
mission-mi_harbours-text = Controlla almeno 3 città con un porto, del Regno o d'oltremare.
mission-mi_pilgrim = La Corona Pellegrina
mission-mi_pilgrim-text = Controlla almeno 2 città d'oltremare.
mission-mi_coffers = Forzieri Colmi
mission-mi_coffers-text = Abbi almeno 20 corone.
mission-mi_shepherd = Pastore del Regno
mission-mi_shepherd-text = Sii Capo della Chiesa e abbi almeno 2 Fede.
mission-mi_voice = Voce dell'Assemblea
mission-mi_voice-text = Sii Presidente dell'Assemblea e abbi almeno 4 Voti.
mission-mi_walls = Cerchia di Mura
mission-mi_walls-text = Controlla almeno 2 città fortificate.
mission-mi_host = La Grande Armata
mission-mi_host-text = Abbi sulla mappa un esercito di almeno 500 truppe, tolte le perdite.
mission-mi_seals = Uomo dai Molti Sigilli
mission-mi_seals-text = Abbi almeno 3 fra Cariche e Uffici.
mission-mi_grades = Borgo, Rocca e Corona
mission-mi_grades-text = Controlla città di forza stampata 200, 300 e 400.
mission-mi_house = La Casata Intatta
mission-mi_house-text = Abbi tutti e quattro i Nobili sulla mappa e nessun segnalino Perdite sui tuoi eserciti.

# Fasi Speciali

phase-taxation = Tassazione
phase-wages = Paga delle Truppe
    .brief = Paga
phase-assembly = Assemblea
phase-draft = Reclutamento dei Mercenari
    .brief = Reclutamento
phase-setup = Preparazione
phase-planning = Pianificazione
phase-actions = Azioni
phase-upkeep = Gestione

# Spedizioni

expedition-ceylon = Ceylon
expedition-spice_islands = Isole delle Spezie
    .the = le Isole delle Spezie
expedition-china = Cina
    .the = la Cina

# Che cosa si può scegliere

done = fatto
yes = sì
no = no
accept = accetta
refuse = rifiuta e subisci il bando
crowns = corone
faith = Fede
votes = Voti
move = muovi
battle = combatti
retreat = ritirati
keep = tienila
raze = saccheggiala
raze-banned = saccheggiala contro la Legge e subisci il bando
breach = breccia nelle mura
again = pianifica da capo
several = più d'uno insieme
repair = ripara
fortify = fortifica
garrison = Guarnigione
levy = Milizia Cittadina
lift = togli il bando a
discard = scarta
postpone = rinvia l'Assemblea
recall = rivota
forbid = vieta
allow = permetti di nuovo
use = usa
give = dai
heir = erede di
kill-heir = uccidi l'erede di
miracle = fai cessare con la Fede
all-troops = tutte le truppe con i segnalini Perdite
number = { $id }
gold = { $id ->
    [one] { $id } corona
   *[other] { $id } corone
}
spot = posto { $id } della Tabella
part = scelta { $id }
part-0 = la prima scelta
part-1 = la seconda scelta
part-2 = la terza scelta
act = atto { $id }
act-0 = muovere su strada
act-1 = passare i ponti
act-2 = muovere per mare
act-3 = sbarcare subito
act-4 = passare senza permesso
act-5 = saccheggiare città
act-6 = attaccare Fortezze
act-7 = attaccare altri Baroni
act-8 = battaglie in campo aperto
act-9 = Tecnologie in battaglia
act-10 = partecipare all'Assemblea
act-11 = diventare Capo della Chiesa
act-12 = rendita delle città
act-13 = danni dagli Eventi
act-14 = ribellioni
act-15 = diserzione
act-16 = assedi
fate = carta Fato { $id }
fate-fa_01 = carta Fato 1 ({ noble-blue_star }, { result-blank }, { unrest-no_revolt }, { city-alexandria }, { nation-tuscan }; { voyage-2x }, { voyage-2x }, { voyage-3x })
    .brief = carta Fato 1
fate-fa_02 = carta Fato 2 ({ noble-black_triangle }, { result-blank }, { unrest-revolt }, { city-lenz }, { nation-polish }; { voyage-1x }, { voyage-no_news }, { voyage-fleet_lost })
    .brief = carta Fato 2
fate-fa_03 = carta Fato 3 ({ noble-purple_square }, { result-deal }, { unrest-no_revolt }, { city-gedze }, { nation-english }; { voyage-1x }, { voyage-no_news }, { voyage-fleet_lost })
    .brief = carta Fato 3
fate-fa_04 = carta Fato 4 ({ noble-purple_triangle }, { result-victory }, { unrest-no_revolt }, { city-straven }, { nation-tuscan }; { voyage-2x }, { voyage-no_news }, { voyage-4x })
    .brief = carta Fato 4
fate-fa_05 = carta Fato 5 ({ noble-yellow_triangle }, { result-prevent }, { unrest-no_revolt }, { city-ballin }, { nation-swiss }; { voyage-2x }, { voyage-no_news }, { voyage-3x })
    .brief = carta Fato 5
fate-fa_06 = carta Fato 6 ({ noble-black_circle }, { result-victory }, { unrest-no_revolt }, { city-berac }, { nation-english }; { voyage-2x }, { voyage-2x }, { voyage-no_news })
    .brief = carta Fato 6
fate-fa_07 = carta Fato 7 ({ noble-purple_star }, { result-prevent }, { unrest-revolt }, { city-vecht }, { nation-lombard }; { voyage-fleet_lost }, { voyage-2x }, { voyage-fleet_lost })
    .brief = carta Fato 7
fate-fa_08 = carta Fato 8 ({ noble-green_circle }, { result-deal }, { unrest-no_revolt }, { city-rota }, { nation-lombard }; { voyage-1x }, { voyage-fleet_lost }, { voyage-fleet_lost })
    .brief = carta Fato 8
fate-fa_09 = carta Fato 9 ({ noble-blue_circle }, { result-victory }, { unrest-revolt }, { city-isar }, { nation-swiss }; { voyage-1x }, { voyage-3x }, { voyage-3x })
    .brief = carta Fato 9
fate-fa_10 = carta Fato 10 ({ noble-red_circle }, { result-prevent }, { unrest-no_revolt }, { city-monz }, { nation-tuscan }; { voyage-2x }, { voyage-3x }, { voyage-4x })
    .brief = carta Fato 10
fate-fa_11 = carta Fato 11 ({ noble-yellow_circle }, { result-deal }, { unrest-revolt }, { city-cadiz }, { nation-rumanian }; { voyage-no_news }, { voyage-2x }, { voyage-2x })
    .brief = carta Fato 11
fate-fa_12 = carta Fato 12 ({ noble-green_triangle }, { result-prevent }, { unrest-no_revolt }, { city-olbi }, { nation-english }; { voyage-1x }, { voyage-1x }, { voyage-2x })
    .brief = carta Fato 12
fate-fa_13 = carta Fato 13 ({ noble-purple_circle }, { result-draw }, { unrest-no_revolt }, { city-constantinople }, { nation-polish }; { voyage-no_news }, { voyage-no_news }, { voyage-no_news })
    .brief = carta Fato 13
fate-fa_14 = carta Fato 14 ({ noble-yellow_star }, { result-deal }, { unrest-no_revolt }, { city-kovel }, { nation-polish }; { voyage-2x }, { voyage-2x }, { voyage-no_news })
    .brief = carta Fato 14
fate-fa_15 = carta Fato 15 ({ noble-green_star }, { result-victory }, { unrest-no_revolt }, { city-froli }, { nation-rumanian }; { voyage-no_news }, { voyage-1x }, { voyage-fleet_lost })
    .brief = carta Fato 15
fate-fa_16 = carta Fato 16 ({ noble-red_star }, { result-draw }, { unrest-revolt }, { city-thira }, { nation-english }; { voyage-2x }, { voyage-fleet_lost }, { voyage-4x })
    .brief = carta Fato 16
fate-fa_17 = carta Fato 17 ({ noble-black_star }, { result-deal }, { unrest-no_revolt }, { city-jerusalem }, { nation-swiss }; { voyage-2x }, { voyage-fleet_lost }, { voyage-3x })
    .brief = carta Fato 17
fate-fa_18 = carta Fato 18 ({ noble-red_triangle }, { result-deal }, { unrest-no_revolt }, { city-syracuse }, { nation-rumanian }; { voyage-1x }, { voyage-2x }, { voyage-4x })
    .brief = carta Fato 18
fate-fa_19 = carta Fato 19 ({ noble-blue_square }, { result-prevent }, { unrest-no_revolt }, { city-bingen }, { nation-polish }; { voyage-no_news }, { voyage-fleet_lost }, { voyage-no_news })
    .brief = carta Fato 19
fate-fa_20 = carta Fato 20 ({ noble-yellow_square }, { result-victory }, { unrest-no_revolt }, { city-uran }, { nation-lombard }; { voyage-1x }, { voyage-fleet_lost }, { voyage-fleet_lost })
    .brief = carta Fato 20
fate-fa_21 = carta Fato 21 ({ noble-green_square }, { result-deal }, { unrest-revolt }, { city-acre }, { nation-tuscan }; { voyage-2x }, { voyage-1x }, { voyage-no_news })
    .brief = carta Fato 21
fate-fa_22 = carta Fato 22 ({ noble-blue_triangle }, { result-deal }, { unrest-no_revolt }, { city-surat }, { nation-lombard }; { voyage-fleet_lost }, { voyage-3x }, { voyage-fleet_lost })
    .brief = carta Fato 22
fate-fa_23 = carta Fato 23 ({ noble-red_square }, { result-blank }, { unrest-no_revolt }, { city-semlik }, { nation-swiss }; { voyage-no_news }, { voyage-3x }, { voyage-no_news })
    .brief = carta Fato 23
fate-fa_24 = carta Fato 24 ({ noble-black_square }, { result-draw }, { unrest-no_revolt }, { city-alta }, { nation-rumanian }; { voyage-1x }, { voyage-2x }, { voyage-fleet_lost })
    .brief = carta Fato 24
fate-fx_01 = carta Fato 1 ({ noble-red_triangle }, { result-deal }, { unrest-no_revolt }, { city-monz }, { nation-polish }; { voyage-1x }, { voyage-fleet_lost }, { voyage-3x })
    .brief = carta Fato 1
fate-fx_02 = carta Fato 2 ({ noble-blue_triangle }, { result-victory }, { unrest-revolt }, { city-berac }, { nation-english }; { voyage-2x }, { voyage-fleet_lost }, { voyage-4x })
    .brief = carta Fato 2
fate-fx_03 = carta Fato 3 ({ noble-green_square }, { result-deal }, { unrest-riot }, { city-straven }, { nation-tuscan }; { voyage-fleet_lost }, { voyage-3x }, { voyage-no_news })
    .brief = carta Fato 3
fate-fx_04 = carta Fato 4 ({ noble-green_triangle }, { result-blank }, { unrest-no_revolt }, { city-vecht }, { nation-rumanian }; { voyage-1x }, { voyage-3x }, { voyage-5x })
    .brief = carta Fato 4
fate-fx_05 = carta Fato 5 ({ noble-green_circle }, { result-prevent }, { unrest-revolt }, { city-bingen }, { nation-polish }; { voyage-1x }, { voyage-1x }, { voyage-funds_needed })
    .brief = carta Fato 5
fate-fx_06 = carta Fato 6 ({ noble-purple_circle }, { result-prevent }, { unrest-no_revolt }, { city-gedze }, { nation-polish }; { voyage-2x }, { voyage-3x }, { voyage-4x })
    .brief = carta Fato 6
fate-fx_07 = carta Fato 7 ({ noble-black_triangle }, { result-deal }, { unrest-no_revolt }, { city-thira }, { nation-english }; { voyage-2x }, { voyage-1x }, { voyage-no_news })
    .brief = carta Fato 7
fate-fx_08 = carta Fato 8 ({ noble-yellow_square }, { result-retreat }, { unrest-no_revolt }, { city-thira }, { nation-lombard }; { voyage-2x }, { voyage-no_news }, { voyage-fleet_lost })
    .brief = carta Fato 8
fate-fx_09 = carta Fato 9 ({ noble-blue_triangle }, { result-deal }, { unrest-no_revolt }, { city-surat }, { nation-rumanian }; { voyage-2x }, { voyage-4x }, { voyage-funds_needed })
    .brief = carta Fato 9
fate-fx_10 = carta Fato 10 ({ noble-black_square }, { result-prevent }, { unrest-no_revolt }, { city-jerusalem }, { nation-lombard }; { voyage-2x }, { voyage-2x }, { voyage-5x })
    .brief = carta Fato 10
fate-fx_11 = carta Fato 11 ({ noble-blue_square }, { result-victory }, { unrest-no_revolt }, { city-rota }, { nation-tuscan }; { voyage-1x }, { voyage-4x }, { voyage-fleet_lost })
    .brief = carta Fato 11
fate-fx_12 = carta Fato 12 ({ noble-yellow_star }, { result-prevent }, { unrest-riot }, { city-ballin }, { nation-english }; { voyage-1x }, { voyage-no_news }, { voyage-4x })
    .brief = carta Fato 12
fate-fx_13 = carta Fato 13 ({ noble-yellow_triangle }, { result-victory }, { unrest-riot }, { city-cadiz }, { nation-polish }; { voyage-3x }, { voyage-1x }, { voyage-fleet_lost })
    .brief = carta Fato 13
fate-fx_14 = carta Fato 14 ({ noble-red_square }, { result-draw }, { unrest-revolt }, { city-uran }, { nation-rumanian }; { voyage-2x }, { voyage-3x }, { voyage-fleet_lost })
    .brief = carta Fato 14
fate-fx_15 = carta Fato 15 ({ noble-red_star }, { result-retreat }, { unrest-riot }, { city-surat }, { nation-rumanian }; { voyage-2x }, { voyage-fleet_lost }, { voyage-funds_needed })
    .brief = carta Fato 15
fate-fx_16 = carta Fato 16 ({ noble-green_star }, { result-deal }, { unrest-no_revolt }, { city-ballin }, { nation-english }; { voyage-2x }, { voyage-funds_needed }, { voyage-4x })
    .brief = carta Fato 16
fate-fx_17 = carta Fato 17 ({ noble-yellow_circle }, { result-victory }, { unrest-no_revolt }, { city-constantinople }, { nation-rumanian }; { voyage-fleet_lost }, { voyage-no_news }, { voyage-2x })
    .brief = carta Fato 17
fate-fx_18 = carta Fato 18 ({ noble-purple_triangle }, { result-draw }, { unrest-no_revolt }, { city-kovel }, { nation-tuscan }; { voyage-1x }, { voyage-fleet_lost }, { voyage-fleet_lost })
    .brief = carta Fato 18
fate-fx_19 = carta Fato 19 ({ noble-blue_circle }, { result-deal }, { unrest-riot }, { city-alta }, { nation-lombard }; { voyage-no_news }, { voyage-2x }, { voyage-2x })
    .brief = carta Fato 19
fate-fx_20 = carta Fato 20 ({ noble-red_circle }, { result-blank }, { unrest-no_revolt }, { city-olbi }, { nation-lombard }; { voyage-2x }, { voyage-2x }, { voyage-funds_needed })
    .brief = carta Fato 20
fate-fx_21 = carta Fato 21 ({ noble-blue_circle }, { result-draw }, { unrest-riot }, { city-froli }, { nation-swiss }; { voyage-funds_needed }, { voyage-2x }, { voyage-no_news })
    .brief = carta Fato 21
fate-fx_22 = carta Fato 22 ({ noble-black_circle }, { result-victory }, { unrest-riot }, { city-acre }, { nation-tuscan }; { voyage-2x }, { voyage-fleet_lost }, { voyage-5x })
    .brief = carta Fato 22
fate-fx_23 = carta Fato 23 ({ noble-black_circle }, { result-deal }, { unrest-no_revolt }, { city-olbi }, { nation-rumanian }; { voyage-funds_needed }, { voyage-no_news }, { voyage-fleet_lost })
    .brief = carta Fato 23
fate-fx_24 = carta Fato 24 ({ noble-green_triangle }, { result-prevent }, { unrest-riot }, { city-jerusalem }, { nation-lombard }; { voyage-2x }, { voyage-no_news }, { voyage-3x })
    .brief = carta Fato 24
fate-fx_25 = carta Fato 25 ({ noble-purple_triangle }, { result-deal }, { unrest-revolt }, { city-bingen }, { nation-lombard }; { voyage-fleet_lost }, { voyage-2x }, { voyage-fleet_lost })
    .brief = carta Fato 25
fate-fx_26 = carta Fato 26 ({ noble-purple_star }, { result-victory }, { unrest-no_revolt }, { city-syracuse }, { nation-lombard }; { voyage-2x }, { voyage-2x }, { voyage-fleet_lost })
    .brief = carta Fato 26
fate-fx_27 = carta Fato 27 ({ noble-yellow_triangle }, { result-prevent }, { unrest-no_revolt }, { city-froli }, { nation-tuscan }; { voyage-2x }, { voyage-funds_needed }, { voyage-fleet_lost })
    .brief = carta Fato 27
fate-fx_28 = carta Fato 28 ({ noble-green_circle }, { result-retreat }, { unrest-no_revolt }, { city-acre }, { nation-english }; { voyage-no_news }, { voyage-2x }, { voyage-3x })
    .brief = carta Fato 28
fate-fx_29 = carta Fato 29 ({ noble-blue_star }, { result-deal }, { unrest-no_revolt }, { city-cadiz }, { nation-polish }; { voyage-no_news }, { voyage-fleet_lost }, { voyage-2x })
    .brief = carta Fato 29
fate-fx_30 = carta Fato 30 ({ noble-black_star }, { result-draw }, { unrest-no_revolt }, { city-alta }, { nation-polish }; { voyage-no_news }, { voyage-1x }, { voyage-3x })
    .brief = carta Fato 30
fate-fx_31 = carta Fato 31 ({ noble-red_square }, { result-deal }, { unrest-riot }, { city-alexandria }, { nation-swiss }; { voyage-1x }, { voyage-3x }, { voyage-fleet_lost })
    .brief = carta Fato 31
fate-fx_32 = carta Fato 32 ({ noble-blue_square }, { result-prevent }, { unrest-no_revolt }, { city-uran }, { nation-rumanian }; { voyage-fleet_lost }, { voyage-fleet_lost }, { voyage-no_news })
    .brief = carta Fato 32
fate-fx_33 = carta Fato 33 ({ noble-red_triangle }, { result-victory }, { unrest-no_revolt }, { city-alexandria }, { nation-swiss }; { voyage-1x }, { voyage-2x }, { voyage-no_news })
    .brief = carta Fato 33
fate-fx_34 = carta Fato 34 ({ noble-green_square }, { result-victory }, { unrest-no_revolt }, { city-gedze }, { nation-swiss }; { voyage-funds_needed }, { voyage-3x }, { voyage-funds_needed })
    .brief = carta Fato 34
fate-fx_35 = carta Fato 35 ({ noble-purple_square }, { result-blank }, { unrest-riot }, { city-kovel }, { nation-polish }; { voyage-1x }, { voyage-funds_needed }, { voyage-fleet_lost })
    .brief = carta Fato 35
fate-fx_36 = carta Fato 36 ({ noble-yellow_circle }, { result-deal }, { unrest-no_revolt }, { city-lenz }, { nation-tuscan }; { voyage-2x }, { voyage-no_news }, { voyage-funds_needed })
    .brief = carta Fato 36
fate-fx_37 = carta Fato 37 ({ noble-red_circle }, { result-prevent }, { unrest-no_revolt }, { city-berac }, { nation-english }; { voyage-no_news }, { voyage-3x }, { voyage-2x })
    .brief = carta Fato 37
fate-fx_38 = carta Fato 38 ({ noble-yellow_square }, { result-deal }, { unrest-no_revolt }, { city-vecht }, { nation-polish }; { voyage-1x }, { voyage-2x }, { voyage-4x })
    .brief = carta Fato 38
fate-fx_39 = carta Fato 39 ({ noble-red_star }, { result-prevent }, { unrest-no_revolt }, { city-isar }, { nation-tuscan }; { voyage-funds_needed }, { voyage-fleet_lost }, { voyage-fleet_lost })
    .brief = carta Fato 39
fate-fx_40 = carta Fato 40 ({ noble-black_triangle }, { result-retreat }, { unrest-no_revolt }, { city-rota }, { nation-swiss }; { voyage-1x }, { voyage-1x }, { voyage-4x })
    .brief = carta Fato 40
fate-fx_41 = carta Fato 41 ({ noble-purple_square }, { result-deal }, { unrest-no_revolt }, { city-syracuse }, { nation-english }; { voyage-2x }, { voyage-1x }, { voyage-fleet_lost })
    .brief = carta Fato 41
fate-fx_42 = carta Fato 42 ({ noble-yellow_star }, { result-blank }, { unrest-revolt }, { city-semlik }, { nation-swiss }; { voyage-no_news }, { voyage-no_news }, { voyage-no_news })
    .brief = carta Fato 42
fate-fx_43 = carta Fato 43 ({ noble-black_square }, { result-victory }, { unrest-no_revolt }, { city-straven }, { nation-english }; { voyage-1x }, { voyage-3x }, { voyage-3x })
    .brief = carta Fato 43
fate-fx_44 = carta Fato 44 ({ noble-black_star }, { result-deal }, { unrest-revolt }, { city-lenz }, { nation-tuscan }; { voyage-1x }, { voyage-funds_needed }, { voyage-3x })
    .brief = carta Fato 44
fate-fx_45 = carta Fato 45 ({ noble-purple_star }, { result-victory }, { unrest-no_revolt }, { city-monz }, { nation-rumanian }; { voyage-no_news }, { voyage-funds_needed }, { voyage-no_news })
    .brief = carta Fato 45
fate-fx_46 = carta Fato 46 ({ noble-green_star }, { result-deal }, { unrest-no_revolt }, { city-semlik }, { nation-lombard }; { voyage-3x }, { voyage-2x }, { voyage-fleet_lost })
    .brief = carta Fato 46
fate-fx_47 = carta Fato 47 ({ noble-blue_star }, { result-prevent }, { unrest-no_revolt }, { city-constantinople }, { nation-swiss }; { voyage-1x }, { voyage-2x }, { voyage-fleet_lost })
    .brief = carta Fato 47
fate-fx_48 = carta Fato 48 ({ noble-purple_circle }, { result-deal }, { unrest-no_revolt }, { city-isar }, { nation-swiss }; { voyage-1x }, { voyage-no_news }, { voyage-5x })
    .brief = carta Fato 48
seat = giocatore { $id }
seat-0 = primo posto
seat-1 = secondo posto
seat-2 = terzo posto
seat-3 = quarto posto
seat-4 = quinto posto
seat-5 = sesto posto
area = regione { $id }
city = città { $id }
noble = Nobile { $id }
troop = truppe { $id }
card = carta { $id }
agenda = Agenda { $id }
advancement = Tecnologia { $id }
nation = nazionalità { $id }
phase = area { $id }
expedition = spedizione { $id }
stronghold-of = Fortezza del giocatore { $id }
    .whose = la Fortezza di { $name }
stronghold-of-0 = Fortezza del primo posto
stronghold-of-1 = Fortezza del secondo posto
stronghold-of-2 = Fortezza del terzo posto
stronghold-of-3 = Fortezza del quarto posto
stronghold-of-4 = Fortezza del quinto posto
stronghold-of-5 = Fortezza del sesto posto
stronghold-red = Fortezza del Rosso
stronghold-blue = Fortezza del Blu
stronghold-green = Fortezza del Verde
stronghold-yellow = Fortezza del Giallo
stronghold-purple = Fortezza del Viola
stronghold-black = Fortezza del Nero

# Come viaggiano i Nobili

way-land = via terra
way-land-banned = via terra su un ponte vietato, con il bando
way-road = su strada
way-road-banned = su strada senza pedaggio, con il bando
way-sea = per mare
way-sea-banned = per mare senza diritti, con il bando

# Battaglie

manner-field = battaglia in campo aperto
manner-field-banned = battaglia in campo aperto contro la Legge, con il bando
manner-assault = assalto
manner-assault-banned = assalto contro la Legge, con il bando
manner-siege = assedio
manner-siege-banned = assedio contro la Legge, con il bando
law-obey = come dice la Legge
law-banned = contro la Legge, con il bando
result-blank = nulla
result-deal = Infliggi 100
result-prevent = Previeni 100
result-victory = +1 Vittoria
result-draw = Pesca 1 Fato
result-retreat = Ritirata e Pesca 1 Fato
side-attacker = chi attacca
side-defender = chi difende

# Spedizioni

voyage-fleet_lost = Flotta perduta
voyage-funds_needed = Servono fondi
voyage-no_news = Nessuna notizia
voyage-1x = 1x
voyage-2x = 2x
voyage-3x = 3x
voyage-4x = 4x
voyage-5x = 5x

# Che cosa si chiede

prompt-over = La partita è finita.
prompt-first-troops = { $troop }: per quale Nobile, o per la Fortezza?
prompt-place-stronghold = Dove sta la tua Fortezza?
prompt-place-noble = Quale Nobile metti, e dove?
prompt-plan = Quale carta va sulla pila { $stack }, come numero { $pick }?
prompt-baron-card = Esegui { $card }?
prompt-choose-area = In quale area va { $card }?
prompt-draft-soldiers = Su quale posto della Tabella dei Mercenari va il tuo Stemma, se ne metti uno?
prompt-mobilize = Per quale regione mobiliti le tue forze?
prompt-mobilizing = Chi va verso { $area }? O combatti lì?
prompt-versatile = Per che cosa usi Strategia Versatile?
prompt-versatile-move = Quale Nobile muove, e dove?
prompt-battle-area = Dove cominci una battaglia?
prompt-leave-to-pass = { $noble } può attraversare { $area }?
prompt-collect = Quali truppe prende con sé { $noble }?
prompt-declare = Chi attacchi a { $area }, e come?
prompt-leave-to-attack = { $attacker } può attaccare a { $area }?
prompt-commit = Quali dei tuoi eserciti combattono?
prompt-commander = Chi comanda?
prompt-discard-fate = Quali carte Fato scarti? { $count ->
    [one] Almeno un'altra.
   *[other] Almeno altre { $count }.
}
prompt-casualties = Chi subisce le perdite? { $count ->
    [one] Resta un segnalino da mettere.
   *[other] Restano { $count } segnalini da mettere.
}
prompt-deserter = Quale carta diserta da { $army }?
prompt-losses = Quale carta di { $army } scarti per le perdite? Resta forza { $strength }.
prompt-retreat = Dove si ritira { $army }?
prompt-raze = Tieni { $city } o la saccheggi?
prompt-tribute = Quale città dai a { $to }?
prompt-start-expedition = Quale spedizione parte, se ne parte una?
prompt-invest = Quante corone investi nella spedizione verso { $expedition }?
prompt-bless = Benedici la spedizione verso { $expedition } con una Fede?
prompt-choose-voyage = Spedizione verso { $expedition }: quale esito vale, il primo ({ $first }) o il secondo ({ $second })?
prompt-funds = La spedizione verso { $expedition } chiede fondi: paghi?
prompt-event-red = Chi pesca l'Evento rosso? Scegliere un altro Barone costa 1 Fede.
prompt-event-green = Chi pesca l'Evento verde? Scegliere te costa 1 Fede.
prompt-event-blue = Chi pesca l'Evento blu?
prompt-upgrade-defenses = Che cosa ripari o fortifichi?
prompt-muster-troops = Da quale esercito togli segnalini Perdite?
prompt-wages = La paga è di { $due ->
    [one] 1 corona
   *[other] { $due } corone
}; ne hai { $crowns }. Chi lasci andare?
prompt-path = Per quale regione passa { $noble } andando a { $area }?
prompt-wages-short = Solo le truppe Regolari costano { $due ->
    [one] 1 corona
   *[other] { $due } corone
}; ne hai { $crowns }. Nessuno ti dà corone? Allora nessun Mercenario è pagato.
prompt-acting-chairman = Chi presiede al tuo posto?
prompt-propose = Che cosa proponi?
prompt-order-agendas = Quale Agenda si vota come numero { $place }?
prompt-write-votes = { $votes ->
        [one] Scrivi il tuo unico Voto per { $agenda }?
       *[other] Quanti dei tuoi { $votes } Voti scrivi per { $agenda }?
    }
prompt-ballot = { $votes ->
        [one] Prendi in mano il tuo unico Voto?
       *[other] Quanti dei tuoi { $votes } Voti prendi in mano?
    }
prompt-vote = Come usi i tuoi Voti su { $agenda }?
prompt-vote-motion = Come usi i tuoi Voti sulla mozione?
prompt-tie = Pareggio su { $agenda }: come lo sciogli?
prompt-tie-motion = Pareggio sulla mozione: come lo sciogli?
prompt-refuse = Rispetti { $agenda }, o rifiuti e subisci il bando?
prompt-refuse-free = Accetti { $agenda }? Sei già bandito.
prompt-charge-discard = Quale Carica lasci per la nuova?
prompt-office = Quale Nobile porta { $agenda }?
prompt-draft = Chi assoldi?
prompt-several = Quali Mercenari ({ $nation }) assoldi?
prompt-assign = { $troop }: per quale esercito?
prompt-revolts = Per quale città peschi adesso?
prompt-revolt = { $city } si rivolta: paghi 1 Fede, { $crowns ->
    [one] 1 corona
   *[other] { $crowns } corone
}, o la perdi?
prompt-riot = A { $city } c'è una ribellione: paghi 1 Fede, { $crowns ->
    [one] 1 corona
   *[other] { $crowns } corone
}, o lasci stare?
prompt-transfers = Quali truppe cambiano esercito?
prompt-return-stronghold = Dove torna la tua Fortezza, se torna ora?
prompt-redistribute = Quali truppe vanno ai Nobili fuori dal tabellone?
prompt-return-noble = Quale Nobile torna, e dove?
prompt-use-card = Usi la carta?
prompt-cancel-event = { $event } si annulla con { $cost } Fede{ $offered ->
        [0] { "" }
       *[other] , e già ne è offerta { $offered }
    }: quanta ne dai?
prompt-choose-baron = { $card }: quale Barone?
prompt-choose-noble = { $card }: quale Nobile?
prompt-choose-city = { $card }: quale città?
prompt-options = { $card }: che cosa scegli?
prompt-pay-or = { $card }: paghi?
prompt-law = { $card }: obbedisci, o rifiuti e subisci il bando?
prompt-choose-troop = { $card }: quali truppe se ne vanno?
prompt-choose-advancement = { $card }: quale Tecnologia lasci?
prompt-forced-march = Quale Nobile si riattiva gratis?
prompt-buy-advancement = Quale Tecnologia compri, se ne compri una?
prompt-research = Paghi per pescare una Tecnologia?
prompt-swap-advancement = Quale Tecnologia in offerta sostituisci, se ne sostituisci una?
prompt-withdraw = Ti ritiri prima dello scontro?
prompt-peek = Quale carta Fato viene adesso, dall'alto?
prompt-forced-march-more = Quale altro Nobile si riattiva, pagando corone?
prompt-garrison = Quale città riceve una Guarnigione?
prompt-levies = Quale Milizia recluti, e per chi?
prompt-make-room = Quale Tecnologia lasci?
prompt-buy-drawn = Compri { $card } per { $price } Conoscenza?

# Parole di ciò che succede

neutral = nessuno
open-field = il campo aperto
none = nulla
resource-crowns = { $count ->
    [one] corona
   *[other] corone
}
resource-faith = Fede
resource-votes = { $count ->
    [one] Voto
   *[other] Voti
}
resource-influence = Prestigio
resource-knowledge = Conoscenza
unrest-no_revolt = nessuna rivolta
unrest-revolt = rivolta
unrest-riot = ribellione
outcome-stalemate = stallo
outcome-partial-attacker = vittoria parziale di chi attacca
outcome-partial-defender = vittoria parziale di chi difende
outcome-full-attacker = vittoria piena di chi attacca
outcome-full-defender = vittoria piena di chi difende
ending-majority = più della metà delle città del Regno
ending-five-cities = cinque città del Regno
ending-influence = più Prestigio
ending-cities = più città
ending-tie = tutto pari, nessuno vince
ending-last-one = non resta nessun altro
ending-tie-cities = parità, decisa dal maggior numero di città
ending-tie-wealth = parità, decisa dalla somma di corone, Fede e Voti
ending-tie-troops = parità, decisa dalle truppe più forti sul tabellone

# Che cosa succede

event-baron-dealt = { $seat } è { $baron }.
event-razed-at-start = { $city } comincia saccheggiata.
event-fate-drawn = Esce { $fate }.
event-fate-shuffled = Il mazzo Fato si mescola.
event-chairman-is = { $seat } è Presidente dell'Assemblea.
event-church-is = { $seat } è Capo della Chiesa.
event-scholar-is = { $seat } è Presidente degli Studiosi.
event-first-mercenary = { $seat } riceve { $troop }.
event-first-troop-placed = { $seat } dà { $troop } a { $army }.
event-army-is = { $army }: { $troops }.
event-mission-dealt = La tua Missione: { $mission }.
event-mission-shown = { $seat } mostra la Missione { $mission }. Compiuta: { $fulfilled }.
event-stronghold-placed = La Fortezza di { $seat } sta a { $area }.
event-noble-placed = { $seat } mette { $noble } a { $area }.
event-round-began = Round { $round }
event-planned = { $card } va sulla pila { $stack }.
event-plans-anew = Pianifichi da capo.
event-plan-laid = { $seat } mette { $first }, { $second } e { $third } carte sulle pile.
event-card-turned = Esce { $card } di { $seat }.
event-neutral-turned = Esce { $card }.
event-card-declined = { $seat } non esegue { $card }.
event-card-allocated = { $card } di { $seat } va in quest'area: { $area }.
event-card-returned = { $card } torna a { $seat }.
event-phase-began = Comincia questa fase: { $area }.
event-cards-returned = Tornano ai proprietari le carte di quest'area: { $area }.
event-gained = { $seat } prende { $what ->
    [corona] { $n ->
        [one] 1 corona
       *[other] { $n } corone
    }
    [Voto] { $n ->
        [one] 1 Voto
       *[other] { $n } Voti
    }
   *[other] { $n } { $what }
}.
event-paid = { $seat } paga { $what ->
    [corona] { $n ->
        [one] 1 corona
       *[other] { $n } corone
    }
    [Voto] { $n ->
        [one] 1 Voto
       *[other] { $n } Voti
    }
   *[other] { $n } { $what }
}.
event-given = { $from } dà { $crowns ->
    [one] una corona
   *[other] { $crowns } corone
} a { $to }.
event-marker-placed = { $seat } mette uno Stemma sul posto { $spot }{ $fee ->
    [0] .
    [one] , per una corona.
   *[other] , per { $fee } corone.
}
event-spot-blocked = Un segnalino occupa il posto { $spot } della Tabella.
event-mobilized = { $seat } mobilita verso { $area }.
event-move-declared = { $noble } parte verso { $area }.
event-passage-granted = { $seat } lascia passare { $noble } da { $area }.
event-passage-refused = { $seat } non lascia passare { $noble } da { $area }.
event-moved = { $noble } va da { $from } a { $to }.
event-sailed = { $noble } naviga verso { $to }.
event-landed = { $noble } sbarca a { $area }.
event-troop-shifted = { $from } cede { $troop } a { $to }.
event-troops-shifted = Tutte le truppe di { $from } passano a { $to }.
event-left-board = { $noble } non ha truppe e lascia il tabellone.
event-exhausted = { $noble } è esausto.
event-ready = { $noble } è di nuovo pronto.
event-refreshed = Tutti i Nobili sono di nuovo pronti.
event-battle-declared = { $defender ->
    [nessuno] { $seat } attacca { $site }, città neutrale: { $manner }.
   *[other] { $seat } attacca { $defender } a { $area } ({ $manner }).
}
event-leave-given = { $seat } lascia attaccare { $attacker }.
event-leave-denied = { $seat } non lascia attaccare { $attacker }.
event-committed = { $noble } combatte per { $seat }.
event-commands = { $noble } comanda per { $seat }.
event-fate-taken = { $side } pesca { $cards ->
    [one] una carta Fato.
   *[other] { $cards } carte Fato.
}
event-fate-found = Peschi { $fate }.
event-fate-tossed = Scarti { $result }.
event-fate-discarded = { $seat } scarta { $cards ->
    [one] una carta Fato.
   *[other] { $cards } carte Fato.
}
event-fate-shown = { $side } mostra: Infliggi { $deal }, Previeni { $prevent }, Vittoria { $victory }, Pesca { $draw }, Ritirata { $retreat }, nulla { $blank }.
event-fate-added = { $side } ne pesca un'altra: { $fate }.
event-withdrew = { $seat } si ritira prima dello scontro.
event-casualties-counted = Perdite: chi attacca { $attacker }, chi difende { $defender }.
event-token-placed = { $army } subisce 100 perdite.
event-fell = { $noble } cade.
event-victories-counted = Vittorie: chi attacca { $attacker }, chi difende { $defender }: { $outcome }.
event-battle-over = La battaglia a { $area } è finita.
event-siege-laid = { $seat } assedia { $site }.
event-siege-completed = { $site } cade sotto l'assedio di { $seat }.
event-siege-lifted = { $seat } non assedia più { $site }.
event-breached = Una Breccia: { $site }.
event-repaired = Riparata, { $count ->
    [one] una Breccia
   *[other] { $count } Brecce
}: { $site }.
event-fortified = { $city } è fortificata.
event-fortification-lost = { $city } perde la fortificazione.
event-city-taken = { $seat } controlla { $city }.
event-city-neutral = { $city } è neutrale.
event-city-razed = { $city } è saccheggiata.
event-stronghold-fell = Cade la Fortezza di { $seat }.
event-died = { $noble } muore.
event-heir-lost = { $noble } non ha erede.
event-line-ended = Con { $noble } finisce la sua stirpe.
event-deserted = Diserzione da { $army }: { $troop }.
event-troop-discarded = { $army } scarta { $troop }.
event-wounded = { $noble } subisce perdite: { $tokens ->
    [one] un segnalino
   *[other] { $tokens } segnalini
}.
event-healed = { $army } perde { $count ->
    [one] un segnalino Perdite
   *[other] { $count } segnalini Perdite
}.
event-retreated = { $noble } si ritira da { $from } a { $to }.
event-fell-back = { $noble } si rifugia nella Fortezza.
event-event-drawn = { $seat } pesca { $card }.
event-targets-drawn = Il Fato indica: { $noble ->
    [nulla] { $city ->
        [nulla] { $nation }
       *[other] { $city }
    }
   *[other] { $city ->
        [nulla] { $noble }
       *[other] { $noble }, { $city }
    }
}.
event-route-drawn = Colpisce la spedizione: { $expedition }.
event-faith-offered = { $seat } offre { $faith } Fede.
event-event-cancelled = Evento annullato: { $card }.
event-heretic = { $seat } è eretico.
event-option-chosen = { $seat } prende { $option ->
    [0] la prima
    [1] la seconda
   *[other] la terza
} scelta.
event-card-used = { $seat } usa { $card }.
event-expedition-called = { $seat } propone una spedizione verso { $expedition }.
event-invested = { $seat } investe { $crowns ->
    [0] nulla
    [one] una corona
   *[other] { $crowns } corone
} nella spedizione verso { $expedition }.
event-blessed = { $seat } benedice la spedizione verso { $expedition }.
event-expedition-started = Parte una spedizione verso { $expedition }.
event-expedition-moved = La spedizione verso { $expedition } è alla casella { $spot }.
event-expedition-result = La spedizione verso { $expedition }: { $voyage }.
event-stake-lost = { $seat } perde la quota della spedizione verso { $expedition }.
event-assembly-met = Si riunisce l'Assemblea: { $attending }.
event-acts-as-chairman = { $seat } presiede.
event-motion-drawn = { $seat } può proporre una Mozione Privata.
event-nothing-proposed = { $seat } non propone nulla.
event-proposed = { $seat } propone: { $motion }.
event-motion-decided = La mozione ({ $motion }) passa: { $passes }.
event-agenda-revealed = Una nuova Agenda: { $agenda }.
event-agenda-ordered = { $agenda } si vota come numero { $place }.
event-agenda-called = Ora si vota { $agenda }.
event-votes-taken = Prendi { $votes ->
    [one] un Voto
   *[other] { $votes } Voti
}.
event-votes-shown = { $seat } mostra { $votes ->
    [one] un Voto
   *[other] { $votes } Voti
}.
event-votes-written = Per { $agenda } { $seat } ha scritto { $votes ->
    [one] un Voto
   *[other] { $votes } Voti
}.
event-voted = I Voti di { $seat } sono per: { $voice }.
event-tie-broken = { $seat } scioglie il pareggio: { $voice }.
event-agenda-decided = { $agenda }: { $result }.
event-refused = { $seat } rifiuta { $agenda }.
event-banned = { $seat } è bandito dall'Assemblea.
event-unbanned = Il bando di { $seat } è tolto.
event-charge-given = { $seat } tiene { $agenda }.
event-office-given = { $noble } porta { $agenda }.
event-agenda-lost = { $agenda } è scartata.
event-assembly-over = L'Assemblea è finita.
event-mercenary-offered = In offerta: { $troop }.
event-several-announced = { $seat } ne assolda più d'uno: { $nation }.
event-hired = { $seat } assolda { $troop }.
event-not-hired = { $seat } non assolda nessuno.
event-assigned = { $army } riceve { $troop }.
event-draft-began = Comincia il Reclutamento dei Mercenari.
event-draft-over = Il Reclutamento è finito.
event-upkeep-began = Gestione
event-revolt-drawn = { $city } di { $seat }: { $unrest }.
event-revolt-bought = { $seat } paga per tenere calma { $city }.
event-riot = C'è una ribellione: { $city }.
event-riot-over = Finita la ribellione: { $city }.
event-garrison-hired = { $seat } assolda una Guarnigione per { $city }.
event-garrison-gone = { $city } non ha più Guarnigione.
event-advancement-offered = In offerta: { $advancement }.
event-advancement-bought = { $seat } compra { $card }.
event-advancement-drawn = { $seat } pesca { $card }.
event-advancement-lost = { $seat } lascia { $card }.
event-looks-at-fate = { $seat } guarda le prime { $cards } carte Fato.
event-fate-seen = Vedi { $fate }.
event-fate-ordered = Poi viene { $fate }.
event-crowned = { $seat } diventa Re.
event-usurped = { $seat } toglie la corona a { $old }.
event-eliminated = { $seat } è fuori dalla partita.
event-heir-given = { $from } dà a { $to } l'erede di { $noble }.
event-heir-killed = { $seat } uccide l'erede di { $noble }.
event-miracle = Un miracolo: { $card } cessa. Ha pagato { $seat }.
event-game-over = La partita è finita: { $ending }. Vittoria: { $winners }.

# Perché no

reason-not-asked = Ora non si chiede questo.
reason-not-offered = Non è fra le scelte possibili.
reason-compulsory = A questo non si può rinunciare.
reason-crowns = Costa { $cost ->
    [one] 1 corona
   *[other] { $cost } corone
}, ne hai { $crowns }.
reason-faith = Costa { $cost } Fede, ne hai { $faith }.
reason-knowledge = Costa { $cost } Conoscenza, ne hai { $knowledge }.
reason-votes = { $votes ->
    [0] Non hai Voti
    [one] Hai 1 Voto
   *[other] Hai { $votes } Voti
}.
reason-written-votes = { $votes ->
    [0] Non ti restano Voti
    [one] Ti resta 1 Voto
   *[other] Ti restano { $votes } Voti
} da scrivere.
reason-too-much = Al massimo { $most }.
reason-forbidden = { $card } lo vieta.
reason-against-law = Una Legge lo vieta: fallo e subisci il bando, o lascia stare.
reason-no-law = Nessuna Legge è violata.
reason-not-yours = { $army } non è tuo.
reason-not-your-noble = { $noble } non è tuo.
reason-not-your-city = { $city } non è tua.
reason-your-city = { $city } è tua.
reason-not-in-hand = { $card } non è nella tua mano.
reason-overseas = { $area } è oltremare.
reason-outer = { $area } è sul bordo della mappa.
reason-city-there = Lì c'è { $city }.
reason-stronghold-there = Qui c'è la Fortezza di { $seat }: { $area }.
reason-noble-there = Qui c'è un Nobile di { $seat }: { $area }.
reason-nobody-there = Qui non c'è nessun Nobile di { $seat }: { $area }.
reason-no-troops = { $noble } non ha truppe.
reason-no-troops-in = { $army } non ha truppe.
reason-on-board = { $noble } è sul tabellone.
reason-not-on-board = { $noble } non è sul tabellone.
reason-at-sea = { $noble } è in mare.
reason-exhausted = { $noble } è esausto.
reason-not-exhausted = { $noble } non è esausto.
reason-has-moved = { $noble } ha già mosso con questa carta.
reason-shut-in = { $noble } è sotto assedio.
reason-not-at-home = { $noble } non è in una tua città.
reason-not-home = Non c'è nulla di tuo: { $area }.
reason-out-of-reach = { $noble } non può arrivare così a { $area }.
reason-nothing-to-do = Nessuno dei tuoi può andare o combattere lì: { $area }.
reason-other-area = La regione è { $area }.
reason-no-battle = Qui non c'è chi attaccare, o con chi: { $area }.
reason-inside = I Nobili di { $seat } sono dentro le mura: { $area }.
reason-no-leave = Il permesso di attaccare è negato: { $area }.
reason-too-weak = La tua forza è { $ours }, la loro { $theirs }.
reason-fights = { $noble } combatte già.
reason-cannot-attack = { $noble } non può attaccare qui.
reason-not-in-battle = { $noble } non è in questa battaglia.
reason-discard-more = Devi scartarne almeno { $least }.
reason-no-such-fate = Non hai una carta così: { $result }.
reason-no-casualty = { $army } non può subire perdite.
reason-no-walls = Non ci sono mura in cui aprire brecce.
reason-not-in-army = { $army } non ha { $troop }.
reason-not-that-troop = { $troop }: queste truppe ora non possono andare.
reason-wounded = { $army } ha segnalini Perdite: vanno tutte le truppe o nessuna.
reason-not-wounded = { $army } non ha segnalini Perdite: le carte vanno una per una.
reason-not-here = { $army } non è lì.
reason-has-shifted = { $troop }: queste truppe hanno già cambiato esercito.
reason-has-shifted-all = Alcune truppe di { $army } hanno già cambiato esercito.
reason-has-captain = { $noble } ha già una carta così.
reason-spot-closed = Il posto { $spot } è aperto da { $barons } Baroni in su.
reason-spot-taken = Il posto { $spot } è occupato.
reason-not-on-offer = { $troop }: non in offerta.
reason-other-nation = Ora assoldi: { $nation }.
reason-under-way = La spedizione verso { $expedition } è già in viaggio.
reason-besieged = { $site } è sotto assedio.
reason-breaches = { $site } { $breaches ->
    [0] non ha Brecce
    [one] ha 1 Breccia
   *[other] ha { $breaches } Brecce
}.
reason-is-fortified = { $city } è fortificata.
reason-tokens = { $army } { $tokens ->
    [0] non ha segnalini Perdite
    [one] ha 1 segnalino Perdite
   *[other] ha { $tokens } segnalini Perdite
}.
reason-does-not-attend = { $seat } non partecipa.
reason-not-current = { $agenda } non è fra le Agende in corso.
reason-new-charge = { $agenda } è la nuova.
reason-not-your-charge = { $agenda } non è una tua Carica.
reason-no-revolt = Per { $city } non si pesca.
reason-has-garrison = { $city } ha già una Guarnigione.
reason-no-garrison = Le Guarnigioni sono finite.
reason-recruited = La Milizia è già con un esercito: { $city }.
reason-has-advancement = Hai già { $card }.
reason-not-your-heir = Non hai tu l'erede di { $noble }.

# Opzioni

options-seats = Warrior Knights è per giocare da due a sei, non in { $seats }.
options-might-is-right = La forza è diritto non va insieme a Missioni o Il Re.
options-rounds = { $rounds } round sono troppo pochi o troppi: da 1 a 100.
options-quiet-upkeeps = { $upkeeps } Gestioni senza Prestigio sono troppo poche o troppe: da 1 a 100.
option-edition = Regolamento
option-edition-italian = italiano
option-edition-english = inglese con le sue FAQ
option-length = Durata
option-length-standard = normale
option-length-short = più corta
option-length-long = più lunga
option-length-longest = la più lunga
option-heirs = Scambio degli eredi
option-elimination = Eliminazione dei giocatori
option-might_is_right = La forza è diritto
option-abandoned_nobles = Nobili abbandonati
option-miracles = I miracoli accadono
option-open_motions = Mozioni Private aperte
option-walls_stand = Le mura in piedi contano le vittorie
option-glory = Crown and Glory: Per la Gloria
option-missions = Crown and Glory: Missioni
option-king = Crown and Glory: Il Re
option-rounds = La partita finisce dopo questo numero di round
option-quiet_upkeeps = Oppure dopo questo numero di Gestioni senza Prestigio

# Campi della vista

field-phase = fase
field-round = round
field-pool = Riserva del Prestigio
field-chairman = Presidente
field-church = Capo della Chiesa
field-scholar = Presidente degli Studiosi
field-king = Re
field-banned = banditi
field-thinking = ci pensano ancora
field-winners = vincitori
field-barons = Baroni
field-nobles = Nobili
field-cities = città
field-offer = Mercenari in offerta
field-track = Tabella dei Mercenari
field-markers-needed = stemmi che chiamano il Reclutamento
field-expeditions = spedizioni
field-event-back = dorso del prossimo Evento
field-events-left = Eventi rimasti
field-lasting = Eventi in vigore
field-agendas = Agende in corso
field-laws = Leggi
field-advancements = Tecnologie
field-areas = aree delle Fasi Speciali
field-stack = pila
field-battle = battaglia
field-hand = mano
field-plan = piano
field-fate-hand = carte Fato in mano
field-mission = Missione
field-seat = giocatore
field-baron = Barone
field-is-out = fuori dalla partita
field-crowns = corone
field-faith = Fede
field-votes = Voti
field-influence = Prestigio
field-knowledge = Conoscenza
field-stronghold = Fortezza
field-stronghold-troops = truppe nella Fortezza
field-stronghold-tokens = segnalini Perdite nella Fortezza
field-stronghold-strength = forza della Fortezza
field-stronghold-besieged = assediata
field-charges = Cariche
field-laid = carte sulle pile
field-cards = carte
field-influence-due = Prestigio dovuto
field-income = rendita
field-wages = paga
field-observer = chi guarda
field-noble = Nobile
field-place = posto
field-is-exhausted = esausto
field-troops = truppe
field-tokens = segnalini Perdite
field-strength = forza
field-office = Ufficio
field-heir = erede
field-held = tenuto da
field-port = porto
field-area = regione
field-city = città
field-owner = controllata da
field-is-razed = saccheggiata
field-is-fortified = fortificata
field-breaches = brecce
field-besieged-by = assediata da
field-has-garrison = Guarnigione
field-is-rioting = Ribellione
field-needed = carte che la riempiono
field-manner = tipo di battaglia
field-attacker = attaccante
field-defender = difensore
field-site = cosa è attaccato
field-commanders = Nobili al comando
field-strengths = forze
field-results = carte Fato mostrate
field-casualties = perdite da assegnare
field-spot = casella
field-stakes = corone investite
field-is-blessed = Fede su di essa
field-annals = che cosa è accaduto
field-field-battles = battaglie in campo aperto
field-assaults = assalti
field-sieges = assedi
field-deaths = Nobili morti
field-conquests = città conquistate
field-razed = città saccheggiate
field-bans = messe al bando
field-taxations = Tassazioni
field-assemblies = Assemblee
field-influence-of-cities = Prestigio delle città
field-influence-of-king = Prestigio del Re
field-influence-of-missions = Prestigio delle Missioni
field-influence-of-cards = Prestigio delle carte
field-lift = togli il bando a
field-discard = scarta
field-recall = rivota
field-forbid = vieta
field-allow = permetti di nuovo
field-is-glory = Per la Gloria
field-target = Prestigio che chiude la partita
field-turned = carta in esecuzione
field-neutral-laid = carte Neutrali sulle pile
field-spots = Tabella dei Mercenari
field-market = Mercenari e prezzi
field-shop = Tecnologie e prezzi
field-assembly = Assemblea
field-targets = che cosa si può attaccare
field-stronghold-breaches = brecce della Fortezza
field-stronghold-besieged-by = Fortezza assediata da
field-worth = rende a chi la controlla
field-forbidden = atti vietati
field-is-open = aperto
field-fee = prezzo
field-marker = Stemma
field-troop = truppa
field-wage = paga
field-price = prezzo
field-advancement = Tecnologia
field-attending = presenti
field-presides = presiede
field-to-come = ancora da votare
field-written = Voti scritti
field-agenda = Agenda
field-motion = mozione
field-voices = voti dichiarati
field-result = risultato
field-exempt = non si adegua
field-ready = forza pronta
field-defenders = forza dei difensori
field-walls = mura
field-siege = forze in assedio
field-card = carta
field-exhausted = Tecnologie coperte
field-stronghold-sieges = assedi della Fortezza
field-awaits-heir = morto, erede trattenuto
field-open = carte scoperte
field-event = Evento
field-drawer = pescato da
field-picked = scelto a caso
field-nation = nazionalità
field-expedition = Spedizione
field-offers = Fede offerta
field-in-force = Eventi in vigore
field-until = fino alla fine di
field-events-used = Eventi usati
field-discards = Agende scartate
field-mercenaries-lost = Mercenari scartati
field-ballot = Voti nella tua mano

# Il tabellone nel terminale

wk-round = Round { $round }
wk-stack = pila { $stack }
wk-asked = Risponde: { $name }
wk-over = Partita finita
wk-you = tu
wk-pool = Riserva di Prestigio { $pool }
wk-chairman = Presidente { $name }
wk-church = Chiesa { $name }
wk-scholar = Studiosi { $name }
wk-king = Re { $name }
wk-winners = Vittoria: { $names }
wk-more = ▼ F2: tutto · m: la mappa
wk-panel-round = Round
wk-panel-area = Luogo
wk-panel-assembly = Voti
wk-panel-battle = Lotta
wk-panel-cards = Carte
wk-thinking = Non ancora pronti: { $names }.
wk-filled = { $area } { $cards }/{ $needed }
wk-stacks = Pile { $stacks }.
wk-neutral-cards = { $n } neutrali
wk-mercenaries = Tabella dei Mercenari { $track }; in offerta: { $offer }.
wk-expeditions = Spedizioni: { $expeditions }.
wk-expedition = { $expedition } alla casella { $spot }, corone { $stakes }{ $blessed }
wk-blessed = , benedetta
wk-events = Prossimo Evento: { $back }, ne restano { $left }; in vigore: { $lasting }.
wk-event-drawn = In tavola: { $event }, pescato da { $name }; colpisce: { $struck }; Fede offerta: { $faith }.
wk-back-red = rosso
wk-back-green = verde
wk-back-blue = blu
wk-city = { $city }: { $owner }, forza { $strength }, rendita { $income }{ $signs }.
wk-city-razed = { $city }: saccheggiata.
wk-fortified = fortificata
wk-garrison = Guarnigione
wk-riot = ribellione
wk-breaches = { $n ->
    [one] una breccia
   *[other] { $n } brecce
}
wk-besieged = assediata
wk-besieged-by = assediata da { $names }
wk-road = strada
wk-bridge = ponte
wk-road-bridge = strada, ponte
wk-mountains = monti
wk-river = fiume
wk-closed = Chiuso: { $areas }.
wk-port = Porto.
wk-stronghold-of = Fortezza di { $name }
wk-stronghold = ⌂ Fortezza di { $name } ({ $place }): mura { $strength }; { $troops }{ $signs }.
wk-noble = { $sign } { $letter } { $noble } ({ $place }): { $strength }; { $troops }{ $signs }.
wk-exhausted = esausto
wk-tokens = { $n ->
    [one] un segnalino Perdite
   *[other] { $n } segnalini Perdite
}
wk-heir-held = il suo erede è di { $name }
wk-no-heir = senza erede
wk-at-sea = in mare davanti a { $area }
wk-off = fuori mappa
wk-gone = morto
wk-troop = { $troop }: forza { $strength }, costa { $cost }, paga { $wage }.
wk-voted = Si vota: { $what }
wk-votes-cast = Voti: { $votes }.
wk-ballot = Nella tua mano: { $votes ->
    [one] un Voto
   *[other] { $votes } Voti
}.
wk-attending = Presenti: { $names }.
wk-agendas = Agende: { $agendas }.
wk-laws = Leggi: { $laws }.
wk-forbidden = Vietato: { $acts }.
wk-seals = Cariche e Uffici: { $seals }.
wk-banned = Al bando: { $names }.
wk-no-battle = Nessuna battaglia adesso.
wk-battle = { $manner }, { $area }{ $site }
wk-side = { $side } { $name }: { $strength }{ $parts }
wk-commands = comanda
wk-fate-cards = { $n ->
    [one] una carta Fato
   *[other] { $n } carte Fato
}
wk-shows = mostra { $cards }
wk-to-place = { $n ->
    [one] un segnalino Perdite da assegnare
   *[other] { $n } segnalini Perdite da assegnare
}
wk-your-fate = Le tue carte Fato: { $cards }.
wk-tossed = Messe da parte: { $cards }.
wk-odds = Di 100 battaglie così chi attacca ne vince { $wins }, muore in { $die }, si ritira in { $retreat }; { $undecided } non decidono nulla.
wk-hand = Mano: { $cards }.
wk-plan = Le tue pile { $stacks }.
wk-mission = Missione: { $mission }. { $text }
wk-on-offer = Tecnologie in offerta (Conoscenza): { $advancements }.
wk-out = Fuori dal gioco.
wk-estate = Corone { $crowns } (rendita { $income }, paga { $wages }), Fede { $faith }, Voti { $votes }, Prestigio { $influence } (alla prossima Gestione { $due }), Conoscenza { $knowledge }.
wk-cities = Città: { $cities }.
wk-cards-of = Carte in mano e sulle pile: { $cards }.
wk-held = Cariche: { $charges }. Tecnologie: { $advancements }.
wk-texts-title = Carte in gioco
wk-actions-title = Carte Azione
wk-kingdom = Il Regno
wk-overseas = Oltremare
wk-annals-title = Finora
wk-signs-borders = Confini: + strada, = ponte, # strada su un ponte, ~ fiume, ^ monti; ψ porto
wk-signs-cities = A300/3: città del Barone A, forza 300, rendita 3; · di nessuno; † saccheggiata
wk-signs-works = ♜ fortificata, ♟ Guarnigione, % con brecce, ! assediata, ? in ribellione
wk-signs-strongholds = ⌂A100: Fortezza di A con mura da 100
wk-signs-nobles = ★ stella, ■ quadrato, ▲ triangolo, ● cerchio; ☆ □ △ ○ esausti; ~ in mare; B2 due Nobili di B
wk-signs-barons = $ corone, † Fede, v Voti, ★ Prestigio (+ alla prossima Gestione), k Conoscenza, c città
wk-signs-roles = ♖ Presidente dell'Assemblea, ♗ Capo della Chiesa, ♘ Presidente degli Studiosi, ♔ Re, ⊘ al bando

# Capitoli delle regole

area-WIN = La vittoria
area-TERM = Termini
area-MAP = Il tabellone
area-COMP = Componenti
area-ROLE = Presidente e Capo della Chiesa
area-SETUP = Preparazione
area-FATE = Carte Fato
area-ROUND = Il round
area-PLAN = Pianificazione
area-ACT = Azioni
area-TRIG = Fasi Speciali: quando si attivano
area-UPKEEP = Gestione
area-CARD = Carte Azione dei Baroni
area-EVENT = Eventi
area-NEUT = Carte Azione Neutrali
area-EXP = Spedizioni
area-TAX = Tassazione
area-WAGES = Paga delle Truppe
area-ASSEMBLY = L'Assemblea
area-VOTE = L'Assemblea: il voto
area-AGENDA = L'Assemblea: le Agende
area-MOTION = L'Assemblea: le Mozioni Private
area-BAN = L'Assemblea: i bandi
area-DRAFT = Reclutamento dei Mercenari
area-MOVE = Movimento
area-SEA = Movimento per mare
area-TRANSFER = Truppe lungo la via
area-BATTLE = Battaglie
area-CASUALTY = Battaglie: le perdite
area-VICTORY = Battaglie: le vittorie
area-CITY = Attaccare le città
area-ASSAULT = Assalti
area-SIEGE = Assedi
area-STRONGHOLD = Fortezze
area-RETREAT = Ritirata
area-DEATH = Morte di un Nobile
area-TIE = Spareggi
area-EXHAUST = Nobili esausti
area-FORTIFY = Città fortificate
area-RAZE = Saccheggio
area-REENTRY = Ritorno dei Nobili
area-TRADE = Trattative
area-SUPPLY = Pezzi esauriti
area-PLAYERS = Da due a cinque giocatori
area-OPT = Regole opzionali
area-TROOP = Per la Gloria: Leader e Araldi
area-GARRISON = Per la Gloria: Guarnigioni
area-LEVY = Per la Gloria: Milizie Cittadine
area-KNOW = Per la Gloria: Conoscenza
area-TECH = Per la Gloria: Tecnologie
area-SCHOLAR = Per la Gloria: il Presidente degli Studiosi
area-BACT = Per la Gloria: carte Azione dei Baroni
area-NACT = Per la Gloria: carte Azione Neutrali
area-RIOT = Per la Gloria: ribellioni
area-EXPED = Per la Gloria: spedizioni
area-MISSION = Missioni
area-KING = Il Re
area-R = Decisioni sui casi dubbi
