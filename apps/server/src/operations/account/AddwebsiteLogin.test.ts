import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { whilePasswordChanges } from '../../testing/passwords.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('AddwebsiteLogin', () => {
  test('signs in with an HttpOnly cookie, and returns the customer', async () => {
    const { email, password, id } = await shop.customer();
    const visitor = shop.visitor();
    const login = await visitor.call('AddwebsiteLogin', { email, password, action: 'Login', actiondate: '2026-11-20' });
    expect(login.data).toMatchObject([{ fld_customerid: id, fld_email: email }]);
    expect(JSON.stringify(login.data)).not.toMatch(/password|hash|salt/i);
    expect((await visitor.call('UserInfo')).data.customer).toMatchObject([{ fld_customerid: id }]);
  });

  test('says the same for a wrong password and an unknown address', async () => {
    const { email } = await shop.customer();
    for (const wrong of [
      { email, password: 'Wrong123' },
      { email: 'nobody@shop.example', password: 'Wrong123' },
    ]) {
      const answer = await shop.visitor().call('AddwebsiteLogin', wrong);
      expect(answer).toMatchObject({ status: 401, data: 'Invalid email or password.' });
    }
  });

  test('doesn’t sign in with a password that is changed at this moment: the change ends all sessions', async () => {
    const { email, password } = await shop.customer();
    const visitor = shop.visitor();
    const answer = await whilePasswordChanges(shop, email, () => visitor.call('AddwebsiteLogin', { email, password }));
    expect(answer).toMatchObject({ status: 401, data: 'Invalid email or password.' });
    expect((await visitor.call('UserInfo')).data.customer).toEqual([]);
  });

  test('reports the first missing field, in the order of the form', async () => {
    const visitor = shop.visitor();
    const ask = async (body: object) => (await visitor.call('AddwebsiteLogin', body)).data;
    expect(await ask({})).toBe('Please enter your email.');
    expect(await ask({ email: 'meena' })).toBe('Please enter valid email.');
    expect(await ask({ email: 'meena@shop.example' })).toBe('Please enter your password.');
  });

  test('ends the session that the browser had before, also another user’s', async () => {
    const [first, second] = [await shop.customer(), await shop.customer()];
    const copy = shop.visitor();
    for (const [name, value] of first.cookies) copy.cookies.set(name, value);
    expect((await copy.call('UserInfo')).data.customer).toHaveLength(1);
    const wrong = await first.call('AddwebsiteLogin', { email: second.email, password: 'Wrong1234' });
    expect([wrong.status, (await copy.call('UserInfo')).data.customer.length]).toEqual([401, 1]);

    await first.call('AddwebsiteLogin', { email: second.email, password: second.password });
    expect((await first.call('UserInfo')).data.customer).toMatchObject([{ fld_email: second.email }]);
    expect((await copy.call('UserInfo')).data.customer).toEqual([]);
    expect((await copy.call('Get_Customer_Address')).status).toBe(401);
  });

  test('recognises the device by an HttpOnly cookie, which signing out keeps', async () => {
    const { email, password, call, cookies } = await shop.customer();
    const [known] = [cookies.get('boxwright.device')];
    expect(known).toMatch(/^[\w-]{16}\.[\w-]{43}$/);
    await call('Logout');
    expect(cookies.get('boxwright.device')).toBe(known);
    const { headers } = await call('AddwebsiteLogin', { email, password });
    const set = [headers['set-cookie']].flat().find((line) => String(line).startsWith('boxwright.device='));
    expect(set).toBe(`boxwright.device=${known}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax`);
  });

  test('slows down password guessing', async () => {
    const { email } = await shop.customer();
    const visitor = shop.visitor();
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      statuses.push((await visitor.call('AddwebsiteLogin', { email, password: `Guess${guess}` })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('refuses staff accounts', async () => {
    const member = { name: 'Desk', email: 'desk@shop.example', password: 'a long staff password' };
    await shop.services.auth.addStaff({ ...member, role: 'Admin' });
    expect(await shop.visitor().call('AddwebsiteLogin', member)).toMatchObject({ status: 400 });
    const { email, password } = member;
    expect(await shop.visitor().call('AddwebsiteLogin', { email, password })).toMatchObject({ status: 401 });
  });
});
