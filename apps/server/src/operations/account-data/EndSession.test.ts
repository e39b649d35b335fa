import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopCustomer, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const signedInOn = async ({ email, password }: ShopCustomer): Promise<ShopVisitor> => {
  const device = shop.visitor();
  await device.call('AddwebsiteLogin', { email, password });
  return device;
};
const sessionsOf = async (visitor: ShopVisitor): Promise<{ session_id: string; this_device: boolean }[]> =>
  (await visitor.call('GetAccountData')).data.sessions;

describe('EndSession', () => {
  test('signs out that device at once, and no other', async () => {
    const customer = await shop.customer();
    const [phone, tablet] = [await signedInOn(customer), await signedInOn(customer)];
    const ofPhone = (await sessionsOf(phone)).find(({ this_device }) => this_device)?.session_id;
    expect((await customer.call('EndSession', { session_id: ofPhone })).status).toBe(200);
    expect((await phone.call('GetAccountData')).status).toBe(401);
    expect(await sessionsOf(tablet)).toHaveLength(2);
    expect(await customer.call('EndSession', { session_id: ofPhone })).toMatchObject({
      status: 404,
      data: 'This device is signed out already.',
    });
  });

  test('doesn’t find somebody else’s session, and refuses the customer’s current one', async () => {
    const [customer, other] = [await shop.customer(), await shop.customer()];
    const [theirs] = await sessionsOf(other);
    expect((await customer.call('EndSession', { session_id: theirs?.session_id })).status).toBe(404);
    expect(await sessionsOf(other)).toHaveLength(1);
    expect((await other.call('EndSession', { session_id: theirs?.session_id })).status).toBe(422);
  });

  test('refuses a missing session id and signed-out visitors', async () => {
    const customer = await shop.customer();
    expect((await customer.call('EndSession', {})).status).toBe(400);
    expect((await shop.visitor().call('EndSession', { session_id: 'x' })).status).toBe(401);
  });
});
