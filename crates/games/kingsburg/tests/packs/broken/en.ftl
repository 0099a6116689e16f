building-B1 = Monument
    .the = the Monument
building-B9 = Nothing
building-B2-text = An open { brace
