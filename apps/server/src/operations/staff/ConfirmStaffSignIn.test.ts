import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { whilePasswordChanges } from '../../testing/passwords.ts';
import { isStaff, staffMember, switchOnAuthenticator } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.clock.advance({ days: 2 }));
afterAll(() => shop.close());

const again = 'The sign-in took too long or had too many wrong codes. Please enter your password again.';
const wrong = 'This code is wrong, or it was used already. The app shows a new one every 30 seconds.';

/** A member with an authenticator app, and browsers that have entered the password. */
async function withApp() {
  const member = await staffMember(shop);
  const app = await switchOnAuthenticator(shop, member);
  const { email, password } = member;
  const halfway = async () => {
    const browser = shop.visitor();
    expect((await browser.call('StaffSignIn', { email, password })).data).toMatchObject({ needs_code: true });
    return browser;
  };
  return { member, app, halfway };
}

describe('ConfirmStaffSignIn', () => {
  test('signs in with the code of the app, typed with or without spaces', async () => {
    const { app, halfway } = await withApp();
    const browser = await halfway();
    const code = app.code();
    const answer = await browser.call('ConfirmStaffSignIn', { code: ` ${code.slice(0, 3)} ${code.slice(3)}` });
    expect(answer).toMatchObject({ status: 200, data: { name: 'Asha', recovery_codes_left: null } });
    expect(await isStaff(browser)).toBe(true);
    expect(browser.cookies.has('boxwright-staff.first-step')).toBe(false);
  });

  test('doesn’t sign in while the password is changed, also with a right code', async () => {
    const { member, app, halfway } = await withApp();
    const browser = await halfway();
    const confirm = () => browser.call('ConfirmStaffSignIn', { code: app.code() });
    expect(await whilePasswordChanges(shop, member.email, confirm)).toMatchObject({ status: 401, data: again });
    expect(await isStaff(browser)).toBe(false);
  });

  test('accepts each code once, also when two browsers send it at the same moment', async () => {
    const { app, halfway } = await withApp();
    const [one, other] = [await halfway(), await halfway()];
    const answers = await Promise.all([one, other].map((who) => who.call('ConfirmStaffSignIn', { code: app.code() })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await (await halfway()).call('ConfirmStaffSignIn', { code: app.code() })).toMatchObject({ data: wrong });
  });

  test('accepts each recovery code once, and says how many are left', async () => {
    const { app, halfway } = await withApp();
    const [first = '', second = ''] = app.recoveryCodes;
    const use = async (code: string) => (await halfway()).call('ConfirmStaffSignIn', { code });
    expect((await use(first)).data).toEqual({ name: 'Asha', recovery_codes_left: 9 });
    expect(await use(first)).toMatchObject({ status: 403, data: wrong });
    expect((await use(second.toLowerCase().replace('-', ''))).data).toMatchObject({ recovery_codes_left: 8 });
  });

  test('asks for the password again after five wrong codes, and after ten minutes', async () => {
    const { app, halfway } = await withApp();
    const browser = await halfway();
    for (let n = 0; n < 5; n += 1)
      expect(await browser.call('ConfirmStaffSignIn', { code: '12' })).toMatchObject({ status: 403, data: wrong });
    shop.clock.advance({ minutes: 2 });
    expect(await browser.call('ConfirmStaffSignIn', { code: app.code() })).toMatchObject({ status: 401, data: again });
    const late = await halfway();
    shop.clock.advance({ minutes: 11 });
    expect(await late.call('ConfirmStaffSignIn', { code: app.code() })).toMatchObject({ status: 401, data: again });
  });

  test('limits wrong codes of an account, however often the password is entered anew', async () => {
    const { app, halfway } = await withApp();
    const statuses: number[] = [];
    for (let n = 0; n < 13; n += 1) {
      const browser = await halfway();
      for (let tries = 0; tries < 5; tries += 1)
        statuses.push((await browser.call('ConfirmStaffSignIn', { code: '12' })).status);
    }
    // The hour's first code was the one that switched the app on.
    expect([statuses.indexOf(429), statuses.lastIndexOf(403)]).toEqual([59, 58]);
    expect((await (await halfway()).call('ConfirmStaffSignIn', { code: app.code() })).status).toBe(429);
  });

  test('refuses browsers without a password, with another’s proof, or after the access has ended', async () => {
    const { app, member, halfway } = await withApp();
    const stranger = shop.visitor();
    expect(await stranger.call('ConfirmStaffSignIn', { code: app.code() })).toMatchObject({ status: 401, data: again });
    const other = await withApp();
    const theirs = await other.halfway();
    const proof = theirs.cookies.get('boxwright-staff.first-step') ?? '';
    const own = (await halfway()).cookies.get('boxwright-staff.first-step') ?? '';
    stranger.cookies.set('boxwright-staff.first-step', `${own.split('.')[0]}.${proof.split('.')[1]}`);
    expect(await stranger.call('ConfirmStaffSignIn', { code: app.code() })).toMatchObject({ status: 401, data: again });
    const browser = await halfway();
    await other.member.call('SetStaffAccess', { fld_staff_id: member.id, fld_active: false });
    expect(await browser.call('ConfirmStaffSignIn', { code: app.code() })).toMatchObject({ status: 401, data: again });
    expect(await isStaff(member)).toBe(false);
    expect(await browser.call('ConfirmStaffSignIn', { code: '' })).toMatchObject({ data: 'Please enter the code.' });
  });
});
