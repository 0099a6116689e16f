## Nomi e testi dei componenti

# Culture

culture-english = inglese
culture-frankish = franca
culture-german = tedesca
culture-italian = italiana
culture-iberian = iberica

# Giocatori, dalla cultura che resta loro

player-english = Inglesi
    .the = gli Inglesi
player-frankish = Franchi
    .the = i Franchi
player-german = Tedeschi
    .the = i Tedeschi
player-italian = Italiani
    .the = gli Italiani
player-iberian = Iberici
    .the = gli Iberici

# Aree marittime

sea-north_sea = Mare del Nord
    .the = il Mare del Nord
sea-atlantic = Atlantico
    .the = l'Atlantico
sea-mediterranean = Mediterraneo
    .the = il Mediterraneo

# Territori

territory-scotland = Scozia
    .the = la Scozia
territory-northumbria = Northumbria
    .the = la Northumbria
    .brief = Northumb.
territory-mercia = Mercia
    .the = la Mercia
territory-wales = Galles
    .the = il Galles
territory-wessex = Wessex
    .the = il Wessex
territory-ireland = Irlanda
    .the = l'Irlanda
territory-the_low_countries = Paesi Bassi
    .the = i Paesi Bassi
    .brief = Paesi B.
territory-normandy = Normandia
    .the = la Normandia
territory-paris = Parigi
    .the = Parigi
territory-lorraine = Lorena
    .the = la Lorena
territory-brittany = Bretagna
    .the = la Bretagna
territory-aquitaine = Aquitania
    .the = l'Aquitania
territory-burgundy = Borgogna
    .the = la Borgogna
territory-toulouse = Tolosa
    .the = Tolosa
territory-denmark = Danimarca
    .the = la Danimarca
territory-saxony = Sassonia
    .the = la Sassonia
territory-pomerania = Pomerania
    .the = la Pomerania
territory-poland = Polonia
    .the = la Polonia
territory-bohemia = Boemia
    .the = la Boemia
territory-swabia = Svevia
    .the = la Svevia
territory-hungary = Ungheria
    .the = l'Ungheria
territory-dalmatia = Dalmazia
    .the = la Dalmazia
territory-lombardy = Lombardia
    .the = la Lombardia
territory-venice = Venezia
    .the = Venezia
territory-papal_states = Stato Pontificio
    .the = lo Stato Pontificio
    .brief = S.Pontif.
territory-apulia = Puglia
    .the = la Puglia
territory-sicily = Sicilia
    .the = la Sicilia
territory-sardinia = Sardegna
    .the = la Sardegna
territory-leon = León
    .the = il León
territory-navarra = Navarra
    .the = la Navarra
territory-aragon = Aragona
    .the = l'Aragona
territory-castile = Castiglia
    .the = la Castiglia
territory-portugal = Portogallo
    .the = il Portogallo
territory-al_andalus = Al-Andalus
    .the = Al-Andalus

# Dinastie

dynasty-normandy = Casa di Normandia
    .the = la Casa di Normandia
    .brief = Normandia
dynasty-blois = Casa di Blois
    .the = la Casa di Blois
    .brief = Blois
dynasty-plantagenet = Casa dei Plantageneti
    .the = la Casa dei Plantageneti
    .brief = Plantageneti
dynasty-capet = Casa dei Capetingi
    .the = la Casa dei Capetingi
    .brief = Capetingi
dynasty-salian = Dinastia salica
    .the = la Dinastia salica
    .brief = Salica
dynasty-hohenstaufen = Casa di Hohenstaufen
    .the = la Casa di Hohenstaufen
    .brief = Hohenst.
dynasty-habsburg = Casa d'Asburgo
    .the = la Casa d'Asburgo
    .brief = Asburgo
dynasty-hauteville = Casa d'Altavilla
    .the = la Casa d'Altavilla
    .brief = Altavilla
dynasty-canossa = Casata di Canossa
    .the = la Casata di Canossa
    .brief = Canossa
dynasty-arpad = Dinastia degli Árpád
    .the = la Dinastia degli Árpád
    .brief = Árpád
dynasty-anjou_sicily = Casa d'Angiò-Sicilia
    .the = la Casa d'Angiò-Sicilia
    .brief = Angiò
dynasty-jimenez = Dinastia Jiménez
    .the = la Dinastia Jiménez
    .brief = Jiménez
dynasty-ivrea = Casa d'Ivrea
    .the = la Casa d'Ivrea
    .brief = Ivrea

# Sovrani iniziali

person-william_i = Guglielmo I il Conquistatore
    .brief = Guglielmo I
person-philippe_i = Filippo I l'Amoroso
    .brief = Filippo I
person-heinrich_iv = Enrico IV di Franconia
    .brief = Enrico IV
person-roberto = Roberto il Guiscardo
    .brief = Roberto
person-sancho_iv = Sancho IV di Peñalén
    .brief = Sancho IV
person-henry_i = Enrico I Beauclerc
    .brief = Enrico I
person-matilde = Matilde di Canossa
    .brief = Matilde
person-alfonso_vi = Alfonso VI il Prode
    .brief = Alfonso VI
person-stephen = Stefano di Blois
    .brief = Stefano
person-louis_vii = Luigi VII il Giovane
    .brief = Luigi VII
person-conrad_iii = Corrado III di Svevia
    .brief = Corrado III
person-ruggero_ii = Ruggero II di Sicilia
    .brief = Ruggero II
person-alfonso_vii = Alfonso VII l'Imperatore
    .brief = Alfonso VII
person-henry_iii = Enrico III di Winchester
    .brief = Enrico III
person-louis_ix = Luigi IX il Probo
    .brief = Luigi IX
person-frederick_ii = Federico II
    .brief = Federico II
person-bela_iv = Béla IV d'Ungheria
    .brief = Béla IV
person-ferdinand_iii = Ferdinando III il Santo
    .brief = Ferdin. III
person-edward_i = Edoardo I, Martello degli Scozzesi
    .brief = Edoardo I
person-philip_iii = Filippo III l'Ardito
    .brief = Filippo III
person-rudolf_i = Rodolfo I d'Asburgo
    .brief = Rodolfo I
person-charles_i = Carlo I d'Angiò
    .brief = Carlo I
person-alfonso_x = Alfonso X il Saggio
    .brief = Alfonso X
person-hugues = Ugo di Vermandois
    .brief = Ugo

# Personaggi dei mazzi cultura, e il cavallo

person-aldred = Aldred
person-adele = Adèle
person-luitpold = Luitpold
person-costanza = Costanza
person-garcia = García
person-urraca = Urraca
person-edith = Edith
person-thibault = Thibault
person-hedwig = Hedwig
person-tancredi = Tancredi
person-ugolino = Ugolino
person-sancha = Sancha
person-godiva = Godiva
person-gautier = Gautier
person-kunigunde = Kunigunde
person-dietrich = Dietrich
person-sichelgaita = Sichelgaita
person-ramiro = Ramiro
person-godric = Godric
person-ermengarde = Ermengarde
person-heloise = Héloïse
person-eberhard = Eberhard
person-altruda = Altruda
person-fortun = Fortún
person-wulfstan = Wulfstan
person-mildred = Mildred
person-renaud = Renaud
person-adelheid = Adelheid
person-azzo = Azzo
person-elvira = Elvira
person-jimena = Jimena
person-avice = Avice
person-enguerrand = Enguerrand
person-gisela = Gisela
person-guido = Guido
person-imelda = Imelda
person-nuno = Nuño
person-osbert = Osbert
person-mahaut = Mahaut
person-wolfram = Wolfram
person-gerhard = Gerhard
person-berta = Berta
person-bermudo = Bermudo
person-hereward = Hereward
person-beatrix = Béatrix
person-foulques = Foulques
person-mechthild = Mechthild
person-oddone = Oddone
person-toda = Toda
person-rohese = Rohese
person-hawise = Hawise
person-eudes = Eudes
person-irmgard = Irmgard
person-manfredo = Manfredo
person-mencia = Mencía
person-inigo = Íñigo
person-hamo = Hamo
person-yolande = Yolande
person-meinhard = Meinhard
person-fiammetta = Fiammetta
person-violante = Violante
person-pelayo = Pelayo
person-leofric = Leofric
person-alix = Alix
person-ulrich = Ulrich
person-richenza = Richenza
person-lanfranco = Lanfranco
person-aldonza = Aldonza
person-wulfhild = Wulfhild
person-josselin = Josselin
person-amaury = Amaury
person-uta = Uta
person-bonifacio = Bonifacio
person-teresa = Teresa
person-estrild = Estrild
person-thurstan = Thurstan
person-isabeau = Isabeau
person-bruno = Bruno
person-ginevra = Ginevra
person-gonzalo = Gonzalo
person-rodrigo = Rodrigo
person-swithin = Swithin
person-petronille = Pétronille
person-hartmann = Hartmann
person-adelasia = Adelasia
person-rinaldo = Rinaldo
person-leonor = Leonor
person-audrey = Audrey
person-aymeric = Aymeric
person-gerberga = Gerberga
person-liutgard = Liutgard
person-drogone = Drogone
person-munia = Munia
person-sunniva = Sunniva
person-bertrand = Bertrand
person-agnes = Agnès
person-gottfried = Gottfried
person-teodora = Teodora
person-lope = Lope
person-eadgar = Eadgar
person-glitterhoof = Glitterhoof

# Attributi

trait-attractive = Attraente
trait-brave = Coraggioso
trait-chaste = Casto
trait-clever = Intelligente
trait-cultivated = Colto
trait-generous = Generoso
trait-honest = Onesto
trait-humble = Umile
trait-kind = Gentile
trait-pious = Pio
trait-scholar = Studioso
trait-strong = Forte
trait-swordmaster = Maestro di Spada
trait-ambitious = Ambizioso
trait-coward = Codardo
trait-cruel = Crudele
trait-deceitful = Perfido
trait-degenerate = Degenerato
trait-dimwitted = Sciocco
trait-gluttonous = Goloso
trait-godless = Miscredente
trait-lustful = Lussurioso
trait-ugly = Brutto
trait-weak = Debole
trait-bastard = Bastardo
trait-stingy = Avaro
trait-ignorant = Ignorante
trait-inbred = Consanguineo

# Segnalini attributo con il bordo: semplice quelli iniziali, argento gli evento, nero quelli della Crociata, gli altri casuali

