import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { linkMailedTo, storedMailsTo, ticketFor, verifiedTicket } from '../../testing/passwords.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const over = [403, 'This link was used already or is too old. Please ask for a new one.'];

const mailedLink = async () => {
  const { email } = await shop.customer();
  await shop.visitor().call('Mailer_ForgotPassword', { email });
  return linkMailedTo(shop, email);
};
const check = async (proof: object) => {
  const { status, data } = await shop.visitor().call('CheckResetLink', proof);
  return [status, data];
};

describe('CheckResetLink', () => {
  test('the mailed link works for a day, on any device, once', async () => {
    const link = await mailedLink();
    expect(await check(link)).toEqual([200, { valid_for: 86_400 }]);
    shop.clock.advance({ hours: 23, minutes: 59 });
    expect(await check(link)).toEqual([200, { valid_for: 60 }]);
    const reset = () => shop.visitor().call('ResetPassword', { ...link, password: 'Folding7box' });
    expect((await reset()).status).toBe(200);
    expect(await check(link)).toEqual(over);
    expect((await reset()).status).toBe(403);
  });

  test('the link expires after a day', async () => {
    const link = await mailedLink();
    shop.clock.advance({ hours: 24 });
    expect(await check(link)).toEqual(over);
  });

  test('a new mail keeps earlier links valid, and a new password invalidates them all', async () => {
    const { email } = await shop.customer();
    const visitor = shop.visitor();
    await visitor.call('Mailer_ForgotPassword', { email });
    const first = await linkMailedTo(shop, email);
    shop.clock.advance({ minutes: 1 });
    await visitor.call('Mailer_ForgotPassword', { email });
    const second = await linkMailedTo(shop, email);
    expect((await check(first))[0]).toBe(200);
    shop.clock.advance({ minutes: 1 });
    const salt = await verifiedTicket(shop, visitor, email);
    expect((await visitor.call('ResetPassword', { email, salt, password: 'Folding7box' })).status).toBe(200);
    for (const link of [first, second]) expect(await check(link)).toEqual(over);
  });

  test('refuses a ticket without its code, another account’s ticket, and a made-up one', async () => {
    const link = await mailedLink();
    const { email } = await shop.customer();
    expect(await check({ ...link, salt: await ticketFor(shop.visitor(), link.email) })).toEqual(over);
    for (const proof of [
      { ...link, email },
      { ...link, salt: 'made-up' },
      { ...link, email: 'nobody@shop.example' },
    ])
      expect(await check(proof)).toEqual(over);
    expect(await check({ salt: link.salt })).toEqual([400, 'Please enter your Email.']);
  });

  test('the link carries a long random ticket in the URL fragment, which servers never see', async () => {
    const { email, salt } = await mailedLink();
    const [mail] = await storedMailsTo(shop, email);
    expect(mail?.text).toContain(`/forgetpassword#email=${encodeURIComponent(email)}&ticket=${salt}`);
    expect(mail?.subject).not.toContain(salt);
    expect(salt).toMatch(/^[\w-]{43}$/);
  });
});
