"""The pictures of the table that the project shows: they are all there, and light enough to be cloned."""

from __future__ import annotations

import re

import pytest

from tests.e2e.scenes import SCENES
from tests.e2e.screens import FOLDER, SIZES, Picture, shown
from tests.source import ROOT

HEAVIEST = 6_000_000
"""All of them together, in bytes."""
README = (ROOT / "README.md").read_text()


@pytest.mark.parametrize("picture", shown(), ids=lambda picture: picture.name)
def test_every_scene_is_there_at_its_size(picture: Picture) -> None:
    header = (FOLDER / picture.name).read_bytes()[:24]
    width, height = SIZES[picture.size]
    assert header[12:16] == b"IHDR"
    assert int.from_bytes(header[16:20]) == width
    assert int.from_bytes(header[20:24]) == height * SCENES[picture.scene].screens


def test_no_picture_is_left_over_from_a_scene_that_has_gone() -> None:
    found = {each.name for each in FOLDER.glob("*.png") if not each.name.startswith("cards-")}
    assert found == {picture.name for picture in shown()}


def test_the_pictures_are_light() -> None:
    assert sum(each.stat().st_size for each in FOLDER.iterdir()) < HEAVIEST


def test_the_readme_shows_four_and_says_what_is_on_them() -> None:
    images = re.findall(r"<img\b[^>]*>", README)
    sources = [re.findall(r'src="([^"]+)"', image)[0] for image in images]
    assert len(sources) == 4
    assert [source for source in sources if not (ROOT / source).is_file()] == []
    assert all(len(re.findall(r'alt="([^"]{20,})"', image)) == 1 for image in images)