token-attractive_starting = { trait-attractive }
token-brave_starting = { trait-brave }
token-chaste_starting = { trait-chaste }
token-clever_starting = { trait-clever }
token-cultivated_starting = { trait-cultivated }
token-generous_starting = { trait-generous }
token-honest_starting = { trait-honest }
token-humble_starting = { trait-humble }
token-kind_starting = { trait-kind }
token-pious_starting = { trait-pious }
token-scholar_starting = { trait-scholar }
token-strong_starting = { trait-strong }
token-swordmaster_starting = { trait-swordmaster }
token-ambitious_starting = { trait-ambitious }
token-coward_starting = { trait-coward }
token-cruel_starting = { trait-cruel }
token-deceitful_starting = { trait-deceitful }
token-degenerate_starting = { trait-degenerate }
token-dimwitted_starting = { trait-dimwitted }
token-gluttonous_starting = { trait-gluttonous }
token-godless_starting = { trait-godless }
token-lustful_starting = { trait-lustful }
token-ugly_starting = { trait-ugly }
token-weak_starting = { trait-weak }
token-bastard_starting = { trait-bastard }
token-stingy_starting = { trait-stingy }
token-ignorant_starting = { trait-ignorant }
token-inbred_starting = { trait-inbred }
token-attractive_event = { trait-attractive } (argento)
token-brave_event = { trait-brave } (argento)
token-chaste_event = { trait-chaste } (argento)
token-clever_event = { trait-clever } (argento)
token-cultivated_event = { trait-cultivated } (argento)
token-generous_event = { trait-generous } (argento)
token-honest_event = { trait-honest } (argento)
token-humble_event = { trait-humble } (argento)
token-kind_event = { trait-kind } (argento)
token-pious_event = { trait-pious } (argento)
token-scholar_event = { trait-scholar } (argento)
token-strong_event = { trait-strong } (argento)
token-swordmaster_event = { trait-swordmaster } (argento)
token-ambitious_event = { trait-ambitious } (argento)
token-coward_event = { trait-coward } (argento)
token-cruel_event = { trait-cruel } (argento)
token-deceitful_event = { trait-deceitful } (argento)
token-degenerate_event = { trait-degenerate } (argento)
token-dimwitted_event = { trait-dimwitted } (argento)
token-gluttonous_event = { trait-gluttonous } (argento)
token-godless_event = { trait-godless } (argento)
token-lustful_event = { trait-lustful } (argento)
token-ugly_event = { trait-ugly } (argento)
token-weak_event = { trait-weak } (argento)
token-bastard_event = { trait-bastard } (argento)
token-stingy_event = { trait-stingy } (argento)
token-ignorant_event = { trait-ignorant } (argento)
token-inbred_event = { trait-inbred } (argento)
token-attractive_crusade = { trait-attractive } (nero)
token-brave_crusade = { trait-brave } (nero)
token-chaste_crusade = { trait-chaste } (nero)
token-clever_crusade = { trait-clever } (nero)
token-cultivated_crusade = { trait-cultivated } (nero)
token-generous_crusade = { trait-generous } (nero)
token-honest_crusade = { trait-honest } (nero)
token-humble_crusade = { trait-humble } (nero)
token-kind_crusade = { trait-kind } (nero)
token-pious_crusade = { trait-pious } (nero)
token-scholar_crusade = { trait-scholar } (nero)
token-strong_crusade = { trait-strong } (nero)
token-swordmaster_crusade = { trait-swordmaster } (nero)
token-ambitious_crusade = { trait-ambitious } (nero)
token-coward_crusade = { trait-coward } (nero)
token-cruel_crusade = { trait-cruel } (nero)
token-deceitful_crusade = { trait-deceitful } (nero)
token-degenerate_crusade = { trait-degenerate } (nero)
token-dimwitted_crusade = { trait-dimwitted } (nero)
token-gluttonous_crusade = { trait-gluttonous } (nero)
token-godless_crusade = { trait-godless } (nero)
token-lustful_crusade = { trait-lustful } (nero)
token-ugly_crusade = { trait-ugly } (nero)
token-weak_crusade = { trait-weak } (nero)
token-bastard_crusade = { trait-bastard } (nero)
token-stingy_crusade = { trait-stingy } (nero)
token-ignorant_crusade = { trait-ignorant } (nero)
token-inbred_crusade = { trait-inbred } (nero)
token-attractive_random = { trait-attractive } (casuale)
token-brave_random = { trait-brave } (casuale)
token-chaste_random = { trait-chaste } (casuale)
token-clever_random = { trait-clever } (casuale)
token-cultivated_random = { trait-cultivated } (casuale)
token-generous_random = { trait-generous } (casuale)
token-honest_random = { trait-honest } (casuale)
token-humble_random = { trait-humble } (casuale)
token-kind_random = { trait-kind } (casuale)
token-pious_random = { trait-pious } (casuale)
token-scholar_random = { trait-scholar } (casuale)
token-strong_random = { trait-strong } (casuale)
token-swordmaster_random = { trait-swordmaster } (casuale)
token-ambitious_random = { trait-ambitious } (casuale)
token-coward_random = { trait-coward } (casuale)
token-cruel_random = { trait-cruel } (casuale)
token-deceitful_random = { trait-deceitful } (casuale)
token-degenerate_random = { trait-degenerate } (casuale)
token-dimwitted_random = { trait-dimwitted } (casuale)
token-gluttonous_random = { trait-gluttonous } (casuale)
token-godless_random = { trait-godless } (casuale)
token-lustful_random = { trait-lustful } (casuale)
token-ugly_random = { trait-ugly } (casuale)
token-weak_random = { trait-weak } (casuale)
token-bastard_random = { trait-bastard } (casuale)
token-stingy_random = { trait-stingy } (casuale)
token-ignorant_random = { trait-ignorant } (casuale)
token-inbred_random = { trait-inbred } (casuale)

# Sviluppi, e che cosa fanno

development-navy = Flotta
    .the = la Flotta
development-navy-text = Quando Invadi, i tuoi territori costieri confinano con ogni altro territorio della stessa area marittima; contro un bersaglio puoi usare un solo Fante in questo modo.
development-spymaster = Capo delle Spie
    .the = il Capo delle Spie
development-spymaster-text = Incitare una Rivolta e Rovesciamento possono colpire qualsiasi territorio; 1 pesca in più in ogni Complotto.
development-archbishop = Arcivescovo
    .the = l'Arcivescovo
development-archbishop-text = Puoi compiere una seconda azione Crociata nella stessa Era.
development-royal_guard = Guardia Reale
    .the = la Guardia Reale
development-royal_guard-text = Quando un'altra dinastia tenta un Assassinio contro la tua, il suo oro può essere sabotato.
development-marshal = Maresciallo
    .the = il Maresciallo
development-marshal-text = Una volta per Round, all'inizio di un tuo Turno, puoi togliere 1 token Ribellione dai tuoi territori.
development-longbow = Arco Lungo
    .the = l'Arco Lungo
development-longbow-text = 1 pesca in più quando Invadi.
development-plate_armor = Armatura a Piastre
    .the = l'Armatura a Piastre
development-plate_armor-text = Per Invadere i tuoi territori serve 1 successo in più.
development-steward = Dispensiere
    .the = il Dispensiere
development-steward-text = 1 pesca in più quando Costruisci; ogni Castello costa 1 oro in meno.
development-chancellor = Cancelliere
    .the = il Cancelliere
development-chancellor-text = 1 pesca in più nei Matrimoni; un Complotto Casus Belli contro di te richiede 1 successo in più.
development-court_physician = Medico di Corte
    .the = il Medico di Corte
development-court_physician-text = Una volta per Era un evento non uccide un membro della tua famiglia; una volta per ogni Re puoi non prendere il suo quinto token Vecchiaia.
development-bank = Banca
    .the = la Banca
development-bank-text = Ogni tua azione Tasse rende 2 ori in più.
development-library = Biblioteca
    .the = la Biblioteca
development-library-text = Ogni sviluppo comprato con Sviluppare costa 1 oro in meno; pesca 1 carta Regno in più all'inizio di ogni Era.

# Caselle del tracciato della Crociata, e il loro bonus

space-constantinople = Costantinopoli
space-constantinople-text = Ogni tua azione Tasse rende 1 oro in più.
space-nicaea = Nicea
space-nicaea-text = Pesca 1 carta Regno, Intrigo o Guerra in più all'inizio di ogni Era.
space-dorylaeum = Dorileo
space-dorylaeum-text = 1 pesca in più quando Invadi.
space-iconium = Iconio
space-iconium-text = Pesca 1 carta Tasse in più all'inizio di ogni Era.
space-tarsus = Tarso
space-tarsus-text = 1 pesca in più in ogni Complotto e Rovesciamento.
space-edessa = Edessa
space-edessa-text = 1 pesca in più nei Matrimoni; per ogni figlio nato con un attributo casuale pesca due token e tienine uno.
space-antioch = Antiochia
space-antioch-text = Per Invadere i tuoi territori con un Castello serve 1 successo in più.
space-tripoli = Tripoli
space-tripoli-text = Ogni tua azione Tasse rende 2 ori in più.
space-acre = Acri
space-acre-text = 1 pesca in più nelle Crociate; una volta per Era chi vi fallisce non muore.
space-jerusalem = Gerusalemme
space-jerusalem-text = La meta della Crociata: il Trofeo Re di Gerusalemme e la fine della partita.

# Mazzi delle carte Azione

deck-realm = Regno
deck-realm-text = Costruire o Sviluppare.
deck-intrigue = Intrigo
deck-intrigue-text = Complotto o Rovesciamento.
deck-war = Guerra
deck-war-text = Mobilitare o Invadere.
deck-tax = Tasse
deck-tax-text = Riscuoti oro dai tuoi territori.
deck-crusade = Crociata
deck-crusade-text = Manda un uomo della famiglia in Oriente.

# Carte Azione per numero

