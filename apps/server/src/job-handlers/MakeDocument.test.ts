import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { documentsOf, inTransaction } from '@boxwright/storage';
import { storedOrder } from '@boxwright/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextNight } from '../process/indian-day.ts';
import { issueInvoice } from '../selling/documents/issue-invoice.ts';
import { paidOrder } from '../testing/move-orders.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { MakeDocument } from './MakeDocument.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('makes the file of an issued document once, also after a crash between storing the file and recording it', async () => {
  const { services } = shop;
  const { order } = await storedOrder(services.db, { status: 'Dispatched' });
  const { id } = await inTransaction(services.db, (tx) => issueInvoice(services, tx, order, undefined));
  const invoice = async () => (await documentsOf(services.db, order.id, 'tax-invoice'))[0];
  expect(await invoice()).toMatchObject({ fileKey: null, checksum: null });

  const context = { services, log: pino({ level: 'silent' }) };
  // The process ends when the file is stored and before the row says so.
  const crash = new Error('ended');
  const files = {
    ...services.files,
    put: async (key: string, bytes: Uint8Array) => {
      await services.files.put(key, bytes);
      throw crash;
    },
  };
  await expect(MakeDocument({ documentId: id }, { ...context, services: { ...services, files } })).rejects.toBe(crash);
  expect(await invoice()).toMatchObject({ fileKey: null });

  await MakeDocument({ documentId: id }, context);
  const made = await invoice();
  await MakeDocument({ documentId: id }, context);
  expect(await invoice()).toEqual(made);
  expect(readdirSync(join(services.env.dataDir, 'files', 'tax-invoice', String(order.id)))).toEqual([
    `${id}.${made?.checksum}.pdf`,
  ]);
});

test('the file of a receipt voucher is made at night, or when somebody opens it', async () => {
  const { customer, orderId } = await paidOrder(shop);
  const voucher = async () => (await documentsOf(shop.services.db, orderId, 'receipt-voucher'))[0];
  const issued = await voucher();
  const { rows } = await shop.services.db.$client.query(
    `select start_after as "startAfter" from jobs.job where name = 'MakeDocument' and data ->> 'documentId' = $1`,
    [String(issued?.id)],
  );
  expect(rows).toEqual([{ startAfter: nextNight(shop.clock.now()) }]);
  expect(issued).toMatchObject({ fileKey: null, number: expect.any(String) });
  const { data } = await customer.call('GetOrderDocuments', { WhereClause: { fld_order_id: orderId } });
  const { fld_document_file: url } = data.find(
    ({ fld_document_kind: kind }: { fld_document_kind: string }) => kind === 'receipt-voucher',
  );
  expect((await shop.app.inject({ url })).statusCode).toBe(200);
  expect(await voucher()).toMatchObject({ checksum: expect.any(String) });
});

test('does nothing when the document doesn’t exist', async () => {
  await MakeDocument({ documentId: 999_999 }, { services: shop.services, log: pino({ level: 'silent' }) });
});
