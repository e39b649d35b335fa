import { connect, listChanges } from '@boxwright/storage';
import { eventually, type FreshDatabase, freshDatabase } from '@boxwright/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';
import { draftWith } from '../../testing/price-drafts.ts';
import { smallWebBuild } from '../../testing/small-web-build.ts';

let database: FreshDatabase;
let shop: Shop;
let other: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  database = await freshDatabase();
  // Only nodes with pages are notified of other nodes' changes.
  const web = { build: async () => smallWebBuild({}, {}), clientFolder: null };
  const nodes = { secretKey: 'a secret key of all the nodes, long enough', web };
  shop = await openShop({ database, ...nodes });
  const { url } = database;
  other = await openShop({ database: { ...connect(url), url }, ...nodes });
  staff = await shop.staff();
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const soapBox = { varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0, quantity: 1000 };
const priceOn = async (node: Shop): Promise<number> =>
  (await node.visitor().call('GetPrice', soapBox)).data.total_price;
const today = () => indianDay(shop.clock.now());
const publish = (revision: number, own: object = {}) =>
  staff.call('PublishPriceDraft', { kind: 'carton', revision, valid_from: today(), note: 'Board is dearer', ...own });

test('PublishPriceDraft changes the price on every node, but not of earlier orders', async () => {
  const { customer, place } = await readyToOrder(shop);
  const ordered = await place();
  const before = await priceOn(shop);
  expect(await priceOn(other)).toBe(before);
  const revision = await draftWith(staff, 'carton', { 'board/folding-box-board': '170' });
  expect(await publish(revision)).toMatchObject({
    status: 200,
    data: { version: 'carton-2', valid_from: today() },
  });
  const after = await priceOn(shop);
  expect(after).toBeGreaterThan(before);
  await eventually(async () => expect(await priceOn(other)).toBe(after));
  const { data } = await customer.call('GetWebsiteOrderDetails', {
    whereClause: { fld_order_id: ordered.data.order_id },
  });
  expect(data[0].fld_netcost).toBe(before);
  expect((await staff.call('GetPriceTable', { kind: 'carton' })).data).toMatchObject({
    draft: null,
    versions: [
      { version: 'carton-2', standing: 'in force', published_by: 'Order Desk', note: 'Board is dearer' },
      { version: 'demo-1', standing: 'past', published_by: null },
    ],
  });
});

test('PublishPriceDraft with a later day changes nothing until that day', async () => {
  const before = await priceOn(shop);
  const revision = await draftWith(staff, 'carton', { margin: '40' });
  expect(await publish(revision, { valid_from: '2027-04-01' })).toMatchObject({ status: 200 });
  expect(await priceOn(shop)).toBe(before);
  const [coming] = (await staff.call('GetPriceTable', { kind: 'carton' })).data.versions;
  expect(coming).toMatchObject({ valid_from: '2027-04-01', standing: 'coming' });
});

test('PublishPriceDraft changes delivery and stickers too', async () => {
  const asked = { destination_pin: '641001', source_pin: 600001, weight: 3, invoice_amount: 0, Gst: 18 };
  const delivery = async () => (await shop.visitor().call('GetDeliveryCharge', asked)).data.delivery_charges;
  const before = await delivery();
  const rates = await draftWith(staff, 'delivery', { 'rates/B/first': '140', 'zones/3/B': '60, 61, 62, 63, 64, 65' });
  expect(await publish(rates, { kind: 'delivery' })).toMatchObject({ data: { version: 'delivery-2' } });
  expect(await delivery()).toBe(before + 100);
  const stickers = await draftWith(staff, 'sticker', { 'least/round': '5000' });
  expect(await publish(stickers, { kind: 'sticker' })).toMatchObject({ data: { version: 'sticker-2' } });
  const disc = { shape: 1, material: 3, length: 50, width: 50, quantity: 100 };
  expect((await shop.visitor().call('GetStickerPrice', disc)).data[0].total).toBe(5000);
});

test('PublishPriceDraft records each changed figure before and after, and no other', async () => {
  const revision = await draftWith(staff, 'sticker', { 'least/round': '4800' });
  const draft = (await staff.call('GetPriceTable', { kind: 'sticker' })).data;
  const figure = draft.figures.find(({ key }: { key: string }) => key === 'least/round');
  expect(await publish(revision, { kind: 'sticker' })).toMatchObject({ status: 200 });
  const [entry] = await listChanges(shop.services.db, { subject: 'prices', subjectId: 'sticker' }, 1);
  expect(entry).toMatchObject({ operation: 'PublishPriceDraft', reason: 'Board is dearer' });
  expect(entry?.before).toEqual({ version: draft.draft.base_version, 'least/round': figure.before });
  const published = (await staff.call('GetPriceTable', { kind: 'sticker' })).data.versions[0].version;
  expect(entry?.after).toEqual({ version: published, valid_from: today(), 'least/round': '4800' });
  expect(figure.before).not.toBe('4800');
});

test('PublishPriceDraft refuses past and invalid days, figures with problems, and drafts that others changed', async () => {
  const revision = await draftWith(staff, 'carton', { margin: '95' });
  for (const valid_from of ['', '2026-02-30', '2020-01-01', '2099-01-01'])
    expect(await publish(revision, { valid_from })).toMatchObject({ status: 400, body: { field: 'validFrom' } });
  expect(await publish(revision)).toMatchObject({ status: 422 });
  const { data } = await staff.call('SavePriceDraft', {
    kind: 'carton',
    revision,
    figures: [{ key: 'margin', value: '30' }],
  });
  expect(await publish(revision)).toMatchObject({
    status: 409,
    data: 'Order Desk has changed this draft meanwhile. Nothing was overwritten: please load the page again.',
  });
  const twice = await Promise.all([publish(data.revision), publish(data.revision)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('PublishPriceDraft refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')]) {
    const answer = await who.call('PublishPriceDraft', { kind: 'carton', revision: 1, valid_from: today(), note: '' });
    expect([401, 403]).toContain(answer.status);
  }
});
