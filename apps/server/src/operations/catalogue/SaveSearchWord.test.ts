import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
let boxes: { fld_productid: number; fld_itemname: string }[];
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  boxes = (await shop.visitor().call('GetProductMaster', {})).data;
});
afterAll(() => shop.close());

const boxNamed = (name: string) => boxes.find(({ fld_itemname }) => fld_itemname === name)?.fld_productid ?? 0;
const save = (word: string, target: number | string, id?: number) =>
  staff.call('SaveSearchWord', { fld_word: word, fld_target: String(target), fld_search_word_id: id });
const found = async (search: string): Promise<number[]> =>
  (await shop.visitor().call('FindBoxes', { search })).data.fld_productids;
const listed = async (search: string) => (await staff.call('GetSearchWords', { search })).data.words;

test('SaveSearchWord adds a word that buyers find the box by at once, and says who added it', async () => {
  const soap = boxNamed('Soap Box');
  expect(await found('uptan')).toEqual([]);
  expect(await save(' Uptans ', soap)).toMatchObject({ status: 200, data: { fld_word: 'uptan' } });
  expect(await found('uptan')).toEqual([soap]);
  expect(await listed('uptan')).toMatchObject([
    { fld_word: 'uptan', fld_changed_by: 'Order Desk', fld_changed_on: shop.clock.now().toISOString() },
  ]);
  expect(await listChanges(shop.services.db, {}, 5)).toMatchObject([
    { operation: 'SaveSearchWord', before: null, after: { word: 'uptan', finds: 'Soap Box' } },
  ]);
});

test('SaveSearchWord stores a word once, however it is written, also for ten requests at once', async () => {
  const tea = boxNamed('Tea Packing Box');
  const answers = await Promise.all(Array.from({ length: 10 }, () => save('Oolong', tea)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const written of ['oolong', 'OOLONG ', 'oolongs']) {
    expect(await save(written, tea)).toMatchObject({
      status: 409,
      data: 'Tea Packing Box has the word “oolong” already.',
    });
  }
  const [{ fld_search_word_id: first }] = await listed('oolong');
  const { data: second } = await save('kahwa', tea);
  expect(await save('oolong', tea, second.fld_search_word_id)).toMatchObject({ status: 409 });
  // Saved without a change.
  expect(await save('oolong', tea, first)).toMatchObject({ status: 200 });
});

test('SaveSearchWord changes a word and what it finds, also to a single size', async () => {
  const [candle, coffee] = [boxNamed('Candle Box'), boxNamed('Coffee Box')];
  const { data: added } = await save('votive', candle);
  expect(await save('tapers', coffee, added.fld_search_word_id)).toMatchObject({ status: 200 });
  expect([await found('votive'), await found('taper')]).toEqual([[], [coffee]]);
  const { data: targets } = await staff.call('GetSearchWords', {});
  const size = targets.targets.find(({ fld_target }: { fld_target: string }) => fld_target.startsWith(`${coffee}-`));
  expect(await save('taper', size.fld_target, added.fld_search_word_id)).toMatchObject({ status: 200 });
  expect((await shop.visitor().call('FindBoxes', { search: 'taper' })).data.variants).toMatchObject([
    { fld_variantname: size.fld_name },
  ]);
});

test.each([
  ['', 'Please enter a word.'],
  ['face wash', 'Please enter one word: the search compares each word by itself.'],
  ['சோப்பு', 'Please use the letters a to z and digits: the search compares no others.'],
  ['Boxes', 'The search leaves out “Boxes”, because nearly every box has it.'],
])('SaveSearchWord refuses the word “%s” with a sentence', async (word, sentence) => {
  expect(await save(word, boxNamed('Soap Box'))).toMatchObject({
    status: 400,
    data: sentence,
    body: { field: 'word' },
  });
});

test('SaveSearchWord refuses boxes that don’t exist, sizes of other boxes, and words that are gone', async () => {
  const { data } = await staff.call('GetSearchWords', {});
  const size = data.targets.find(({ fld_target }: { fld_target: string }) => fld_target.includes('-')).fld_target;
  for (const target of ['', 'x', '1-x', '999999', `999999-${size.split('-')[1]}`])
    expect(await save('hamam', target)).toMatchObject({ status: 400, body: { field: 'target' } });
  expect(await save('hamam', boxNamed('Soap Box'), 2_000_000)).toMatchObject({ status: 404 });
});

test('SaveSearchWord refuses visitors and customers', async () => {
  for (const who of [shop.visitor(), await shop.customer()])
    expect(await who.call('SaveSearchWord', { fld_word: 'a', fld_target: '1' })).toMatchObject({ status: 401 });
});
