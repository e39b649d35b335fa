import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { ticketFor } from '../../testing/passwords.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ask = async (email: string) => {
  const { status, data } = await shop.visitor().call('Get_SaltByEmailId_ForgotPassword', { email });
  return [status, data];
};

describe('Get_SaltByEmailId_ForgotPassword', () => {
  test('returns a new, opaque ticket each time, whatever the case of the e-mail', async () => {
    const { email } = await shop.customer();
    const visitor = shop.visitor();
    const [first, second] = [await ticketFor(visitor, email), await ticketFor(visitor, email.toUpperCase())];
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(second).toMatch(/^[\w-]{43}$/);
    expect(second).not.toBe(first);
  });

  test('reports the first missing field, in the order of the form', async () => {
    expect(await ask('')).toEqual([400, 'Please enter your Email.']);
    expect(await ask('meena')).toEqual([400, 'Please enter valid Email Address.']);
  });

  test('says that an e-mail is not registered, also for staff', async () => {
    await shop.services.auth.addStaff({
      name: 'Desk',
      email: 'desk@shop.example',
      password: 'a long password',
      role: 'Admin',
    });
    for (const email of ['nobody@shop.example', 'desk@shop.example'])
      expect(await ask(email)).toEqual([404, 'Email Id is not Registered']);
  });

  test('is rate-limited, so that a list of addresses can’t be tried', async () => {
    const visitor = shop.visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const email = `guess${n}@shop.example`;
      statuses.push((await visitor.call('Get_SaltByEmailId_ForgotPassword', { email })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(404), 429]);
  });

  test('still works for the owner when many sources ask about one address', async () => {
    const { email } = await shop.customer();
    for (let n = 0; n < 45; n += 1) await ask(email);
    expect((await ask(email))[0]).toBe(200);
  });
});
