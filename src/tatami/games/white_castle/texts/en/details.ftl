## what a choice costs, holds or brings

detail-value = value { $value }
detail-lantern = your lantern gives { $effects }
detail-gives = gives { $effects }
detail-action = your domain does { $effects }
detail-coins-gained = { $coins ->
    [one] gain { $coins } coin
   *[other] gain { $coins } coins
}
detail-coins-paid = { $coins ->
    [one] costs { $coins } coin
   *[other] costs { $coins } coins
}
detail-coins-even = no coins gained or paid
detail-does = { $effects }
detail-either = one of: { $effects }
detail-row = gives { $rewards }, then { $action }
detail-no-room = no room: { $amount } lost
detail-gate = { $seals ->
    [one] the new season at space { $space } costs { $seals } seal
   *[other] the new season at space { $space } costs { $seals } seals
}
detail-court = audience { $coins } coins, climb { $one } mother-of-pearl for one floor or { $two } for two
detail-from-food = gardens from { $least } food; you have { $owned }
detail-from-iron = yards from { $least } iron; you have { $owned }
detail-owned = you have { $owned } of { $limit }
detail-still-taken = you still take: { $things }
detail-left-undone = you do without: { $things }
detail-costs-iron = costs { $iron } iron
detail-costs-food = costs { $food } food
detail-costs-seals = { $seals ->
    [one] costs { $seals } seal
   *[other] costs { $seals } seals
}
detail-warrior = counts { $value } × your courtiers inside, now { $points }
detail-at-the-end = { $points ->
    [one] { $points } point at the end
   *[other] { $points } points at the end
}
detail-light = light action: { $effects }
detail-card-stays = no card left in the deck: this one stays, and you keep yours
detail-favour = free favour: { $effects }
detail-season = the season counts { $points } points at the end
detail-steps-lost = { $steps ->
    [one] { $steps } step is lost
   *[other] { $steps } steps are lost
}
