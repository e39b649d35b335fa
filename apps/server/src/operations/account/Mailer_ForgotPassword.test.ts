import { passwordCodes } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/openShop.ts';
import { codeMailedTo, mailsTo } from '../../testing/passwords.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const send = (email: string, more = {}) => shop.visitor().call('Mailer_ForgotPassword', { email, ...more });

describe('Mailer_ForgotPassword', () => {
  test('mails a code of six digits that the server made, and answers nothing of it', async () => {
    const { email } = await shop.customer();
    const { status, data } = await send(email, { OTP: '123456' });
    expect([status, data]).toEqual([200, { resend_after: 60, valid_for: 600 }]);
    const code = await codeMailedTo(shop, email);
    expect(Number(code)).toBeGreaterThanOrEqual(100_000);
    const [mail] = await mailsTo(shop, email);
    expect(mail?.subject).not.toContain(code);
    expect(JSON.stringify(await shop.services.db.select().from(passwordCodes))).not.toContain(code);
  });

  test('asks for what is missing, and says so of an e-mail that is not registered', async () => {
    expect(await send('')).toMatchObject({ status: 400, data: 'Please enter your Email.' });
    expect(await send('meena@')).toMatchObject({ status: 400, data: 'Please enter valid Email Address.' });
    expect(await send('nobody@shop.example')).toMatchObject({ status: 404, data: 'Email Id is not Registered' });
  });

  test('sends again after a minute, not before, and says how long that is', async () => {
    const { email } = await shop.customer();
    await send(email);
    shop.clock.advance({ seconds: 45 });
    const refused = await send(email);
    expect(refused).toMatchObject({ status: 429, details: { retry_after: 15 } });
    shop.clock.advance({ seconds: 15 });
    expect((await send(email)).status).toBe(200);
    expect(await mailsTo(shop, email)).toHaveLength(2);
  });

  test('leads whoever has a mail already to it, and says for how long its code still works', async () => {
    const { email } = await shop.customer();
    await send(email);
    shop.clock.advance({ seconds: 45 });
    expect(await send(email)).toMatchObject({
      data: 'We have mailed this address already. Please open the newest mail: the link in it lets you choose a new password. You can ask for another mail in 15 seconds.',
      details: { retry_after: 15, code_ends_in: 555 },
    });
  });

  test('sends at once also when the clock was set back by a day', async () => {
    const { email } = await shop.customer();
    await send(email);
    shop.clock.advance({ days: -1 });
    expect((await send(email)).status).toBe(200);
    expect((await send(email)).status).toBe(429);
    shop.clock.advance({ minutes: 1 });
    expect((await send(email)).status).toBe(200);
  });

  test('sends one code to those who ask at once', async () => {
    const { email } = await shop.customer();
    const answers = await Promise.all([1, 2, 3].map(() => send(email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  test('fills nobody’s mailbox', async () => {
    const { email } = await shop.customer();
    shop.clock.set('2026-11-21T10:00:00+05:30');
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await send(email)).status);
      shop.clock.advance({ minutes: 2 });
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
