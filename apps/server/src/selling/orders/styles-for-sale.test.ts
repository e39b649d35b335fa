import { pricedStyles } from '@boxwright/pricing';
import { listVariants } from '@boxwright/storage';
import { sampleOf } from '@boxwright/testing/thorough';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addBoxes, readyToOrder, waiveMoney } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A size of each style, or of half of them by day, that isn't a tuck box, the first of its category. */
async function firstOfEachStyle() {
  const variants = await listVariants(shop.services.db, { status: 'Active' });
  const first = new Map(variants.toReversed().map((variant) => [variant.style, variant]));
  return sampleOf(
    [...first.values()].filter(({ style }) => !style.endsWith('-tuck-end')),
    2,
  );
}

test('the shop sells boxes of every style that has a price, and of no other', async () => {
  const sold = new Set((await listVariants(shop.services.db, { status: 'Active' })).map(({ style }) => style));
  expect([...sold].toSorted()).toEqual(pricedStyles.toSorted());
});

test('a box of every style can be bought, and has a page in the key line and a ticket in the works', async () => {
  const [first, ...others] = await firstOfEachStyle();
  if (!first) throw new Error('no variants');
  const lineOf = ({ id }: { id: number }) => ({ itemdetails: [{ Item: id, Quantity: 1000 }] });
  const { customer, placing, place } = await readyToOrder(shop, { line: lineOf(first) });
  for (const variant of others) await addBoxes(customer, { orderid: placing.cartid, ...lineOf(variant) });
  const { data } = await place();
  const { data: rows } = await customer.call('GetWebsiteOrderDetails', {
    whereClause: { fld_order_id: data.order_id },
  });
  expect(rows.map((row: { item_name: string }) => row.item_name)).toEqual([first, ...others].map(({ name }) => name));

  const keyLine = await shop.app.inject(`/downloads/key-line/${rows[0].fld_download_token}`);
  expect(keyLine.statusCode).toBe(200);
  expect(keyLine.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(rows.length);

  const desk = await shop.staff();
  await waiveMoney(shop, data.order_id);
  await desk.call('MoveOrder', { orderid: data.order_id, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  for (const [index, { name }] of [first, ...others].entries()) {
    const url = `/manage/orders/${data.order_id}/job-ticket/${index + 1}.pdf`;
    const ticket = await shop.app.inject({ url, cookies: Object.fromEntries(desk.cookies) });
    expect(ticket.statusCode, name).toBe(200);
  }
});
