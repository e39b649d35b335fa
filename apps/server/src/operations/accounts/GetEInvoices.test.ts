import { documentsOf } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordEInvoice } from '../../selling/accounts/record-e-invoice.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { staffMember } from '../../testing/staff-members.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetEInvoices lists registered documents, with the copy to print', async () => {
  const accountant = await shop.staff('Accounts');
  expect((await accountant.call('GetEInvoices')).data).toEqual({ e_invoices: [], next: null });
  const { orderId } = await paidOrder(shop, { address: { gstin: '33AAACY2068D1ZN' } });
  await moveOrderTo(await shop.staff(), orderId, 'Dispatched');
  const [invoice] = await documentsOf(shop.services.db, orderId, 'tax-invoice');
  if (!invoice) throw new Error('no invoice');
  const said = { sellerGstin: '', buyerGstin: '', number: '', type: 'INV', date: '', total: 1, irn: '' };
  const answer = {
    irn: 'ab'.repeat(32),
    ackNumber: '112010036563310',
    ackAt: new Date('2026-11-03T12:33:00Z'),
    signedQr: 'e30.e30.e30',
    isCancelled: false,
    qr: said,
  };
  const { id } = await staffMember(shop, 'Accounts', 'Kavi');
  await recordEInvoice(shop.services, invoice, answer, id);
  const { data } = await accountant.call('GetEInvoices');
  expect(data.e_invoices).toMatchObject([
    { number: invoice.number, order_id: orderId, irn: answer.irn, ack_number: answer.ackNumber, recorded_by: 'Kavi' },
  ]);
  const cookie = [...accountant.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const file = await shop.app.inject({ url: data.e_invoices[0].file, headers: { cookie } });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await accountant.call('GetEInvoices', { before: invoice.id })).data.e_invoices).toEqual([]);
});

test('GetEInvoices refuses invalid ids, and is for staff who may see accounts', async () => {
  expect((await (await shop.staff('Accounts')).call('GetEInvoices', { before: 'x' })).status).toBe(400);
  for (const who of [shop.visitor(), await shop.customer()]) expect((await who.call('GetEInvoices')).status).toBe(401);
  expect((await (await shop.staff('Order desk')).call('GetEInvoices')).status).toBe(403);
});
