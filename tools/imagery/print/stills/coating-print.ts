import { d, disc, fill, line, type Markup, rect, repeated, ring } from '@boxwright/pictures';

/** A printed sheet in millimetres with its gloss map for spot coatings: white is glossy. */
export interface CoatedSheet {
  readonly width: number;
  readonly height: number;
  readonly print: Markup;
  readonly gloss: Markup;
}

const [width, height] = [150, 120];

/**
 * The sheet that shows every coating: dark solids for gloss and matt, a pale field for the tone of films, and fine dots
 * for drip-off varnish. `gloss` is for drip-off: flower, dots and rules stay glossy, the ground is matt, and both maps
 * match exactly.
 */
export const coatingSheet: CoatedSheet = {
  width,
  height,
  print:
    rect(0, 0, width, height, '#0f4c4a') +
    petals('#d8432b', '#b5311c', '#f6dcae') +
    dots('#1d6a66') +
    waves('#fbe9d2', ['#0f4c4a', '#d8432b']),
  gloss:
    rect(0, 0, width, height, '#000000') +
    petals('#ffffff', '#ffffff', '#ffffff') +
    dots('#ffffff') +
    waves('#000000', ['#ffffff', '#ffffff']),
};

/** A large flower seen from above, half of it off the sheet. */
function petals(petal: string, shade: string, heart: string): Markup {
  const [x, y] = [98, 50];
  const one = d`M0 0C18 -10 19 -36 0 -46C-19 -36 -18 -10 0 0z`;
  const vein = d`M0 -8V-38M-3.4 -12C-6 -20 -7 -27 -4.6 -34M3.4 -12C6 -20 7 -27 4.6 -34`;
  const turned = Array.from(
    { length: 8 },
    (_, index) =>
      `<g transform="translate(${x} ${y})rotate(${index * 45 + 11})">${fill(one, index % 2 ? shade : petal)}${line(vein, heart, 0.7, { round: true })}</g>`,
  );
  return turned.join('') + disc(x, y, 9, heart) + ring(x, y, 5.6, petal, 0.9) + disc(x, y, 2, petal);
}

/** Dots in the area without the flower. */
function dots(colour: string): Markup {
  const places = Array.from({ length: 165 }, (_, index) => {
    const row = Math.floor(index / 15);
    return { x: 4 + (index % 15) * 5 + (row % 2) * 2.5, y: 5 + row * 4.4 };
  });
  const free = places.filter(({ x, y }) => Math.hypot(x - 98, y - 50) > 50);
  return repeated(`dot${colour.slice(1)}`, `<circle r="1.15" fill="${colour}"/>`, free);
}

/** A field at the foot with ruled waves in it. */
function waves(field: string, rules: readonly [string, string]): Markup {
  const wave = (y: number) => d`M-2 ${y}C24 ${y - 12} 46 ${y - 12} 74 ${y}S124 ${y + 11} 152 ${y - 3}`;
  const lines = [96.5, 101, 105.5, 110, 114.5].map((y, index) => line(wave(y), rules[index % 2 ? 1 : 0], 0.7));
  return fill(`${wave(92)}V122H-2z`, field) + lines.join('');
}