card-realm_1 = { deck-realm } 1: { happening-cradle }
card-realm_2 = { deck-realm } 2: { happening-cradle }
card-realm_3 = { deck-realm } 3: { happening-cradle }
card-realm_4 = { deck-realm } 4: { happening-cradle }
card-realm_5 = { deck-realm } 5: { happening-cradle }
card-realm_6 = { deck-realm } 6: { happening-twins }
card-realm_7 = { deck-realm } 7: { happening-granaries }
card-realm_8 = { deck-realm } 8: { happening-granaries }
card-realm_9 = { deck-realm } 9: { happening-granaries }
card-realm_10 = { deck-realm } 10: { happening-rust }
card-realm_11 = { deck-realm } 11: { happening-rust }
card-realm_12 = { deck-realm } 12: { happening-rust }
card-realm_13 = { deck-realm } 13: { happening-grumbling }
card-realm_14 = { deck-realm } 14: { happening-grumbling }
card-realm_15 = { deck-realm } 15: { happening-grumbling }
card-realm_16 = { deck-realm } 16: { happening-masons }
card-realm_17 = { deck-realm } 17: { happening-masons }
card-realm_18 = { deck-realm } 18: { happening-tutor }
card-realm_19 = { deck-realm } 19: { happening-tutor }
card-realm_20 = { deck-realm } 20: { happening-long_table }
card-realm_21 = { deck-realm } 21: { happening-temper }
card-realm_22 = { deck-realm } 22: { happening-better_offer }
card-realm_23 = { deck-realm } 23: { happening-better_offer }
card-realm_24 = { deck-realm } 24: { happening-market_fever }
card-realm_25 = { deck-realm } 25: { happening-market_fever }
card-realm_26 = { deck-realm } 26: { happening-cold_oaths }
card-realm_27 = { deck-realm } 27: { happening-cold_oaths }
card-realm_28 = { deck-realm } 28: { happening-pedlar }
card-realm_29 = { deck-realm } 29: { happening-pedlar }
card-realm_30 = { deck-realm } 30: { happening-quiet_roads }
card-realm_31 = { deck-realm } 31: { happening-quiet_roads }
card-realm_32 = { deck-realm } 32: { happening-leaking_roofs }
card-realm_33 = { deck-realm } 33: { happening-leaking_roofs }
card-realm_34 = { deck-realm } 34: { happening-sickly_winter }
card-realm_35 = { deck-realm } 35: { happening-white_hairs }
card-intrigue_36 = { deck-intrigue } 36: { happening-duel }
card-intrigue_37 = { deck-intrigue } 37: { happening-duel }
card-intrigue_38 = { deck-intrigue } 38: { happening-duel }
card-intrigue_39 = { deck-intrigue } 39: { happening-familiar_chin }
card-intrigue_40 = { deck-intrigue } 40: { happening-familiar_chin }
card-intrigue_41 = { deck-intrigue } 41: { happening-familiar_chin }
card-intrigue_42 = { deck-intrigue } 42: { happening-cradle }
card-intrigue_43 = { deck-intrigue } 43: { happening-cradle }
card-intrigue_44 = { deck-intrigue } 44: { happening-cradle }
card-intrigue_45 = { deck-intrigue } 45: { happening-cradle }
card-intrigue_46 = { deck-intrigue } 46: { happening-whispers }
card-intrigue_47 = { deck-intrigue } 47: { happening-whispers }
card-intrigue_48 = { deck-intrigue } 48: { happening-letters }
card-intrigue_49 = { deck-intrigue } 49: { happening-letters }
card-intrigue_50 = { deck-intrigue } 50: { happening-letters }
card-intrigue_51 = { deck-intrigue } 51: { happening-strongbox }
card-intrigue_52 = { deck-intrigue } 52: { happening-strongbox }
card-intrigue_53 = { deck-intrigue } 53: { happening-stairs }
card-intrigue_54 = { deck-intrigue } 54: { happening-stairs }
card-intrigue_55 = { deck-intrigue } 55: { happening-almonds }
card-intrigue_56 = { deck-intrigue } 56: { happening-bad_company }
card-intrigue_57 = { deck-intrigue } 57: { happening-bad_company }
card-intrigue_58 = { deck-intrigue } 58: { happening-loose_tongues }
card-intrigue_59 = { deck-intrigue } 59: { happening-loose_tongues }
card-intrigue_60 = { deck-intrigue } 60: { happening-informer }
card-intrigue_61 = { deck-intrigue } 61: { happening-informer }
card-intrigue_62 = { deck-intrigue } 62: { happening-torches }
card-intrigue_63 = { deck-intrigue } 63: { happening-torches }
card-intrigue_64 = { deck-intrigue } 64: { happening-torches }
card-intrigue_65 = { deck-intrigue } 65: { happening-oath_repented }
card-intrigue_66 = { deck-intrigue } 66: { happening-portrait }
card-intrigue_67 = { deck-intrigue } 67: { happening-portrait }
card-intrigue_68 = { deck-intrigue } 68: { happening-price_of_silence }
card-intrigue_69 = { deck-intrigue } 69: { happening-price_of_silence }
card-intrigue_70 = { deck-intrigue } 70: { happening-close_cousins }
card-war_71 = { deck-war } 71: { happening-cradle }
card-war_72 = { deck-war } 72: { happening-cradle }
card-war_73 = { deck-war } 73: { happening-cradle }
card-war_74 = { deck-war } 74: { happening-cradle }
card-war_75 = { deck-war } 75: { happening-cradle }
card-war_76 = { deck-war } 76: { happening-cradle }
card-war_77 = { deck-war } 77: { happening-deserters }
card-war_78 = { deck-war } 78: { happening-deserters }
card-war_79 = { deck-war } 79: { happening-deserters }
card-war_80 = { deck-war } 80: { happening-grumbling }
card-war_81 = { deck-war } 81: { happening-grumbling }
card-war_82 = { deck-war } 82: { happening-grumbling }
card-war_83 = { deck-war } 83: { happening-trampled }
card-war_84 = { deck-war } 84: { happening-trampled }
card-war_85 = { deck-war } 85: { happening-old_wound }
card-war_86 = { deck-war } 86: { happening-old_wound }
card-war_87 = { deck-war } 87: { happening-squire }
card-war_88 = { deck-war } 88: { happening-squire }
card-war_89 = { deck-war } 89: { happening-taken }
card-war_90 = { deck-war } 90: { happening-taken }
card-war_91 = { deck-war } 91: { happening-camp_flux }
card-war_92 = { deck-war } 92: { happening-camp_flux }
card-war_93 = { deck-war } 93: { happening-swords_for_hire }
card-war_94 = { deck-war } 94: { happening-swords_for_hire }
card-war_95 = { deck-war } 95: { happening-beacons }
card-war_96 = { deck-war } 96: { happening-beacons }
card-war_97 = { deck-war } 97: { happening-baggage }
card-war_98 = { deck-war } 98: { happening-baggage }
card-war_99 = { deck-war } 99: { happening-truce }
card-war_100 = { deck-war } 100: { happening-envoys }
card-war_101 = { deck-war } 101: { happening-sack }
card-war_102 = { deck-war } 102: { happening-sack }
card-war_103 = { deck-war } 103: { happening-banner_found }
card-war_104 = { deck-war } 104: { happening-insult }
card-war_105 = { deck-war } 105: { happening-abed }
card-tax_106 = { deck-tax } 106: { happening-cradle }
card-tax_107 = { deck-tax } 107: { happening-cradle }
card-tax_108 = { deck-tax } 108: { happening-cradle }
card-tax_109 = { deck-tax } 109: { happening-cradle }
card-tax_110 = { deck-tax } 110: { happening-cradle }
card-tax_111 = { deck-tax } 111: { happening-light_fingers }
card-tax_112 = { deck-tax } 112: { happening-light_fingers }
card-tax_113 = { deck-tax } 113: { happening-torches }
card-tax_114 = { deck-tax } 114: { happening-torches }
card-tax_115 = { deck-tax } 115: { happening-torches }
card-tax_116 = { deck-tax } 116: { happening-fair_week }
card-tax_117 = { deck-tax } 117: { happening-fair_week }
card-tax_118 = { deck-tax } 118: { happening-granaries }
card-tax_119 = { deck-tax } 119: { happening-granaries }
card-tax_120 = { deck-tax } 120: { happening-close_fisted }
card-tax_121 = { deck-tax } 121: { happening-counting_heir }
card-tax_122 = { deck-tax } 122: { happening-tithes }
card-tax_123 = { deck-tax } 123: { happening-tithes }
card-tax_124 = { deck-tax } 124: { happening-locusts }
card-tax_125 = { deck-tax } 125: { happening-locusts }
card-tax_126 = { deck-tax } 126: { happening-charter }
card-tax_127 = { deck-tax } 127: { happening-duke_share }
card-tax_128 = { deck-tax } 128: { happening-loan }
card-tax_129 = { deck-tax } 129: { happening-rats }
card-tax_130 = { deck-tax } 130: { happening-garrison }
card-crusade_131 = { deck-crusade } 131: { happening-another_banner }
card-crusade_132 = { deck-crusade } 132: { happening-relic }
card-crusade_133 = { deck-crusade } 133: { happening-relic }
card-crusade_134 = { deck-crusade } 134: { happening-relic }
card-crusade_135 = { deck-crusade } 135: { happening-relic }
card-crusade_136 = { deck-crusade } 136: { happening-spoils }
card-crusade_137 = { deck-crusade } 137: { happening-spoils }
card-crusade_138 = { deck-crusade } 138: { happening-absent_lord }
card-crusade_139 = { deck-crusade } 139: { happening-absent_lord }
card-crusade_140 = { deck-crusade } 140: { happening-absent_lord }
card-crusade_141 = { deck-crusade } 141: { happening-seed_corn }
card-crusade_142 = { deck-crusade } 142: { happening-baptism }
card-crusade_143 = { deck-crusade } 143: { happening-baptism }
card-crusade_144 = { deck-crusade } 144: { happening-baptism }
card-crusade_145 = { deck-crusade } 145: { happening-peace_cross }
card-crusade_146 = { deck-crusade } 146: { happening-pilgrim_ships }
card-crusade_147 = { deck-crusade } 147: { happening-bells }
card-crusade_148 = { deck-crusade } 148: { happening-pilgrim_debt }
card-crusade_149 = { deck-crusade } 149: { happening-absolution }
card-crusade_150 = { deck-crusade } 150: { happening-brothers }
card-crusade_151 = { deck-crusade } 151: { happening-interdict }
card-crusade_152 = { deck-crusade } 152: { happening-knighted }
card-crusade_153 = { deck-crusade } 153: { happening-ill_news }
card-crusade_154 = { deck-crusade } 154: { happening-jordan }
card-crusade_155 = { deck-crusade } 155: { happening-front_letters }

# Eventi delle carte Azione

happening-cradle = Una culla accanto al fuoco
happening-cradle-text = Il prossimo giocatore il cui sovrano ha un coniuge umano e posto per un figlio ottiene un figlio con un attributo casuale.
happening-twins = Due vagiti nella notte
happening-twins-text = Il prossimo giocatore il cui sovrano ha un coniuge umano e posto per due figli ottiene due figli, ognuno con un attributo casuale.
happening-granaries = Granai pieni
happening-granaries-text = Il prossimo giocatore che ha un territorio senza token Raccolto ne mette uno su quel territorio.
happening-rust = Ruggine nera sul grano
happening-rust-text = Metti un token Raccolto Fallito su un tuo territorio che non ne ha.
happening-grumbling = Vassalli che mormorano
happening-grumbling-text = Metti un token Ribellione su un tuo territorio senza Fante.
happening-masons = I muratori se ne vanno
happening-masons-text = Paga 1 oro, oppure la tua prossima verifica per Costruire richiede 1 successo in più.
happening-tutor = Un precettore di fama
happening-tutor-text = Il prossimo giocatore con un figlio mette un token Studioso o Intelligente su un suo figlio.
happening-long_table = La lunga tavolata
happening-long_table-text = Fai una verifica. Se fallisce, metti un token Goloso nel tuo sacchetto.
happening-temper = Un mutamento d'umore
happening-temper-text = Pesca un token attributo casuale e mettilo nel tuo sacchetto.
happening-better_offer = Un'offerta migliore
happening-better_offer-text = Paga 2 ori o scarta un tuo Consigliere.
happening-market_fever = Febbre nella città del mercato
happening-market_fever-text = Metti un token Piaga, lato Epidemia, su un tuo territorio senza Piaga.
happening-cold_oaths = Focolari freddi, giuramenti freddi
happening-cold_oaths-text = Fai una verifica. Se fallisce, un territorio indipendente a tua scelta esce dal suo Patto con te.
happening-pedlar = Il venditore di disegni
happening-pedlar-text = Il prossimo giocatore che ha oro può comprare subito uno sviluppo esposto per 1 oro.
happening-quiet_roads = Strade tranquille
happening-quiet_roads-text = Il prossimo giocatore che ha un token Ribellione nelle sue terre ne toglie uno.
happening-leaking_roofs = Tetti che gocciolano
happening-leaking_roofs-text = Paga 1 oro per ogni Castello che controlli, al massimo 3.
happening-sickly_winter = L'inverno dei malanni
happening-sickly_winter-text = Fai una verifica. Se fallisce, il tuo figlio con il numero di carta più basso riceve un token Debole.
happening-white_hairs = Capelli bianchi
happening-white_hairs-text = Se il tuo Re ha al massimo 2 token Vecchiaia, fai una verifica senza oro. Se fallisce, ne riceve uno in più.
happening-duel = Duello
happening-duel-text = Scegli il tuo Re, un figlio o un fratello e fai una verifica. Se riesce, quella persona riceve un token Coraggioso; se fallisce, muore.
happening-familiar_chin = Un mento familiare
happening-familiar_chin-text = Il tuo sovrano ha un bastardo: pesca un figlio dal mazzo della tua cultura e dagli il token Bastardo, nessun altro attributo.
happening-whispers = Sussurri al fonte battesimale
happening-whispers-text = Fai una verifica. Se fallisce, il tuo figlio con il numero di carta più alto riceve un token Bastardo.
happening-letters = Lettere nelle mani sbagliate
happening-letters-text = Il prossimo giocatore che non ha con te Casus Belli, Guerra o Patto ottiene un Casus Belli contro di te.
happening-strongbox = Il forziere vuoto
happening-strongbox-text = Fai una verifica. Se fallisce, perdi 2 ori.
happening-stairs = Una caduta dalle scale
happening-stairs-text = Fai una verifica. Se fallisce, muore il tuo figlio o fratello con il numero di carta più basso.
happening-almonds = Mandorle amare
happening-almonds-text = Fai una verifica. Se fallisce, il coniuge del tuo sovrano muore.
happening-bad_company = L'erede frequenta cattive compagnie
happening-bad_company-text = Fai una verifica. Se fallisce, il tuo erede riceve un token Lussurioso o Degenerato; sceglie il prossimo giocatore.
happening-loose_tongues = Lingue sciolte
happening-loose_tongues-text = Mostra a tutti le carte Azione che non hai ancora scelto per un Turno.
happening-informer = Un delatore volonteroso
happening-informer-text = Il prossimo giocatore ha 1 pesca in più nella sua prossima verifica di Complotto.
happening-torches = Torce nei vicoli
happening-torches-text = Il prossimo giocatore mette un token Ribellione su un tuo territorio senza Fante.
happening-oath_repented = Un giuramento rinnegato
happening-oath_repented-text = Un territorio indipendente a tua scelta esce dal suo Patto con te.
happening-portrait = Arriva un ritratto
happening-portrait-text = Il prossimo giocatore il cui sovrano non è sposato ha 1 pesca in più nella sua prossima verifica di Matrimonio.
happening-price_of_silence = Il prezzo del silenzio
happening-price_of_silence-text = Paga 2 ori al prossimo giocatore, oppure il prossimo giocatore che può farlo ottiene un Casus Belli contro di te.
happening-close_cousins = Cugini stretti
happening-close_cousins-text = Il tuo sovrano e il coniuge sono entrambi della tua cultura: hanno un figlio con il token Consanguineo, nessun altro attributo.
happening-deserters = Disertori all'alba
happening-deserters-text = Togli un tuo Fante; quel territorio non riceve Ribellione.
happening-trampled = Campi calpestati
happening-trampled-text = Metti un token Raccolto Fallito su un tuo territorio mobilitato.
happening-old_wound = Una vecchia ferita si riapre
happening-old_wound-text = Fai una verifica. Se fallisce, il tuo figlio o fratello maschio con il numero di carta più alto riceve un token Debole.
happening-squire = Uno scudiero si fa valere
happening-squire-text = Il prossimo giocatore con un figlio o un fratello dà a uno di loro un token Coraggioso o Forte.
happening-taken = Rapito per strada
happening-taken-text = Paga 2 ori, oppure muore il tuo figlio o fratello con il numero di carta più alto.
happening-camp_flux = Morbo nell'accampamento
happening-camp_flux-text = Fai una verifica. Se fallisce, metti un token Piaga, lato Epidemia, su un tuo territorio mobilitato senza Piaga.
happening-swords_for_hire = Spade a pagamento
happening-swords_for_hire-text = Il prossimo giocatore che ha oro può pagare 1 oro per mobilitare un territorio.
happening-beacons = Fuochi sulle colline
happening-beacons-text = Fino alla fine del prossimo Round, per Invadere i territori del prossimo giocatore serve 1 successo in più.
happening-baggage = Brucia la salmeria
happening-baggage-text = Paga 1 oro per ogni tuo Fante, al massimo 3.
happening-truce = Una tregua predicata dal pulpito
happening-truce-text = Se sei in Guerra, la tua prossima verifica per Invadere richiede 1 successo in più.
happening-envoys = Gli inviati tornano a casa
happening-envoys-text = Fai una verifica. Se fallisce, un territorio indipendente scelto dal prossimo giocatore esce dal suo Patto con te.
happening-sack = Il sacco
happening-sack-text = Metti un token Crudele nel tuo sacchetto, oppure paga 1 oro.
happening-banner_found = Uno stendardo ritrovato
happening-banner_found-text = Il prossimo giocatore ha 1 pesca in più nella sua prossima verifica per Invadere.
happening-insult = Un insulto non dimenticato
happening-insult-text = Paga 1 oro al prossimo giocatore che non ha con te Casus Belli, Guerra o Patto, oppure ottiene un Casus Belli contro di te.
happening-abed = Il vassallo resta a letto
happening-abed-text = Corica il Cavaliere di un tuo territorio senza Fante finché non mobiliti quel territorio o risolvi un'azione Tasse.
happening-light_fingers = Dita leggere, maniche pesanti
happening-light_fingers-text = Fai una verifica. Se fallisce, perdi 1 oro per ogni territorio che controlli, al massimo 3.
happening-fair_week = Settimana di fiera
happening-fair_week-text = Il prossimo giocatore prende 2 ori.
happening-close_fisted = La mano chiusa
happening-close_fisted-text = Fai una verifica. Se fallisce, metti un token Avaro nel tuo sacchetto.
happening-counting_heir = L'erede che conta i soldi
happening-counting_heir-text = Il tuo erede riceve un token Avaro.
happening-tithes = Lite sulle decime
happening-tithes-text = Paga 2 ori o metti un token Miscredente nel tuo sacchetto.
happening-locusts = Cavallette
happening-locusts-text = Il prossimo giocatore mette un token Raccolto Fallito su un tuo territorio che non ne ha.
happening-charter = Una carta firmata
happening-charter-text = La tua prossima azione Tasse rende 2 ori in meno.
happening-duke_share = Il Duca tiene la sua parte
happening-duke_share-text = Paga 1 oro per ogni tuo Duca o Duchessa, al massimo 3.
happening-loan = Un prestito da rendere
happening-loan-text = Paga 1 oro al prossimo giocatore.
happening-rats = Ratti nella stiva
happening-rats-text = Metti un token Piaga, lato Epidemia, su un tuo territorio costiero senza Piaga.
happening-garrison = Una guarnigione senza paga
happening-garrison-text = Paga 2 ori o togli il tuo scudo più basso dal tracciato della Crociata.
happening-another_banner = Un altro stendardo sulle mura
happening-another_banner-text = Sostituisci con un tuo scudo uno scudo del prossimo giocatore che ne ha sul tracciato della Crociata; ottieni il bonus della casella, non il token.
happening-relic = Una reliquia portata a casa
happening-relic-text = Metti un token Pio nel tuo sacchetto.
happening-spoils = Bottino d'Oriente
happening-spoils-text = Prendi 2 ori.
happening-absent_lord = Terre senza signore
happening-absent_lord-text = Scegli un territorio senza Fante del prossimo giocatore che ne ha uno e mettici un token Ribellione.
happening-seed_corn = La semente all'esercito
happening-seed_corn-text = Metti un token Raccolto Fallito su un territorio che non ne ha, del prossimo giocatore che ha un territorio così.
happening-baptism = A casa per il battesimo
happening-baptism-text = Se il tuo sovrano ha un coniuge umano e posto per un figlio, ottieni un figlio con un attributo casuale.
happening-peace_cross = La pace della Croce
happening-peace_cross-text = Togli fino a due token Ribellione dai tuoi territori.
happening-pilgrim_ships = Malattia sulle navi dei pellegrini
happening-pilgrim_ships-text = Metti un token Piaga, lato Epidemia, su un territorio costiero senza Piaga del prossimo giocatore che ha una costa.
happening-bells = Ogni campana chiama
happening-bells-text = Ogni altro giocatore perde 1 oro.
happening-pilgrim_debt = Il debito del pellegrino
happening-pilgrim_debt-text = Scegli un altro giocatore che ha oro: ti paga 2 ori, o tutto ciò che ha.
happening-absolution = Assoluzione
happening-absolution-text = Togli per sempre dal tuo sacchetto un token rosso a tua scelta.
happening-brothers = Fratelli della spada
happening-brothers-text = La tua prossima verifica per Invadere richiede 1 successo in meno, ma mai meno di 1.
happening-interdict = Interdetto
happening-interdict-text = Scegli un altro giocatore: ha 1 pesca in meno nella sua prossima verifica.
happening-knighted = Cavaliere in Oltremare
happening-knighted-text = Dai a un tuo figlio o fratello un token Coraggioso, Forte o Pio.
happening-ill_news = Cattive notizie dalla costa
happening-ill_news-text = Il prossimo giocatore con un figlio o un fratello fa una verifica. Se fallisce, muore il suo figlio o fratello con il numero di carta più alto.
happening-jordan = Acque del Giordano
happening-jordan-text = Togli un token Vecchiaia dal tuo Re.
happening-front_letters = Lettere dall'esercito
happening-front_letters-text = Pesca una carta Regno, Intrigo o Guerra e aggiungila alla mano.

