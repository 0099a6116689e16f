card-P01-text = Prendi 2 ori per ogni tuo castello, finito o no.
