"""Make Senji's map again from the outline that Shitennō's map holds (@svg-maps/japan, CC BY 4.0).

    uv run --no-project --with shapely --with numpy python tools/senji_map.py

1. Honshū, Shikoku and Kyūshū are taken from the outline; Hokkaidō and small islands are left out.
2. They are widened across the archipelago (a thin-plate spline through the landmarks of PINS), so
   that every province has room for its pieces.
3. They are cut by a Voronoi partition: each province owns the cells of its seeds (SEEDS).
4. All lines are shaken alike by one smooth field, so that inner borders look drawn and still meet.
5. Borders and shores of the drawing are compared with the data file: any difference is an error.

Then `npm --prefix web run format` lays the file out as it is kept.
"""

import json
import sys
import tomllib
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import numpy as np
import shapely
import shapely.affinity
from shapely import LineString, MultiPoint, Point, Polygon, box, unary_union
from shapely.ops import nearest_points, voronoi_diagram

ROOT: Final = Path(__file__).resolve().parent.parent
BOARDS: Final = ROOT / "web" / "src" / "boards"
OUTLINE: Final = BOARDS / "shitenno" / "japan.json"
DATA: Final = ROOT / "src" / "tatami" / "games" / "senji" / "data" / "senji.toml"
OUT: Final = BOARDS / "senji" / "map.json"

WIDTH: Final = 1040
HEIGHT: Final = 930
TOUCH: Final = 14.0  # a border shorter than this is none

XY = tuple[float, float]
Lands = dict[str, Any]  # polygons by name
Move = Callable[[Any, Any], tuple[Any, Any]]

# fmt: off
# landmark on the outline -> where it goes on the board
PINS: Final = {
    # Tōhoku, from the north cape down the west, then down the east coast
    (463, 232): (800, 62), (486, 217): (872, 34), (507, 222): (936, 48), (486, 250): (874, 108),
    (445, 265): (752, 118), (438, 298): (722, 172), (450, 320): (738, 216), (440, 357): (724, 272),
    (428, 385): (708, 312), (508, 268): (948, 118), (530, 318): (1010, 206), (510, 380): (986, 310),
    (487, 400): (968, 358), (490, 430): (978, 420), (480, 455): (972, 470),
    # Kantō and the south coast
    (472, 485): (968, 530), (484, 508): (1004, 576), (463, 540): (966, 664), (445, 546): (915, 704),
    (440, 512): (906, 636), (418, 535): (862, 672), (403, 562): (812, 736), (392, 540): (788, 672),
    (378, 562): (746, 726), (333, 562): (650, 712), (320, 542): (624, 660), (328, 574): (626, 724),
    (283, 615): (560, 836), (256, 595): (500, 758), (258, 578): (496, 716), (270, 560): (500, 660),
    (245, 558): (424, 654), (205, 568): (336, 664), (160, 580): (250, 660), (140, 595): (208, 672),
    (94, 594): (112, 626),
    # the north coast, from the west
    (93, 573): (100, 556), (130, 550): (158, 484), (160, 520): (218, 420), (178, 514): (262, 402),
    (228, 514): (372, 412), (262, 507): (450, 402), (275, 522): (476, 432), (292, 520): (512, 424),
    (292, 495): (504, 376), (318, 458): (544, 312), (318, 438): (536, 272), (345, 420): (598, 236),
    (335, 457): (584, 314), (348, 452): (612, 318), (375, 438): (650, 318), (400, 408): (684, 326),
    (380, 400): (628, 250),
    # Shikoku
    (150, 620): (326, 771), (170, 588): (346, 728), (210, 573): (424, 704), (238, 585): (476, 719),
    (242, 600): (484, 756), (220, 625): (438, 823), (173, 650): (338, 877), (185, 620): (364, 808),
    # Kyūshū
    (97, 600): (147, 673), (75, 597): (91, 668), (45, 615): (33, 698), (50, 650): (36, 757),
    (118, 607): (225, 693), (136, 640): (273, 761), (118, 680): (245, 830), (100, 712): (210, 889),
    (85, 728): (172, 919), (64, 718): (89, 898), (66, 690): (81, 837), (80, 655): (102, 773),
}

