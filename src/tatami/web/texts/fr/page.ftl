tatami = Tatami
language = Language
skip = Skip
page-broken = Broken
