import { d, disc, fill, line, type Markup, placed, rect, ring, roundWords, words } from '@boxwright/pictures';

/** A printed sticker on a canvas of 486 × 424. */
interface StickerArtwork {
  /** The whole outline as path data. */
  readonly shape: string;
  readonly ground: string;
  readonly artwork: Markup;
}

/** The middle of the sheet. */
const [cx, cy] = [243, 212];

const rays = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    return d`M${cx + Math.cos(angle) * from} ${cy + Math.sin(angle) * from}L${cx + Math.cos(angle) * to} ${cy + Math.sin(angle) * to}`;
  }).join('');

/** A jam maker's seal. */
const round: StickerArtwork = {
  shape: 'M243 62a150 150 0 1 1 0 300a150 150 0 1 1 0-300z',
  ground: '#7a1f3d',
  artwork:
    ring(cx, cy, 138, '#f6d9c0', 2) +
    ring(cx, cy, 96, '#f6d9c0', 2) +
    line(rays(60, 100, 106), '#f6d9c0', 1.6) +
    roundWords(
      { face: 'slab', text: 'KODAI FRUIT KITCHEN', x: cx, y: cy, height: 17, colour: '#f6d9c0', tracking: 70 },
      110,
    ) +
    disc(220, 224, 27, '#f0704f') +
    disc(264, 232, 27, '#f0704f') +
    line('M220 200Q226 168 258 152Q254 184 264 206', '#f6d9c0', 4, { round: true }) +
    fill('M258 152Q280 138 304 150Q284 172 258 152', '#9cc27a') +
    line('M206 216a18 18 0 0 1 10-11M250 224a18 18 0 0 1 10-11', '#ffd9c8', 4, { round: true }),
};

/** A coffee roaster's address label. */
const rectangle: StickerArtwork = {
  shape: 'M60 96H426a10 10 0 0 1 10 10V318a10 10 0 0 1-10 10H60a10 10 0 0 1-10-10V106a10 10 0 0 1 10-10z',
  ground: '#f2e4c9',
  artwork:
    rect(50, 96, 126, 232, '#1d4d5c') +
    line(d`M176 96V328`, '#e1643a', 6) +
    placed(
      113,
      208,
      fill('M-26-30H26L20 34H-20z', '#f2e4c9') +
        fill('M-30-40H30V-30H-30z', '#e1643a') +
        rect(-24, -12, 48, 26, '#e1643a') +
        line('M-10-52q-8-10 0-20t0-20M10-52q-8-10 0-20t0-20', '#f2e4c9', 3, { round: true }),
    ) +
    words({
      face: 'poster',
      text: 'COLD BREW',
      x: 200,
      y: 190,
      height: 48,
      within: 214,
      colour: '#1d4d5c',
      anchor: 'start',
    }) +
    words({
      face: 'script',
      text: 'steeped overnight',
      x: 202,
      y: 230,
      height: 20,
      within: 200,
      colour: '#e1643a',
      anchor: 'start',
    }) +
    line('M202 254h196M202 276h120M202 298h96', '#1d4d5c', 3, { opacity: 0.5 }),
};

/** A perfumed oil's oval. */
const oval: StickerArtwork = {
  shape: 'M243 92a186 120 0 1 1 0 240a186 120 0 1 1 0-240z',
  ground: '#e9e6f4',
  artwork:
    `<ellipse cx="243" cy="212" rx="172" ry="106" fill="none" stroke="#54408a" stroke-width="2"/>` +
    [-1, 1]
      .map((side) =>
        placed(
          cx + side * 128,
          cy + 4,
          line('M0 56Q6 0 0-44', '#5c8a63', 3) +
            [-40, -28, -16, -4].map((y) => disc(-6, y, 6.5, '#7f63c4') + disc(6, y - 5, 6.5, '#9a82d6')).join('') +
            fill('M0 34Q-22 26-24 6Q-4 10 0 34M0 44Q22 36 24 16Q4 20 0 44', '#5c8a63'),
          { turn: side * 12 },
        ),
      )
      .join('') +
    words({ face: 'serifItalic', text: 'Lavender', x: cx, y: 208, height: 40, within: 196, colour: '#3c2a70' }) +
    words({ face: 'text', text: 'BATH SALT', x: cx, y: 240, height: 12, colour: '#54408a', tracking: 260 }) +
    words({ face: 'bookishItalic', text: 'Ooty', x: cx, y: 278, height: 17, colour: '#54408a' }),
};