# Scenari

scenario-1 = Il Regno di Gerusalemme
scenario-1-text = Cinque dinastie e nessuna regola speciale: quello con cui cominciare.
scenario-2 = La Crociata dei Pavidi
scenario-2-text = La Crociata, e con essa la partita, finisce ad Antiochia, la settima casella. Chi è eliminato non ritorna.
scenario-3 = La Seconda Crociata
scenario-3-text = Alcune dinastie cominciano con una famiglia, un Re avanti negli anni o truppe già in campo.
scenario-4 = La Crociata dei Baroni
scenario-4-text = Ad Antiochia c'è un secondo token, le terre italiane sono sempre in gioco e chi è eliminato non ritorna.
scenario-5 = La Nona Crociata
scenario-5-text = Grandi regni, e un Castello che i Plantageneti mettono dove vogliono.
scenario-6 = Il Regno di Gerusalemme, versione torneo
scenario-6-text = Per tre o quattro dinastie e due Ere; ognuna comincia con un Casus Belli contro un'altra.

# Strategie delle dinastie senza giocatore

strategy-ferox = Ferox
strategy-ferox-text = Aggressiva: si sposa per la forza, trama per un Casus Belli e invade tutto ciò che può.
strategy-postis = Postis
strategy-postis-text = Costruttrice: compra sviluppi, costruisce Castelli e annette con i matrimoni.
strategy-munitio = Munitio
strategy-munitio-text = Difensiva: prima Castelli e armature, pace per matrimonio, colpi ai più deboli.
strategy-amandum = Amandum
strategy-amandum-text = Lussuriosa: si sposa, divorzia e si risposa, e annette ciò che i suoi Patti le portano.
strategy-aperio = Aperio
strategy-aperio-text = Votata alla Crociata: due volte per Era in Oriente, e contro chi è in testa sul tracciato.

## Fine dei componenti: segue ciò che si dice in gioco

## IA ufficiali

event-strategy-drawn = { $player }: li guida { $strategy }.
event-strategy-put-back = { $player }: { $strategy } è uscita e torna fra le altre, il suo sviluppo non è disponibile.
event-line-taken = { $player }, { $strategy }. { $line }: { $plan }.
event-no-line = { $player }, { $strategy }: nessuna riga di { $deck } è possibile.
event-family-line = { $player }, { $strategy }. { $line }: { $who }.
event-card-skipped = { $player } saltano { $card }.
line-other = Una riga di un pacchetto
line-crusade = Crociata: parte chi mancherebbe di meno
line-own-deck = Matrimonio: non c'è altri, il Re cerca tra la sua gente
line-adoption = Nessun matrimonio è possibile: si adotta un figlio
line-ferox-marriage = Matrimonio: il Re, poi i figli; Forte, Crudele o Maestro di Spada, altrimenti chi è più vicino
line-ferox-proposals = Proposte: solo per 5 ori, o 7 con un attributo verde, e mai il Re
line-postis-marriage = Matrimonio: il Re, poi i figli; Onesto o Ambizioso, poi altri attributi verdi
line-postis-proposals = Proposte: per 3 ori, ma non l'erede
line-munitio-marriage = Matrimonio: il Re, poi i figli; prima i figli dei nemici, in cambio di oro, poi gli attributi verdi
line-munitio-proposals = Proposte: per 2 ori, ma non l'erede
line-amandum-marriage = Matrimonio: il Re, poi i figli; attributi verdi, poi Lussurioso, poi Perfido
line-amandum-proposals = Proposte: tutte, ma non per l'erede
line-aperio-marriage = Matrimonio: il Re, poi i figli; Crudele, altrimenti chi c'è
line-aperio-proposals = Proposte: per 2 ori, ma non l'erede
line-ferox-realm-1 = Regno 1: Costruisce un Castello
line-ferox-realm-2 = Regno 2: compra uno sviluppo, meglio se la Flotta
line-ferox-intrigue-1 = Intrigo 1: Rovescia un territorio in Ribellione
line-ferox-intrigue-2 = Intrigo 2: crea un Casus Belli contro un giocatore adiacente
line-ferox-intrigue-3 = Intrigo 3: Assassina un figlio con attributo verde del giocatore (non Ferox) con meno eredi
line-ferox-intrigue-4 = Intrigo 4: Assassina il Re con meno eredi
line-ferox-war-1 = Guerra 1: Invade un territorio indipendente
line-ferox-war-2 = Guerra 2: Invade un territorio avversario per cui basta un successo
line-ferox-war-3 = Guerra 3: Invade un territorio avversario per cui servono due o più successi
line-ferox-war-4 = Guerra 4: Mobilita un territorio adiacente a uno indipendente, meglio se Ferox ha un Patto con questo
line-ferox-war-5 = Guerra 5: Mobilita un territorio adiacente a quello di un avversario contro cui Ferox ha un Casus Belli
line-postis-realm-1 = Regno 1: compra due sviluppi, se non ne ha già sei
line-postis-realm-2 = Regno 2: Costruisce un Castello
line-postis-intrigue-1 = Intrigo 1: Corrompe un Consigliere a caso, se non ne ha già tre
line-postis-intrigue-2 = Intrigo 2: Rovescia un territorio in Ribellione
line-postis-intrigue-3 = Intrigo 3: crea un Casus Belli contro chi controlla più Castelli
line-postis-intrigue-4 = Intrigo 4: Assassina un figlio con attributo verde del giocatore (non Postis) con meno eredi
line-postis-intrigue-5 = Intrigo 5: Incita una Rivolta
line-postis-war-1 = Guerra 1: Annette un territorio indipendente con cui Postis ha un Patto
line-postis-war-2 = Guerra 2: Invade un territorio indipendente con cui un altro giocatore ha un Patto
line-postis-war-3 = Guerra 3: Invade un territorio indipendente adiacente senza Patto
line-postis-war-4 = Guerra 4: Invade un territorio avversario per cui basta un successo
line-postis-war-5 = Guerra 5: Mobilita un territorio adiacente a uno indipendente, il più lontano possibile dagli avversari
line-postis-war-6 = Guerra 6: Mobilita un territorio adiacente a un avversario
line-munitio-realm-1 = Regno 1: Costruisce un Castello
line-munitio-realm-2 = Regno 2: compra uno sviluppo difensivo
line-munitio-realm-3 = Regno 3: compra uno sviluppo qualsiasi
line-munitio-intrigue-1 = Intrigo 1: Rovescia un territorio in Ribellione
line-munitio-intrigue-2 = Intrigo 2: Assassina un figlio con attributo verde del giocatore (non Munitio) con meno eredi
line-munitio-intrigue-3 = Intrigo 3: Assassina il Re con meno eredi
line-munitio-intrigue-4 = Intrigo 4: Incita una Rivolta
line-munitio-intrigue-5 = Intrigo 5: crea un Casus Belli contro un giocatore adiacente
line-munitio-war-1 = Guerra 1: Invade un territorio indipendente con cui un altro giocatore ha un Patto
line-munitio-war-2 = Guerra 2: Invade un territorio dell'avversario che controlla meno territori
line-munitio-war-3 = Guerra 3: Mobilita un territorio adiacente a uno con cui un avversario ha un Patto
line-munitio-war-4 = Guerra 4: Mobilita un territorio adiacente a uno dell'avversario che, fra quelli senza Patto con Munitio, controlla meno territori
line-amandum-realm-1 = Regno 1: compra il Capo delle Spie o uno sviluppo difensivo
line-amandum-realm-2 = Regno 2: Costruisce un Castello
line-amandum-realm-3 = Regno 3: compra uno sviluppo qualsiasi
line-amandum-intrigue-1 = Intrigo 1: fa Divorziare il suo Re, se è sposato
line-amandum-intrigue-2 = Intrigo 2: Rovescia un territorio in Ribellione
line-amandum-intrigue-3 = Intrigo 3: Incita una Rivolta in un territorio del giocatore con meno figli
line-amandum-war-1 = Guerra 1: Annette un territorio indipendente con cui Amandum ha un Patto
line-amandum-war-2 = Guerra 2: Invade un territorio di un altro giocatore con cui Amandum ha un Patto
line-amandum-war-3 = Guerra 3: Invade un territorio indipendente con cui un altro giocatore ha un Patto
line-amandum-war-4 = Guerra 4: Invade un territorio del nemico con meno figli
line-amandum-war-5 = Guerra 5: Mobilita un territorio adiacente a uno indipendente con cui Amandum ha un Patto
line-amandum-war-6 = Guerra 6: Mobilita un territorio adiacente a quello di un avversario contro cui Amandum ha un Casus Belli
line-aperio-realm-1 = Regno 1: compra sviluppi, cercando nell'ordine Maresciallo, Cancelliere, Capo delle Spie, Flotta, Armatura a Piastre
line-aperio-realm-2 = Regno 2: Costruisce un Castello
line-aperio-intrigue-1 = Intrigo 1: Rovescia un territorio in Ribellione
line-aperio-intrigue-2 = Intrigo 2: Incita una Rivolta, meglio se in un territorio di chi ha più scudi sul tracciato
line-aperio-war-1 = Guerra 1: Invade un territorio dell'avversario con più scudi sul tracciato
line-aperio-war-2 = Guerra 2: Invade un territorio qualsiasi
line-aperio-war-3 = Guerra 3: Mobilita un territorio

