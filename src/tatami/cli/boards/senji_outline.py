"""The outline of Senji's map: which province or sea lies where.

The outline of Japan is that of @svg-maps/japan by Victor Cazanave, after MapSVG (CC BY 4.0); it is
widened, cut into provinces and drawn in letters. Provinces touch
here exactly where they do on the board.
"""

from typing import Final

NORTH: Final = "~"
SOUTH: Final = "-"

# A letter for each province, in the order of the board; row by row, the southern sea at the end of
# a row left out.
OUTLINE: Final = """
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~RR
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~RRRR~RR~~~~R
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~PRRRRRRRRRRRRRRR
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~PPPPPPRRRRRRRRRRRRRRRR
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~PPPPPPPPPPPPRRRRRRRRRRRRRRR
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~PPPPPPPPPPRRRRRRRRRRRRRRR
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~KKKK~~~~~~~~~~~~~PPPPPPPPPPPPPRRRRRRRRRRRRR
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~K~~~~~~~~~~~~~~~PPPPPPPPPPPPPPRRRRRRRRRR
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~KKK~~~K~~~~~~~~~MMPPPPPPPPPPPPPRRRRRRR
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~KKKKKKKKKKKKKMMMMMMMMMMPPPPPPPPPPQQQQQQQQR
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~KKKKKKKKKKMMMMMMMMMMMMMMMMPPPPPQQQQQQQQQQQQQQ
~~~~~~~~~~~~~~~~~~~~~~~GGG~~~~~~~~~GGGGGGG~~~~~KKKKKKKKKKKKMMMMMMMMMMMMMMMMMMQQQQQQQQQQQQQQQQ
~~~~~~~~~~~~~~~~~~~~~GGGGGGGGGGGGGGGGGGGGGGGGGGGKKKKKKKKKKKKKKMMMMMMMMMMMMMMMMMQQQQQQQQQQQQQQQ
~~~~~~~~~~~~~~~~~GGGGGGGGGGGGGGGGGGGGGGGGGGGJJJJJJJJKKKKKKKKKKNNNNNNMMMMMMMMMQQQQQQQQQQQQQQQ
~~~~~~~~~~~~~EEEEEEGGGGGGGGGGGGGGGGGGGGGGJJJJJJJJJJJJLLLLLLLLLNNNNNNNNNNMMOOOOOOOOQQQQQQQQQQ
~~~~~~~~~~~~EEEEEEEEEFFFFFFFFHHHHHHHHHHHHHHJJJJJJJJJJLLLLLLLLLLNNNNNNNNNNNOOOOOOOOOOOQQQQQQQQ
~~~~~~~~~~EEEEEEEEFFFFFFFFFFFFHHHHHHHHHHHHHHHJJJJJJJJJLLLLLLLLLNNNNNNNNNNNNNOOOOOOOOOOOOOOOOOO
~~~~~~~~~~~~EEEEEFFF--FFFFFFFHHHHHHHHHHHHHHHHHHJJJJJJJJLLLLLLLLLLLNNNNNNNNNNOOOOOOOOOOOO-OOO
~~~~~~~~~~~--------FF--FFFFFHHHHHHHHH------H---HHJJJJJJLLLL-LLLLLLLNNNNNNNNNNOOOOOOOOO--OOOO
~~~~~~~~AAABB---------F------------------------IIIIIIIIII---LLLLLLLNNNNNN----NNO-------O
~AA~AAAAAAAAABBBBBBBB---------DD----DDDDDDDD---IIIIIIIIIIIII----------N------NN
~~~~AA~~AAAAAABBBBBBBBBB-----DDDDDDDDDDDDDDDDD--IIIIIIII
~~~~~~~~~~CCCCCCBBBBBBBBB-----DDDDDDDDDDDDD-------IIII
~~~~~~~CCCCCCCCCBBBBBB--------DDDD-----------------III
~~~~~~~CCCCCCCCCCCBBB-----------D
~~~~~~~~~CCC--CCCCCCCBB
~~~~~-----------CC
"""
