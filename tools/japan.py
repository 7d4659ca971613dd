"""Make Shitennō's map again from the prefectures of @svg-maps/japan (MapSVG, CC BY 4.0).

    npm pack @svg-maps/japan@2.0.0 && tar xzf svg-maps-japan-2.0.0.tgz
    uv run --no-project --with shapely python tools/japan.py package/japan.svg

The tool joins prefectures to the game's eight provinces, simplifies them, and drops their smallest
islands. It leaves out Okinawa, which is far outside the frame.
"""

import json
import re
import sys
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from shapely import MultiPolygon, Polygon, unary_union
from shapely.geometry.base import BaseGeometry

OUT: Final = Path(__file__).resolve().parent.parent / "web/src/boards/shitenno/japan.json"
SCALE: Final = 2  # of a map 438 wide, so that whole numbers and one decimal are fine enough
SEAM: Final = 0.3  # the gap between neighbours
TOLERANCE: Final = 0.85
SMALLEST: Final = 14.0  # square units; anything smaller would be a speck

PROVINCES: Final = {
    "hokkaido": "hokkaido",
    "tohoku": "aomori iwate miyagi akita yamagata fukushima",
    "kanto": "ibaraki tochigi gunma saitama chiba tokyo kanagawa",
    "chubu": "niigata toyama ishikawa fukui yamanashi nagano gifu shizuoka aichi",
    "kansai": "mie shiga kyoto osaka hyogo nara wakayama",
    "chugoku": "tottori shimane okayama hiroshima yamaguchi",
    "shikoku": "tokushima kagawa ehime kochi",
    "kyushu": "fukuoka saga nagasaki kumamoto oita miyazaki kagoshima",
}


def outlines(d: str) -> list[Polygon]:
    """The rings of a path made of relative moves. The file has no curves."""
    x = y = 0.0
    rings: list[list[tuple[float, float]]] = []
    for command, points in re.findall(r"([mlz])([^mlz]*)", d):
        numbers = [float(n) for n in re.findall(r"-?[\d.]+", points)]
        if command == "m":
            rings.append([])
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            rings[-1].append((x * SCALE, y * SCALE))
        if command == "z" and rings:
            x, y = rings[-1][0][0] / SCALE, rings[-1][0][1] / SCALE
    return [Polygon(ring).buffer(0) for ring in rings if len(ring) > 3]


def joined(parts: list[Polygon]) -> MultiPolygon:
    """Prefectures joined to one province, without seams, specks and needless points."""
    land = unary_union([part.buffer(SEAM) for part in parts]).buffer(-SEAM)
    pieces = [Polygon(piece.exterior) for piece in polygons(land) if piece.area >= SMALLEST]
    return MultiPolygon([piece.simplify(TOLERANCE) for piece in pieces])


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """The pieces of a shape, of which there may be only one."""
    return [shape] if isinstance(shape, Polygon) else list(shape.geoms)


def path(land: MultiPolygon, left: float, top: float) -> str:
    """The shape as an SVG path, the largest island first."""
    rings = []
    for piece in sorted(land.geoms, key=lambda piece: -piece.area):
        points = [f"{x - left:.1f} {y - top:.1f}" for x, y in piece.exterior.coords[:-1]]
        rings.append("M" + "L".join(points) + "Z")
    return "".join(rings).replace(".0", "")


def main() -> None:
    """Write the data file."""
    if len(sys.argv) != 2:
        sys.exit("usage: python tools/japan.py japan.svg")
    found = {
        str(node.get("id")): str(node.get("d"))
        for node in ElementTree.parse(sys.argv[1]).iter()  # noqa: S314  (a file one has chosen)
        if node.get("d")
    }
    lands = {
        province: joined([ring for name in names.split() for ring in outlines(found[name])])
        for province, names in PROVINCES.items()
    }
    left, top, right, bottom = unary_union(list(lands.values())).bounds
    inside = {p: max(land.geoms, key=lambda g: g.area) for p, land in lands.items()}
    data = {
        "source": "@svg-maps/japan 2.0.0 by Victor Cazanave, after MapSVG (mapsvg.com/maps/japan)",
        "licence": "CC BY 4.0",
        "changes": "prefectures joined to eight provinces, simplified; small islands left out",
        "width": round(right - left, 1),
        "height": round(bottom - top, 1),
        "provinces": {
            province: {
                "heart": [
                    round(inside[province].representative_point().x - left, 1),
                    round(inside[province].centroid.y - top, 1),
                ],
                "path": path(land, left, top),
            }
            for province, land in lands.items()
        },
    }
    OUT.write_text(json.dumps(data, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
