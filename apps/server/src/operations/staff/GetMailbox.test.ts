import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetMailbox shows staff the stored mails, newest first, and searches them by word', async () => {
  const { email } = await shop.customer();
  await shop.runJobs();
  const staff = await shop.staff();
  const { data } = await staff.call('GetMailbox', { search: email });
  expect(data).toMatchObject([{ fld_recipient: email, fld_state: 'kept' }]);
  expect((await staff.call('GetMailbox', { search: '', before: data[0].fld_mail_id })).data).toEqual([]);
  expect((await staff.call('GetMailbox', { search: '100%_' })).data).toEqual([]);
  expect(await staff.call('GetMailbox', { before: 'x' })).toMatchObject({ status: 400 });
});

test('GetMailbox refuses visitors and customers', async () => {
  for (const who of [shop.visitor(), await shop.customer()]) {
    expect(await who.call('GetMailbox', { search: '' })).toMatchObject({ status: 401 });
  }
});