# the places whose Voronoi cells make up a province, on the board
SEEDS: Final = {
    "chikuzen": [(60, 730), (105, 728), (75, 700)],
    "bungo": [(212, 755), (165, 708), (222, 815)],
    "satsuma": [(125, 838), (150, 880), (108, 800)],
    "shikoku": [(400, 765)],
    "nagato": [(150, 570), (130, 610), (170, 540)],
    "aki": [(265, 590), (225, 620)],
    "izumo": [(270, 470), (360, 470), (430, 450), (215, 480)],
    "harima": [(385, 580), (350, 600), (420, 590), (468, 652)],
    "kii": [(530, 740), (580, 745), (505, 700)],
    "yamashiro": [(512, 560), (500, 520), (535, 600)],
    "echizen": [(570, 420), (540, 390), (580, 350), (600, 450)],
    "owari": [(620, 600), (650, 650), (610, 560)],
    "echigo": [(715, 400), (690, 370), (740, 450), (660, 400)],
    "suruga": [(740, 620), (720, 570), (770, 660), (700, 520)],
    "musashi": [(890, 600), (850, 560), (930, 640), (850, 620)],
    "dewa": [(790, 250), (780, 180), (800, 320)],
    "iwaki": [(910, 430), (900, 380), (920, 480), (890, 500)],
    "mutsu": [(890, 130), (930, 220), (850, 90), (940, 290)],
}

# where the pieces stand, if not in the middle of the largest circle inside
HEARTS: Final[dict[str, XY]] = {
    "shikoku": (392, 758), "izumo": (326, 462), "chikuzen": (92, 722), "mutsu": (925, 190),
    "echizen": (566, 432), "yamashiro": (505, 540), "owari": (622, 580), "nagato": (160, 560),
    "musashi": (866, 596), "kii": (552, 728),
}
# fmt: on
KYUSHU: Final = ("chikuzen", "bungo", "satsuma")
STRAIT: Final = (-2.0, 14.0)  # Kyūshū is moved off the tip of Honshū


def largest(shape: Any) -> Any:
    """The largest piece of a shape."""
    return max(getattr(shape, "geoms", [shape]), key=lambda piece: piece.area)


# -- the outline -----------------------------------------------------------------------------


def rings(path: str) -> list[Any]:
    """The rings of a path of straight lines."""
    return [
        Polygon([tuple(map(float, pair.split())) for pair in ring.rstrip("Z").split("L")]).buffer(0)
        for ring in path.split("M")[1:]
    ]


def islands(outline: dict[str, Any]) -> Lands:
    """Honshū, Shikoku and Kyūshū as single polygons."""
    lands = {n: land["path"] for n, land in outline["provinces"].items() if n != "hokkaido"}
    south = {name: lands.pop(name) for name in ("shikoku", "kyushu")}
    pieces = [ring.buffer(0.8) for path in lands.values() for ring in rings(path)]
    found = {"honshu": largest(unary_union(pieces).buffer(-0.8))}
    for name, path in south.items():
        land = unary_union(rings(path))
        cut = land.buffer(-1.6).buffer(1.6).intersection(land)  # no hair-thin capes
        found[name] = largest(cut)
    return {name: Polygon(land.exterior) for name, land in found.items()}


# -- moving all points alike -----------------------------------------------------------------


def kernel(a: Any, b: Any) -> Any:
    """How much each point of one list bends with each of the other."""
    r2 = ((a[:, None] - b[None]) ** 2).sum(-1)
    return np.where(r2 > 0, r2 * np.log(np.maximum(r2, 1e-9)), 0)


