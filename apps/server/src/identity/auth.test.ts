import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/openShop.ts';

let store: Shop;
beforeAll(async () => {
  store = await openShop();
});
afterAll(() => store.close());

const password = 'Packing123';
const wrong = 'Invalid email or password.';

describe('signing up, in and out', () => {
  test('a customer signs up, signs in, is known by the cookie, and is forgotten after signing out', async () => {
    const visitor = store.visitor();
    await visitor.register('Meena@Mill.example', password);
    const { data } = await visitor.call('UserInfo');
    expect(data).toMatchObject({ customer: [{ fld_email: 'meena@mill.example' }], staff_name: null });

    const kept = new Map(visitor.cookies);
    await visitor.call('Logout');
    expect((await visitor.call('UserInfo')).data).toMatchObject({ customer: [] });

    // The cookie itself is worth nothing any more.
    const thief = store.visitor();
    for (const [name, value] of kept) thief.cookies.set(name, value);
    expect((await thief.call('UserInfo')).data).toMatchObject({ customer: [] });
  });

  test('refuses an e-mail that is taken, in whatever case', async () => {
    await store.visitor().register('twice@mill.example');
    const body = { name: 'Ravi', email: 'TWICE@mill.example', mobile: '9840012346', password };
    const { status } = await store.visitor().call('AddCustomer', body);
    expect(status).toBe(409);
  });

  test('makes one customer of the same e-mail sent twice at once', async () => {
    const body = { name: 'Ravi', email: 'race@mill.example', mobile: '9840012346', password };
    const answers = await Promise.all([1, 2, 3].map(() => store.visitor().call('AddCustomer', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('says the same of a wrong password, an unknown e-mail and a staff account', async () => {
    await store.visitor().register('known@mill.example');
    await store.services.auth.addStaff({ name: 'Owner', email: 'owner@shop.example', password: 'a long password' });
    const tries = [
      { email: 'known@mill.example', password: 'Wrong1234' },
      { email: 'nobody@mill.example', password },
      { email: 'owner@shop.example', password: 'a long password' },
    ];
    for (const body of tries) {
      const { status, data } = await store.visitor().call('AddwebsiteLogin', body);
      expect([status, data], body.email).toEqual([401, wrong]);
    }
  });

  test('lets staff into the back office, and no customer', async () => {
    await store.services.auth.addStaff({ name: 'Press', email: 'press@shop.example', password: 'a long password' });
    const staff = store.visitor();
    const signedIn = await staff.call('StaffSignIn', { email: 'press@shop.example', password: 'a long password' });
    expect(signedIn.status).toBe(200);
    expect((await staff.call('GetMailbox')).status).toBe(200);

    const customer = store.visitor();
    await customer.register('curious@mill.example');
    const refused = await customer.call('StaffSignIn', { email: 'curious@mill.example', password });
    expect([refused.status, refused.data]).toEqual([401, wrong]);
    expect((await customer.call('GetMailbox')).status).toBe(401);
  });

  test("a customer's session doesn't open the back office under the staff cookie's name", async () => {
    const visitor = store.visitor();
    await visitor.register('swap@mill.example');
    visitor.cookies.set('boxwright-staff.session_token', visitor.cookies.get('boxwright.session_token') ?? '');
    expect((await visitor.call('GetMailbox')).status).toBe(401);
  });
});

describe('session cookies', () => {
  const cookieOf = async (publicUrl: string) => {
    const secured = await openShop({ settings: { PUBLIC_URL: publicUrl, DEMONSTRATION: 'true' } });
    try {
      const { auth } = secured.services;
      await auth.signUpCustomer({ name: 'Meena', email: 'm@mill.example', mobile: '9840012345', password });
      return (await auth.signIn('m@mill.example', password, 'customer'))?.setCookies.join() ?? '';
    } finally {
      await secured.close();
    }
  };

  test("are out of scripts' reach and stay with our own pages", async () => {
    const cookie = await cookieOf('http://localhost:3000');
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/);
  });

  test('have a sign beside them that scripts may read, and that goes with them', async () => {
    const visitor = store.visitor();
    await visitor.register('sign@mill.example', password);
    expect(visitor.cookies.get('boxwright.known')).toBe('1');
    await visitor.call('Logout');
    expect(visitor.cookies.has('boxwright.known')).toBe(false);
  });

  test('travel only encrypted where the shop is served over https', async () => {
    expect(await cookieOf('https://shop.example')).toMatch(/^__Secure-.*; Secure/i);
  });

  test('a forged signature is nobody', async () => {
    const visitor = store.visitor();
    await visitor.register('forged@mill.example');
    const token = visitor.cookies.get('boxwright.session_token') ?? '';
    visitor.cookies.set('boxwright.session_token', `${token.slice(0, -6)}AAAA%3D`);
    expect((await visitor.call('UserInfo')).data).toMatchObject({ customer: [] });
  });
});

describe('limits of signing in', () => {
  test('the wait grows with every further wrong password, and leaves other accounts alone', async () => {
    const visitor = store.visitor();
    const guess = (email: string) => visitor.call('AddwebsiteLogin', { email, password: 'Guess1234' });
    store.clock.advance({ days: 2 });
    for (let tries = 0; tries < 5; tries += 1) expect((await guess('target@mill.example')).status).toBe(401);
    const refused = await guess('target@mill.example');
    expect(refused.status).toBe(429);
    expect(refused.data).toMatch(/^Too many attempts\. Please try again in \d+ (second|minute)s?\.$/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await guess('other@mill.example')).status).toBe(401);

    store.clock.advance({ minutes: 1 });
    for (let tries = 0; tries < 5; tries += 1) await guess('target@mill.example');
    store.clock.advance({ minutes: 1 });
    const later = await guess('target@mill.example');
    expect(later.status).toBe(429);
    expect(Number(later.headers['retry-after'])).toBeGreaterThan(60);
  });
});
