import { accountExportAddress } from '@boxwright/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
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

const note = (orderid: number, purchase_order: string, who = desk) =>
  who.call('NotePurchaseOrder', { orderid, purchase_order });

const rowOf = async (who: ShopVisitor, orderId: number) =>
  (await who.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } })).data[0];

/** The purchase order number that is printed on an order's documents, by kind. */
async function printedOn(orderId: number): Promise<Record<string, unknown>> {
  const { rows } = await shop.services.db.$client.query(
    `select kind, snapshot -> 'recipient' ->> 'purchaseOrder' as number from documents
     where order_id = $1 and snapshot ? 'recipient' order by id`,
    [orderId],
  );
  return Object.fromEntries(rows.map(({ kind, number }) => [kind, number]));
}

test('a buyer’s purchase order number goes from the address step to order, papers, mails, desk, accounts and e-invoice', async () => {
  const address = { gstin: '33AAACY2068D1ZN' };
  const { customer, place } = await readyToOrder(shop, { address });
  const orderId: number = (await place({ purchase_order: ' PO/2026/113 ' })).data.order_id;
  expect(await rowOf(customer, orderId)).toMatchObject({ fld_purchase_order: 'PO/2026/113' });
  const { fld_download_token: token } = await rowOf(customer, orderId);
  expect((await shop.app.inject(`/downloads/proforma/${token}`)).statusCode).toBe(200);
  await payInFull(shop, customer, orderId);
  await shop.runJobs();
  expect((await mailsTo(shop, customer.email, 'BW26')).join()).toContain('Purchase order PO/2026/113');

  // The desk finds the order by it, and can correct it until the invoice is issued.
  const found = (await desk.call('GetDeskOrders', { search: 'po/2026/113' })).data.orders;
  expect(found.map(({ fld_order_id }: { fld_order_id: number }) => fld_order_id)).toEqual([orderId]);
  expect(await note(orderId, 'PO/2026/114')).toMatchObject({ status: 200, data: { purchase_order: 'PO/2026/114' } });
  const admin = await shop.staff();
  await moveOrderTo(admin, orderId, 'Dispatched');
  expect(await note(orderId, 'PO/2026/115')).toMatchObject({
    status: 409,
    data: 'The invoice is issued, and its purchase order number can’t be changed any more.',
  });
  expect(await printedOn(orderId)).toEqual({
    proforma: 'PO/2026/113',
    'receipt-voucher': 'PO/2026/113',
    'tax-invoice': 'PO/2026/114',
    'delivery-challan': 'PO/2026/114',
  });
  // Goods that go to the billing address have no separate place of delivery.
  const { rows } = await shop.services.db.$client.query(
    `select snapshot ? 'deliverTo' as "goesElsewhere" from documents where order_id = $1 and kind = 'tax-invoice'`,
    [orderId],
  );
  expect(rows).toEqual([{ goesElsewhere: false }]);

  const today = indianDay(shop.clock.now());
  const load = async (file: string) =>
    shop.app.inject({
      url: accountExportAddress(file, { from: today, to: today }),
      cookies: Object.fromEntries(admin.cookies),
    });
  const { rawPayload } = await load('e-invoices.zip');
  const [eInvoice] = JSON.parse(Buffer.from(unzipSync(rawPayload)['e-invoices.json'] ?? []).toString());
  expect(eInvoice.RefDtls).toEqual({ ContrDtls: [{ PORefr: 'PO/2026/114' }] });
  expect((await load('sales-register.csv')).body).toContain(',PO/2026/114\r\n');
  expect((await load('tally.xml')).body).toMatch(/<NARRATION>Order BW26-\d+, purchase order PO\/2026\/114, /);
});

test('it is optional, has at most sixteen characters, and is replaced when the order is placed again', async () => {
  const { customer, place } = await readyToOrder(shop);
  const tooLong = 'Please shorten the purchase order number to at most 16 characters.';
  expect(await place({ purchase_order: 'x'.repeat(17) })).toMatchObject({
    status: 400,
    data: tooLong,
    body: { field: 'purchaseOrder' },
  });
  const orderId: number = (await place({ purchase_order: '4500012345678901' })).data.order_id;
  expect(await rowOf(customer, orderId)).toMatchObject({ fld_purchase_order: '4500012345678901' });
  expect((await place()).data.order_id).toBe(orderId);
  expect(await rowOf(customer, orderId)).toMatchObject({ fld_purchase_order: '' });
  expect(await note(orderId, 'x'.repeat(17))).toMatchObject({ status: 400, data: tooLong });
  expect(await note(orderId, '')).toMatchObject({ status: 200, data: { purchase_order: '' } });
});

test('NotePurchaseOrder is for staff who may change orders, and refuses orders that don’t exist', async () => {
  const { place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  expect(await note(999_999, 'PO')).toMatchObject({ status: 404 });
  expect((await note(orderId, 'PO', await shop.staff('Production'))).status).toBe(403);
  for (const who of [shop.visitor(), await shop.customer()]) expect((await note(orderId, 'PO', who)).status).toBe(401);
});
