import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { codeMailedTo, otherCode, ticketFor } from '../../testing/passwords.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A customer who forgot their password and has received a code. */
const forgetful = async () => {
  const { email } = await shop.customer();
  const visitor = shop.visitor();
  const salt = await ticketFor(visitor, email);
  await visitor.call('Mailer_ForgotPassword', { email });
  return { email, visitor, salt, OTP: await codeMailedTo(shop, email) };
};
const verify = async (visitor: ShopVisitor, body: object) => {
  const { status, data } = await visitor.call('VerifyOtp', body);
  return [status, data];
};
const incorrect = [400, 'Incorrect OTP.'];
const spent = [422, 'This code was used already, tried too often or is too old. Please press Resend for a new one.'];

describe('VerifyOtp', () => {
  test('accepts the mailed code once, and then says that it was used', async () => {
    const { visitor, ...proof } = await forgetful();
    expect(await verify(visitor, proof)).toEqual([200, {}]);
    expect(await verify(visitor, proof)).toEqual(spent);
  });

  test('verifies a code once when it is sent twice at once', async () => {
    const { visitor, ...proof } = await forgetful();
    const answers = await Promise.all([verify(visitor, proof), verify(visitor, proof)]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 422]);
  });

  test('refuses an empty and a wrong code', async () => {
    const { visitor, email, salt, OTP } = await forgetful();
    expect(await verify(visitor, { email, salt, OTP: '' })).toEqual([400, 'Please enter OTP.']);
    expect(await verify(visitor, { email, salt, OTP: otherCode(OTP) })).toEqual(incorrect);
    expect(await verify(visitor, { email: 'nobody@shop.example', salt, OTP })).toEqual(incorrect);
  });

  test('after five wrong codes the right one is refused too, as spent', async () => {
    const { visitor, email, salt, OTP } = await forgetful();
    for (let n = 0; n < 5; n += 1)
      expect(await verify(visitor, { email, salt, OTP: otherCode(OTP) })).toEqual(incorrect);
    expect(await verify(visitor, { email, salt, OTP })).toEqual(spent);
  });

  test('the code expires after ten minutes, and says so', async () => {
    const { visitor, ...proof } = await forgetful();
    shop.clock.advance({ minutes: 10 });
    expect(await verify(visitor, proof)).toEqual(spent);
  });

  test('a new code invalidates the one before', async () => {
    const { visitor, email, salt, OTP } = await forgetful();
    shop.clock.advance({ minutes: 1 });
    await visitor.call('Mailer_ForgotPassword', { email });
    const newer = await codeMailedTo(shop, email);
    if (newer !== OTP) expect(await verify(visitor, { email, salt, OTP })).toEqual(incorrect);
    expect(await verify(visitor, { email, salt, OTP: newer })).toEqual([200, {}]);
  });

  test('another account’s ticket or code is refused, and uses up no try of the owner', async () => {
    const [one, other] = [await forgetful(), await forgetful()];
    for (let n = 0; n < 6; n += 1)
      expect(await verify(one.visitor, { email: other.email, salt: one.salt, OTP: other.OTP })).toEqual(incorrect);
    expect(await verify(other.visitor, { email: other.email, salt: other.salt, OTP: other.OTP })).toEqual([200, {}]);
    expect(await verify(one.visitor, { email: one.email, salt: other.salt, OTP: one.OTP })).toEqual(incorrect);
  });

  test('stops guessing with ever new codes and tickets', async () => {
    shop.clock.set('2026-11-23T10:00:00+05:30');
    const { visitor, email, salt, OTP } = await forgetful();
    let status = 0;
    for (let n = 0; n < 11; n += 1)
      ({ status } = await visitor.call('VerifyOtp', { email, salt, OTP: otherCode(OTP) }));
    expect(status).toBe(429);
  });
});
