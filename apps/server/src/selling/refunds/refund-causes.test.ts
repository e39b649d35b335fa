import { freshDatabase } from '@boxwright/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { causeOfAgreement, causeOfReturn, reducesSupply, refundCauses } from './refund-causes.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const causes = [...Object.values(refundCauses), causeOfReturn(7), causeOfAgreement('Two corners were dented')];

/** A cause that came after the codes is written with its code. */
const older = causes.filter((cause) => cause !== refundCauses.fewerSent);

test.each(older)(
  'refunds from before there were codes, and from processes that write none, are "$code"',
  async ({ code, text }) => {
    const { rows } = await database.pool.query('SELECT refund_cause_code($1) AS code', [text]);
    expect(rows).toEqual([{ code }]);
  },
);

test('only returns and what was agreed with the customer reduce the supply, whatever the words are', () => {
  expect(causes.filter(({ code }) => reducesSupply(code)).map(({ code }) => code)).toEqual(['return', 'agreed']);
});
