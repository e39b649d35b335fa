import { describe, expect, test } from 'vitest';
import { drawBox, namedBlanks, toSvgSheet } from '../../index.ts';
import { flatStyles } from '../flat/styles.ts';
import { dividerInsert } from '../insert/divider-insert.ts';
import { wrappedStyles } from '../wrapped/styles.ts';
import { trayStyles } from './styles.ts';

const sizes = {
  tray: { usual: [160, 110, 45, 0.5], small: [48, 34, 14, 0.3], large: [420, 300, 120, 1] },
  wrapped: { usual: [240, 100, 180, 1], small: [100, 60, 110, 1], large: [400, 150, 200, 2] },
  flat: { usual: [160, 100, 0, 0.4], small: [85, 62, 0, 0.3], large: [280, 190, 0, 0.5] },
} as const;

const lowSizes = { usual: [160, 110, 45, 0.5], small: [48, 42, 15, 0.3], large: [420, 300, 120, 1] } as const;

/**
 * A carry bag is made of paper; two trays are at most about half as high as they are wide; inserts fit boxes of sweets
 * and of bottles.
 */
const ownSizes: { readonly [id: string]: { readonly [name in 'usual' | 'small' | 'large']: readonly number[] } } = {
  'carry-bag': { usual: [250, 100, 320, 0.2], small: [110, 50, 150, 0.12], large: [450, 160, 480, 0.3] },
  'glued-corner-tray': lowSizes,
  'webbed-tray': lowSizes,
  'divider-insert': { usual: [150, 100, 40, 0.435], small: [54, 40, 20, 0.3], large: [340, 250, 240, 1.2] },
};

describe.each(
  [...trayStyles, dividerInsert, ...wrappedStyles, ...flatStyles].map((style) => [style.id, style] as const),
)('%s', (id, style) => {
  // To accept a changed drawing, look at it first, then: vitest run packages/dieline --update
  test.each(['usual', 'small', 'large'] as const)('matches the approved drawing: %s', async (name) => {
    const family = style.family === 'flat' || style.family === 'wrapped' ? style.family : 'tray';
    const [length = 0, width = 0, height = 0, caliper = 0] = (ownSizes[id] ?? sizes[family])[name];
    const thick = id === 'label-round' || id === 'label-rectangular' ? 0.1 : caliper;
    const drawn = drawBox(id, { length, width, height, caliper: thick });
    if (!drawn.ok) throw new Error(drawn.problem.text);
    await expect(toSvgSheet(namedBlanks(drawn.box), { title: `${style.name}, ${name}` })).toMatchFileSnapshot(
      `../golden/${id}.${name}.svg`,
    );
  });
});
