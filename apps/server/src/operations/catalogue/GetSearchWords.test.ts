import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const list = async (input: object) => (await staff.call('GetSearchWords', input)).data;
const wordsOf = ({ words }: { words: { fld_word: string }[] }) => words.map(({ fld_word }) => fld_word);

test('GetSearchWords filters by a part of a word or of a box’s name', async () => {
  const attar = await list({ search: 'TTAR' });
  expect(attar.words).toMatchObject([
    { fld_word: 'attar', fld_itemname: 'Dropper Bottle Box', fld_variantname: null, fld_changed_by: null },
  ]);
  expect(wordsOf(await list({ search: 'candle box' }))).toEqual(['candle', 'diya', 'gift', 'tealight', 'wax']);
  expect(await list({ search: '%' })).toMatchObject({ words: [], word_count: 0, page: 1 });
});

test('GetSearchWords shows a page at a time, and a single word on whichever page it is', async () => {
  const all = await list({ pagesize: 100 });
  const [last] = (await list({ pagesize: 1, page: 1_000_000 })).words;
  const page = await list({ pagesize: 10, page: 2, fld_search_word_id: last.fld_search_word_id });
  expect(page.words).toEqual(all.words.slice(10, 20));
  expect(page.word).toEqual(last);
  expect(page.word_count).toBeGreaterThan(100);
  expect((await list({ fld_search_word_id: 2_000_000 })).word).toBeNull();
});

test('GetSearchWords refuses visitors, customers and invalid pages', async () => {
  for (const who of [shop.visitor(), await shop.customer()])
    expect(await who.call('GetSearchWords', {})).toMatchObject({ status: 401 });
  expect(await staff.call('GetSearchWords', { page: 0 })).toMatchObject({ status: 400 });
});
