"""For programs that learn: our games behind the interfaces of PettingZoo, Gymnasium and OpenSpiel.

Each interface is a module of its own and needs its library; the rest of Tatami needs none of them.
"""
