import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { storedMailsTo } from '../../testing/passwords.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const password = 'Carton2026';
const pixel =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';

describe('GetAccountData', () => {
  test('shows the customer’s own devices and sign-ins, newest first, with the network shortened', async () => {
    const customer = await shop.customer();
    shop.clock.advance({ minutes: 1 });
    const phone = shop.visitor('203.0.113.77');
    await phone.call('AddwebsiteLogin', { email: customer.email, password: 'Wrong7wrong' }, { 'user-agent': pixel });
    await phone.call('AddwebsiteLogin', { email: customer.email, password }, { 'user-agent': pixel });
    await shop.customer();
    const { data } = await phone.call('GetAccountData');
    const onPhone = { device: 'Chrome on Android', network: '203.0.113.x' };
    expect(data.sessions).toMatchObject([
      { ...onPhone, this_device: true, signed_in_on: shop.clock.now().toISOString() },
      { device: 'Unknown device', this_device: false },
    ]);
    expect(data.sign_ins).toMatchObject([
      { ...onPhone, succeeded: true, new_device: true },
      { ...onPhone, succeeded: false },
      { device: 'Unknown device', succeeded: true, new_device: false },
    ]);
    expect(data).toMatchObject({ email_proven: false, held_up_by: [] });
  });

  test('one mail is sent about a new device, none about registering or a wrong password', async () => {
    const { email } = await shop.customer();
    const mails = async () => {
      await shop.runJobs();
      return (await storedMailsTo(shop, email)).filter(({ key }) => key.startsWith('new-device:'));
    };
    await shop.visitor().call('AddwebsiteLogin', { email, password: 'Wrong7wrong' });
    await shop.visitor().call('AddwebsiteLogin', { email: 'nobody@shop.example', password: 'Wrong7wrong' });
    expect(await mails()).toEqual([]);
    const laptop = shop.visitor();
    for (let n = 0; n < 2; n += 1) await laptop.call('AddwebsiteLogin', { email, password }, { 'user-agent': pixel });
    const [mail, ...more] = await mails();
    expect([mail?.subject, more]).toEqual(['A new device signed in to your Boxwright account', []]);
    expect(mail?.text).toContain('/forgetpassword');
    const { rows } = await shop.services.db.$client.query(`select 1 from sign_ins s where s::text like '%nobody%'`);
    expect(rows).toEqual([]);
  });

  test('refuses unknown fields and signed-out visitors', async () => {
    const customer = await shop.customer();
    expect((await customer.call('GetAccountData', { customerid: 1 })).status).toBe(400);
    expect((await shop.visitor().call('GetAccountData')).status).toBe(401);
  });
});
