import { boxStyles } from '@boxwright/dieline';
import { expect, test } from 'vitest';
import { dielineStyles } from './entries.ts';
import { pagesFor, searchFor, stylesFor } from './site-commands.ts';

const first = (typed: string) => pagesFor(typed)[0]?.to;

test('each style’s free dieline is found by its name, as the engine has it', () => {
  expect(dielineStyles).toEqual(boxStyles.map(({ id, name }) => ({ id, name })));
  for (const { id, name } of dielineStyles)
    expect(
      pagesFor(`${name} dieline`).map(({ to }) => to),
      name,
    ).toContain(`/dielines/${id}`);
});

test('the back office finds the styles alone', () => {
  expect(stylesFor('tuck end').map(({ name }) => name)).toEqual([
    'Straight tuck end: free dieline',
    'Reverse tuck end: free dieline',
  ]);
  expect(stylesFor('cart')).toEqual([]);
  expect(stylesFor('')).toEqual([]);
});

test('pages are found by the trade’s words, singular and plural, and with typing errors', () => {
  expect(first('mono cartons')).toBe('/mono-cartons');
  expect(first('hologram')).toBe('/sticker-materials#holographic');
  expect(first('which board')).toBe('/which-board-for-which-weight');
  expect(first('pillow')).toBe('/dielines/pillow-box');
  expect(first('hexagnal')).toBe('/dielines/hexagonal-box');
  expect(first('cart')).toBe('/cart');
  expect(pagesFor('pouches')[0]?.name).toMatch(/^We don’t make pouches/);
  expect(pagesFor('umbrella')).toEqual([]);
});

test('without words the menus’ pages are offered, each once; any words can be searched for in the shop', () => {
  const addresses = pagesFor('').map(({ to }) => to);
  expect(addresses.slice(0, 2)).toEqual(['/ordercustomboxes', '/ordercustomstickers']);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(searchFor(' tea & 2 ')[0]?.to).toBe('/ordercustomboxes?search=tea+%26+2');
  expect(searchFor(' ')).toEqual([]);
});
