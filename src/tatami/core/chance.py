"""Chance: a quick generator for imagined tables, and a secret anyone can check for true ones.

The quick one is a multiply-with-carry generator. Its whole state is one integer below 2**61. So a
copy of a table has the same future, and compiled code never leaves machine integers.

A true game does not use it: its n-th draw is a hash of the secret seed and of n. Nothing a player
sees helps to foresee the next draw, and once the seed is known everybody can check each draw.
"""

import hashlib
from typing import Final

LOW: Final = (1 << 31) - 1
HALF: Final = 16
LOW_HALF: Final = (1 << HALF) - 1
FACTOR: Final = 950_284_356  # FACTOR * 2**31 - 1 is a safe prime: the period is half of it
STATES: Final = FACTOR * (1 << 31) - 2
MASK: Final = (1 << 64) - 1


def stir(seed: int) -> int:
    """A state of the quick generator from any number; close numbers give very different states."""
    x = (seed + 0x9E3779B97F4A7C15) & MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return (x ^ (x >> 31)) % STATES + 1


def next_state(state: int) -> int:
    """The next state; its low 31 bits are the number drawn.

    It multiplies in halves: compiled, a product of two factors above 2**30 leaves machine integers.
    """
    low = state & LOW
    return ((low >> HALF) * FACTOR << HALF) + (low & LOW_HALF) * FACTOR + (state >> 31)


def scaled(state: int, n: int) -> int:
    """The number drawn as one from 0 to n - 1: `(state & LOW) * n >> 31`, in halves."""
    low = state & LOW
    return (low >> HALF) * n + ((low & LOW_HALF) * n >> HALF) >> 31 - HALF


def fair(secret: str, draw: int, n: int) -> int:
    """The draw with this number in a true game: from 0 to n - 1."""
    hashed = hashlib.blake2b(f"{secret}/{draw}".encode(), digest_size=8).digest()
    return (int.from_bytes(hashed, "big") * n) >> 64


def commitment(secret: str) -> str:
    """What is shown of the secret until the game is over."""
    return hashlib.sha256(secret.encode()).hexdigest()
