import { flat, moved, reverse, straight } from './pieces.ts';
import type { Scene } from './scene.ts';

const tea = straight('nilgiri-first-flush', [70, 50, 110], { turn: -28, at: [-78, 6] });
const chocolate = straight('kokko-72', [72, 46, 98], { turn: -30, at: [62, -20] });
const soap = reverse('rosa-and-reed', [58, 30, 56], { turn: -24, at: [8, 62] });

/** The home page's first picture: three cartons of three brands, and the blank that one of them is folded from. */
export const hero: Scene = {
  id: 'home-hero',
  shape: 'tile',
  pitch: 34,
  fill: 0.92,
  items: [tea, chocolate, soap, flat(moved(tea, {}), { at: [14, -168], turn: 8 })],
};