/** A bakery's heart. */
const heart: StickerArtwork = {
  shape:
    'M243 366C150 300 76 238 76 158C76 104 116 70 162 70C198 70 228 90 243 122C258 90 288 70 324 70C370 70 410 104 410 158C410 238 336 300 243 366z',
  ground: '#ef4f6b',
  artwork:
    line(
      'M243 346C158 286 92 230 92 158C92 114 124 86 162 86C198 86 228 110 243 146C258 110 288 86 324 86C362 86 394 114 394 158C394 230 328 286 243 346z',
      '#ffe3d6',
      2.4,
      { dash: '7 6', round: true },
    ) +
    words({ face: 'script', text: 'Baked', x: 238, y: 190, height: 48, within: 230, colour: '#fff5ea' }) +
    words({ face: 'script', text: 'today', x: 248, y: 248, height: 44, within: 180, colour: '#ffd76a' }) +
    words({ face: 'text', text: 'EAT SOON', x: 243, y: 286, height: 10, colour: '#fff5ea', tracking: 240 }),
};

const hexagonOf = (r: number) =>
  d`M${cx} ${cy - r}L${cx + r * 0.866} ${cy - r / 2}V${cy + r / 2}L${cx} ${cy + r}L${cx - r * 0.866} ${cy + r / 2}V${cy - r / 2}z`;

/** A climbing hall's badge. */
const hexagon: StickerArtwork = {
  shape: hexagonOf(162),
  ground: '#17342f',
  artwork:
    line(hexagonOf(148), '#f4c95d', 3) +
    disc(290, 150, 26, '#f4c95d') +
    fill('M106 300L196 150L240 214L276 172L382 300V400H106z', '#3f7d6d') +
    fill('M196 150L240 214L214 232L196 206L176 226L164 204z', '#f3efe2') +
    fill('M106 300L170 262L232 300L300 252L382 306V400H106z', '#2a5b50') +
    words({
      face: 'condensed',
      text: 'HILL STATION',
      x: cx,
      y: 312,
      height: 26,
      within: 190,
      colour: '#f3efe2',
      tracking: 60,
    }) +
    words({
      face: 'condensed',
      text: 'CYCLE CLUB',
      x: cx,
      y: 340,
      height: 15,
      within: 140,
      colour: '#f4c95d',
      tracking: 120,
    }),
};

/** A mango, cut to its own outline. */
const dieCut: StickerArtwork = {
  shape:
    'M196 118C186 92 206 62 250 56C256 78 248 96 232 108C300 96 372 130 396 204C416 268 372 342 290 360C196 380 92 330 88 240C86 176 134 124 196 118z',
  ground: '#fffaf0',
  artwork:
    fill(
      'M198 130C150 134 100 180 102 240C106 320 196 366 288 346C360 330 398 268 382 208C360 140 290 110 228 122Q212 126 198 130',
      '#f7a928',
    ) +
    fill(
      'M198 130C150 134 100 180 102 240C104 282 132 314 168 332C140 260 176 170 260 120Q244 119 228 122Q212 126 198 130',
      '#ffc94d',
    ) +
    fill(
      'M382 208C398 268 360 330 288 346C262 352 236 352 212 346C300 340 356 290 360 176Q376 190 382 208',
      '#ea6a2c',
    ) +
    fill('M206 112C202 90 216 74 240 68C242 84 232 98 214 108z', '#4f9a4a') +
    line('M212 118Q216 108 214 96', '#6b4a1d', 5, { round: true }) +
    words({ face: 'round', text: 'aam', x: 232, y: 250, height: 62, within: 170, colour: '#6a2408' }) +
    words({ face: 'round', text: 'alphonso season', x: 232, y: 284, height: 13, within: 150, colour: '#6a2408' }),
};

/** A sticker of each shape, by its outline's name. */
export const stickerArtworks = { round, rectangle, oval, heart, hexagon, 'die-cut': dieCut } as const;
