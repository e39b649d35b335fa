import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failedRefund } from '../../testing/after-sale.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let accounts: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  accounts = await shop.staff('Accounts');
});
afterAll(() => shop.close());

const note = (refundid: number, account: string, seen = '', who = accounts) =>
  who.call('NoteRefundAccount', { refundid, account, seen_account: seen });
const shownAccount = async () => (await accounts.call('GetRefunds', { list: 'by-hand' })).data.refunds[0].account;

test('NoteRefundAccount notes an account; the slower of two members is refused, and the audit doesn’t contain it', async () => {
  const { refundid, orderId } = await failedRefund(shop);
  expect((await note(refundid, 'HDFC 501\nHDFC0000123')).status).toBe(200);
  // The same account again, as by a double click.
  expect((await note(refundid, 'HDFC 501\nHDFC0000123')).status).toBe(200);
  expect(await note(refundid, 'SBI 77')).toMatchObject({
    status: 409,
    data: expect.stringContaining('Somebody has changed this refund meanwhile.'),
  });
  expect(await shownAccount()).toBe('HDFC 501\nHDFC0000123');
  expect((await note(refundid, '', 'HDFC 501\nHDFC0000123')).status).toBe(200);
  const changes = await listChanges(shop.services.db, { subject: 'order', subjectId: String(orderId) }, 9);
  expect(changes.map(({ after }) => after)).toContainEqual({ refund: refundid, account: 'noted' });
  expect(JSON.stringify(changes)).not.toContain('HDFC');
  await accounts.call('SettleRefund', { refundid, how: 'paid', reference: 'NEFT 1' });
  expect((await note(refundid, 'SBI 77')).status).toBe(409);
});

test('NoteRefundAccount refuses unknown refunds, and is for staff who may pay back', async () => {
  const { refundid, customer } = await failedRefund(shop);
  expect((await note(999_999, 'SBI 77')).status).toBe(404);
  expect((await note(refundid, 'x'.repeat(301))).status).toBe(400);
  for (const who of [customer, shop.visitor()]) expect((await note(refundid, 'SBI', '', who)).status).toBe(401);
  expect((await note(refundid, 'SBI', '', await shop.staff('Order desk'))).status).toBe(403);
});
