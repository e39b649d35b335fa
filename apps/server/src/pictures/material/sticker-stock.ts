import { d, disc, fill, frame, line, type Markup, rect, words } from '../drawing/shapes.ts';
import { gradient, grain, onSwatch, softly } from './sheet.ts';

/** A label of the material on what it is stuck to: its outline, lifted at one corner. */
const label = 'M96 34H384a14 14 0 0 1 14 14V160L352 206H96a14 14 0 0 1-14-14V48a14 14 0 0 1 14-14z';
const lifted = 'M398 160L352 206q-2-26 8-36t38-10z';

interface Stock {
  /** What the label is stuck on. */
  readonly under: Markup;
  readonly defs: Markup;
  readonly fill: string;
  readonly over: Markup;
  readonly back: string;
  readonly ink: string;
  readonly printed?: Markup;
}

function drawStock({ under, defs, fill: colour, over, back, ink, printed = '' }: Stock): string {
  return onSwatch(
    `<defs>${defs}${softly('soft', 6)}<clipPath id="label"><path d="${label}"/></clipPath></defs>${under}` +
      `<g filter="url(#soft)" opacity=".32">${fill('M92 42H394V166L358 212H92z', '#2a1d0c')}</g>` +
      `${fill(label, colour)}<g clip-path="url(#label)">${over}${printed}</g>${lettering(ink)}` +
      `<g filter="url(#soft)" opacity=".3">${fill('M398 156L346 208q-4-34 12-44z', '#2a1d0c')}</g>${fill(lifted, back)}${line('M352 206q-2-26 8-36t38-10', '#fff', 1.2, { opacity: 0.7 })}`,
  );
}

const lettering = (ink: string): Markup =>
  frame(104, 56, 226, 128, ink, 2.4, 6) +
  words({ face: 'fat', text: 'Small batch', x: 217, y: 124, height: 28, within: 190, colour: ink }) +
  words({ face: 'text', text: 'MADE BY HAND', x: 217, y: 154, height: 9.5, within: 170, colour: ink, tracking: 200 });

const table = (colour: string): Markup => rect(0, 0, 480, 240, colour);
const whole = (paint: string, opacity = 1) => fill('M0 0H480V240H0z', paint, opacity);

const chromoPaper: Stock = {
  under: table('#e3c9a4'),
  defs: gradient(
    'gloss',
    [
      [0, '#fff', 0],
      [0.3, '#fff', 0.85],
      [0.42, '#fff', 0],
      [1, '#fff', 0],
    ],
    { y2: 0.3 },
  ),
  fill: '#fdfcf8',
  over: fill('M82 34H398V74H82z', '#d8432b') + fill('M82 172H398V206H82z', '#f2b632') + whole('url(#gloss)'),
  back: '#e9e2d2',
  ink: '#231f1a',
};

const kraft: Stock = {
  under: table('#efe7d9'),
  defs: grain('fibres', 0.03, 0.4, '#5d3f20', 0.75) + grain('specks', 0.6, 0.6, '#3f2810', 0.62),
  fill: '#c29463',
  over: '<g filter="url(#fibres)" opacity=".5"><rect width="480" height="240"/></g><g filter="url(#specks)" opacity=".35"><rect width="480" height="240"/></g>',
  back: '#efe3cf',
  ink: '#2b1a0c',
};

const drop = (x: number, y: number, r: number): Markup =>
  `<ellipse cx="${x + 2}" cy="${y + 3}" rx="${r}" ry="${r}" fill="#24465a" opacity=".28"/>` +
  disc(x, y, r, '#dcecf5') +
  fill(d`M${x - r * 0.6} ${y}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.6} ${-r * 0.6}`, '#fff') +
  line(d`M${x - r * 0.3} ${y + r * 0.75}a${r * 0.8} ${r * 0.8} 0 0 0 ${r * 1.05} ${-r * 0.75}`, '#7ea6bd', 1.4, {
    opacity: 0.7,
  });

const whiteVinyl: Stock = {
  under: table('#2f7fae'),
  defs: gradient(
    'film',
    [
      [0, '#ffffff'],
      [0.5, '#f3f6f8'],
      [1, '#dfe6ea'],
    ],
    { y2: 0.5 },
  ),
  fill: 'url(#film)',
  over: [
    drop(120, 176, 9),
    drop(342, 60, 12),
    drop(366, 92, 7),
    drop(310, 196, 8),
    drop(150, 46, 7),
    drop(96, 110, 6),
    drop(366, 136, 9),
  ].join(''),
  back: '#c8d3d9',
  ink: '#123a56',
};

const transparentVinyl: Stock = {
  under:
    table('#f3d9a8') +
    fill(
      'M0 0H60L-20 240H-100zM120 0h60L100 240H40zM240 0h60L220 240h-60zM360 0h60L340 240h-60zM480 0h60L460 240h-60z',
      '#e59a3c',
    ),
  defs: gradient(
    'clear',
    [
      [0, '#fff', 0.34],
      [0.4, '#fff', 0.12],
      [0.5, '#fff', 0.42],
      [0.6, '#fff', 0.12],
      [1, '#fff', 0.22],
    ],
    { y2: 0.5 },
  ),
  fill: 'url(#clear)',
  over: frame(83, 35, 314, 170, '#fff', 2.4, 14),
  back: '#fff9ee',
  ink: '#5c2304',
};

const metallic: Stock = {
  under: table('#1f2429'),
  defs:
    gradient(
      'silver',
      [
        [0, '#8e959b'],
        [0.18, '#f4f6f7'],
        [0.34, '#a9b0b5'],
        [0.52, '#fdfdfd'],
        [0.7, '#8b9298'],
        [0.86, '#e9ecee'],
        [1, '#9aa1a6'],
      ],
      { y2: 0.35 },
    ) + grain('brushed', 0.012, 0.9, '#39424a', 0.55),
  fill: 'url(#silver)',
  over: '<g filter="url(#brushed)" opacity=".28"><rect width="480" height="240"/></g>',
  back: '#d8d3c6',
  ink: '#14202b',
};

const holographic: Stock = {
  under: table('#17151f'),
  defs:
    gradient(
      'rainbow',
      [
        [0, '#ff8fb8'],
        [0.14, '#ffc27a'],
        [0.28, '#f5f58d'],
        [0.42, '#86eec0'],
        [0.56, '#7fd0ff'],
        [0.7, '#a99bff'],
        [0.84, '#ff8fd6'],
        [1, '#ffb98a'],
      ],
      { y2: 0.6 },
    ) +
    gradient(
      'glint',
      [
        [0, '#fff', 0],
        [0.36, '#fff', 0.75],
        [0.44, '#fff', 0.1],
        [0.62, '#fff', 0.55],
        [0.7, '#fff', 0],
      ],
      { y2: 0.4 },
    ),
  fill: 'url(#rainbow)',
  over:
    line(
      Array.from({ length: 13 }, (_, index) => d`M${60 + index * 34} 20l-70 200M${20 + index * 34} 20l90 200`).join(''),
      '#fff',
      1,
      { opacity: 0.4 },
    ) + whole('url(#glint)', 0.8),
  back: '#e4dfee',
  ink: '#261a4d',
};

export const stockSwatches: readonly (readonly [string, () => string])[] = [
  ['chromo-paper', () => drawStock(chromoPaper)],
  ['kraft', () => drawStock(kraft)],
  ['white-vinyl', () => drawStock(whiteVinyl)],
  ['transparent-vinyl', () => drawStock(transparentVinyl)],
  ['metallic', () => drawStock(metallic)],
  ['holographic', () => drawStock(holographic)],
];
