import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ settings: { SMTP_URL: 'smtp://account:secret-word@mail.example:587' } });
});
afterAll(() => shop.close());

test('GetSettings returns a section’s values as its form shows them', async () => {
  const owner = await shop.staff();
  expect((await owner.call('GetSettings', { section: 'cod' })).data.values).toEqual({
    zones: 'A, B, C, D',
    most: '25000.00',
    provenFrom: '20000.00',
    leastFee: '50.00',
    feePercent: '2',
  });
  const company = await owner.call('GetSettings', { section: 'company' });
  expect(company.data.notes).toEqual({});
  expect(company.data.values).toMatchObject({
    name: 'Boxwright',
    addressLines: expect.stringContaining('Chennai 600014\n'),
  });
});

test('GetSettings says how mails and payments are set up, without passwords and keys', async () => {
  const answer = await (await shop.staff()).call('GetSettings', { section: 'bank' });
  expect(answer.data).toMatchObject({
    mail: { sent: true, server: 'mail.example' },
    payments: { gateway: 'payu' },
  });
  expect(JSON.stringify(answer.body)).not.toMatch(/secret-word|account:/);
});

test('GetSettings refuses sections that don’t exist', async () => {
  expect((await (await shop.staff()).call('GetSettings', { section: 'passwords' })).status).toBe(400);
});

test('GetSettings is for staff who may change settings', async () => {
  for (const visitor of [shop.visitor(), await shop.customer()])
    expect((await visitor.call('GetSettings', { section: 'bank' })).status).toBe(401);
  for (const role of ['Order desk', 'Production', 'Accounts'] as const)
    expect((await (await shop.staff(role)).call('GetSettings', { section: 'bank' })).status).toBe(403);
});
