import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let orderId: number;
beforeAll(async () => {
  shop = await openShop();
  orderId = (await (await readyToOrder(shop)).place()).data.order_id;
});
afterAll(() => shop.close());

const load = (visitor: ShopVisitor, file: string, id: number | string = orderId) =>
  shop.app.inject({ url: `/manage/orders/${id}/packing/${file}`, cookies: Object.fromEntries(visitor.cookies) });

test('staff who see orders get a packing list, and a label for each parcel', async () => {
  const desk = await shop.staff('Production');
  const list = await load(desk, 'packing-list.pdf?parcels=2');
  expect(list).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/pdf' } });
  const labels = await load(desk, 'labels.pdf?parcels=3');
  expect(labels.headers['content-disposition']).toMatch(/^inline; filename="BW26-\d{6}-labels\.pdf"$/);
  const pagesOf = (body: string) => body.match(/\/Type \/Page\b(?!s)/g)?.length;
  expect([pagesOf(list.body), pagesOf(labels.body)]).toEqual([1, 3]);
  for (const wrong of ['0', '100', 'many', '-1', '']) {
    const refused = await load(desk, `labels.pdf?parcels=${wrong}`);
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('from 1 to 99')]);
  }
  expect((await load(desk, 'invoice.pdf')).statusCode).toBe(404);
  expect((await load(desk, 'labels.pdf', 999_999)).statusCode).toBe(404);
});

test('nothing is packed of a cancelled order, and nobody else sees where it goes', async () => {
  const admin = await shop.staff();
  await admin.call('MoveOrder', {
    ...{ orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Cancelled' },
    ...{ courier: '', trackingnumber: '', note: 'A test.' },
  });
  expect((await load(admin, 'labels.pdf')).statusCode).toBe(409);
  for (const visitor of [shop.visitor(), await shop.customer()]) {
    expect((await load(visitor, 'labels.pdf')).statusCode).not.toBe(200);
  }
});
