import { freshDatabase, storedOrder } from '@boxwright/testing';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '../../connect.ts';
import { queueMail } from '../mails/mails.ts';
import { appendLedger } from '../payments/payments.ts';
import { findDocument, insertDocument, nextDocumentNumber, noteFileOfDocument } from './documents.ts';

const { db, close } = await freshDatabase({ max: 20 });
afterAll(close);

test('numbers documents without gaps or duplicates, even if some transactions fail', async () => {
  const take = (index: number) =>
    inTransaction(db, async (tx) => {
      const number = await nextDocumentNumber(tx, 'INV', '26-27');
      if (index % 3 === 0) throw new Error('The invoice failed.');
      return number;
    });
  const taken = await Promise.allSettled(Array.from({ length: 15 }, (_, index) => take(index)));
  const numbers = taken.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await inTransaction(db, (tx) => nextDocumentNumber(tx, 'INV', '27-28'))).toBe(1);
});

const checksum = (letter: string) => letter.repeat(43);

test('an issued document never changes: it gets its file once, and can’t be deleted', async () => {
  const { order } = await storedOrder(db);
  const issued = await inTransaction(db, (tx) =>
    insertDocument(tx, {
      orderId: order.id,
      kind: 'tax-invoice',
      number: 'INV/26-27/000007',
      snapshot: { total: 100 },
    }),
  );
  const change = (what: string) => db.execute(sql.raw(`update documents set ${what} where id = ${issued.id}`));
  const refused = { cause: { message: 'documents are kept as issued' } };
  await expect(change("number = 'INV/26-27/000008'")).rejects.toMatchObject(refused);
  await expect(change("file_key = 'a.pdf'")).rejects.toMatchObject(refused);

  const note = (fileKey: string, letter: string) =>
    inTransaction(db, (tx) => noteFileOfDocument(tx, issued.id, { fileKey, checksum: checksum(letter) }));
  expect(await note('first.pdf', 'a')).toMatchObject({ fileKey: 'first.pdf' });
  // A file that was lost comes back with the same bytes.
  expect(await note('again.pdf', 'a')).toMatchObject({ fileKey: 'again.pdf' });
  expect(await note('other.pdf', 'b')).toBeUndefined();
  expect(await findDocument(db, issued.id)).toMatchObject({ fileKey: 'again.pdf', checksum: checksum('a') });

  await expect(change(`checksum = '${checksum('b')}'`)).rejects.toMatchObject(refused);
  await expect(change(`snapshot = '{"total": 200}'`)).rejects.toMatchObject(refused);
  await expect(change('file_key = null, checksum = null')).rejects.toMatchObject(refused);
  await expect(db.execute(sql`delete from documents`)).rejects.toMatchObject(refused);
});

test('a document that no tax law asks for can be deleted when its customer is erased, and never once money came in', async () => {
  const { order } = await storedOrder(db);
  await inTransaction(db, (tx) => insertDocument(tx, { orderId: order.id, kind: 'order-form', fileKey: 'form.pdf' }));
  const pi = { orderId: order.id, kind: 'proforma', number: 'PI/26-27/000007' } as const;
  await inTransaction(db, (tx) => insertDocument(tx, pi));
  const deletion = () => db.execute(sql`delete from documents where order_id = ${order.id}`);
  const refused = { cause: { message: 'documents are kept as issued' } };
  await expect(deletion()).rejects.toMatchObject(refused);
  await db.execute(sql`update customers set erased_at = now() where id = ${order.customerId}`);
  const rollback = inTransaction(db, async (tx) => {
    await appendLedger(tx, { orderId: order.id, kind: 'cash', amountPaise: 100, gatewayPaymentId: 'receipt 7' });
    await tx.execute(sql`delete from documents where order_id = ${order.id}`);
  });
  await expect(rollback).rejects.toMatchObject(refused);
  expect((await deletion()).rowCount).toBe(2);
});

test('only one document is issued for the same cause', async () => {
  const { order } = await storedOrder(db);
  const issue = (madeFrom: string) =>
    inTransaction(db, (tx) => insertDocument(tx, { orderId: order.id, kind: 'key-line', madeFrom }));
  expect(await issue('a')).toMatchObject({ version: 1 });
  expect(await issue('b')).toMatchObject({ version: 2 });
  await expect(issue('a')).rejects.toThrow();
});

test('queues a mail once per key', async () => {
  const mail = { key: 'order 1 placed', recipient: 'a@b.example', subject: 'Placed', html: '<p>', text: '' };
  const queue = () => inTransaction(db, (tx) => queueMail(tx, mail));
  const queued = await Promise.all([queue(), queue(), queue()]);
  expect(queued.filter((each) => each !== undefined)).toHaveLength(1);
});