## Names of answers, actions and lines

# Words of answers
done = basta
build = Costruire
develop = Sviluppare
plot = Complotto
overthrow = Rovesciamento
mobilise = Mobilitare
invade = Invadere
collect-tax = Tasse
go-crusading = Crociata
casus-belli = Casus Belli
revolt = Incitare una Rivolta
assassinate = Assassinio
bribe = Corrompere
divorce = Divorzio
sacrifice = sacrificalo
keep = tienilo
pay = paga
support-partner = sostieni
break-pact = rompi il Patto
move-in = sposta dentro un Fante
sack = saccheggia
accept = accetta
refuse = rifiuta
send = proponi
return = ritorna
use = usa
marry = Matrimonio
adopt = adotta un figlio
break = rompi il Patto con
offer = offri a
for = per
give = dai
ask = chiedi
take-offer = accetta l'offerta di
decline-offer = rifiuta l'offerta di
withdraw-offer = ritira l'offerta
gold = { $id ->
    [one] un oro
   *[other] { $id } ori
}
number = { $id }
option = { $id ->
    [0] la prima
    [1] la seconda
    [2] la terza
   *[other] scelta { $id }
}
realm = { $id } Regno
intrigue = { $id } Intrigo
war = { $id } Guerra
tax = { $id } Tasse
crusade = { $id } Crociata
seat = giocatore { $id }
seat-0 = primo giocatore
seat-1 = secondo giocatore
seat-2 = terzo giocatore
seat-3 = quarto giocatore
seat-4 = quinto giocatore
from-scotland = dalla { territory-scotland }
attack-scotland = attacca la { territory-scotland }
support-scotland = sostieni contro la { territory-scotland }
from-northumbria = dalla { territory-northumbria }
attack-northumbria = attacca la { territory-northumbria }
support-northumbria = sostieni contro la { territory-northumbria }
from-mercia = dalla { territory-mercia }
attack-mercia = attacca la { territory-mercia }
support-mercia = sostieni contro la { territory-mercia }
from-wales = dal { territory-wales }
attack-wales = attacca il { territory-wales }
support-wales = sostieni contro il { territory-wales }
from-wessex = dal { territory-wessex }
attack-wessex = attacca il { territory-wessex }
support-wessex = sostieni contro il { territory-wessex }
from-ireland = dall'{ territory-ireland }
attack-ireland = attacca l'{ territory-ireland }
support-ireland = sostieni contro l'{ territory-ireland }
from-the_low_countries = dai { territory-the_low_countries }
attack-the_low_countries = attacca i { territory-the_low_countries }
support-the_low_countries = sostieni contro i { territory-the_low_countries }
from-normandy = dalla { territory-normandy }
attack-normandy = attacca la { territory-normandy }
support-normandy = sostieni contro la { territory-normandy }
from-paris = da { territory-paris }
attack-paris = attacca { territory-paris }
support-paris = sostieni contro { territory-paris }
from-lorraine = dalla { territory-lorraine }
attack-lorraine = attacca la { territory-lorraine }
support-lorraine = sostieni contro la { territory-lorraine }
from-brittany = dalla { territory-brittany }
attack-brittany = attacca la { territory-brittany }
support-brittany = sostieni contro la { territory-brittany }
from-aquitaine = dall'{ territory-aquitaine }
attack-aquitaine = attacca l'{ territory-aquitaine }
support-aquitaine = sostieni contro l'{ territory-aquitaine }
from-burgundy = dalla { territory-burgundy }
attack-burgundy = attacca la { territory-burgundy }
support-burgundy = sostieni contro la { territory-burgundy }
from-toulouse = da { territory-toulouse }
attack-toulouse = attacca { territory-toulouse }
support-toulouse = sostieni contro { territory-toulouse }
from-denmark = dalla { territory-denmark }
attack-denmark = attacca la { territory-denmark }
support-denmark = sostieni contro la { territory-denmark }
from-saxony = dalla { territory-saxony }
attack-saxony = attacca la { territory-saxony }
support-saxony = sostieni contro la { territory-saxony }
from-pomerania = dalla { territory-pomerania }
attack-pomerania = attacca la { territory-pomerania }
support-pomerania = sostieni contro la { territory-pomerania }
from-poland = dalla { territory-poland }
attack-poland = attacca la { territory-poland }
support-poland = sostieni contro la { territory-poland }
from-bohemia = dalla { territory-bohemia }
attack-bohemia = attacca la { territory-bohemia }
support-bohemia = sostieni contro la { territory-bohemia }
from-swabia = dalla { territory-swabia }
attack-swabia = attacca la { territory-swabia }
support-swabia = sostieni contro la { territory-swabia }
from-hungary = dall'{ territory-hungary }
attack-hungary = attacca l'{ territory-hungary }
support-hungary = sostieni contro l'{ territory-hungary }
from-dalmatia = dalla { territory-dalmatia }
attack-dalmatia = attacca la { territory-dalmatia }
support-dalmatia = sostieni contro la { territory-dalmatia }
from-lombardy = dalla { territory-lombardy }
attack-lombardy = attacca la { territory-lombardy }
support-lombardy = sostieni contro la { territory-lombardy }
from-venice = da { territory-venice }
attack-venice = attacca { territory-venice }
support-venice = sostieni contro { territory-venice }
from-papal_states = dallo { territory-papal_states }
attack-papal_states = attacca lo { territory-papal_states }
support-papal_states = sostieni contro lo { territory-papal_states }
from-apulia = dalla { territory-apulia }
attack-apulia = attacca la { territory-apulia }
support-apulia = sostieni contro la { territory-apulia }
from-sicily = dalla { territory-sicily }
attack-sicily = attacca la { territory-sicily }
support-sicily = sostieni contro la { territory-sicily }
from-sardinia = dalla { territory-sardinia }
attack-sardinia = attacca la { territory-sardinia }
support-sardinia = sostieni contro la { territory-sardinia }
from-leon = dal { territory-leon }
attack-leon = attacca il { territory-leon }
support-leon = sostieni contro il { territory-leon }
from-navarra = dalla { territory-navarra }
attack-navarra = attacca la { territory-navarra }
support-navarra = sostieni contro la { territory-navarra }
from-aragon = dall'{ territory-aragon }
attack-aragon = attacca l'{ territory-aragon }
support-aragon = sostieni contro l'{ territory-aragon }
from-castile = dalla { territory-castile }
attack-castile = attacca la { territory-castile }
support-castile = sostieni contro la { territory-castile }
from-portugal = dal { territory-portugal }
attack-portugal = attacca il { territory-portugal }
support-portugal = sostieni contro il { territory-portugal }
from-al_andalus = da { territory-al_andalus }
attack-al_andalus = attacca { territory-al_andalus }
support-al_andalus = sostieni contro { territory-al_andalus }
use-navy = usa { development-navy }
use-spymaster = usa { development-spymaster }
use-archbishop = usa { development-archbishop }
use-royal_guard = usa { development-royal_guard }
use-marshal = usa { development-marshal }
use-longbow = usa { development-longbow }
use-plate_armor = usa { development-plate_armor }
use-steward = usa { development-steward }
use-chancellor = usa { development-chancellor }
use-court_physician = usa { development-court_physician }
use-bank = usa { development-bank }
use-library = usa { development-library }

# Actions, phases, trophies, endings, markers
action-build = Costruire
action-develop = Sviluppare
action-plot = Complotto
action-plot_casus_belli = Complotto per un Casus Belli
action-plot_incite_revolt = Complotto per una rivolta
action-plot_assassinate = Complotto per uccidere
action-plot_bribe = Complotto per corrompere
action-plot_divorce = Complotto per divorziare
action-overthrow = Rovesciamento
action-mobilise = Mobilitare
action-invade = Invadere
action-tax = Tasse
action-crusade = Crociata
action-marriage = Matrimonio
action-event_check = evento
action-any_check = verifica
phase-setup = Preparazione
phase-draw = Pesca
phase-dynastic = Fase Dinastica
    .brief = Dinastica
phase-plot = Fase Complotto
    .brief = Complotto
phase-turns = Turni
phase-upkeep = Mantenimento
phase-cleanup = Pulizia
phase-over = La fine
ending-none = continua
ending-jerusalem = la Crociata è giunta alla meta
ending-eras = l'ultima Era è finita
trophy-crusader = Crociato
trophy-builder = Costruttore
trophy-inventor = Inventore
trophy-jerusalem = Re di Gerusalemme
marker-unrest = Ribellione
marker-plague = Piaga
marker-harvest = Raccolto
marker-crop_failure = Raccolto Fallito

# Lines of the strategies

## What happens

# Setting up
event-started = { $player } cominciano come { $dynasty } con { $territories } territori e { $gold ->
    [one] 1 oro
   *[other] { $gold } ori
}.
event-free-castle = { $player } mettono un Castello a scelta in { $territory }.

# The sequence of play
event-era-began = Comincia l'Era { $era }.
event-round-began = Era { $era }, Round { $round }.
event-phase-began = { $phase } (Era { $era }{ $round ->
    [0] { "" }
   *[other] , Round { $round }
}{ $turn ->
    [0] { "" }
   *[other] , Turno { $turn }
}).
event-first-player = { $player } hanno il token di Primo Giocatore.
event-hand-drawn = { $player } prendono le carte dell'Era: { $cards }.
event-got-card = Hai avuto { $card }.
event-card-drawn = { $player } prendono una carta: { $deck }.
event-card-discarded = { $player } scartano { $card }.
event-deck-renewed = Gli scarti diventano un nuovo mazzo: { $deck }.
event-pair-picked = Hai scelto { $first }, poi { $second }.
event-revealed = { $player } rivelano { $card }.
event-declined = { $player } non fanno nessuna azione.
event-displayed = Si espone { $development }.
event-display-cleared = { $development } lascia l'esposizione.
event-grew-older = { $who } di { $player } invecchia: { $age ->
    [one] un token Vecchiaia
   *[other] { $age } token Vecchiaia
}.
event-token-dropped = { $player } tolgono un token dal sacchetto: { $token }.

