import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('EndOtherSessions', () => {
  test('signs out all other devices of the customer, and nobody else', async () => {
    const [customer, other] = [await shop.customer(), await shop.customer()];
    const { email, password } = customer;
    const devices = [shop.visitor(), shop.visitor()];
    for (const device of devices) await device.call('AddwebsiteLogin', { email, password });
    expect((await customer.call('EndOtherSessions')).status).toBe(200);
    const statuses = await Promise.all([...devices, other, customer].map((visitor) => visitor.call('GetAccountData')));
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 200, 200]);
    expect(statuses.at(-1)?.data.sessions).toHaveLength(1);
  });

  test('refuses unknown fields and signed-out visitors', async () => {
    const customer = await shop.customer();
    expect((await customer.call('EndOtherSessions', { session_id: 'x' })).status).toBe(400);
    expect((await shop.visitor().call('EndOtherSessions')).status).toBe(401);
  });
});
