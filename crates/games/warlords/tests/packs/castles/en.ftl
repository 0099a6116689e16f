card-P01-text = Take 2 gold for each castle of yours, finished or not.
