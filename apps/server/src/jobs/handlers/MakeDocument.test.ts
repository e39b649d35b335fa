import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { documentsOf, inTransaction } from '@boxwright/storage';
import { storedOrder } from '@boxwright/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueInvoice } from '../../selling/documents/issue-invoice.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { MakeDocument } from './MakeDocument.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('makes the file of an issued document once, also after a crash that left the file without its note', async () => {
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

test('does nothing when the document doesn’t exist', async () => {
  await MakeDocument({ documentId: 999_999 }, { services: shop.services, log: pino({ level: 'silent' }) });
});