def spline(pins: dict[tuple[int, int], tuple[int, int]]) -> Move:
    """The thin-plate spline that takes each landmark to its place."""
    src, dst = (np.array(list(points), float) for points in (pins.keys(), pins.values()))
    n = len(src)
    system = np.zeros((n + 3, n + 3))
    system[:n, :n] = kernel(src, src) + np.eye(n) * 900.0  # a little slack keeps the coast smooth
    system[:n, n], system[:n, n + 1 :] = 1, src
    system[n:, :n] = system[:n, n:].T
    weights = np.linalg.solve(system, np.vstack([dst, np.zeros((3, 2))]))

    def moved(xs: Any, ys: Any) -> tuple[Any, Any]:
        points = np.column_stack([xs, ys])
        found = kernel(points, src) @ weights[:n] + weights[n] + points @ weights[n + 1 :]
        return found[:, 0], found[:, 1]

    return moved


def shaken(xs: Any, ys: Any) -> tuple[Any, Any]:
    """One smooth field for all lines: what met before still meets."""
    xs, ys = np.asarray(xs), np.asarray(ys)
    dx = 3.0 * np.sin(ys / 23 + 1.3 * np.sin(xs / 37)) + 1.7 * np.sin(ys / 9.7 + xs / 13)
    dy = 3.0 * np.sin(xs / 27 + 1.7 * np.sin(ys / 31)) + 1.7 * np.sin(xs / 8.9 - ys / 15)
    return xs + dx, ys + dy


def moved_alike(land: Any, step: float, move: Move) -> Any:
    """Equal points stay equal, to the last bit: rings stay closed and neighbours meet."""
    return shapely.transform(
        shapely.segmentize(land, step),
        lambda xy: np.round(np.column_stack(move(xy[:, 0], xy[:, 1])), 3),
    )


# -- the provinces ---------------------------------------------------------------------------


def widened(outline: dict[str, Any]) -> Lands:
    """The three islands with room for all pieces, and without their narrow bays."""
    move = spline(PINS)
    found = {}
    for name, land in islands(outline).items():
        wide = moved_alike(land, 3.0, move).buffer(0)
        found[name] = Polygon(largest(wide.buffer(2).buffer(-4).buffer(2)).exterior)
    found["kyushu"] = shapely.affinity.translate(found["kyushu"], *STRAIT)
    return found


def is_on(province: str, island: str) -> bool:
    """Whether a province lies on an island."""
    if province in KYUSHU:
        return island == "kyushu"
    return island == ("shikoku" if province == "shikoku" else "honshu")


def partition(lands: Lands) -> Lands:
    """Each province: the cells of its seeds, joined, as far as there is land."""
    points = [(p, Point(xy)) for p, seeds in SEEDS.items() for xy in seeds]
    frame = box(-200, -200, WIDTH + 200, HEIGHT + 200)
    found = {}
    for island, land in lands.items():
        mine = [(p, xy) for p, xy in points if is_on(p, island)]
        cells = list(voronoi_diagram(MultiPoint([xy for _, xy in mine]), envelope=frame).geoms)
        for province in {p for p, _ in mine}:
            own = [next(c for c in cells if c.covers(xy)) for p, xy in mine if p == province]
            found[province] = largest(unary_union(own).buffer(0).intersection(land))
    return found


def drawn_provinces(outline: dict[str, Any]) -> Lands:
    """All provinces, simplified together, so that shared lines stay shared."""
    cut = partition(widened(outline))
    shapes = [moved_alike(cut[p], 6.0, shaken) for p in SEEDS]
    simple = shapely.coverage_simplify(shapes, 1.1)
    return dict(zip(SEEDS, [largest(piece) for piece in simple], strict=True))


def hearts(drawn: Lands) -> dict[str, tuple[XY, float]]:
    """Where the pieces of each province stand, and how far it is to the border."""
    found = {}
    for province, land in drawn.items():
        line = shapely.maximum_inscribed_circle(land, tolerance=1.0)
        centre = Point(HEARTS.get(province, line.coords[0]))
        if not land.contains(centre):
            sys.exit(f"the pieces of {province} would stand outside it")
        found[province] = centre.coords[0], land.exterior.distance(centre)
    return found


# -- the seas --------------------------------------------------------------------------------


