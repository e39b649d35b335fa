import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('SendTestMail writes to the member who asks, and says what happens to the mail', async () => {
  const owner = await shop.staff();
  expect(await owner.call('SendTestMail')).toMatchObject({
    status: 200,
    data: { text: 'No mail server is set up: the mail is kept in the mailbox.' },
  });
  const { data } = await owner.call('GetMailbox', { search: 'Test mail of' });
  expect(data).toMatchObject([{ fld_recipient: expect.stringMatching(/^desk-.+@shop\.example$/) }]);
});

test('SendTestMail is limited', async () => {
  const owner = await shop.staff();
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await owner.call('SendTestMail')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('SendTestMail takes no recipient', async () => {
  expect((await (await shop.staff()).call('SendTestMail', { to: 'x@shop.example' })).status).toBe(400);
});

test('SendTestMail is for staff who may change settings', async () => {
  for (const visitor of [shop.visitor(), await shop.customer()])
    expect((await visitor.call('SendTestMail')).status).toBe(401);
  expect((await (await shop.staff('Order desk')).call('SendTestMail')).status).toBe(403);
});
