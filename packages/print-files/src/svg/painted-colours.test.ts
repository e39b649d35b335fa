import { expect, test } from 'vitest';
import { svgReading } from './svg-reading.ts';

/** The colours of a drawing of 100 by 100 mm. */
const fills = (inside: string) =>
  svgReading(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="100mm" viewBox="0 0 100 100">${inside}</svg>`,
    {
      width: (100 * 96) / 25.4,
      height: (100 * 96) / 25.4,
      hasUnits: true,
      pictures: new Map(),
      lines: { cutLines: [], ownCut: null, leftOut: [] },
    },
  ).fills;

/** Where each of them is painted. */
const places = (inside: string) =>
  Object.fromEntries(
    fills(inside).map(({ paint, places: all }) => [
      paint.screen?.map((channel) => Math.round(channel * 255)).join(' '),
      all.map(({ x, y, length, width }) => [x, y, length, width].map(Math.round)),
    ]),
  );

const red = '255 0 0';

test.each<[string, string, Record<string, number[][]>]>([
  ['a rectangle', '<rect x="10" y="20" width="30" height="5" fill="#f00"/>', { [red]: [[10, 20, 30, 5]] }],
  ['a circle, by its style', '<circle cx="50" cy="50" r="10" style="fill:#ff0000"/>', { [red]: [[40, 40, 20, 20]] }],
  [
    'a group, moved and turned',
    '<g fill="#f00" transform="translate(50 50) rotate(90)"><rect width="20" height="10"/></g>',
    { [red]: [[40, 50, 10, 20]] },
  ],
  [
    'classes of a style sheet',
    '<style>.a,.b{fill:#f00}.c{stroke:#00f}</style><rect class="a" width="9" height="9"/><path class="c" d="M10 10h20"/>',
    { [red]: [[0, 0, 9, 9]], '0 0 255': [[10, 10, 20, 0]] },
  ],
  [
    'a path with relative commands',
    '<path fill="#f00" d="m10,10 l20 0 v30 h-20z m40 0l5 5"/>',
    { [red]: [[10, 10, 45, 30]] },
  ],
  [
    'curves, not their control points',
    '<path fill="#f00" d="M0 50C0 0 100 0 100 50z"/>',
    { [red]: [[0, 13, 100, 38]] },
  ],
  [
    'arcs with flags together',
    '<path fill="#f00" d="M40 50a10 10 0 11 20 0a10 10 0 0 1-20 0z"/>',
    { [red]: [[40, 40, 20, 20]] },
  ],
  [
    'what is used',
    '<defs><rect id="r" width="5" height="5" fill="#f00"/></defs><use href="#r" x="7"/><use href="#r" y="9"/>',
    {
      [red]: [
        [7, 0, 5, 5],
        [0, 9, 5, 5],
      ],
    },
  ],
  [
    'a blend, whose place isn’t known',
    '<linearGradient id="g"><stop stop-color="#f00"/></linearGradient><rect width="5" height="5" fill="url(#g)"/>',
    { [red]: [] },
  ],
  [
    'percentages, also in a drawing within it',
    '<circle cx="50%" cy="50%" r="10%" fill="#f00"/><svg x="20%" y="10" width="50" height="20%" viewBox="0 0 5 2"><rect width="100%" height="50%" fill="#00f"/></svg>',
    { [red]: [[40, 40, 20, 20]], '0 0 255': [[20, 10, 50, 10]] },
  ],
  [
    'multiples of the size of letters where it stands',
    '<rect width="2em" height="1em" fill="#f00"/><g font-size="10"><rect x="1em" width="2em" height="2ex" fill="#f00"/><g style="font-size: 50%"><circle cx="2em" cy="2em" r="1em" fill="#f00"/></g></g>',
    {
      [red]: [
        [0, 0, 32, 16],
        [10, 0, 20, 10],
        [5, 5, 10, 10],
      ],
    },
  ],
  [
    'a drawing within it in the place and size of its use',
    '<defs><svg id="a" x="7" width="10" height="10" viewBox="0 0 5 5"><rect width="100%" height="5" fill="#f00"/></svg></defs><use href="#a" x="20" width="40" height="40"/><use href="#a"/>',
    {
      [red]: [
        [20, 0, 40, 40],
        [0, 0, 100, 100],
      ],
    },
  ],
  ['nothing that is hidden', '<g display="none"><rect width="5" height="5" fill="#f00"/></g>', { [red]: [] }],
])('the place of a colour is that of %s', (_what, inside, expected) => {
  expect(places(inside)).toEqual(expected);
});

test('a colour that is written in several ways is one, and all of its shapes count', () => {
  const shapes = '<rect width="5" height="5" fill="#f00"/>'.repeat(30);
  const found = fills(`${shapes}<rect x="50" width="5" height="5" fill="#FF0000"/>`);
  expect(found).toMatchObject([{ count: 31 }]);
  expect(found[0]?.places).toHaveLength(24);
  expect(places('<rect width="5" height="5" fill="#F00"/><rect x="50" width="5" height="5" fill="#ff0000"/>')).toEqual({
    [red]: [
      [0, 0, 5, 5],
      [50, 0, 5, 5],
    ],
  });
});

test('a path that is too long to be followed, and one without a place, are painted somewhere', () => {
  expect(places(`<path fill="#f00" d="M0 0${'h1'.repeat(100_001)}"/><path fill="#f00" d="M0 0H1e999"/>`)).toEqual({
    [red]: [],
  });
});
