## what bots are called, in the page and in the terminal

bot-name-random = Azar
bot-name-novice = Novato
bot-name-greedy = Aprendiz
bot-name-search-1 = Aprendiz
bot-name-search-2 = Experto
bot-name-search-3 = Maestro
bot-name-search-4 = Gran maestro
bot-name-other = Bot
