import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotedSale } from '../../testing/desk-quotations.ts';
import { refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const listed = async (desk: ShopVisitor, view: string, owner = 'anybody') =>
  (await desk.call('GetQuotations', { view, owner })).data;

const found = async (desk: ShopVisitor, id: number) => {
  const { quotations } = await listed(desk, 'all');
  return quotations.find((each: { quotation_id: number }) => each.quotation_id === id);
};

const waiting = async (desk: ShopVisitor): Promise<number> => {
  const { data } = await desk.call('GetToday');
  return data.waiting.find(({ fld_kind }: { fld_kind: string }) => fld_kind === 'quotations').fld_count;
};

/** Follows a quotation up as its form does, with what is typed. */
const follow = async (desk: ShopVisitor, id: number, typed: object = {}) => {
  const { version, owner_id, follow_up_on, lost_reason, note } = await found(desk, id);
  return desk.call('FollowQuotation', {
    ...{ quotation_id: id, version, owner_id, follow_up_on, lost_reason: lost_reason ?? '', note },
    ...typed,
  });
};

test('a quotation is to be asked about before it ends, is lost with a reason, open again, and won by its order', async () => {
  const { id, desk, addressId, customerId } = await quotedSale(shop);
  const before = await waiting(desk);
  expect(await found(desk, id)).toMatchObject({ state: 'open', customer_id: customerId, lost_reason: null });
  shop.clock.advance({ days: 12 });
  const later = await shop.staff('Order desk');
  expect(await waiting(later)).toBe(before + 1);
  expect((await listed(later, 'due')).quotations).toContainEqual(expect.objectContaining({ quotation_id: id }));
  expect(await found(later, id)).toMatchObject({ state: 'ending' });
  expect((await listed(later, 'due', 'me')).quotations).toEqual([]);

  expect((await follow(later, id, { lost_reason: 'price', note: 'A cent a box.' })).status).toBe(200);
  expect(await found(later, id)).toMatchObject({ state: 'lost', lost_reason: 'price', note: 'A cent a box.' });
  expect(await waiting(later)).toBe(before);
  expect((await follow(later, id, { lost_reason: '' })).status).toBe(200);
  expect(await found(later, id)).toMatchObject({ state: 'ending' });

  const sale = (await later.call('SellQuotation', { quotation_id: id })).data.sale_id;
  const { version, total } = (await later.call('GetSale', { sale_id: sale })).data;
  const placed = await later.call('PlaceSale', {
    ...{ sale_id: sale, seen: version, shipping_address: addressId, billing_address: addressId },
    ...{ payment: 'Link', accepted_total: total },
  });
  expect(placed.status).toBe(200);
  expect(await found(later, id)).toMatchObject({ state: 'won', order_id: placed.data.order_id });
  expect((await listed(later, 'all')).conversion.won).toBe(1);
  expect(await follow(later, id, { lost_reason: 'price' })).toMatchObject({ code: 'not_possible' });
  // An order that is cancelled doesn't count.
  const cancelled = { orderid: placed.data.order_id, seenstatus: 'IN-PROCESS', orderstatus: 'Cancelled', note: 'No.' };
  expect((await (await shop.staff()).call('MoveOrder', cancelled)).status).toBe(200);
  expect(await found(later, id)).toMatchObject({ state: 'ending', order_id: null });
});

test('two colleagues don’t overwrite each other, and wrong days and owners are refused', async () => {
  const { id, desk } = await quotedSale(shop);
  const seen = (await found(desk, id)).version;
  expect((await follow(desk, id, { note: 'Called.' })).status).toBe(200);
  expect(await follow(desk, id, { version: seen, note: 'Mailed.' })).toMatchObject({ status: 409 });
  expect(await found(desk, id)).toMatchObject({ note: 'Called.' });
  const refusals = [
    [{ follow_up_on: '2001-01-01' }, 'followUpOn'],
    [{ follow_up_on: 'soon' }, 'followUpOn'],
    [{ owner_id: 999_999 }, 'ownerId'],
    [{ note: 'x'.repeat(501) }, 'note'],
  ] as const;
  for (const [typed, field] of refusals)
    expect(await follow(desk, id, typed)).toMatchObject({ status: 400, body: { field } });
  expect(
    await desk.call('FollowQuotation', {
      quotation_id: 1e6,
      version: 1,
      owner_id: 1,
      follow_up_on: '',
      lost_reason: '',
      note: '',
    }),
  ).toMatchObject({ status: 404 });
});

test('FollowQuotation is for staff who sell', async () => {
  const body = { quotation_id: 1, version: 1, owner_id: 1, follow_up_on: '', lost_reason: '', note: '' };
  expect(await refusedToOthers(shop, 'FollowQuotation', body, 'Accounts')).toEqual([401, 401, 403]);
});