# Gold
event-gained = { $player } ricevono { $gold ->
    [one] 1 oro
   *[other] { $gold } ori
}.
event-spent = { $player } pagano { $gold ->
    [one] 1 oro
   *[other] { $gold } ori
}.
event-paid = { $from } pagano { $gold ->
    [one] 1 oro
   *[other] { $gold } ori
} a { $to }.

# Checks
event-check-began = { $player } fanno una verifica: { $action }; { $needed ->
    [one] serve 1 successo
   *[other] servono { $needed } successi
}, { $draws ->
    [one] 1 pesca
   *[other] { $draws } pesche
}.
event-invested = { $player } ci investono { $gold ->
    [one] 1 oro
   *[other] { $gold } ori
}: { $draws ->
    [one] 1 pesca
   *[other] { $draws } pesche
}.
event-sabotaged = { $player } ci mettono contro { $gold ->
    [one] 1 oro
   *[other] { $gold } ori
}.
event-sabotage-returned = { $player } riprendono { $gold ->
    [one] 1 oro che non ha avuto effetto
   *[other] { $gold } ori che non hanno avuto effetto
}.
event-draws-cancelled = { $n ->
    [one] Si annulla una pesca di { $player }
   *[other] Si annullano { $n } pesche di { $player }
}: { $draws ->
    [0] non ne restano
    [one] ne resta una
   *[other] ne restano { $draws }
}.
event-token-drawn = { $player } pescano { $token }.
event-sacrificed = { $player } sacrificano { $token }.
event-check-passed = La verifica di { $player } riesce con { $hits }: { $action }.
event-check-failed = La verifica di { $player } fallisce con { $hits } su { $needed }: { $action }.

# The map
event-knight-placed = { $player } mettono un Cavaliere in { $territory }.
event-knight-removed = Il Cavaliere di { $player } lascia { $territory }.
event-footsoldier-placed = { $player } mobilitano { $territory }.
event-footsoldier-removed = Il Fante di { $player } lascia { $territory }.
event-unrest-placed = Ribellione in { $territory }.
event-unrest-removed = { $territory } si calma: { $n ->
    [one] un token Ribellione se ne va
   *[other] { $n } token Ribellione se ne vanno
}.
event-suitor-came = { $who } compare in { $territory } con { $token }.
event-title-lapsed = { $who } di { $player } perde il titolo: { $territory }.

# Marriage, adoption, titles
event-special-proposed = { $player } propongono { $who } a { $whom } di { $to }; danno { $gives } e chiedono { $asks }.
event-special-proposal-refused = { $to } rifiutano a { $player } la mano di { $whom } per { $who }.
event-special-wed = { $who } e { $spouse } si sposano, nella dinastia di { $player }.
event-special-not-wed = { $who } di { $player } riceve un rifiuto.
event-special-divorced = { $who } di { $player } divorzia da { $spouse }.
event-special-adopted = { $player } adottano { $who }.
event-special-marked = { $who } ha { $token }.
event-special-title-granted = { $player } concedono un titolo a { $who }: { $territory }.
event-special-title-revoked = { $player } tolgono { $territory } a { $who }.

# Relations
event-pact-made = { $player } e { $with } stringono un Patto.
event-pact-broken = { $player } rompono il Patto con { $with }.
event-land-pact-made = { $player } stringono un Patto con { $territory }.
event-land-pact-ended = Il Patto di { $player } con { $territory } finisce.
event-casus-belli = { $player } hanno un Casus Belli contro { $against }.
event-casus-belli-dropped = { $player } non hanno più un Casus Belli contro { $against }.
event-war = { $player } e { $with } sono in Guerra.
event-war-ended = { $player } e { $with } sono in pace.

# Realm
event-castle-built = { $player } costruiscono un Castello in { $territory }.
event-castle-skipped = { $player } non possono pagare { $cost ->
    [one] 1 oro
   *[other] { $cost } ori
} per un Castello in { $territory }.
event-development-bought = { $player } comprano { $development }.
event-development-came = { $development } passa da { $from } a { $player }.
event-development-lost = { $player } perdono { $development }.

# Intrigue
event-plotted = { $player } complottano: { $action }, { $target }.
event-plotted-at-court = { $player } complottano: { $action }, { $development } di { $of }.
event-plot-done = Il Complotto di { $player } riesce: { $action }.
event-plot-failed = Il Complotto di { $player } fallisce: { $action }.
event-overthrow-tried = { $player } tentano di rovesciare { $territory }.
event-overthrown = { $player } rovesciano { $territory }.

# War
event-attack-announced = { $player } attaccheranno { $target } da { $from }.
event-support-announced = { $player } sosterranno l'attacco a { $target } da { $from }.
event-attacked = { $player } attaccano { $target } da { $from }.
event-attack-cancelled = { $player } non possono più attaccare { $target }.
event-supported = { $player } sostengono { $invader } contro { $target }.
event-duke-rides = { $who } di { $player } si unisce all'attacco.
event-captured = { $player } prendono { $target }.
event-repelled = L'attacco di { $player } a { $target } fallisce.
event-annexed = { $player } annettono { $target } da { $from }.
event-moved-in = Il Fante di { $player } si sposta da { $from } a { $target }.
event-sacked = { $player } saccheggiano { $target }.
event-counterattacked = { $player } contrattaccano da { $from } contro { $target }.

# Tax
event-taxed = { $player } riscuotono le tasse: { $gold ->
    [one] 1 oro
   *[other] { $gold } ori
}.
event-plague-spreads = La piaga di { $player } si diffonde da { $territory }.
event-plague-gone = La piaga in { $territory } è finita.
event-plague-came = La piaga è arrivata in { $territory }.

# Crusade
event-sent = { $player } mandano { $who } alla Crociata.
event-shield-placed = { $player } mettono uno scudo su { $space }.
event-shield-lifted = { $player } tolgono il loro scudo da { $space }.
event-track-token = { $player } ricevono un token del tracciato: { $token }.

# Events on cards
event-event-began = { $player } leggono l'evento: { $event }.
event-event-strikes = L'evento colpisce { $player }: { $event }.
event-event-ignored = L'evento non colpisce nessuno: { $event }.
event-card-shown = { $player } mostrano { $card }.
event-child-born = Nasce un figlio a { $player }: { $who }.
event-trait-given = { $who } di { $player } riceve { $token }.
event-trait-returned = { $token } pescato per { $who } di { $player } torna indietro.
event-trait-drawn = { $player } pescano un token direttamente nel sacchetto.
event-got-trait = Il token è { $token }.
event-trait-removed = { $token } lascia il sacchetto di { $player }.
event-grew-younger = Il Re di { $player } si sente più giovane: { $age } token Vecchiaia.
event-knight-laid = Il Cavaliere in { $territory } viene coricato.
event-knight-stood = Il Cavaliere in { $territory } si rialza.
event-marker-placed = { $marker } in { $territory }.
event-marker-removed = Niente più { $marker } in { $territory }.
event-modifier-began = L'evento dura per { $player }: { $event }.
event-shield-lost = { $player } perdono lo scudo su { $space }.
event-shield-replaced = { $player } mettono il loro scudo al posto di quello di { $of } su { $space }.

# Death, Succession, elimination
event-succession-died = Muore { $who }.
event-succession-left = { $who } lascia la corte.
event-succession-saved = { $who } di { $player } si salva.
event-succession-inherited = { $who } sale al trono di { $player }.
event-succession-crisis = { $player } non hanno eredi: Crisi di Successione, { $territories ->
    [one] un territorio è perduto
   *[other] { $territories } territori sono perduti
}.
event-succession-crowned = { $player } incoronano { $who }.
event-succession-brought = Il nuovo sovrano porta { $token }.
event-elimination-eliminated = { $player } hanno perso l'ultimo Cavaliere: { $dynasty } si estingue.
event-elimination-returned = { $player } ritornano: { $dynasty }, sotto { $who }.
event-elimination-out = { $player } sono fuori dal gioco.
event-elimination-first-passed = Il token di Primo Giocatore passa a { $player }.

# Trades
event-trades-offered = { $player } offrono a { $to } { $gives } per { $asks }.
event-trades-accepted = { $to } accettano: { $player } danno { $gives } per { $asks }.
event-trades-declined = { $to } rifiutano l'offerta di { $player }.
event-trades-withdrawn = { $player } ritirano l'offerta a { $to }.
event-trades-handed = { $player } danno { $development } a { $to }.

# AIs

# Trophies and the end
event-trophy-won = { $player } vincono un Trofeo: { $trophy }.
event-trophy-lost = { $player } perdono un Trofeo: { $trophy }.
event-scored = { $player } hanno { $points ->
    [one] un punto
   *[other] { $points } punti
} e { $shields ->
    [one] uno scudo
   *[other] { $shields } scudi
} sul tracciato.
event-game-over = La partita è finita ({ $ending }). Vincono: { $winners }.

## Questions
prompt-over = La partita è finita.
prompt-free-castle = Dove metti il Castello a scelta?
prompt-draw-hand = Quante carte di ogni mazzo prendi, otto in tutto?
prompt-bonus-deck = Da quale mazzo prendi la carta bonus?
prompt-pick-pair = Quali due carte giochi in questo Round, e in che ordine?
prompt-actions = { $card }. Quale azione?
prompt-pay-troops = Paghi tutti i Fanti, { $cost ->
    [one] 1 oro
   *[other] { $cost } ori
} in tutto, o quale resta senza paga?
prompt-demobilise = Quale territorio smobiliti?
prompt-drop-token = Il tuo Re è vecchio e saggio: quale token lascia il sacchetto?
prompt-invest = { $action }: { $needed ->
    [one] serve 1 successo
   *[other] servono { $needed } successi
}, { $draws ->
    [one] 1 pesca
   *[other] { $draws } pesche
}. Quanto oro ci investi?
prompt-sabotage = { $player }: { $action }; { $needed ->
    [one] serve 1 successo
   *[other] servono { $needed } successi
}, { $draws ->
    [one] 1 pesca
   *[other] { $draws } pesche
}. Quanto oro ci metti contro? Ne servono al massimo { $useful }.
prompt-sacrifice-green = { $token } qui è un fallimento. Lo sacrifichi per un successo?
prompt-sacrifice-red = { $token } qui è un successo. Lo sacrifichi, per un fallimento?
prompt-dynastic = Fase Dinastica: fai sposare qualcuno, adotti un figlio, o niente?
prompt-target = Di chi chiede la mano { $who }?
prompt-terms = { $who } per { $whom } di { $player }: a quali condizioni?
prompt-consent = { $player } propongono { $who } per { $whom }, nella dinastia di { $home }. Danno { $gives } e chiedono { $asks }. Accetti?
prompt-titles = Quali titoli concedi o revochi?
prompt-castles = Dove provi a costruire un Castello? Annunciati: { $announced }.
prompt-buy = Quale sviluppo compri per { $cost ->
    [one] 1 oro
   *[other] { $cost } ori
}?
prompt-displace = Ricevi { $development }: quale dei tre scarti?
prompt-plots = Quale Complotto{ $cost ->
    [0] { "" }
    [one] , per 1 oro in più
   *[other] , per { $cost } ori in più
}? { $done ->
    [0] { "" }
   *[other] Tentati finora: { $done }.
}
prompt-aim = { $action }: contro chi o che cosa?
prompt-overthrow = Quale territorio rovesci{ $cost ->
    [0] { "" }
    [one] , per 1 oro in più
   *[other] , per { $cost } ori in più
}?
prompt-mobilise = Quale territorio mobiliti? Fanti rimasti: { $left }.
prompt-announce = Quale Fante attacca o sostiene che cosa? Annunciati: { $roles }.
prompt-next-attack = Quale attacco viene ora?
prompt-call-partners = Quale alleato chiami contro { $territory }?
prompt-called = { $player } ti chiamano contro { $territory }. Li sostieni o rompi il Patto?
prompt-counter = L'attacco a { $territory } è fallito. Che cosa contrattacchi?
prompt-spoils = Hai preso { $territory }. Ci sposti un Fante o saccheggi?
prompt-release = Controlli nove territori: quale lasci?
prompt-spread = Da quale Epidemia si diffonde ora la Piaga?
prompt-send = Chi mandi alla Crociata?
prompt-shield = Hai quattro scudi sul tracciato: quale lo lascia per { $space }?
prompt-crisis = Crisi di Successione: quale territorio perdi? Ancora da perdere: { $left }.
prompt-save = { $who } sta per morire. Lo impedisci?
prompt-comeback = La tua dinastia si è estinta. Torni con un'altra?
prompt-new-ruler = Con quale sovrano ritorni?
prompt-new-land = Dove ritorni?
prompt-surplus = Ne hai più di tre di un tipo: che cosa scarti?
prompt-calm = Dove il Maresciallo calma il popolo? Ancora: { $left }.
prompt-give-back = { $who }: quale token torna indietro?
prompt-name-victim = { $event }: quale giocatore?
prompt-event = { $event }: che cosa fa l'evento?
prompt-event-person = { $event }: chi riguarda l'evento?
prompt-event-buy = { $event }: quale sviluppo prendi?
prompt-event-deck = { $event }: da quale mazzo?
prompt-event-lose-development = { $event }: quale sviluppo è perduto?
prompt-event-kill = { $event }: chi muore?
prompt-event-crop-failure = { $event }: dove fallisce il raccolto?
prompt-event-demobilise = { $event }: quale territorio viene smobilitato?
prompt-event-harvest = { $event }: dove il raccolto è buono?
prompt-event-lay-knight = { $event }: quale Cavaliere viene coricato?
prompt-event-mobilise = { $event }: quale territorio viene mobilitato?
prompt-event-plague = { $event }: dove scoppia la piaga?
prompt-event-remove-token = { $event }: da quale territorio viene tolto?
prompt-event-unrest = { $event }: dove c'è Ribellione?
prompt-event-option = { $event }: che cosa scegli?
prompt-event-pact = { $event }: quale Patto?
prompt-event-own-shield = { $event }: quale tuo scudo?
prompt-event-replace = { $event }: quale scudo viene sostituito?
prompt-event-shield = { $event }: quale scudo?
prompt-event-remove-trait = { $event }: quale token lascia il sacchetto?
prompt-event-trait = { $event }: quale attributo?
prompt-event-trait-for = { $event }: chi riceve l'attributo?

