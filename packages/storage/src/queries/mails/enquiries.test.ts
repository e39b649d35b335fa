import { freshDatabase } from '@boxwright/testing';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '../../connect.ts';
import { addEnquiry, enquiriesBefore, findEnquiry, forgetEnquiries, listEnquiries } from './enquiries.ts';

const { db, close } = await freshDatabase();
afterAll(close);

const enquiry = (fingerprint: string, createdAt = new Date()) => ({
  source: 'panel' as const,
  name: 'Asha Raman',
  mobile: '9840012345',
  pincode: '641001',
  fingerprint,
  createdAt,
});
const add = (row: ReturnType<typeof enquiry>) => inTransaction(db, (tx) => addEnquiry(tx, row));

test('the same enquiry sent twice concurrently is stored once', async () => {
  const added = await Promise.all([1, 2, 3, 4].map(() => add(enquiry('at once'))));
  expect(added.filter((row) => row !== undefined)).toHaveLength(1);
  expect(await add(enquiry('at once'))).toBeUndefined();
});

test('lists the newest first, page by page', async () => {
  for (const fingerprint of ['first', 'second', 'third']) await add(enquiry(fingerprint));
  const [newest, next] = await listEnquiries(db, { limit: 2 });
  expect([newest?.fingerprint, next?.fingerprint]).toEqual(['third', 'second']);
  expect((await listEnquiries(db, { limit: 1, before: next?.id ?? 0 }))[0]?.fingerprint).toBe('first');
});

test('deletes enquiries before a day, and nothing else', async () => {
  const old = await add(enquiry('long ago', new Date('2020-01-01')));
  const young = await add(enquiry('today'));
  const found = () => inTransaction(db, (tx) => enquiriesBefore(tx, new Date('2021-01-01')));
  expect(await found()).toEqual([{ id: old?.id, entryIds: [] }]);
  await inTransaction(db, (tx) => forgetEnquiries(tx, [old?.id ?? 0]));
  expect(await found()).toEqual([]);
  expect(await findEnquiry(db, old?.id ?? 0)).toBeUndefined();
  expect(await findEnquiry(db, young?.id ?? 0)).toMatchObject({ fingerprint: 'today', suspectedRobot: false });
});
