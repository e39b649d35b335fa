import { documentsOf, inTransaction, lockOrder } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueInvoice } from '../../selling/documents/issue-invoice.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo, openPayment, payInFull, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const list = (visitor: ShopVisitor, where: object) => visitor.call('GetOrderDocuments', { WhereClause: where });

interface Row {
  readonly fld_document_kind: string;
  readonly fld_document_number: string | null;
  readonly fld_document_file: string;
}
const kindsOf = (answer: { data: Row[] }) => answer.data.map(({ fld_document_kind: kind }) => kind);

describe('GetOrderDocuments', () => {
  test('lists the documents that exist at each step, and each file loads under its number', async () => {
    const { customer, orderId } = await openPayment(shop);
    const where = { fld_order_id: orderId };
    const placed = await list(customer, where);
    expect(kindsOf(placed)).toEqual(['order-form', 'key-line', 'proforma']);
    const proforma = await shop.app.inject(placed.data[2].fld_document_file);
    expect(proforma.headers['content-disposition']).toBe('attachment; filename="PI-26-27-000001.pdf"');
    // The proforma stays the same until the order changes.
    expect((await shop.app.inject(placed.data[2].fld_document_file)).rawPayload).toEqual(proforma.rawPayload);

    await payInFull(shop, customer, orderId);
    await inTransaction(shop.services.db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order) await issueInvoice(shop.services, tx, order, undefined);
    });
    const rows: Row[] = (await list(customer, where)).data;
    expect(kindsOf({ data: rows })).toEqual([
      'order-form',
      'key-line',
      'proforma',
      'receipt-voucher',
      'tax-invoice',
      'delivery-challan',
    ]);
    for (const { fld_document_file: file, fld_document_number: number } of rows) {
      const answer = await shop.app.inject(file);
      expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-robots-tag': 'noindex' });
      expect(answer.headers['cache-control']).toBe('private, no-store');
      if (number) expect(answer.headers['content-disposition']).toContain(number.replaceAll('/', '-'));
    }
    expect((await shop.app.inject(placed.data[2].fld_document_file)).statusCode).toBe(404);

    await shop.runJobs();
    const [mail] = await mailsTo(shop, customer.email, 'Payment of');
    const voucher = rows.find((row) => row.fld_document_kind === 'receipt-voucher');
    expect(mail).toContain(`${shop.services.env.publicUrl}${voucher?.fld_document_file}`);
    const issued = await documentsOf(shop.services.db, orderId);
    expect(issued.filter(({ fileKey }) => fileKey === null)).toEqual([]);
  });

  test('refuses a list without an order, and unknown filters', async () => {
    const customer = await shop.customer();
    expect((await list(customer, {})).status).toBe(400);
    expect((await list(customer, { fld_customer_id: 1 })).status).toBe(400);
  });

  test('gives strangers nothing: signed out, signed in, or with the token of another order', async () => {
    const { customer, orderId } = await openPayment(shop);
    await payInFull(shop, customer, orderId);
    const where = { fld_order_id: orderId };
    const own: Row[] = (await list(customer, where)).data;
    const [visitor, stranger] = [shop.visitor(), await shop.customer()];
    expect((await list(visitor, where)).status).toBe(401);
    expect((await list(stranger, where)).status).toBe(404);

    const [, , , token = '', file = ''] =
      own.find((row) => row.fld_document_number)?.fld_document_file.split('/') ?? [];
    expect((await list(visitor, { fld_download_token: token })).data).toEqual(own);
    const { customer: other, place } = await readyToOrder(shop);
    const others = await list(other, { fld_order_id: (await place()).data.order_id });
    const otherToken = others.data[0].fld_document_file.split('/').at(-1);
    for (const [theirs, name] of [
      [otherToken, file],
      [`${token}x`, file],
      [token, 'RV-26-27-999999.pdf'],
      [token, '..%2F..%2Fsecret-key'],
    ]) {
      expect((await shop.app.inject(`/downloads/document/${theirs}/${name}`)).statusCode).toBe(404);
    }
    expect((await shop.app.inject(`/downloads/document/${token}/${file}`)).statusCode).toBe(200);
  });
});
