## what bots are called, in the page and in the terminal

bot-name-random = Hasard
bot-name-novice = Novice
bot-name-greedy = Apprenti
bot-name-search-1 = Apprenti
bot-name-search-2 = Confirmé
bot-name-search-3 = Maître
bot-name-search-4 = Grand maître
bot-name-other = Robot
