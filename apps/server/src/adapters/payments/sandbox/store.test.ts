import { paise } from '@boxwright/money';
import { type FreshDatabase, freshDatabase } from '@boxwright/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseSandboxStore } from './database-store.ts';
import { memorySandboxStore } from './memory-store.ts';
import { mihpayidOf } from './outcomes.ts';
import type { SandboxPayment } from './store.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const paymentOf = (txnid: string): SandboxPayment => ({
  txnid,
  fields: { txnid, amount: '1180.00', productinfo: 'Soap box' },
  status: 'pending',
  unmappedStatus: 'initiated',
  mihpayid: mihpayidOf(txnid),
  amount: paise(118000),
  createdAt: new Date('2026-11-20T10:15:00Z'),
});
const paid = { status: 'success', unmappedStatus: 'captured', fields: { sandbox_outcome: 'success' } };
const failed = { status: 'failure', unmappedStatus: 'bounced', fields: { sandbox_outcome: 'failure' } };

describe.each([
  ['in the database', () => databaseSandboxStore(database.db)],
  ['in memory', memorySandboxStore],
] as const)("the sandbox's payments %s", (_, open) => {
  test('come back as they were kept', async () => {
    const store = open();
    expect(await store.insert(paymentOf('BWkept'))).toBe(true);
    expect(await store.find(['BWkept', 'BWnever'])).toEqual([paymentOf('BWkept')]);
    expect(await store.find([])).toEqual([]);
  });

  test('have one transaction id each', async () => {
    const store = open();
    const both = await Promise.all([store.insert(paymentOf('BWonce')), store.insert(paymentOf('BWonce'))]);
    expect(both.toSorted()).toEqual([false, true]);
  });

  test('keep the first of two outcomes that arrive together', async () => {
    const store = open();
    await store.insert(paymentOf('BWfirst'));
    const both = await Promise.all([store.setOutcome('BWfirst', paid), store.setOutcome('BWfirst', failed)]);
    const [decided, ...others] = both.filter((payment) => payment !== undefined);
    expect(others).toEqual([]);
    const { fields, ...outcome } = both[0] ? paid : failed;
    expect(decided).toEqual({
      ...paymentOf('BWfirst'),
      ...outcome,
      fields: { ...paymentOf('BWfirst').fields, ...fields },
    });
    expect(await store.find(['BWfirst'])).toEqual([decided]);
    expect(await store.setOutcome('BWnever2', paid)).toBeUndefined();
  });
});
