"""The board of The White Castle as sentences: bridges, gardens, favours, die spaces and yards."""

from tatami.cli.boards.castle_marks import View, clan_name, icon, icons
from tatami.texts.talk import Talk


def bridge_lines(view: View, talk: Talk) -> list[str]:
    """Each bridge with its dice, and the two gardens under it."""
    shown = []
    for i, (colour, dice) in enumerate(view["bridges"].items()):
        values = ", ".join(str(value) for value in dice if value) or talk.message("empty")
        shown.append(talk.message("line-bridge", colour=talk.name(colour), dice=values))
        shown += [garden_line(view, talk, each) for each in view["gardens"][2 * i : 2 * i + 2]]
    return shown


def garden_line(view: View, talk: Talk, each: View) -> str:
    """A garden: its price, its points, its action, and whose gardeners are there."""
    told = talk.message(
        "line-garden",
        garden=talk.name(each["garden"]),
        food=each["food"],
        points=each["points"],
        effect=icon(talk, each["effect"]),
        clans=clans(view, talk, each["clans"]),
    )
    return f"{told} {talk.message('line-garden-acts')}" if each["acts"] else told


def favour_line(view: View, talk: Talk) -> str:
    """The three favours; of those that are taken, by whom."""
    told = [
        icons(talk, favour["effects"])
        if favour["clan"] < 0
        else talk.message("line-taken", clan=clan_name(view, talk, favour["clan"]))
        for favour in view["favours"]
    ]
    return talk.message("line-favours", favours=", ".join(told))


def space_line(view: View, talk: Talk, space: View) -> str:
    """A die space: its value, its dice, and what a die does there."""
    name = talk.message(f"thing-place-{space['space']}") or talk.name(space["space"])
    dice = [f"{talk.name(each['colour'])} {each['value']}" for each in space["dice"]]
    told = talk.message(
        "line-space",
        space=name[0].upper() + name[1:],
        value=space["value"],
        dice=", ".join(dice) or talk.message("empty"),
        room=space["capacity"] - len(dice) if space["capacity"] >= 0 else -1,
    )
    return " ".join([told, *effects(view, talk, space)])


def effects(view: View, talk: Talk, space: View) -> list[str]:
    """What a die does on a space: the well's rewards, one of two actions, or those of a room."""
    if space["space"] == "well":
        return [talk.message("line-all", effects=icons(talk, view["well"]))]
    if space["either"]:
        names = ", ".join(icon(talk, name) for name in space["either"])
        return [talk.message("line-either", effects=names)]
    return [
        talk.message(
            "line-light" if row["light"] else "line-dark",
            tile=talk.name(row["tile"]),
            effects=icons(talk, row["effects"]),
        )
        for row in space["rows"]
    ]


def yard_line(view: View, talk: Talk, yard: View) -> str:
    """A training yard: what a warrior counts there, what it does, and whose warriors are there."""
    there = [number for number, count in enumerate(yard["warriors"]) for _ in range(count)]
    return talk.message(
        "line-yard",
        yard=talk.message(f"thing-yard-{yard['yard']}"),
        value=yard["value"],
        effects=icons(talk, yard["effects"]),
        clans=clans(view, talk, there),
    )


def clans(view: View, talk: Talk, numbers: list[int]) -> str:
    """The names of clans, or a dash."""
    return ", ".join(clan_name(view, talk, number) for number in numbers) or talk.message("empty")
