import { readdirSync, rmSync, truncateSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseRupees } from '@boxwright/money';
import { documentsOf } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settlePayment } from '../../selling/payments/settle-payment.ts';
import { deliveredOrder } from '../../testing/after-sale.ts';
import { deskOrder } from '../../testing/desk.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addBoxes, openPayment, readyToOrder } from '../../testing/orders.ts';
import { textOfPdf } from '../../testing/shown-texts.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the order form loads as a PDF by its token, and is generated again only after a change', async () => {
  const { customer, orderId, txnid, total } = await openPayment(shop);
  const rows = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
  const load = () => shop.app.inject(`/downloads/order-form/${rows.data[0].fld_download_token}`);
  const first = await load();
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe('application/pdf');
  expect(first.headers['content-disposition']).toMatch(/^attachment; filename="order_form\d+\.pdf"$/);
  expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await load()).rawPayload.equals(first.rawPayload)).toBe(true);
  expect(await documentsOf(shop.services.db, orderId, 'order-form')).toHaveLength(1);

  shop.payu.says(txnid, 'captured', parseRupees(total));
  await settlePayment(shop.services, txnid);
  expect((await load()).rawPayload.equals(first.rawPayload)).toBe(false);
  expect(await documentsOf(shop.services.db, orderId, 'order-form')).toHaveLength(2);
});

test.each(['order-form', 'key-line'] as const)(
  'concurrent requests for a %s get the same file, and only one is stored',
  async (kind) => {
    const { customer, orderId } = await openPayment(shop);
    const rows = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
    const load = () => shop.app.inject(`/downloads/${kind}/${rows.data[0].fld_download_token}`);
    const answers = await Promise.all(Array.from({ length: 8 }, load));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const [first] = answers;
    expect(answers.filter(({ rawPayload }) => !first?.rawPayload.equals(rawPayload))).toEqual([]);
    const [kept, ...others] = await documentsOf(shop.services.db, orderId, kind);
    expect(others).toEqual([]);
    const folder = join(shop.services.env.dataDir, 'files', dirname(kept?.fileKey ?? ''));
    expect(readdirSync(folder)).toEqual([basename(kept?.fileKey ?? '')]);
  },
);

test('a damaged stored document is an error, and none of its bytes are sent', async () => {
  const { customer, orderId } = await openPayment(shop);
  const rows = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
  const load = () => shop.app.inject(`/downloads/order-form/${rows.data[0].fld_download_token}`);
  await load();
  const [kept] = await documentsOf(shop.services.db, orderId, 'order-form');
  const file = join(shop.services.env.dataDir, 'files', kept?.fileKey ?? '');
  truncateSync(file, 5_000);
  const damaged = await load();
  expect(damaged.statusCode).toBe(500);
  expect(damaged.headers['content-type']).toMatch(/^text\/plain/);

  // A missing file is generated again from the order.
  rmSync(file);
  expect((await load()).statusCode).toBe(200);
});

test('the order form also loads under its number, and in landscape as Invoice.pdf; an invoice loads only once it is stored', async () => {
  const { place, customer } = await readyToOrder(shop);
  const { data } = await place();
  const rows = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: data.order_id } });
  const load = (kind: string) => shop.app.inject(`/downloads/${kind}/${rows.data[0].fld_download_token}`);
  const upright = await load('order');
  expect(upright.headers['content-disposition']).toBe(`attachment; filename="${data.order_number}-orderform.pdf"`);
  expect(sizeOf(upright.rawPayload)).toEqual([595.28, 841.89]);
  const across = await load('order-sheet');
  expect(across.headers['content-disposition']).toBe('attachment; filename="Invoice.pdf"');
  expect(sizeOf(across.rawPayload)).toEqual([841.89, 595.28]);
  expect(await documentsOf(shop.services.db, data.order_id)).toHaveLength(2);
  expect((await load('invoice')).statusCode).toBe(404);
});

/** Width and height of the first page, in points. */
const sizeOf = (pdf: Buffer) =>
  /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1'))?.slice(1).map(Number);

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('buyers get the original of their invoice, signed-in staff also the copies for transporter and supplier', async () => {
  const desk = await shop.staff();
  const { customer, orderId } = await deliveredOrder(shop, desk);
  const { data } = await customer.call('GetOrderDocuments', { WhereClause: { fld_order_id: orderId } });
  const files = new Map<string, string>(
    data.map((row: Record<string, string>) => [row['fld_document_kind'], row['fld_document_file']]),
  );
  const invoice = files.get('tax-invoice') ?? '';
  const token = invoice.split('/')[3];
  const original = await shop.app.inject(invoice);
  expect(original.statusCode).toBe(200);
  const pages = pagesOf(original.rawPayload) ?? 0;
  expect((await shop.app.inject(`/downloads/invoice/${token}`)).rawPayload.equals(original.rawPayload)).toBe(true);

  const asStaff = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const all = await shop.app.inject({ url: `${invoice}?copies=all`, headers: { cookie: asStaff } });
  expect(pagesOf(all.rawPayload)).toBe(3 * pages);
  // The stored file is the issued one, with all copies.
  const [issued] = await documentsOf(shop.services.db, orderId, 'tax-invoice');
  expect(all.rawPayload.equals(Buffer.from(await shop.services.files.get(issued?.fileKey ?? '')))).toBe(true);
  expect((await shop.app.inject(`${invoice}?copies=all`)).statusCode).toBe(404);
});

