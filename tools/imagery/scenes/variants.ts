import type { CategorySeed, VariantSeed } from '@boxwright/storage/seed';
import { categorySeeds } from '@boxwright/storage/seed';
import { box, flat, moved, open } from './pieces.ts';
import type { BoxItem, Scene } from './scene.ts';
import { type Setting, styleSettings } from './style-settings.ts';

/** Boxes whose artwork runs lengthwise, or that are seen from above. */
const poses: { readonly [look: string]: BoxItem['pose'] } = {
  minara: 'along',
  'oud-kalyani': 'along',
  cottonly: 'lying',
};

/** As in the shop's URLs. */
export const publicName = ({ route }: CategorySeed, { size }: VariantSeed): string =>
  `${route}-${size.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** The sizes of a category get different arrangements, so that adjacent pictures don't look alike. */
function setting(item: BoxItem, position: number): Setting {
  const { pose = 'standing', size } = item;
  const [length, width, height] = size;
  const standing = pose === 'standing';
  const far = Math.max(length, width, height);
  const turns = [-32, 30, -24, 36, -38];
  const turn = turns[position % turns.length] ?? -30;
  if (position % 5 === 1 && standing) return { items: [open(item, { turn })], camera: { pitch: 27, fill: 0.8 } };
  if (position % 5 === 2) {
    // A box that is wider than high is in front of its blank, not beside it.
    const isWide = !standing || length > 1.2 * height;
    const [at, behind] = isWide
      ? [[-far * 0.12, far * 0.42] as const, [far * 0.1, -far * 0.42] as const]
      : [[-far * 0.75, far * 0.4] as const, [far * 0.35, -far * 0.4] as const];
    return {
      items: [moved(item, { turn, at }), flat(item, { at: behind, turn: isWide ? 4 : 12 })],
      camera: { pitch: isWide ? 38 : 32, fill: 0.9 },
    };
  }
  if (position % 5 === 3 && standing) {
    return {
      items: [
        moved(item, { turn: -26, at: [-length * 0.4, -far * 0.12] }),
        moved(item, { pose: 'lying', turn: 26, at: [length * 0.5 + far * 0.22, far * 0.5] }),
      ],
      camera: { pitch: 25, fill: 0.84 },
    };
  }
  if (position % 5 === 4) {
    const apart = 0.62 * (length + width) + 14;
    return {
      items: [
        moved(item, { turn: -24, at: [-apart / 2, apart * 0.2] }),
        moved(item, { turn: 38, at: [apart / 2, -apart * 0.2] }),
      ],
      camera: { pitch: 21, fill: 0.82 },
    };
  }
  return { items: [moved(item, { turn })], camera: { pitch: standing ? 19 : 32, fill: 0.76 } };
}

const nearlyClosed = { topLid: 0.972, topTuck: 1.05 };

/** One picture per size of the shop, with the real proportions. */
export const variants: readonly Scene[] = categorySeeds
  .flatMap((category) =>
    category.variants.map((variant, position) => {
      const { length, width, height, style = category.style } = variant;
      const pose = poses[category.look] ?? 'standing';
      const ofStyle = styleSettings[category.route]?.[position];
      const item = box(style, category.look, [length, width, height]);
      const { items, camera } = ofStyle?.(item) ?? setting(moved(item, { folded: nearlyClosed, pose }), position);
      const scene: Scene = {
        id: `variant-${publicName(category, variant)}`,
        shape: 'tile',
        samples: 10,
        items,
        ...camera,
      };
      return { position, scene };
    }),
  )
  // The second sizes of all categories come before the third, so that an incomplete run covers the categories evenly.
  .toSorted((one, other) => one.position - other.position)
  .map(({ scene }) => scene);
