import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let desk: ShopVisitor;
let material: string;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Production');
  material = (await desk.call('GetStock', {})).data.materials[0].fld_material;
});
afterAll(() => shop.close());

const enter = (own: object, who = desk) =>
  who.call('EnterStock', { fld_material: material, fld_change: 'receipt', fld_sheets: '1,000', ...own });

test('EnterStock adds incoming sheets, also when two members enter some at once, and keeps every entry', async () => {
  const answers = await Promise.all([enter({}), enter({ fld_sheets: '250', fld_note: 'Challan 7' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { data } = await desk.call('GetStock', { fld_stock_id: answers[0]?.data.fld_stock_id });
  expect(data.items[0]).toMatchObject({ fld_on_hand: 1250, fld_free: 1250 });
  expect(data.entries.map(({ fld_sheets }: { fld_sheets: number }) => fld_sheets).sort()).toEqual([1000, 250]);
});

test('EnterStock sets the counted number with a reason, unless somebody has changed it meanwhile', async () => {
  const { data: item } = await enter({ fld_sheets: '5' });
  const count = (own: object = {}) =>
    enter({ fld_change: 'count', fld_sheets: '40', fld_note: 'Wet', fld_version: item.fld_version, ...own });
  const answers = await Promise.all([count(), count({ fld_sheets: '60' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  const kept = answers.find(({ status }) => status === 200);
  expect(refused?.data).toContain(`has changed meanwhile: ${kept?.data.fld_on_hand} sheets are on hand.`);
});

test.each([
  [{ fld_material: '' }, 'Please choose the board and the sheet.'],
  [{ fld_material: 'gold|1×1 in' }, 'Please choose the board and the sheet.'],
  [{ fld_change: 'stolen' }, 'Please choose what happened.'],
  [{ fld_sheets: '-5' }, 'Please enter a whole number of sheets, up to 99,99,999.'],
  [{ fld_sheets: '0' }, 'Please enter how many sheets came in.'],
  [{ fld_change: 'count', fld_sheets: '7' }, 'Please say why the count differs.'],
])('EnterStock refuses %j with a sentence', async (own, sentence) => {
  expect(await enter(own)).toMatchObject({ status: 400, data: sentence });
});

test('EnterStock refuses visitors, customers and other staff', async () => {
  const who = [shop.visitor(), await shop.customer(), await shop.staff('Order desk')];
  const answers = await Promise.all(who.map((each) => enter({}, each)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});
