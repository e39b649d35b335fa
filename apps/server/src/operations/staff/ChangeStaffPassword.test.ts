import { unique } from '@boxwright/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const generated = 'a generated password';
const own = 'mitre the last flap';

const member = async () => {
  const email = `press-${unique()}@shop.example`;
  await shop.services.auth.addStaff({ name: 'Press', email, password: generated, role: 'Admin' });
  const enter = async (password = generated) => {
    const browser = shop.visitor();
    const { status } = await browser.call('StaffSignIn', { email, password });
    return { browser, status };
  };
  return { email, enter, browser: (await enter()).browser };
};
const change = async (visitor: ShopVisitor, body: object) => {
  const { status, data } = await visitor.call('ChangeStaffPassword', body);
  return [status, data];
};
const isIn = async (visitor: ShopVisitor) => (await visitor.call('GetMailbox', { search: '' })).status === 200;

describe('ChangeStaffPassword', () => {
  test('sets the new password, keeps this session and ends all others', async () => {
    const { browser, enter } = await member();
    const elsewhere = (await enter()).browser;
    expect(await change(browser, { currentpassword: generated, password: own })).toEqual([200, {}]);
    expect([await isIn(browser), await isIn(elsewhere)]).toEqual([true, false]);
    expect([(await enter()).status, (await enter(own)).status]).toEqual([401, 200]);
  });

  test('requires both passwords, and twelve characters', async () => {
    const { browser } = await member();
    const steps = [
      [{}, 'Please enter your current password.'],
      [{ currentpassword: generated }, 'Please enter new password.'],
      [{ currentpassword: generated, password: 'elevenchars' }, 'Password must be at least 12 characters'],
      [{ currentpassword: own, password: own }, 'Please choose a password that differs from the current one.'],
    ] as const;
    for (const [body, text] of steps) expect(await change(browser, body)).toEqual([400, text]);
  });

  test('a wrong current password changes nothing, keeps the session, and is rate-limited', async () => {
    const { browser, enter } = await member();
    const guess = () => change(browser, { currentpassword: 'some other password', password: own });
    for (let n = 0; n < 5; n += 1) expect(await guess()).toEqual([403, 'The current password is wrong.']);
    expect((await guess())[0]).toBe(429);
    expect((await change(browser, { currentpassword: generated, password: own }))[0]).toBe(429);
    expect(await isIn(browser)).toBe(true);
    expect((await enter()).status).toBe(200);
  });

  test('changes only the member’s own password, and refuses visitors and customers', async () => {
    const [one, other] = [await member(), await member()];
    await change(one.browser, { currentpassword: generated, password: own });
    expect((await other.enter()).status).toBe(200);
    for (const who of [shop.visitor(), await shop.customer()])
      expect((await change(who, { currentpassword: generated, password: own }))[0]).toBe(401);
  });
});
