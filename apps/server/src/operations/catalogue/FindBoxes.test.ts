import { searches } from '@boxwright/testing/searches';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
let names: Map<number, string>;
beforeAll(async () => {
  shop = await openShop();
  const { data } = await shop.visitor().call('GetProductMaster', {});
  names = new Map(
    data.map((row: { fld_productid: number; fld_itemname: string }) => [row.fld_productid, row.fld_itemname]),
  );
});
afterAll(() => shop.close());

const find = async (search: string) => (await shop.visitor().call('FindBoxes', { search })).data;

test.each([
  ['cream', 'Toothpaste Box'],
  ['gift', 'Chocolate Bar Box'],
])('FindBoxes finds by a word of the trade: %s', async (word, box) => {
  const { fld_productids } = await find(word);
  expect(fld_productids.map((id: number) => names.get(id))).toContain(box);
});

test('FindBoxes begins with the box that is meant', async () => {
  const wrong: string[] = [];
  for (const [typed, first] of searches) {
    if (!/^(box |none)/.test(first)) continue;
    const [id] = (await find(typed)).fld_productids;
    const found = id === undefined ? 'none' : `box ${names.get(id)}`;
    if (found !== first) wrong.push(`${typed}: ${found}`);
  }
  expect(wrong).toEqual([]);
});

test('FindBoxes lists the sizes that the words mean', async () => {
  const { match, variants } = await find('serum 30 ml');
  expect(match).toBe('words');
  expect(variants).toMatchObject([{ fld_variantname: expect.stringContaining('30 ml') }]);
});

test.each(['sweet box 500 gm', 'sweet box 500gms', 'sweet box 500 grams', 'Sweet Box 500 g', 'sweet 500g'])(
  'FindBoxes finds a size however its unit is written: %s',
  async (typed) => {
    const { match, variants } = await find(typed);
    expect(match).toBe('words');
    expect(variants.map((size: { fld_variantname: string }) => size.fld_variantname)).toContain('Sweet Box 500 g');
  },
);

test('FindBoxes leaves out words of the order, reads two words that are known as one, and finds all boxes for a sentence that fits each', async () => {
  for (const typed of ['soap box price', '5000 soap boxes', 'face wash box', 'tooth paste'])
    expect((await find(typed)).match, typed).toBe('words');
  expect((await find('can you make a box')).fld_productids).toHaveLength(names.size);
});

test('FindBoxes finds nothing for other words, and refuses texts that are too long', async () => {
  expect(await find('umbrella')).toEqual({ match: 'none', fld_productids: [], variants: [] });
  expect(await shop.visitor().call('FindBoxes', { search: 'x'.repeat(61) })).toMatchObject({ status: 400 });
  expect(await shop.visitor().call('FindBoxes', {})).toMatchObject({ status: 400 });
});