def crossings(drawn: Lands, data: dict[str, Any]) -> list[dict[str, Any]]:
    """The dotted lines between islands, where they are nearest."""
    found = []
    for link in data["links"]:
        ends = nearest_points(drawn[link["a"]], drawn[link["b"]])
        line = [[round(end.x, 1), round(end.y, 1)] for end in ends]
        found.append({"a": link["a"], "b": link["b"], "line": line})
    return found


def waters(provinces: Lands, strait: list[XY]) -> tuple[Lands, list[Any]]:
    """The two seas, cut at the north cape, in the strait of Kanmon and at the south-west cape."""
    north = min(provinces["mutsu"].exterior.coords, key=lambda xy: xy[1])
    south = max(provinces["satsuma"].exterior.coords, key=lambda xy: xy[1] - 1.6 * xy[0])
    cuts = [[north, (north[0] + 12, -1)], strait, [south, (south[0] - 40, HEIGHT + 1)]]
    water = box(0, 0, WIDTH, HEIGHT).difference(unary_union(list(provinces.values())))
    water = water.difference(unary_union([LineString(cut).buffer(0.8) for cut in cuts]))
    corners = {"north": Point(5, 5), "south": Point(WIDTH - 5, HEIGHT - 5)}
    found = {
        name: next(piece for piece in water.geoms if piece.covers(at))
        for name, at in corners.items()
    }
    return found, [[[round(x), round(y)] for x, y in cut] for cut in cuts]


# -- what must be as the rules have it ---------------------------------------------------------


def borders(provinces: Lands) -> set[tuple[str, str]]:
    """The pairs of provinces that share a line long enough to be seen."""
    found = set()
    for a, b in combinations(sorted(provinces), 2):
        shared = provinces[a].buffer(0.6).intersection(provinces[b].buffer(0.6))
        if shared.length / 2 >= TOUCH:
            found.add((a, b))
    return found


def compare(drawn: Lands, seas: Lands, data: dict[str, Any]) -> None:
    """Stop where a border or a shore of the drawing is not that of the data file."""
    pairs = [(p["id"], q) for p in data["provinces"] for q in p["neighbours"]]
    wrong = {(min(pair), max(pair)) for pair in pairs} ^ borders(drawn)
    if wrong:
        sys.exit(f"borders: {sorted(wrong)}")
    for sea in data["seas"]:
        water = seas[sea["id"]]
        shores = {
            p
            for p, land in drawn.items()
            if land.buffer(1.0).intersection(water).length >= 2 * TOUCH
        }
        if shores != set(sea["provinces"]):
            sys.exit(f"{sea['id']}: {shores ^ set(sea['provinces'])}")


def path(land: Any) -> str:
    """An outline as a path."""
    points = [f"{x:.1f} {y:.1f}" for x, y in land.exterior.coords[:-1]]
    return ("M" + "L".join(points) + "Z").replace(".0", "")


def made() -> dict[str, Any]:
    """The map, with the credit that its outline asks for."""
    outline = json.loads(OUTLINE.read_text(encoding="utf-8"))
    data = tomllib.loads(DATA.read_text(encoding="utf-8"))
    drawn = drawn_provinces(outline)
    links = crossings(drawn, data)
    seas, divide = waters(drawn, next(link["line"] for link in links if link["b"] == "nagato"))
    compare(drawn, seas, data)
    return {
        "source": "@svg-maps/japan 2.0.0 by Victor Cazanave, after MapSVG (mapsvg.com/maps/japan)",
        "licence": "CC BY 4.0",
        "changes": "Honshū, Shikoku and Kyūshū, widened and cut into 18 provinces",
        "width": WIDTH,
        "height": HEIGHT,
        "provinces": {
            p: {"heart": [round(x, 1), round(y, 1)], "radius": round(r, 1), "path": path(drawn[p])}
            for p, ((x, y), r) in hearts(drawn).items()
        },
        "links": links,
        "divide": divide,
        "seas": {name: path(Polygon(sea.exterior).simplify(3.0)) for name, sea in seas.items()},
    }


if __name__ == "__main__":
    OUT.write_text(json.dumps(made(), ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
