import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const period = { from: '2026-01-01', to: '2026-01-31' };

test('the last closed month is reopened with a reason, once, by administrators', async () => {
  const [admin, accountant] = [await shop.staff(), await shop.staff('Accounts')];
  const reopen = (seen_through: string, reason = 'A bill came late.', who = admin) =>
    who.call('ReopenBooks', { seen_through, reason });
  const shown = async () => (await accountant.call('GetAccounts', period)).data.closed_through;
  expect(await shown()).toBe('');
  expect((await reopen('2026-01-31')).status).toBe(409);
  expect((await accountant.call('CloseBooks', { through: '2026-01-31' })).status).toBe(200);
  expect(await shown()).toBe('2026-01-31');
  expect((await reopen('2026-01-31', ' ')).data).toBe('Please write why the month is reopened.');
  expect((await reopen('2026-01-31', 'x', accountant)).status).toBe(403);
  const answers = await Promise.all([reopen('2026-01-31'), reopen('2026-01-31')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await shown()).toBe('2025-12-31');
  expect((await admin.call('GetAudit', { fld_subject: 'books' })).data.entries).toMatchObject([
    { fld_reason: 'A bill came late.' },
    { fld_reason: null },
  ]);
});
