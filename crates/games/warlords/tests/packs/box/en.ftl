card-P01-text = Take 9 gold.
