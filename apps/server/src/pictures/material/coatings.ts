import { d, disc, fill, line, type Markup, rect, repeated } from '../drawing/shapes.ts';
import { glow, gradient, grain, onSwatch, softly } from './sheet.ts';

/** The same printed sheet under every coating: two inks that meet in a wave, and a ring. */
const print = (red: string, teal: string, cream: string): Markup =>
  rect(0, 0, 480, 240, red) +
  fill('M0 168C90 120 150 118 240 152S390 196 480 128V240H0z', teal) +
  `<circle cx="240" cy="120" r="58" fill="none" stroke="${cream}" stroke-width="16"/>` +
  disc(240, 120, 20, cream);

const vivid = print('#d8432b', '#0f4c4a', '#fbe9d2');
const quiet = print('#cf5a45', '#2c605d', '#f3e3cf');

const uncoated = (): string =>
  onSwatch(
    `<defs>${grain('grain', 1.2, 1.2, '#fff6e8', 0.55)}${grain('fibres', 0.03, 0.8, '#5a3a20', 0.45)}</defs>${print('#c9685a', '#4a706c', '#efe2d0')}` +
      '<g filter="url(#fibres)" opacity=".28"><rect width="480" height="240"/></g><g filter="url(#grain)" opacity=".4"><rect width="480" height="240"/></g>',
  );

/** A sheet bent towards us carries a band of light; how sharp the band is says how smooth the coat. */
const band = (softness: number, strength: number): Markup =>
  `<g filter="url(#soft)" opacity="${strength}">${fill('M86-60H176L20 300H-70z', '#fff')}${fill('M196-60h22L62 300H40z', '#fff', 0.7)}${fill('M352-60h58L254 300h-58z', '#fff', 0.28)}</g>${softly('soft', softness)}`;

const bend = (dark: number): Markup =>
  `<defs>${gradient(
    'bend',
    [
      [0, '#fff', dark * 0.4],
      [0.3, '#fff', 0],
      [0.72, '#1a0f08', 0],
      [1, '#1a0f08', dark],
    ],
    { y2: 0.35 },
  )}</defs><rect width="480" height="240" fill="url(#bend)"/>`;

const glossAqueous = (): string => onSwatch(vivid + bend(0.28) + band(11, 0.5));

/** A film mirrors the window itself. */
const glossLamination = (): string =>
  onSwatch(
    print('#dd3318', '#07403e', '#fff0da') +
      bend(0.4) +
      `<defs>${gradient(
        'pane',
        [
          [0, '#fff', 0.95],
          [1, '#fff', 0.5],
        ],
        { x2: 0.4, y2: 1 },
      )}</defs>` +
      fill('M120-10H196L96 250H20zM206-10h58L164 250h-58z', 'url(#pane)', 0.8) +
      fill('M278-10h10L188 250h-10zM430-10h12L342 250h-12z', '#fff', 0.5) +
      line('M0 1.5H480', '#fff', 3, { opacity: 0.7 }),
  );

const mattAqueous = (): string =>
  onSwatch(
    `${quiet}<defs>${grain('grain', 0.9, 0.9, '#ffffff', 0.5)}</defs>${bend(0.14)}<g filter="url(#grain)" opacity=".22"><rect width="480" height="240"/></g>`,
  );

const mattLamination = (): string =>
  onSwatch(
    `${print('#c64a36', '#1d5350', '#f0dfca')}<defs>${glow(
      'sheen',
      [
        [0, '#fff', 0.42],
        [0.6, '#fff', 0.14],
        [1, '#fff', 0],
      ],
      { cx: 0.3, cy: 0.1, r: 0.85 },
    )}</defs>` + `${bend(0.22)}<rect width="480" height="240" fill="url(#sheen)"/>`,
  );

/** Velvet: bright where it turns away from us, dark where it faces us, and a finger's trace in the nap. */
const softTouch = (): string =>
  onSwatch(
    `${print('#a93a2c', '#143f3e', '#e4cfb8')}<defs>${glow(
      'nap',
      [
        [0, '#2a0f0a', 0.34],
        [0.55, '#2a0f0a', 0.06],
        [1, '#ffe9dc', 0.5],
      ],
      { r: 0.62 },
    )}${softly('soft', 6)}${grain('grain', 1.1, 1.1, '#fff1e6', 0.6)}</defs>` +
      '<rect width="480" height="240" fill="url(#nap)"/><g filter="url(#grain)" opacity=".13"><rect width="480" height="240"/></g>' +
      `<g filter="url(#soft)">${line('M120 196C190 176 250 120 372 56', '#ffe6d8', 26, { opacity: 0.34, round: true })}${line('M128 206C200 186 258 132 380 68', '#1d0a06', 9, { opacity: 0.3, round: true })}</g>`,
  );

