card-P01-text = Prendi 9 ori.
