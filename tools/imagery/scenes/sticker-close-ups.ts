import { d, disc, type Face, fill, line, rect, words } from './lettering.ts';
import { ball, cylinder } from './pieces.ts';
import type { Item, Scene, SheetItem } from './scene.ts';

const set = (face: Face, text: string, x: number, y: number, height: number, within: number, colour: string) =>
  words({ face, text, x, y, height, within, colour });

/** A label of 80 × 56 mm with rounded corners, its near right corner peeled off. */
const label = (print: string, rest: Partial<SheetItem>): SheetItem => ({
  kind: 'sheet',
  width: 80,
  depth: 56,
  thickness: 0.14,
  board: 'paper',
  finish: 'gloss',
  outline: 'M3 0H77A3 3 0 0 1 80 3V53A3 3 0 0 1 77 56H3A3 3 0 0 1 0 53V3A3 3 0 0 1 3 0z',
  print,
  lift: 0.5,
  bend: { kind: 'peel', rise: 6, reach: 0.46 },
  ...rest,
});

/** What a label lies on; larger than the frame. */
const under = (colour: string, rest: Partial<SheetItem> = {}): SheetItem => ({
  kind: 'sheet',
  width: 420,
  depth: 340,
  thickness: 0.4,
  board: 'fbb',
  finish: 'matt',
  isGround: true,
  print: rect(0, 0, 420, 340, colour),
  ...rest,
});

/** Water as it stands on film: flat drops. */
const drops = (places: readonly (readonly [x: number, z: number, across: number])[], lift: number): Item[] =>
  places.map(([x, z, across]) =>
    ball('#f4fafa', across, {
      // More than half of it is below the film, which leaves a flat cap.
      size: [across, across * 0.62, across],
      at: [x, z],
      lift: lift - across * 0.34,
      roughness: 0.02,
      glass: true,
    }),
  );

/** Seen from near: only the label counts for the frame, which it overfills. */
const closeUp = (code: string, items: readonly Item[], rest: Partial<Scene> = {}): Scene => ({
  id: `sticker-close-${code}`,
  shape: 'tile',
  samples: 20,
  pitch: 44,
  fill: 1.12,
  items,
  ...rest,
});

/** Long fibres, dark and pale, without order; seen from near, the board's own would show their pattern. */
const fibres = (width: number, height: number, count = 900): string => {
  let seed = 1972;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const hairs = Array.from({ length: count }, () => {
    const [x, y, angle, length, bow] = [next() * width, next() * height, next() * 7, 1 + next() ** 3 * 7, next() - 0.5];
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const shade = next() < 0.62 ? '#4a331b' : '#f3dcb8';
    return `<path d="M${x} ${y}q${dx / 2 - dy * bow} ${dy / 2 + dx * bow} ${dx} ${dy}" fill="none" stroke="${shade}" stroke-opacity="${0.12 + next() * 0.3}" stroke-width="${0.05 + next() * 0.12}"/>`;
  });
  return rect(0, 0, width, height, '#bd9063') + hairs.join('');
};

const biscuit =
  rect(0, 0, 80, 56, '#fffdf8') +
  rect(0, 0, 80, 13, '#d8432b') +
  set('text', 'SLOW BAKED IN SMALL TRAYS', 40, 8.2, 2.7, 60, '#fff3e2') +
  set('fat', 'Lemon rusk', 38, 30, 9.4, 66, '#2a211a') +
  line('M12 36.4H56', '#e2a72b', 0.8) +
  set('text', 'TWICE BAKED · 200 G', 33, 43, 2.8, 44, '#6c5a48');

const malt =
  fibres(80, 56) +
  set('slab', 'Ragi malt', 36, 27, 9.6, 60, '#2b1a0c') +
  line('M8 33.4H60', '#2b1a0c', 0.7) +
  set('text', 'STONE GROUND ON THURSDAYS', 33, 40.4, 2.6, 48, '#2b1a0c') +
  line('M8 8H72M8 9.4H72', '#2b1a0c', 0.45) +
  disc(40, 15, 1.5, '#2b1a0c');

const soap =
  rect(0, 0, 80, 56, '#ffffff') +
  rect(0, 0, 17, 56, '#f2b632') +
  set('round', 'Tide & Lime', 46, 25, 7.6, 50, '#14505d') +
  set('text', 'DISH WASH', 41, 34, 3, 34, '#14505d') +
  fill(d`M26 40h26v1.1h-26z`, '#d8432b');

const oil =
  line('M3 3H77V53H3z', '#fffaf0', 0.8) +
  set('serif', 'Vetiver', 40, 27, 11, 56, '#fffaf0') +
  set('text', 'COLD PRESSED OIL', 40, 36, 3, 46, '#fffaf0') +
  fill(d`M33 42h14v.9h-14z`, '#fffaf0');

const kumkum =
  rect(0, 0, 80, 56, '#d4d7d8') +
  line('M4 4H76V52H4z', '#6d1733', 0.8) +
  set('deco', 'Kumkum', 38, 28, 9.4, 58, '#6d1733') +
  set('text', 'TEMPLE GRADE', 34, 38, 2.8, 38, '#6d1733');

const genuine =
  disc(30, 26, 16.5, '#1c1a17') +
  set('fat', 'OK', 30, 31, 10, 22, '#f6f0e4') +
  set('text', 'GENUINE', 58, 20, 3.4, 24, '#1c1a17');

/** Each material from near, so that paper looks like paper and film like film. */
export const stickerCloseUps: readonly Scene[] = [
  closeUp('chromo-paper', [
    under('', { board: 'kraft', print: fibres(420, 340, 9000) }),
    label(biscuit, { turn: -16 }),
  ]),
  closeUp('kraft', [under('#f4efe4'), label(malt, { board: 'kraft', finish: 'bare', turn: 14 })]),
  closeUp('white-vinyl', [
    under('#1d5a68', { finish: 'gloss' }),
    label(soap, { turn: -12 }),
    ...drops(
      [
        [-24, -14, 8],
        [-8, -18, 5],
        [6, -12, 10],
        [20, -20, 6],
        [-6, 16, 9],
        [-30, 14, 6],
        [12, 4, 4],
        [-18, 2, 4],
        [-36, -2, 5],
        [2, 24, 4],
      ],
      0.6,
    ),
    ...drops(
      [
        [-52, 20, 12],
        [50, -22, 9],
        [-46, -26, 7],
        [10, 42, 11],
        [58, 0, 6],
      ],
      0.5,
    ),
  ]),
  closeUp(
    'transparent-vinyl',
    [
      cylinder('#b8661a', 70, 96, { round: 8, roughness: 0.25 }),
      cylinder('#f3efe4', 74, 116, { round: 9, roughness: 0.02, glass: true }),
      label(oil, {
        outline: 'M0 0H80V56H0z',
        clear: 'seen',
        bend: { kind: 'wrap', rise: 37.3, reach: 0.74 },
        tilt: [90, 0],
        at: [0, 37.3],
        lift: 24,
      }),
    ],
    { pitch: 24, fill: 1.42, yaw: 12 },
  ),
  closeUp('metallic', [under('#2b2622'), label(kumkum, { finish: 'foil', turn: -18 })]),
  closeUp('holographic', [under('#1f2430'), label(genuine, { finish: 'foil', holographic: true, turn: 16 })]),
];