/** Matt ground; where the artwork wants it, dots, wave and ring stand on it in gloss. */
const dripOff = (): string => {
  const dots = Array.from({ length: 84 }, (_, index) => {
    const row = Math.floor(index / 14);
    return { x: ((index % 14) + (row % 2) / 2) * 36 + 6, y: row * 31 + 10 };
  }).filter(({ x, y }) => Math.hypot(x - 240, y - 120) > 84 && y < 146 + 26 * Math.sin((x - 150) / 77));
  const dot = disc(0, 0, 8, '#d32a10') + line('M-4.5-1A4.7 4.7 0 0 1 0-5', '#fff', 2.2, { round: true });
  return onSwatch(
    print('#c9695b', '#0d4240', '#fff6e4') +
      repeated('dot', dot, dots) +
      line('M-6 164C90 116 150 114 240 148S390 192 486 124', '#fff', 2.5, { opacity: 0.8 }) +
      fill('M0 196C90 148 150 146 240 180S390 222 480 156V172C390 236 330 228 240 196S90 164 0 214z', '#fff', 0.22) +
      line('M190 92A57 57 0 0 1 250 62', '#fff', 6, { round: true }) +
      line('M186 136A57 57 0 0 0 294 138', '#cdb48d', 4, { round: true }) +
      line('M228 112A15 15 0 0 1 242 105', '#fff', 4, { round: true }) +
      line('M226 128A16 16 0 0 0 256 122', '#cdb48d', 3, { round: true }),
  );
};

/** The inside of a box: oil and water stand on the board in beads. */
const barrier = (): string => {
  const beads = [
    [240, 122, 46, 1],
    [160, 84, 27, 0],
    [326, 92, 31, 0],
    [184, 166, 19, 1],
    [304, 172, 23, 0],
    [96, 148, 24, 0],
    [392, 156, 20, 1],
    [60, 66, 15, 0],
    [432, 70, 17, 0],
    [232, 44, 13, 0],
    [372, 40, 10, 1],
    [120, 206, 12, 0],
    [268, 214, 11, 0],
  ].map(([x = 0, y = 0, r = 0, isOil]) => {
    const [rim, body] = isOil ? ['#d9a441', 'oil'] : ['#8fb3bd', 'water'];
    return (
      `<ellipse cx="${x + r * 0.26}" cy="${y + r * 0.3}" rx="${r}" ry="${(r * 0.9).toFixed(1)}" fill="#6b573b" opacity=".34" filter="url(#soft)"/>` +
      `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${(r * 0.92).toFixed(1)}" fill="url(#${body})" stroke="${rim}" stroke-width="1.2" stroke-opacity=".7"/>` +
      fill(
        d`M${x - r * 0.66} ${y - r * 0.14}a${r * 0.68} ${r * 0.66} 0 0 1 ${r * 0.56} ${-r * 0.54}q${r * 0.16} ${r * 0.1} 0 ${r * 0.16}a${r * 0.5} ${r * 0.5} 0 0 0 ${-r * 0.42} ${r * 0.42}q${-r * 0.06} ${r * 0.08} ${-r * 0.14} ${-r * 0.04}`,
        '#fff',
        0.95,
      )
    );
  });
  return onSwatch(
    `<defs>${gradient(
      'board',
      [
        [0, '#fdf9f0'],
        [1, '#ece2d0'],
      ],
      { y2: 1 },
    )}${glow(
      'water',
      [
        [0, '#fff', 0.2],
        [0.7, '#c9e2e8', 0.6],
        [1, '#86bccb', 0.95],
      ],
      { cx: 0.62, cy: 0.66, r: 0.75 },
    )}` +
      `${glow(
        'oil',
        [
          [0, '#fff1c4', 0.9],
          [0.6, '#f5cd68', 0.85],
          [1, '#d99b2b', 0.95],
        ],
        { cx: 0.62, cy: 0.68, r: 0.75 },
      )}${softly('soft', 4)}</defs>` +
      `<rect width="480" height="240" fill="url(#board)"/>${beads.join('')}`,
  );
};

export const coatingSwatches: readonly (readonly [string, () => string])[] = [
  ['none', uncoated],
  ['gloss-aqueous', glossAqueous],
  ['matt-aqueous', mattAqueous],
  ['gloss-lamination', glossLamination],
  ['matt-lamination', mattLamination],
  ['soft-touch', softTouch],
  ['drip-off', dripOff],
  ['liquid-oil-barrier', barrier],
];
