"""What is measured on a page, in the page's own language. Each is a function that lists what is wrong."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

#: Comes to an end when everything that moves has come to rest; what goes on for ever is not waited for.
SETTLED = """() => Promise.allSettled(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().endTime !== Infinity).map((each) => each.finished))"""

#: Everything that is meant to be pressed and is smaller than a thumb. What is small may be pressed beside its box.
SMALL = """(least) => {
  const half = least / 2 - 0.5;
  const open = document.querySelector('dialog[open]');
  const pressed = (each) => each.checkVisibility({ visibilityProperty: true })
    && !(each.matches('input') && each.closest('label')) && (!open || open.contains(each));
  const reaches = (each) => {
    each.scrollIntoView({ block: 'center' });
    const box = each.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return [[x - half, y], [x + half, y], [x, y - half], [x, y + half]]
      .every(([left, top]) => each.contains(document.elementFromPoint(left, top)));
  };
  return [...document.querySelectorAll('button, a[href], input, select, summary, label:has(input)')]
    .filter(pressed)
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([each, box]) => Math.min(box.width, box.height) < least - 0.5 && !reaches(each))
    .map(([each, box]) => `${each.dataset.testid ?? each.className}: ${box.width} x ${box.height}`);
}"""

#: Points of each card of the own hand at which something else is hit, or which are not on the screen.
COVERED = """() => {
  const spread = [0.06, 0.3, 0.5, 0.7, 0.94];
  const cards = [...document.querySelectorAll('[data-testid="hand"] [role="option"]')];
  return cards.filter((card) => card.checkVisibility()).flatMap((card) => {
    const box = card.getBoundingClientRect();
    const points = spread.flatMap((across) => spread.map((down) =>
      [box.x + box.width * across, box.y + box.height * down]));
    return points.map(([x, y]) => [x, y, document.elementFromPoint(x, y)])
      .filter(([, , hit]) => !card.contains(hit))
      .map(([x, y, hit]) => `${card.dataset.testid} at ${x}, ${y}: ${hit?.className ?? 'off the screen'}`);
  });
}"""

#: Things that are laid beside each other: pairs that share a place, and what sticks out of the screen at a side.
OVERLAPS = """() => {
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 0;
  const clash = (kinds) => {
    const boxes = [...document.querySelectorAll(kinds)].filter(seen);
    const both = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
      && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const pairs = boxes.flatMap((one, place) => boxes.slice(place + 1).map((other) => [one, other]));
    return pairs.filter(([one, other]) => !one.contains(other))
      .filter(([one, other]) => both(one.getBoundingClientRect(), other.getBoundingClientRect()))
      .map(([one, other]) => `${one.className} and ${other.className}`);
  };
  const out = [...document.querySelectorAll('.topbar *, .score *, .vira *, .tricks *, .seat *')].filter(seen)
    .filter((each) => each.getBoundingClientRect().left < -1 || each.getBoundingClientRect().right > innerWidth + 1);
  return [
    ...clash('.topbar, .score, .cloth, .hand, .actions'),
    ...clash('.points, .tentos, .stake'),
    ...clash('.vira > .card, .vira dd, .power, .tricks ol, .face, .seat .name, .seat .backs'),
    ...out.map((each) => `${each.tagName} ${each.className}`),
  ];
}"""

#: Cards on the cloth and faces over which something else lies where one would look: an index, a face, a name.
UNSEEN = """() => {
  const looks = [
    ['.round .card', 0.15, 0.12], ['.truco-cloth .face', 0.4, 0.5], ['.vira > .card', 0.3, 0.3],
    ['.sitter-shows .card-seen', 0.25, 0.2], ['.truco-cloth .seat .name', 0.5, 0.5],
  ];
  return looks.flatMap(([kind, across, down]) => [...document.querySelectorAll(kind)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => [each, each.getBoundingClientRect()])
    .map(([each, box]) => [each, document.elementFromPoint(box.x + box.width * across, box.y + box.height * down)])
    .filter(([each, hit]) => !each.contains(hit))
    .map(([each, hit]) => `${each.className} under ${hit?.className ?? 'nothing'}`));
}"""

#: Controls of the table that cannot be seen whole without scrolling.
OUTSIDE = """() => {
  const whole = ({ left, top, right, bottom }) =>
    left > -0.5 && top > -0.5 && right < innerWidth + 0.5 && bottom < innerHeight + 0.5;
  return [...document.querySelectorAll('.table button')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.side'))
    .filter((each) => !whole(each.getBoundingClientRect()))
    .map((each) => each.dataset.testid ?? each.className);
}"""

#: Every text that a person may see or hear. Lists all of them.
TEXTS = """() => {
  const found = [document.title];
  for (const each of document.querySelectorAll('body *')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(each.getAttribute(name) ?? '');
    for (const child of each.childNodes) if (child.nodeType === Node.TEXT_NODE) found.push(child.data);
  }
  return found.map((text) => text.trim()).filter(Boolean);
}"""

#: What is only read aloud and lies outside the box that scrolls it: it makes the page higher, unseen.
STRAYS = """() => [...document.querySelectorAll('.hidden')].filter((each) => {
  let box = each.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  return box && box !== document.documentElement && each.offsetParent !== box && !box.contains(each.offsetParent);
}).map((each) => each.outerHTML)"""

#: Cards of the trick that are narrower than can be read.
NARROW = """(least) => [...document.querySelectorAll('.round .card')]
  .map((each) => [each, each.offsetWidth]).filter(([, wide]) => wide < least - 0.5)
  .map(([each, wide]) => `${each.ariaLabel}: ${wide}`)"""

#: Cards, in the trick and in the hand, on whose index a word lies.
CORNERS = """() => [...document.querySelectorAll('.round .card, .truco-hand .card')].flatMap((card) => {
  const word = card.querySelector('.tag')?.getBoundingClientRect();
  if (!word || card.querySelector('use').getAttribute('href').includes('#back')) return [];
  const box = card.getBoundingClientRect();
  const [right, bottom] = [box.x + box.width * 0.3, box.y + box.height * 0.45];
  const lies = word.left < right && word.right > box.x && word.top < bottom && word.bottom > box.y + box.height * 0.06;
  return lies ? [`${card.ariaLabel}: ${word.top - box.y} to ${word.bottom - box.y} of ${box.height}`] : [];
})"""


def faults(page: Page, *, repeats: bool = False) -> list[str]:
    """Return all that axe finds, grave or not, once nothing moves any more: what slides by is taken for a ground.

    `repeats`: the page shows the same piece several times, as the gallery does, so that landmarks share their names.
    """
    page.evaluate(SETTLED)
    options = {"rules": {"landmark-unique": {"enabled": not repeats}}}
    found = Axe().run(page, options=options).response["violations"]
    return [f"{each['impact']} {each['id']}: {node['html']}" for each in found for node in each["nodes"]]