## Why not
reason-not-asked = Ora si chiede altro.
reason-not-offered = Non è tra le scelte.
reason-compulsory = Non puoi rifiutare.
reason-nothing = Non c'è niente che tu possa farci.
reason-gold = { $cost ->
    [one] Ci vuole 1 oro
   *[other] Ci vogliono { $cost } ori
}, ne hai { $gold }.
reason-too-much = Al massimo { $most }.
reason-not-yours = Non controlli { $territory }.
reason-out-of-play = { $territory } non è in gioco.
reason-not-adjacent = { $territory } non confina con un territorio adatto.
reason-unsuitable = { $territory } non va bene.
reason-owned = Hai già { $development }.
reason-none-left = Non ce ne sono più.
reason-no-card = Non hai in mano { $card }.
reason-twice = { $card } non si può giocare due volte.
reason-not-eight = Si prendono otto carte, non { $n }.
reason-deck-limit = Di { $deck } prendi da { $least } a { $most } carte.
reason-crusade-again = Nessun'altra carta Crociata in questa Era: { $card }.
reason-crusade-due = Nell'ultimo Round devi scegliere una carta Crociata, se non ne hai usate.
reason-special-married = { $who } ha già un coniuge.
reason-special-same-sex = { $who } e { $whom } sono dello stesso sesso.
reason-special-both-reign = { $who } e { $whom } regnano entrambi.
reason-special-one-dynasty = { $who } e { $whom } sono della stessa dinastia.
reason-special-not-in-family = { $who } non può sposarsi qui.
reason-special-not-kin = { $who } non è tra i figli e i fratelli del tuo Re.
reason-special-nobody-there = Non c'è nessuno da sposare.
reason-special-proposed-already = Le nozze di { $who } con { $whom } sono già state proposte.
reason-special-no-adoption = Per adottare, il Re dev'essere sposato e senza figli.
reason-special-no-home = Di' prima a quale dinastia va la coppia.
reason-special-no-such-dowry = Una tale dote non si può dare.
reason-special-has-duke = { $territory } ha già un Duca.
reason-special-has-title = { $who } ha già un titolo.
reason-special-had-title = { $who } ha già avuto un titolo in questa fase.
reason-special-no-title = { $who } non ha titoli.
reason-no-target = Non c'è nessun bersaglio.
reason-not-rival = { $player } non sono tuoi rivali.
reason-has-casus-belli = Hai già un Casus Belli contro { $player }.
reason-same-plot = Hai già tentato questo Complotto contro { $player }.
reason-same-territory = Hai già provato con { $territory }.
reason-same-victim = Hai già provato con { $who }.
reason-too-early = { $who } non può essere ucciso nel primo Round.
reason-not-in-play = { $who } non è in gioco.
reason-not-family = { $who } non è della tua famiglia.
reason-not-married = { $who } non ha un coniuge.
reason-no-councillor = { $player } non hanno un tale Consigliere.
reason-no-footsoldier = Nessun tuo Fante è in { $territory }.
reason-busy = Il Fante in { $territory } ha già il suo ruolo.
reason-no-cause = Per attaccare { $territory } serve un Casus Belli contro { $player }, o la Guerra.
reason-attacked-once = { $territory } è già attaccato.
reason-no-attack = Non c'è un attacco a { $territory } da sostenere.
reason-one-by-navy = Un solo Fante raggiunge { $territory } con la Flotta.
reason-one-counterattack = Un Contrattacco colpisce un solo territorio.
reason-not-drawn = Quel token non è stato pescato per { $who }.
reason-trades-empty = Niente per niente non è un'offerta.
reason-trades-nobody = Non puoi commerciare con { $player }.
reason-trades-has-not = Non hai { $bundle }.
reason-trades-he-has-not = { $player } non hanno { $bundle }.
reason-trades-owned = { $player } hanno già { $development }.
reason-trades-frozen = { $territory } è parte di ciò che accade.
reason-trades-no-offer = { $player } non ti offrono niente.
reason-trades-not-now = Non ora: prima c'è da risolvere altro.
reason-trades-one-offer = Hai già un'offerta aperta.

## Options
options-absent = In questo scenario non c'è una dinastia di { $player }.
options-people = { $named } dinastie sono per persone, ma giocano solo in { $seats }.
options-places = Non si può giocare in { $seats }: ci sono solo { $places } dinastie.
options-dynasties = Non ci possono essere { $dynasties } dinastie: almeno { $least }, al massimo { $most }.
options-few = { $dynasties } dinastie per { $seats } persone sono poche: ne partecipano almeno { $least }.
options-franks = Senza i Franchi la mappa si spezza (CK-R-05); l'opzione drop_franks lo permette.
options-strategy-twice = { $strategy } può guidare una sola dinastia.
options-strategy-development = { $strategy } non può guidare { $player }: { $development } è già preso.
options-hard = La partita più difficile richiede almeno due IA, non { $ais }.
options-together = Per giocare insieme servono almeno due persone e una IA, non { $seats } e { $ais }.
options-first = { $player } non giocano: non possono essere primi.
options-glitterhoof = Glitterhoof non può stare in { $territory }: non è indipendente.
option-scenario = Scenario
option-dynasties = Dinastie
option-english = Inglesi
option-frankish = Franchi
option-german = Tedeschi
option-italian = Italiani
option-iberian = Iberici
option-mode = Come si vince
option-first = Primo Giocatore
option-glitterhoof = Glitterhoof
option-duke_tax = Tasse dei Ducati
option-navy = La Flotta raggiunge le coste per
option-pomerania = Mare della Pomerania
option-siblings = Se eredita un fratello, gli altri
option-spare_ruler = Sovrano di riserva
option-drop_franks = Escludere i Franchi
option-scenario-1 = { scenario-1 }
option-scenario-2 = { scenario-2 }
option-scenario-3 = { scenario-3 }
option-scenario-4 = { scenario-4 }
option-scenario-5 = { scenario-5 }
option-scenario-6 = { scenario-6 }
option-dynasties-usual = tante quanti i giocatori, almeno tre
option-dynasties-3 = tre
option-dynasties-4 = quattro
option-dynasties-5 = cinque
option-mode-rivals = ognuno per sé
option-mode-hard_rivals = lo stesso, le IA cominciano con Patti
option-mode-together = le persone insieme contro le IA
option-first-drawn = a sorte
option-first-english = Inglesi
option-first-frankish = Franchi
option-first-german = Tedeschi
option-first-italian = Italiani
option-first-iberian = Iberici
option-glitterhoof-out = resta nella stalla
option-glitterhoof-in = in un territorio a sorte
option-duke_tax-none = come ogni territorio
option-duke_tax-less = un oro in meno
option-navy-invade = solo Invadere
option-navy-everything = tutto
option-pomerania-north_sea = Mare del Nord
option-pomerania-alone = uno tutto suo
option-siblings-stay = restano
option-siblings-leave = se ne vanno
option-spare_ruler-out = resta nella scatola
option-spare_ruler-in = può tornare con i Franchi
option-drop_franks-never = mai
option-drop_franks-allowed = permesso
option-english-any = chi è libero
option-english-person = una persona
option-english-ai = una IA, a sorte
option-english-ferox = { strategy-ferox }
option-english-postis = { strategy-postis }
option-english-munitio = { strategy-munitio }
option-english-amandum = { strategy-amandum }
option-english-aperio = { strategy-aperio }
option-english-out = nessuno
option-frankish-any = chi è libero
option-frankish-person = una persona
option-frankish-ai = una IA, a sorte
option-frankish-ferox = { strategy-ferox }
option-frankish-postis = { strategy-postis }
option-frankish-munitio = { strategy-munitio }
option-frankish-amandum = { strategy-amandum }
option-frankish-aperio = { strategy-aperio }
option-frankish-out = nessuno
option-german-any = chi è libero
option-german-person = una persona
option-german-ai = una IA, a sorte
option-german-ferox = { strategy-ferox }
option-german-postis = { strategy-postis }
option-german-munitio = { strategy-munitio }
option-german-amandum = { strategy-amandum }
option-german-aperio = { strategy-aperio }
option-german-out = nessuno
option-italian-any = chi è libero
option-italian-person = una persona
option-italian-ai = una IA, a sorte
option-italian-ferox = { strategy-ferox }
option-italian-postis = { strategy-postis }
option-italian-munitio = { strategy-munitio }
option-italian-amandum = { strategy-amandum }
option-italian-aperio = { strategy-aperio }
option-italian-out = nessuno
option-iberian-any = chi è libero
option-iberian-person = una persona
option-iberian-ai = una IA, a sorte
option-iberian-ferox = { strategy-ferox }
option-iberian-postis = { strategy-postis }
option-iberian-munitio = { strategy-munitio }
option-iberian-amandum = { strategy-amandum }
option-iberian-aperio = { strategy-aperio }
option-iberian-out = nessuno
option-glitterhoof-scotland = { territory-scotland }
option-glitterhoof-northumbria = { territory-northumbria }
option-glitterhoof-mercia = { territory-mercia }
option-glitterhoof-wales = { territory-wales }
option-glitterhoof-wessex = { territory-wessex }
option-glitterhoof-ireland = { territory-ireland }
option-glitterhoof-the_low_countries = { territory-the_low_countries }
option-glitterhoof-normandy = { territory-normandy }
option-glitterhoof-paris = { territory-paris }
option-glitterhoof-lorraine = { territory-lorraine }
option-glitterhoof-brittany = { territory-brittany }
option-glitterhoof-aquitaine = { territory-aquitaine }
option-glitterhoof-burgundy = { territory-burgundy }
option-glitterhoof-toulouse = { territory-toulouse }
option-glitterhoof-denmark = { territory-denmark }
option-glitterhoof-saxony = { territory-saxony }
option-glitterhoof-pomerania = { territory-pomerania }
option-glitterhoof-poland = { territory-poland }
option-glitterhoof-bohemia = { territory-bohemia }
option-glitterhoof-swabia = { territory-swabia }
option-glitterhoof-hungary = { territory-hungary }
option-glitterhoof-dalmatia = { territory-dalmatia }
option-glitterhoof-lombardy = { territory-lombardy }
option-glitterhoof-venice = { territory-venice }
option-glitterhoof-papal_states = { territory-papal_states }
option-glitterhoof-apulia = { territory-apulia }
option-glitterhoof-sicily = { territory-sicily }
option-glitterhoof-sardinia = { territory-sardinia }
option-glitterhoof-leon = { territory-leon }
option-glitterhoof-navarra = { territory-navarra }
option-glitterhoof-aragon = { territory-aragon }
option-glitterhoof-castile = { territory-castile }
option-glitterhoof-portugal = { territory-portugal }
option-glitterhoof-al_andalus = { territory-al_andalus }

