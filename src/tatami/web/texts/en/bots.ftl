## what bots are called, in the page and in the terminal

bot-name-random = Random
bot-name-novice = Novice
bot-name-greedy = Apprentice
bot-name-search-1 = Apprentice
bot-name-search-2 = Adept
bot-name-search-3 = Master
bot-name-search-4 = Grandmaster
bot-name-other = Bot
