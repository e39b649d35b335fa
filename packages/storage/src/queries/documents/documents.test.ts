import { freshDatabase, storedOrder } from '@boxwright/testing';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '../../connect.ts';
import { queueMail } from '../mails/mails.ts';
import { nextDocumentNumber, storeDocument } from './documents.ts';

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

test('stores a version of a document once', async () => {
  const { order } = await storedOrder(db);
  const document = { orderId: order.id, kind: 'proforma', fileKey: 'orders/proforma.pdf' };
  const store = () => inTransaction(db, (tx) => storeDocument(tx, document));
  const stored = await Promise.all([store(), store(), store()]);
  expect(stored.filter((each) => each !== undefined)).toHaveLength(1);
});

test('queues a mail once per key', async () => {
  const mail = { key: 'order 1 placed', recipient: 'a@b.example', subject: 'Placed', html: '<p>', text: '' };
  const queue = () => inTransaction(db, (tx) => queueMail(tx, mail));
  const queued = await Promise.all([queue(), queue(), queue()]);
  expect(queued.filter((each) => each !== undefined)).toHaveLength(1);
});
