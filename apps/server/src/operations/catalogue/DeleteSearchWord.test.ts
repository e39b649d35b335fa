import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('DeleteSearchWord removes a word from the search at once, and only once', async () => {
  const staff = await shop.staff();
  const find = async () => (await shop.visitor().call('FindBoxes', { search: 'agarbatti' })).data.match;
  expect(await find()).toBe('words');
  const [{ fld_search_word_id }] = (await staff.call('GetSearchWords', { search: 'agarbatti' })).data.words;
  expect(await staff.call('DeleteSearchWord', { fld_search_word_id })).toMatchObject({
    status: 200,
    data: { fld_word: 'agarbatti' },
  });
  expect(await find()).toBe('none');
  expect(await listChanges(shop.services.db, {}, 5)).toMatchObject([
    { operation: 'DeleteSearchWord', before: { word: 'agarbatti' }, after: null },
  ]);
  expect(await staff.call('DeleteSearchWord', { fld_search_word_id })).toMatchObject({
    status: 404,
    data: 'This word is deleted already.',
  });
});

test('DeleteSearchWord refuses visitors, customers and invalid ids', async () => {
  for (const who of [shop.visitor(), await shop.customer()])
    expect(await who.call('DeleteSearchWord', { fld_search_word_id: 1 })).toMatchObject({ status: 401 });
  expect(await (await shop.staff()).call('DeleteSearchWord', { fld_search_word_id: 'x' })).toMatchObject({
    status: 400,
  });
});
