import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrderTo } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo, payInFull, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const meera = {
  company: 'Kokko Foods',
  contact: 'Meera Iyer',
  mobile: '9840012345',
  email: 'meera@kokko.example',
  flat: '4B',
  area: 'Mount Road',
  landmark: '',
};

const correct = (orderid: number, own: object, who = desk) =>
  who.call('CorrectAddress', { orderid, which: 'both', ...meera, ...own });

const shown = async (orderId: number) => (await desk.call('GetDeskOrder', { orderid: orderId })).data;

test('a corrected address is on the order, in the customer’s mail, in the timeline and on the papers from then on', async () => {
  const { customer, place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  await payInFull(shop, customer, orderId);
  expect(await correct(orderId, {})).toMatchObject({ status: 200, data: { which: 'both' } });
  expect(await correct(orderId, {})).toMatchObject({ status: 400, data: 'Nothing of the address is changed.' });
  await shop.runJobs();
  const mail = (await mailsTo(shop, customer.email, 'address corrected')).join();
  for (const line of ['Kokko Foods', 'Meera Iyer', '4B, Mount Road', '9840012345']) expect(mail).toContain(line);
  const { correctable, timeline } = await shown(orderId);
  expect(correctable).toEqual({ billing: meera, shipping: meera });
  expect(JSON.stringify(timeline)).toContain('Corrected an address');
  // What changed is named in the audit, and nobody's name or number: entries outlive an erased account.
  const { rows } = await shop.services.db.$client.query(
    `select after from audit_entries where operation = 'CorrectAddress'`,
  );
  expect(JSON.stringify(rows)).toContain('contactName');
  expect(JSON.stringify(rows)).not.toContain('Meera');

  await moveOrderTo(await shop.staff(), orderId, 'Dispatched');
  const papers = await shop.services.db.$client.query(
    `select snapshot::text as text from documents where order_id = $1 and kind = 'tax-invoice'`,
    [orderId],
  );
  expect(papers.rows[0]?.text).toContain('Mount Road');
  expect((await shown(orderId)).correctable).toEqual({ billing: null, shipping: null });
  expect(await correct(orderId, { which: 'billing', flat: '5' })).toMatchObject({
    status: 409,
    data: 'The invoice is issued, and its billing address can’t be changed any more.',
  });
  expect((await correct(orderId, { which: 'shipping', flat: '5' })).status).toBe(409);
});

test('it corrects one address alone, and needs name, mobile, street, an order that exists, and the right', async () => {
  const { place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  const before = (await shown(orderId)).correctable;
  expect((await correct(orderId, { which: 'shipping' })).status).toBe(200);
  expect((await shown(orderId)).correctable).toEqual({ billing: before.billing, shipping: meera });
  for (const [wire, typed, field] of [
    ['contact', ' ', 'contactName'],
    ['mobile', '12', 'mobile'],
    ['email', 'meera', 'email'],
    ['area', '', 'area'],
  ] as const)
    expect(await correct(orderId, { [wire]: typed })).toMatchObject({ status: 400, body: { field } });
  expect((await correct(999_999, {})).status).toBe(404);
  expect((await correct(orderId, {}, await shop.staff('Production'))).status).toBe(403);
  for (const who of [shop.visitor(), await shop.customer()])
    expect((await correct(orderId, { flat: '9' }, who)).status).toBe(401);
});
