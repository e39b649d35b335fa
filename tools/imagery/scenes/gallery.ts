import type { Item, Scene } from './scene.ts';

export type Shot = readonly [items: readonly Item[], camera?: Partial<Scene>];

/** Four pictures of a category, numbered from 1: closed, several sizes, open, and beside its flat blank. */
export const gallery = (slug: string, shots: readonly Shot[]): Scene[] =>
  shots.map(([items, camera = {}], index) => ({
    id: `category-${slug}-${index + 1}`,
    shape: 'tile',
    samples: 16,
    items,
    ...camera,
  }));

/** Seen from above, for what lies flat. */
export const fromAbove: Partial<Scene> = { pitch: 44, fill: 0.9 };