test('the key line loads as a PDF by the same token, generated once, with a page for each different box', async () => {
  const { customer, placing, place } = await readyToOrder(shop);
  // The same box with another coating has the same dieline; on another board it differs.
  await addBoxes(customer, { orderid: placing.cartid, outercoatingid: 3 });
  await addBoxes(customer, { orderid: placing.cartid, boardid: 3 });
  const placed = await place();
  const orderId: number = placed.data.order_id;
  const rows = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
  const [row] = rows.data;
  expect(rows.data).toHaveLength(3);
  expect(row.fld_caliper).toBeGreaterThan(0.2);
  const load = () => shop.app.inject(`/downloads/key-line/${row.fld_download_token}`);
  const first = await load();
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe('application/pdf');
  expect(first.headers['content-disposition']).toBe(`attachment; filename="key-line-${row.fld_orderNumber}.pdf"`);
  expect(first.headers['cache-control']).toContain('no-store');
  expect(pagesOf(first.rawPayload)).toBe(2);
  const said = (await textOfPdf(first.rawPayload)).replace(/\s+/g, ' ');
  expect(said).toContain(`${row.fld_orderNumber}, items 1 and 2: Soap Box 100 g`);
  expect(said).toContain(`${row.fld_orderNumber}, Soap Box 100 g`);

  shop.clock.advance({ days: 1 });
  expect((await load()).rawPayload.equals(first.rawPayload)).toBe(true);
  expect(await documentsOf(shop.services.db, orderId, 'key-line')).toHaveLength(1);
});

test('a box that is measured outside is shown so in cart and order, keeps its size when ordered again, and is drawn by its inside', async () => {
  const { customer, placing, place } = await readyToOrder(shop, {
    line: { length: 60, width: 40, height: 100, measured: 'outside' },
  });
  const cart = await customer.call('GetCartWebsite', { orderid: placing.cartid });
  expect(cart.data[0]).toMatchObject({
    fld_length: 59.13,
    fld_stated_size: { measured: 'outside', length: 60, width: 40, height: 100 },
  });
  const placed = await place();
  const rows = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: placed.data.order_id } });
  expect(rows.data[0].fld_order_description).toMatch(
    /^59.13 × 39.13 × 99.13 mm inside, ordered as 60 × 40 × 100 mm outside, /,
  );
  const again = await customer.call('GetReorder', { orderid: placed.data.order_id });
  expect(JSON.stringify(again.data)).toContain('length=60&width=40&height=100&measured=outside');
  const file = await shop.app.inject(`/downloads/key-line/${rows.data[0].fld_download_token}`);
  expect(pagesOf(file.rawPayload)).toBe(1);
});

test('the weight of the contents is shown in cart and order and to the order desk, and is kept when the box is ordered again', async () => {
  const { customer, placing, place } = await readyToOrder(shop, { line: { contents: 320 } });
  const cart = await customer.call('GetCartWebsite', { orderid: placing.cartid });
  expect(cart.data[0]).toMatchObject({ fld_contents: 320 });
  const placed = await place();
  const order = await deskOrder(await shop.staff('Order desk'), placed.data.order_id);
  expect(order.lines[0].details).toContainEqual({ label: 'Contents', value: '320 g' });
  const again = await customer.call('GetReorder', { orderid: placed.data.order_id });
  expect(JSON.stringify(again.data)).toContain('contents=320');
});

test('a box that is printed inside has both sides in the key line, and its row says so', async () => {
  const { customer, place } = await readyToOrder(shop, { line: { print: '4/4' } });
  const placed = await place();
  const rows = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: placed.data.order_id } });
  expect(rows.data[0].fld_inside).toBe(true);
  const file = await shop.app.inject(`/downloads/key-line/${rows.data[0].fld_download_token}`);
  expect([file.statusCode, pagesOf(file.rawPayload)]).toEqual([200, 2]);
});

test('a box made to measure has its own page in the key line', async () => {
  const { customer, placing, place } = await readyToOrder(shop);
  await addBoxes(customer, { orderid: placing.cartid, length: 120, width: 32, height: 90 });
  const placed = await place();
  const rows = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: placed.data.order_id } });
  const file = await shop.app.inject(`/downloads/key-line/${rows.data[0].fld_download_token}`);
  expect(pagesOf(file.rawPayload)).toBe(2);
  expect(rows.data[1].fld_order_description).toMatch(/^120 × /);
});

test.each(['order-form', 'order', 'order-sheet', 'invoice', 'key-line'])(
  'an invalid token loads no %s',
  async (kind) => {
    for (const token of ['1', 'x'.repeat(39), '..%2F..%2Fsecret-key']) {
      expect((await shop.app.inject(`/downloads/${kind}/${token}`)).statusCode).toBe(404);
    }
  },
);
