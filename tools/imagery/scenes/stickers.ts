import { stickerArtworks } from '../print/sticker-artworks.ts';
import type { Item, Scene, SheetItem } from './scene.ts';

/** A sticker on its liner with one corner lifted. The shop's own artworks, at 0.15 mm per pixel. */
export const sticker = (outline: keyof typeof stickerArtworks, rest: Partial<SheetItem>): SheetItem => {
  const { shape, ground, artwork } = stickerArtworks[outline];
  return {
    kind: 'sheet',
    width: 72.9,
    depth: 63.6,
    thickness: 0.12,
    board: 'paper',
    finish: 'coated',
    viewBox: '0 0 486 424',
    outline: shape,
    print: `<rect width="486" height="424" fill="${ground}"/>${artwork}`,
    ...rest,
  };
};

const liner = (turn: number, colour: string): SheetItem => ({
  kind: 'sheet',
  width: 80,
  depth: 70,
  thickness: 0.15,
  board: 'paper',
  finish: 'matt',
  print: `<rect width="80" height="70" fill="${colour}"/>`,
  turn,
});

/** How far the peel goes: the back shows, but the name isn't covered. */
const reaches = { round: 0.66, rectangle: 0.5, oval: 0.62, heart: 0.58, hexagon: 0.53, 'die-cut': 0.56 };

const scene = (
  outline: keyof typeof stickerArtworks,
  turn: number,
  colour: string,
  radius: number,
  more: readonly Item[] = [],
): Scene => ({
  id: `sticker-${outline}`,
  shape: 'tile',
  samples: 16,
  pitch: 46,
  fill: 0.96,
  items: [
    liner(turn, colour),
    sticker(outline, { turn, lift: 0.2, bend: { kind: 'peel', rise: radius, reach: reaches[outline] } }),
    ...more,
  ],
});

/** A sticker of each outline. */
export const stickers: readonly Scene[] = [
  scene('round', -18, '#eadfce', 7),
  scene('rectangle', 14, '#d8e3e2', 6),
  scene('oval', -10, '#e6e1ef', 6),
  scene('heart', 20, '#f1dfd8', 7, [sticker('heart', { width: 34, depth: 29.7, turn: -30, at: [56, -20], lift: 0.1 })]),
  scene('hexagon', -24, '#dde4d8', 6),
  scene('die-cut', 16, '#efe2c4', 7, [
    sticker('die-cut', { width: 36, depth: 31.4, turn: -24, at: [-58, 24], lift: 0.1 }),
  ]),
];
