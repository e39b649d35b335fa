import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const board = {
  kind: 'board',
  name: 'Kraft Board',
  description: 'Brown and strong.',
  position: 20,
  gsm: 300,
  bulk: 1.4,
  family: '',
  side: 'outer',
  hsn: '',
  white_underprint: false,
};

const add = (own: object) => staff.call('AddMaterial', { ...board, ...own });
const onSite = async (name: 'GetBoard' | 'GetCoatingdata' | 'GetStickerMaterialMaster') =>
  JSON.stringify((await shop.visitor().call(name, {})).data);

/** Publishes the draft of a table with these figures. */
const publish = async (kind: string, figures: readonly object[]) => {
  const admin = await shop.staff();
  await admin.call('StartPriceDraft', { kind });
  const saved = await admin.call('SavePriceDraft', { kind, revision: 1, figures });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(shop.services.now());
  const { revision } = saved.data;
  return admin.call('PublishPriceDraft', { kind, revision, valid_from: today, note: '' });
};

test('AddMaterial adds a board that buyers can choose and pay for once a rate card prices it', async () => {
  const added = await add({});
  expect(added).toMatchObject({ status: 200, data: { code: 'kraft-board-300', is_priced: false, status: 'Active' } });
  const boardId = added.data.fld_material_id;
  expect(await onSite('GetBoard')).not.toContain('Kraft Board');
  const boxes = {
    ...{ varientid: 202, boardid: boardId, outercoatingid: 2, innercoatingid: 0, quantity: 1000 },
    deliverytype: 'StandardShipping',
    destination_pin: '641001',
  };
  expect((await shop.visitor().call('GetQuote', boxes)).status).toBe(404);
  expect((await publish('carton', [])).status).toBe(422);
  await (await shop.staff()).call('DiscardPriceDraft', { kind: 'carton', revision: 2 });
  expect(await publish('carton', [{ key: 'board/kraft-board', value: '70' }])).toMatchObject({ status: 200 });
  expect(await onSite('GetBoard')).toContain('Kraft Board');
  expect((await shop.visitor().call('GetQuote', boxes)).status).toBe(200);
  const { place } = await readyToOrder(shop, { line: { boardid: boardId } });
  expect((await place()).status).toBe(200);
});

test('AddMaterial offers a board at once if it shares another board’s price per kilogram', async () => {
  const added = await add({ name: 'Ivory', gsm: '320', family: 'folding-box-board' });
  expect(added.data.is_priced).toBe(true);
  expect(await onSite('GetBoard')).toContain('Ivory');
});

test('AddMaterial adds the new price to a draft that somebody is working at, and changes nothing else in it', async () => {
  const admin = await shop.staff();
  await admin.call('StartPriceDraft', { kind: 'sticker' });
  const figures = [{ key: 'setUp', value: '45' }];
  const film = await add({ kind: 'sticker-material', name: 'Matt Film', hsn: '391990' });
  expect(film).toMatchObject({ status: 200, data: { is_priced: false } });
  const saved = await admin.call('SavePriceDraft', { kind: 'sticker', revision: 1, figures });
  expect(saved).toMatchObject({ status: 200, data: { problems: 1 } });
  const { data } = await admin.call('ExportPriceTable', { kind: 'sticker' });
  expect(data.csv).toContain('materials/matt-film');
  const csv = data.csv.replace(/(materials\/matt-film.*,)\r/, '$138\r');
  const imported = await admin.call('ImportPriceDraft', { kind: 'sticker', revision: 2, csv });
  expect(imported).toMatchObject({ status: 200, data: { problems: 0 } });
  expect(await onSite('GetStickerMaterialMaster')).not.toContain('Matt Film');
});

test('AddMaterial uses a code once, and refuses missing fields', async () => {
  const coating = { kind: 'coating', name: 'Velvet', side: 'inner' };
  const answers = await Promise.all([1, 2].map(() => add(coating)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await onSite('GetCoatingdata')).not.toContain('Velvet');
  for (const [wrong, field] of [
    [{ name: '' }, 'name'],
    [{ name: '***' }, 'name'],
    [{ gsm: '' }, 'gsm'],
    [{ gsm: 12.5 }, 'gsm'],
    [{ bulk: 'x' }, 'bulk'],
    [{ kind: 'sticker-material', hsn: '12' }, 'hsn'],
    [{ kind: 'sticker-material', hsn: '9999' }, 'hsn'],
  ] as const)
    expect(await add({ name: 'New', ...wrong })).toMatchObject({ status: 400, body: { field } });
});

test('AddMaterial refuses visitors, customers and production', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Production')])
    expect([401, 403]).toContain((await who.call('AddMaterial', board)).status);
});
