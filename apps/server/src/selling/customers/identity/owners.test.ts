import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../../testing/open-shop.ts';
import { codeMailedTo, linkMailedTo, otherCode, ticketFor } from '../../../testing/passwords.ts';
import { passwordLinkMailedTo } from '../../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.clock.advance({ days: 2 }));
afterAll(() => shop.close());

const fresh = 'Folding7box';
const staffPassword = 'a long staff password';

/** Wrong passwords from many addresses, five from each. */
const guessFrom = async (addresses: number, operation: 'AddwebsiteLogin' | 'StaffSignIn', email: string) => {
  const strangers = Array.from({ length: addresses }, () => shop.visitor());
  for (const stranger of strangers)
    for (let n = 0; n < 5; n += 1) await stranger.call(operation, { email, password: `Guess${n}1234567` });
  return strangers;
};

const signIn = async (visitor: ShopVisitor, email: string, password: string) => {
  const { status, data } = await visitor.call('AddwebsiteLogin', { email, password });
  return status === 200 ? 200 : [status, data];
};

/** Wrong codes from several strangers, each with their own tickets, using all the attempts that one address has. */
const guessCodes = async (email: string, code: string, howMany: number) => {
  for (let n = 0; n < howMany; n += 1) {
    const stranger = shop.visitor();
    for (const salt of [await ticketFor(stranger, email), await ticketFor(stranger, email)])
      for (let tries = 0; tries < 5; tries += 1)
        await stranger.call('VerifyOtp', { email, salt, OTP: otherCode(code) });
  }
};

const setPassword = async (visitor: ShopVisitor, proof: { email: string; salt: string }) =>
  (await visitor.call('ResetPassword', { ...proof, password: fresh, updatedby: null })).status;

describe('a stranger with many addresses who guesses passwords', () => {
  const wait = expect.stringMatching(/^Too many attempts\. Please try again in \d+ (second|minute)s?\.$/);
  const wayIn =
    'There were too many attempts to sign in with this email. Please press "Forgot password?" and open the link that we mail you, or sign in on a device that you have used before.';

  test('can’t lock the owner out, neither on a known device nor on a new one', async () => {
    const owner = await shop.customer();
    const { email, password } = owner;
    await guessFrom(12, 'AddwebsiteLogin', email);
    const device = shop.visitor();
    expect(await signIn(device, email, password)).toEqual([429, wayIn]);

    // While signed in: changing the password requires the old one.
    expect(await signIn(owner, email, password)).toBe(200);
    await owner.call('Logout');
    expect(await signIn(owner, email, password)).toBe(200);

    await device.call('Mailer_ForgotPassword', { email });
    const link = await linkMailedTo(shop, email);
    expect((await device.call('CheckResetLink', link)).status).toBe(200);
    expect(await signIn(device, email, password)).toBe(200);
    expect(await setPassword(device, link)).toBe(200);
    expect(await signIn(device, email, fresh)).toBe(200);
  });

  test('can’t lock the owner out from the same network address either', async () => {
    const owner = shop.visitor('10.9.9.9');
    await owner.register('neighbour@shop.example');
    await owner.call('Logout');
    const stranger = shop.visitor('10.9.9.9');
    for (let n = 0; n < 31; n += 1)
      await stranger.call('AddwebsiteLogin', { email: `n${n}@shop.example`, password: 'Guess1234' });
    expect(await signIn(stranger, 'neighbour@shop.example', 'Carton2026')).toEqual([429, wait]);
    expect(await signIn(owner, 'neighbour@shop.example', 'Carton2026')).toBe(200);
  });

  test('gains nothing from a device cookie for their own account', async () => {
    const [owner, stranger] = [await shop.customer(), await shop.customer()];
    for (let n = 0; n < 5; n += 1) await signIn(stranger, owner.email, `Guess1234${n}`);
    expect(await signIn(stranger, owner.email, 'Guess12345')).toEqual([429, wait]);
    for (const [name, value] of stranger.cookies)
      stranger.cookies.set(name, value.replace(/\.[^.]{43}$/, `.${'A'.repeat(43)}`));
    expect(await signIn(stranger, owner.email, 'Guess12346')).toEqual([429, wait]);
  });

  test('attempts on the owner’s own device are limited too', async () => {
    const owner = await shop.customer();
    await owner.call('Logout');
    for (let n = 0; n < 5; n += 1) await signIn(owner, owner.email, `Guess1234${n}`);
    expect(await signIn(owner, owner.email, owner.password)).toEqual([429, wait]);
  });
});

