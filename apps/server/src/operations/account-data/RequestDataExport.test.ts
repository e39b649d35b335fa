import {
  insertOrderStep,
  insertRefund,
  insertReturnPhoto,
  insertReturnRequest,
  inTransaction,
  refuseMails,
  setReorderReminder,
} from '@boxwright/storage';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { addressOf, payInFull, readyToOrder } from '../../testing/orders.ts';
import { linkMailedTo } from '../../testing/passwords.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const password = 'Carton2026';

const fetchAs = ({ cookies }: ShopVisitor, url: string) =>
  shop.app.inject({ method: 'GET', url, cookies: Object.fromEntries(cookies) });

async function exported(visitor: ShopVisitor) {
  const { data } = await visitor.call('RequestDataExport', { password });
  const { rawPayload, headers } = await fetchAs(visitor, data.address);
  expect(headers['content-type']).toBe('application/zip');
  const files = unzipSync(rawPayload);
  const text = (name: string) => Buffer.from(files[name] ?? []).toString();
  return { names: Object.keys(files), files, data: JSON.parse(text('data.json')), readMe: text('README.txt') };
}

/** Adds what a delivered order has, without delivering it. */
async function afterTheSale(customerId: number, orderId: number): Promise<void> {
  const { db, files, now } = shop.services;
  const createdAt = now();
  await files.put('return-photos/fault.webp', Buffer.from('a photograph'));
  await inTransaction(db, async (tx) => {
    await insertOrderStep(tx, orderId, { status: 'Order Accepted', actor: 'staff', note: 'Two cartons.', createdAt });
    const refund = { orderId, attemptId: null, state: 'succeeded', problem: null, nextCheckAt: null } as const;
    await insertRefund(tx, {
      ...refund,
      amountPaise: 5000,
      token: 'abc',
      causeCode: 'agreed',
      cause: 'One carton',
      createdAt,
    });
    await setReorderReminder(tx, orderId, '2026-12-18', createdAt);
    await refuseMails(tx, customerId, 'order-again', createdAt);
    const photo = { orderId, token: 'fault', fileKey: 'return-photos/fault.webp', width: 40, height: 30, createdAt };
    await insertReturnPhoto(tx, photo);
    const asked = { orderId, reason: 'damaged', wish: 'refund', batchNumber: 'B-2211' } as const;
    await insertReturnRequest(tx, { ...asked, manufacturedOn: '2026-11-01', description: 'Crushed.', createdAt });
  });
}

describe('RequestDataExport', () => {
  test('gives a ZIP with everything that is stored about the customer, and about nobody else', async () => {
    const { customer, place } = await readyToOrder(shop);
    const orderId: number = (await place()).data.order_id;
    await payInFull(shop, customer, orderId);
    await afterTheSale(customer.id, orderId);
    const stranger = await shop.customer();
    await stranger.call('Add_CustomerAddress', { ...addressOf('Home'), area: '99 Other Street' });
    const { names, files, data, readMe } = await exported(customer);
    expect(data.profile.email).toBe(customer.email);
    expect(data.addresses).toHaveLength(2);
    expect(data.orders).toMatchObject([
      {
        status: 'IN-PROCESS',
        lines: [{ quantity: 1000 }],
        paymentAttempts: [{ state: 'succeeded' }],
        payments: [{ kind: 'payment' }],
        steps: [{ status: 'Order Accepted', note: 'Two cartons.' }],
        refunds: [{ amount: 50, state: 'succeeded' }],
        returns: [{ description: 'Crushed.', state: 'received' }],
        reminders: [{ dueOn: '2026-12-18' }],
      },
    ]);
    expect(data.refusedMails).toMatchObject([{ kind: 'order-again' }]);
    expect(data.signIns).toMatchObject([{ result: 'signed in', isNewDevice: false }]);
    expect(data.sessions).toHaveLength(1);
    const folder = `orders/${data.orders[0].number}`;
    const papers = ['order-form.pdf', 'receipt-voucher-RV-26-27-000001.pdf', 'return-photograph-1.webp'];
    expect(names).toEqual(['README.txt', 'data.json', ...papers.map((paper) => `${folder}/${paper}`)]);
    expect(
      Buffer.from(files[`${folder}/order-form.pdf`] ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(readMe).toContain('data.json');
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`99 Other Street|${stranger.email}|argon2|"token"`));
  });

  test('includes mails and signed-out enquiries only once the customer has proved that the mailbox is theirs', async () => {
    const visitor = shop.visitor();
    const email = 'owner@kokko.example';
    const enquiry = {
      customer_name: 'Asha',
      customer_email: email,
      customer_mobile: '9840012345',
      customer_pincode: '641001',
    };
    await shop.visitor().call('enquiryMailer', { ...enquiry, customer_company: '', customer_message: 'A secret box' });
    await shop.runJobs();
    await visitor.register(email);
    const before = await exported(visitor);
    expect([before.data.mails, before.data.enquiries]).toEqual([[], []]);
    expect(before.readMe).toContain('To prove it');

    await visitor.call('Mailer_ForgotPassword', { email });
    await visitor.call('ResetPassword', { ...(await linkMailedTo(shop, email)), password });
    await visitor.call('AddwebsiteLogin', { email, password });
    const { data, readMe } = await exported(visitor);
    expect(data.enquiries).toMatchObject([{ message: 'A secret box' }]);
    // The link in a mail may still set a password.
    expect(JSON.stringify(data.mails)).not.toContain('forgetpassword#');
    expect(readMe).not.toContain('To prove it');
  });

  test('works once, for its own customer, for ten minutes', async () => {
    const [customer, other] = [await shop.customer(), await shop.customer()];
    const ask = async (): Promise<string> => (await customer.call('RequestDataExport', { password })).data.address;
    const address = await ask();
    const statusFor = async (visitor: ShopVisitor, url: string) => (await fetchAs(visitor, url)).statusCode;
    expect(await statusFor(other, address)).toBe(303);
    expect(await statusFor(shop.visitor(), address)).toBe(303);
    expect((await Promise.all([1, 2].map(() => statusFor(customer, address)))).sort()).toEqual([200, 303]);
    const late = await ask();
    shop.clock.advance({ minutes: 11 });
    expect((await fetchAs(customer, late)).headers.location).toBe('/account-data?download=over');
  });

  test('needs the password and a session, and is limited to a few times a day', async () => {
    const customer = await shop.customer();
    const ask = (body: object) => customer.call('RequestDataExport', body);
    expect(await ask({ password: 'Wrong7wrong' })).toMatchObject({
      status: 403,
      data: 'This is not your current password.',
    });
    expect(await ask({})).toMatchObject({ status: 400, data: 'Please enter your password.' });
    expect((await shop.visitor().call('RequestDataExport', { password })).status).toBe(401);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      shop.clock.advance({ minutes: 2 });
      statuses.push((await ask({ password })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
