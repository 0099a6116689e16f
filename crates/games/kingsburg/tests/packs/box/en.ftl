governor-hermit = Recluse
    .the = the Recluse
governor-hermit-text = If you place one group or none, take 1 good of your choice and score 1 VP.
fate-court_carnival = Feast of Fools
    .the = "Feast of Fools"
    .brief = Feast
fate-court_carnival-text = Advisors 1 and 2 give one "+2" token more.
