import { account, user } from '@boxwright/storage';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { staffMember } from '../../testing/staff-members.ts';

let store: Shop;
beforeAll(async () => {
  store = await openShop();
});
afterAll(() => store.close());

const password = 'Packing123';
const wrong = 'Invalid email or password.';

describe('signing up, in and out', () => {
  test('a customer signs up, is identified by the session cookie, and is signed out again', async () => {
    const visitor = store.visitor();
    await visitor.register('Meena@Mill.example', password);
    const { data } = await visitor.call('UserInfo');
    expect(data).toMatchObject({ customer: [{ fld_email: 'meena@mill.example' }], staff_name: null });

    const kept = new Map(visitor.cookies);
    await visitor.call('Logout');
    expect((await visitor.call('UserInfo')).data).toMatchObject({ customer: [] });

    // The old cookie is no longer valid.
    const thief = store.visitor();
    for (const [name, value] of kept) thief.cookies.set(name, value);
    expect((await thief.call('UserInfo')).data).toMatchObject({ customer: [] });
  });

  test('a node of the release before finds the account that this one has opened', async () => {
    const visitor = store.visitor();
    await visitor.register('between@mill.example');
    const rows = await store.services.db
      .select({ issuer: account.issuer, providerId: account.providerId })
      .from(account)
      .innerJoin(user, eq(user.id, account.userId))
      .where(eq(user.email, 'between@mill.example'));
    expect(rows).toEqual([{ issuer: 'local:credential', providerId: 'credential' }]);
  });

  test('refuses an e-mail that is taken, ignoring case', async () => {
    await store.visitor().register('twice@mill.example');
    const body = { name: 'Ravi', email: 'TWICE@mill.example', mobile: '9840012346', password };
    const { status } = await store.visitor().call('AddCustomer', body);
    expect(status).toBe(409);
  });

  test('creates one customer when the same e-mail is sent several times at once', async () => {
    const body = { name: 'Ravi', email: 'race@mill.example', mobile: '9840012346', password };
    const answers = await Promise.all([1, 2, 3].map(() => store.visitor().call('AddCustomer', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('gives the same error for a wrong password, an unknown e-mail and a staff account', async () => {
    await store.visitor().register('known@mill.example');
    await store.services.auth.addStaff({
      name: 'Owner',
      email: 'owner@shop.example',
      password: 'a long password',
      role: 'Admin',
    });
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

  test('lets staff into the back office, but not customers', async () => {
    await store.services.auth.addStaff({
      name: 'Press',
      email: 'press@shop.example',
      password: 'a long password',
      role: 'Admin',
    });
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

  test('a customer’s session under the staff cookie’s name doesn’t open the back office', async () => {
    const visitor = store.visitor();
    await visitor.register('swap@mill.example');
    visitor.cookies.set('boxwright-staff.session_token', visitor.cookies.get('boxwright.session_token') ?? '');
    expect((await visitor.call('GetMailbox')).status).toBe(401);
  });
});

describe('a session', () => {
  const isSignedIn = async (customer: ShopVisitor) => (await customer.call('UserInfo')).data.customer.length === 1;

  test('of a customer ends after a month without use, by the shop’s clock', async () => {
    const customer = await store.customer();
    expect(await isSignedIn(customer)).toBe(true);
    store.clock.advance({ days: 29, hours: 23 });
    const other = await store.customer();
    store.clock.advance({ hours: 2 });
    expect(await isSignedIn(customer)).toBe(false);
    expect(await customer.call('Get_Customer_Address', {})).toMatchObject({ status: 401 });
    expect(await isSignedIn(other)).toBe(true);
  });

  test('of a member of staff ends after twelve hours without use', async () => {
    const member = await store.staff();
    store.clock.advance({ hours: 13 });
    expect((await member.call('GetMailbox')).status).toBe(401);
  });

  test('that is used is extended, together with its cookies', async () => {
    const customer = await store.customer();
    for (let month = 0; month < 2; month += 1) {
      store.clock.advance({ days: 20 });
      const { headers } = await customer.call('UserInfo');
      expect(headers['set-cookie']).toEqual([
        expect.stringMatching(/^boxwright\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
        expect.stringMatching(/^boxwright\.known=1; Max-Age=2592000; Path=\/;/),
      ]);
    }
    expect(await isSignedIn(customer)).toBe(true);
    expect((await customer.call('UserInfo')).headers['set-cookie']).toBeUndefined();
  });

  const ban = (email: string, banExpires: Date | null) =>
    store.services.db.update(user).set({ banned: true, banExpires }).where(eq(user.email, email));

  test('of a banned account is rejected, and the account cannot sign in', async () => {
    const customer = await store.customer();
    await ban(customer.email, null);
    expect(await isSignedIn(customer)).toBe(false);
    expect(await customer.call('Get_Customer_Address', {})).toMatchObject({ status: 401 });
    const again = { email: customer.email, password: customer.password };
    expect(await store.visitor().call('AddwebsiteLogin', again)).toMatchObject({ status: 401, data: wrong });
  });

  test('of a banned member of staff is rejected, and they cannot sign in', async () => {
    const member = await staffMember(store);
    await ban(member.email, null);
    expect((await member.call('GetMailbox')).status).toBe(401);
    const again = await store.visitor().call('StaffSignIn', { email: member.email, password: member.password });
    expect([again.status, again.data]).toEqual([401, wrong]);
  });

  test('of a temporarily banned account works again when the ban is over', async () => {
    const [early, late] = [await store.customer(), await store.customer()];
    const inAnHour = new Date(store.clock.now().getTime() + 3_600_000);
    for (const { email } of [early, late]) await ban(email, inAnHour);
    expect(await isSignedIn(early)).toBe(false);
    store.clock.advance({ hours: 1 });
    expect(await isSignedIn(late)).toBe(true);
  });

  test('of a deactivated member of staff is rejected', async () => {
    const member = await store.staff();
    await store.services.db.execute(sql`update staff set active = false`);
    expect((await member.call('GetMailbox')).status).toBe(401);
  });
});

describe('session cookies', () => {
  const cookieOf = async (publicUrl: string) => {
    const secured = await openShop({ settings: { PUBLIC_URL: publicUrl, DEMONSTRATION: 'true' } });
    try {
      const visitor = secured.visitor();
      await visitor.register('m@mill.example', password);
      await visitor.call('Logout');
      const { headers } = await visitor.call('AddwebsiteLogin', { email: 'm@mill.example', password });
      return String([headers['set-cookie']].flat().find((line) => String(line).includes('session_token')));
    } finally {
      await secured.close();
    }
  };

  test('are HttpOnly and SameSite=Lax', async () => {
    const cookie = await cookieOf('http://localhost:3000');
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/);
  });

  test('come with a marker cookie that scripts can read, and that is removed with them', async () => {
    const visitor = store.visitor();
    await visitor.register('sign@mill.example', password);
    expect(visitor.cookies.get('boxwright.known')).toBe('1');
    await visitor.call('Logout');
    expect(visitor.cookies.has('boxwright.known')).toBe(false);
  });

  test('are Secure where the shop is served over https', async () => {
    expect(await cookieOf('https://shop.example')).toMatch(/^__Secure-.*; Secure/i);
  });

  test('with a forged signature identify nobody', async () => {
    const visitor = store.visitor();
    await visitor.register('forged@mill.example');
    const token = visitor.cookies.get('boxwright.session_token') ?? '';
    visitor.cookies.set('boxwright.session_token', `${token.slice(0, -6)}AAAA%3D`);
    expect((await visitor.call('UserInfo')).data).toMatchObject({ customer: [] });
  });
});

describe('limits of signing in', () => {
  test('the wait grows with further wrong passwords, and other accounts are not affected', async () => {
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