describe('a stranger who guesses passwords of staff', () => {
  const staff = async (email: string) => {
    await shop.services.auth.addStaff({ name: 'Press', email, password: staffPassword, role: 'Admin' });
    const member = shop.visitor();
    const enter = async (visitor: ShopVisitor) =>
      (await visitor.call('StaffSignIn', { email, password: staffPassword })).status;
    expect(await enter(member)).toBe(200);
    return { member, enter };
  };

  test('can’t lock them out, neither on a known device nor at another address', async () => {
    const { member, enter } = await staff('press@shop.example');
    // Three of each address's five attempts count against the limit for all strangers together.
    const strangers = await guessFrom(21, 'StaffSignIn', 'press@shop.example');
    expect(await enter(member)).toBe(200);
    expect(await enter(shop.visitor())).toBe(200);
    shop.clock.advance({ minutes: 1 });
    const refused = await strangers[0]?.call('StaffSignIn', { email: 'press@shop.example', password: staffPassword });
    expect(refused?.data).toMatch(
      /^There were too many attempts to sign in with this email\. Please press "Forgot your password\?"/,
    );
  });

  test('can’t lock them out of a browser in which they set a new password by the mailed link', async () => {
    const email = 'cutter@shop.example';
    await staff(email);
    const strangers = await guessFrom(21, 'StaffSignIn', email);
    shop.clock.advance({ minutes: 1 });
    // The member is at one of these addresses, whose first tries are used up.
    const device = strangers[0] ?? shop.visitor();
    const enter = async (password: string) => (await device.call('StaffSignIn', { email, password })).status;
    expect(await enter(staffPassword)).toBe(429);
    await device.call('MailStaffPasswordLink', { email });
    const chosen = { token: await passwordLinkMailedTo(shop, email), password: 'another long password' };
    expect((await device.call('ResetStaffPassword', chosen)).status).toBe(200);
    expect(await enter(chosen.password)).toBe(200);
  });

  test('can’t use up the limits of staff by attempts at the customers’ sign-in', async () => {
    const { enter } = await staff('both@shop.example');
    const place = '10.8.8.8';
    for (let n = 0; n < 31; n += 1)
      await shop.visitor(place).call('AddwebsiteLogin', { email: 'both@shop.example', password: 'Guess1234' });
    expect(await enter(shop.visitor(place))).toBe(200);
  });
});

describe('a stranger who guesses codes', () => {
  /** The owner on a new device, with a ticket and a mailed code. */
  const forgetful = async () => {
    const owner = await shop.customer();
    await owner.call('Logout');
    const device = shop.visitor();
    const salt = await ticketFor(device, owner.email);
    await device.call('Mailer_ForgotPassword', { email: owner.email });
    return { owner, device, email: owner.email, salt, OTP: await codeMailedTo(shop, owner.email) };
  };

  test('without a ticket for the account uses up only their own attempts', async () => {
    const { device, email, salt, OTP } = await forgetful();
    for (let n = 0; n < 20; n += 1)
      for (let tries = 0; tries < 10; tries += 1)
        await shop.visitor().call('VerifyOtp', { email, salt: 'nonsense', OTP: otherCode(OTP) });
    expect((await device.call('VerifyOtp', { email, salt, OTP })).status).toBe(200);
    expect(await setPassword(device, { email, salt })).toBe(200);
  });

  test('with their own tickets doesn’t invalidate the owner’s code', async () => {
    const { device, email, salt, OTP } = await forgetful();
    await guessCodes(email, OTP, 14);
    expect((await device.call('VerifyOtp', { email, salt, OTP })).status).toBe(200);
    expect(await setPassword(device, { email, salt })).toBe(200);
  });

  test('too often blocks only the code on new devices; the link, and the code on a known device, still work', async () => {
    const { owner, device, email, salt, OTP } = await forgetful();
    const link = await linkMailedTo(shop, email);
    await guessCodes(email, OTP, 16);
    expect(await device.call('VerifyOtp', { email, salt, OTP })).toMatchObject({
      status: 429,
      data: 'Too many wrong codes were tried for this account. Please open the link in the mail instead: it needs no code.',
    });
    const own = await ticketFor(owner, email);
    expect((await owner.call('VerifyOtp', { email, salt: own, OTP })).status).toBe(200);
    expect(await setPassword(device, link)).toBe(200);
  });
});

describe('a stranger who requests codes for another person’s account', () => {
  const askAllDay = async (email: string) => {
    const statuses: number[] = [];
    for (let hour = 0; hour < 4; hour += 1) {
      for (let n = 0; n < 6; n += 1) {
        statuses.push((await shop.visitor().call('Mailer_ForgotPassword', { email })).status);
        shop.clock.advance({ minutes: 2 });
      }
      shop.clock.advance({ minutes: 48 });
    }
    return statuses.filter((status) => status === 200).length;
  };

  test('causes few mails; the link in the newest one is valid until another can be sent', async () => {
    const { email } = await shop.customer();
    shop.clock.set('2027-03-01T00:00:00Z');
    expect(await askAllDay(email)).toBe(15);
    shop.clock.set('2027-03-01T23:59:00Z');
    const device = shop.visitor();
    const refused = await device.call('Mailer_ForgotPassword', { email });
    expect(refused).toMatchObject({ status: 429, details: { retry_after: 60 } });
    expect(refused.data).toBe(
      'We have mailed this address already. Please open the newest mail: the link in it lets you choose a new password. You can ask for another mail in 1 minute.',
    );
    expect(await setPassword(device, await linkMailedTo(shop, email))).toBe(200);
  });

  test('doesn’t use up the mails for a known device of the owner', async () => {
    const owner = await shop.customer();
    shop.clock.set('2027-03-04T00:00:00Z');
    await askAllDay(owner.email);
    expect((await owner.call('Mailer_ForgotPassword', { email: owner.email })).status).toBe(200);
  });
});
