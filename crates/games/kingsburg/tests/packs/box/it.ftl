governor-hermit = Recluso
    .the = il Recluso
governor-hermit-text = Se piazzi un solo gruppo o nessuno, prendi 1 merce a scelta e 1 PV.
fate-court_carnival = Festa dei Folli
    .the = "Festa dei Folli"
    .brief = Festa