## Fields of the plain board

field-observer = chi guarda
field-scenario = scenario
field-era = Era
field-eras = Ere
field-round = Round
field-turn = Turno
field-phase = fase
field-first = Primo Giocatore
field-order = ordine
field-active = attivo
field-card = carta
field-hand = mano
field-shown = carte viste
field-picked = scelte
field-bag = sacchetto
field-odds = probabilità col tuo sacchetto
field-check = verifica
field-proposal = proposta
field-offers = offerte
field-players = giocatori
field-lands = territori
field-track = tracciato della Crociata
field-trophies = Trofei
field-display = esposti
field-development-deck = sviluppi nel mazzo
field-development-discards = sviluppi scartati
field-decks = mazzi Azione
field-supply = riserva
field-winners = vincitori
field-ending = fine
field-deck = mazzo
field-happening = evento
field-token = token
field-count = quanti
field-action = azione
field-chances = probabilità in centesimi
field-of-two = probabilità di due successi
field-player = giocatore
field-against = contro
field-needed = necessari
field-successes = successi
field-free = pesche libere
field-bought = pesche comprate
field-cancelled = annullate
field-pool = oro contro
field-draws = pesche
field-drawn = pescati
field-bonus = carte bonus
field-from = da
field-to = a
field-who = chi
field-whom = a chi
field-home = la coppia va con
field-gives = dà
field-asks = chiede
field-seat = posto
field-strategy = strategia
field-status = stato
field-dynasty = dinastia
field-points = punti
field-gold = oro
field-income = tasse ora
field-territories = territori
field-castles = Castelli
field-mobilised = mobilitato
field-shields = scudi sul tracciato
field-king = Re
field-age = Vecchiaia
field-spouse = coniuge
field-family = famiglia
field-succession = linea di successione
field-crisis = resta in una Crisi
field-developments = sviluppi
field-used = già usati
field-lasting = eventi in vigore
field-crusades = Crociate dell'Era
field-pacts = Patti
field-land-pacts = Patti con territori
field-casus-belli = Casus Belli
field-wars = in Guerra con
field-reach = a portata
field-kin = parentela
field-slot = posto
field-tokens = token
field-spouse-tokens = token del coniuge
field-invasion = Invasione in corso
field-kind = tipo
field-marches = Fanti
field-target = obiettivo
field-part = ruolo
field-supporters = sostenuto da
field-traits = attributi
field-colour = colore
field-critical = critico in
field-duchy = Ducato
field-id = quale
field-culture = cultura
field-owner = controllato da
field-laid = Cavaliere coricato
field-duke = Duca
field-castle = Castello
field-unrest = Ribellione
field-harvest = Raccolto
field-crop-failure = Raccolto Fallito
field-plague = Piaga
field-suitor = possibile coniuge
field-partner = Patto con
field-near = adiacenti
field-defence = successi per Invadere
field-control = successi per Rovesciare
field-shield = scudo
field-trophy = Trofeo
field-holder = detenuto da
field-left = rimaste
field-discards = scarti
field-treasury = Tesoro
field-general-bag = token nel sacchetto generale
field-event-pile = token Evento
field-annals = annali
field-deaths = morti
field-successions = successioni
field-crises = Crisi di Successione
field-eliminations = eliminazioni

## Il tabellone nel terminale
ck-era = Era { $era } di { $eras }
ck-round = Round { $round }
ck-turn = Turno { $turn }
ck-asked = Risponde: { $name }
ck-over = Partita finita
ck-you = tu
ck-order = ordine { $order }
ck-first = primo giocatore { $name }
ck-winners = Vincono { $names }: { $ending }
ck-more = ▼ F2: tutto · m: la mappa
ck-panel-land = Terra
ck-panel-family = Casa
ck-panel-bag = Token
ck-panel-cards = Carte
ck-panel-world = Mondo
ck-land = { $territory } (cultura { $culture }): { $there }. Per Invadere { $invade }, per Rovesciare { $overthrow }.
ck-independent = indipendente
ck-laid = Cavaliere coricato
ck-footsoldier = Fante
ck-castle = Castello
ck-outbreak = Piaga
ck-plague-over = Piaga finita
ck-duke = Duca { $who }
ck-pact-with = Patto con { $name }
ck-suitor = ♥ { $who }: { $traits }.
ck-no-king = Non regna nessuno.
ck-king = Re { $king }, Vecchiaia { $age }, { $spouse }.
ck-spouse = coniuge { $who }
ck-unmarried = senza coniuge
ck-heirs = Se il Re muore ora: { $heirs }.
ck-crisis = Se il Re muore ora nessuno eredita: { $territories ->
    [one] resta un territorio
   *[other] restano { $territories } territori
} e oro { $gold }.
ck-kin = { $kin } { $slot }: { $who } ({ $traits }){ $spouse }{ $duchy }.
ck-child = Figlio
ck-sibling = Fratello
ck-married = coniuge { $who } ({ $traits })
ck-duke-of = Duca di { $duchy }
ck-no-bag = Non hai un sacchetto.
ck-green = Verdi { $n }: { $tokens }.
ck-red = Rossi { $n }: { $tokens }.
ck-check = { $player }, { $action }{ $against }: { $needed ->
    [one] serve 1 successo
   *[other] servono { $needed } successi
}, finora { $successes }, pesche { $draws }.
ck-against = contro { $name }
ck-draws = Pesche gratuite { $free }, comprate { $bought }, annullate { $cancelled }; pescati: { $drawn }.
ck-chance = Probabilità di successo: { $percent } %.
ck-chances = Probabilità secondo l'oro messo: { $chances }.
ck-odds = Probabilità con 1/2/3/4 pesche, di un successo e di due: { $odds }.
ck-odds-of = { $action } { $one } e { $two }
ck-card = Adesso: { $card }
ck-picked = Scelte: { $cards }.
ck-hand = Mano: { $cards }.
ck-display = Sviluppi in mostra: { $display }; nel mazzo { $deck }.
ck-developments = Sviluppi: { $developments }.
ck-proposal = { $from } propongono a { $to }: { $who } e { $whom }{ $home }. Danno { $gives } e chiedono { $asks }.
ck-home = in casa di { $name }
ck-offer = { $from } offrono a { $to }: { $gives } per { $asks }.
ck-track = Crociata: { $spaces }.
ck-trophies = Trofei: { $trophies }.
ck-pacts = Patti: { $all }.
ck-casus-belli = Casus Belli: { $all }.
ck-wars = In Guerra: { $all }.
ck-land-pacts = Patti con territori: { $all }.
ck-strategies = IA ufficiali: { $all }.
ck-fallen = Caduti; possono tornare.
ck-out = Fuori dal gioco.
ck-estate = Punti { $points }, oro { $gold }, Castelli { $castles }, Fanti { $mobilised }, scudi { $shields }, token nel sacchetto { $bag }, carte in mano { $hand }, scelte { $picked }, Crociate in quest'Era { $crusades }; carte prese: { $drawn }.
ck-territories = Territori { $n }: { $territories }.
ck-reach = A portata: { $territories }.
ck-relations = Patti: { $pacts }; con territori: { $lands }. Casus Belli contro: { $casus }. In Guerra con: { $wars }.
ck-developments-title = Sviluppi
ck-track-title = Il tracciato della Crociata
ck-supply-title = Riserva
ck-supply = Restano: { $supply }.
ck-event-pile = Pila degli Eventi: { $tokens }.
ck-deck = { $deck }: nel mazzo { $left }; scartate: { $discards }.
ck-development-discards = Sviluppi scartati: { $developments }.
ck-annals = Finora: morti { $deaths }, successioni { $successions }, crisi { $crises }, eliminazioni { $eliminations }.
ck-signs-lands = A: di chi è il Cavaliere, · indipendente; ♜ Castello, ♟ Fante, ♦ Duca, ♥ possibile coniuge, _ Cavaliere coricato
ck-signs-tokens = ! Ribellione, % Piaga, + Raccolto, - Raccolto Fallito
ck-signs-map = Sulla mappa: · confinanti per terra, ~ per mare; spicca ciò che confina con la scelta
ck-signs-houses = ★ punti, $ oro, ♞ territori, ♜ Castelli, ♟ Fanti, ✠ scudi, ⧗ Vecchiaia, b token nel sacchetto, ① primo giocatore
ck-signs-traits = + attributo verde, − attributo rosso

## Chapters of the rules

area-ACTION = Azioni
area-ADOPT = Adottare un figlio
area-AGE = Vecchiaia
area-AI = IA
area-AMANDUM = Amandum
area-ANNEX = Annessione
area-APERIO = Aperio
area-BAG = Sacchetti
area-BRIBE = Corrompere
area-BUILD = Costruire
area-CASTLE = Castelli
area-CB = Casus Belli
area-CHAR = Personaggi
area-CHECK = Verifiche
area-CLEAN = Pulizia
area-COMP = Componenti
area-CONTROL = Controllo
area-COOP = Insieme
area-COUNTER = Contrattacco
area-CRISIS = Crisi di Successione
area-CRIT = Attributi critici
area-CRUSADE = Crociata
area-CULTURE = Culture
area-DEATH = Morte
area-DEVELOP = Sviluppi
area-DISCARD = Scarti
area-DIVORCE = Divorzio
area-DIVORCEPLOT = Complotti per divorziare
area-DRAW = Pesca
area-DUKE = Duchi
area-DYNASTIC = Fase Dinastica
area-ELIM = Eliminazione
area-END = La fine
area-ERA = Ere
area-EVENT = Eventi
area-EX = Esempi
area-FAILED = Raccolto Fallito
area-FEROX = Ferox
area-FIRST = Primo Giocatore
area-FLEET = Flotta
area-GLITTER = Glitterhoof
area-GOAL = Lo scopo
area-GOLDEN = La regola d'oro
area-HARVEST = Raccolto
area-INACC = Territori inaccessibili
area-INDEP = Territori indipendenti
area-INFANTRY = Fanti
area-INV = Ciò che vale sempre
area-INVADE = Invadere
area-INVEST = Investire oro
area-KNIGHT = Cavalieri
area-LIMIT = Limiti
area-MARRY = Matrimonio
area-MOBILIZE = Mobilitare
area-MOD = Modificatori
area-MUNITIO = Munitio
area-MURDER = Assassinio
area-OVERTHROW = Rovesciamento
area-PACT = Patti
area-PACTSUPPORT = Sostegno dei Patti
area-PLAGUE = Piaga
area-PLOT = Complotti
area-PLOTPHASE = Fase Complotto
area-POSTIS = Postis
area-R = Decisioni
area-REVOLT = Incitare rivolte
area-ROUND = Round
area-SABOTAGE = Sabotaggio
area-SACK = Saccheggio
area-SACRIFICE = Sacrifici
area-SCEN = Scenari
area-SCEN1 = Scenario 1
area-SCEN2 = Scenario 2
area-SCEN3 = Scenario 3
area-SCEN4 = Scenario 4
area-SCEN5 = Scenario 5
area-SCEN6 = Scenario 6
area-SCORE = Punteggio
area-SEA = Rotte marittime
area-SETUP = Preparazione
area-SOLO = Da soli e in due
area-SPOUSE = Perdita del coniuge
area-SUCC = Successione
area-SUPPLY = Riserve
area-SUPPORT = Sostegno
area-TARGET = Chi colpiscono gli eventi
area-TAX = Tasse
area-TERM = Parole
area-TERR = Territori
area-TIE = Pareggi
area-TIP = Consigli
area-TITLE = Titoli
area-TRACK = Il tracciato
area-TRADE = Scambi
area-TRAIT = Attributi
area-TROPHY = Trofei
area-TURN = Turni
area-UNREST = Ribellione
area-UPKEEP = Mantenimento
area-VICTORY = Vittoria in guerra
area-WAR = Carte Guerra
