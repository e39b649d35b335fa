import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/openShop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('AddwebsiteLogin', () => {
  test('signs in with a cookie that scripts cannot read, and answers the customer', async () => {
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

  test('asks for what is missing, in the order of the form', async () => {
    const visitor = shop.visitor();
    const ask = async (body: object) => (await visitor.call('AddwebsiteLogin', body)).data;
    expect(await ask({})).toBe('Please enter your email.');
    expect(await ask({ email: 'meena' })).toBe('Please enter valid email.');
    expect(await ask({ email: 'meena@shop.example' })).toBe('Please enter your password.');
  });

  test('slows down whoever guesses', async () => {
    const { email } = await shop.customer();
    const visitor = shop.visitor();
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      statuses.push((await visitor.call('AddwebsiteLogin', { email, password: `Guess${guess}` })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('does not let staff in at the customers door', async () => {
    const member = { name: 'Desk', email: 'desk@shop.example', password: 'a long staff password' };
    await shop.services.auth.addStaff(member);
    expect(await shop.visitor().call('AddwebsiteLogin', member)).toMatchObject({ status: 400 });
    const { email, password } = member;
    expect(await shop.visitor().call('AddwebsiteLogin', { email, password })).toMatchObject({ status: 401 });
  });
});
