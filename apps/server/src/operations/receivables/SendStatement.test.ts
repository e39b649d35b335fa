import { accountFile, receivablesFile } from '@boxwright/contract';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrderTo } from '../../testing/move-orders.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';
import { openReceivables, type Receivables } from '../../testing/receivables.ts';

let shop: Shop;
let office: Receivables;
beforeAll(async () => {
  shop = await openShop();
  office = await openReceivables(shop);
});
afterAll(() => shop.close());

test('a statement is a PDF and a CSV for Accounts, is mailed once a click as a link, and says what interest comes to', async () => {
  const { customer, customerId, orderId } = await office.placed();
  await office.terms(customerId, '0', 1_00_000);
  await office.confirm(customer, orderId);
  await moveOrderTo(office.desk, orderId, 'Dispatched');
  await office.dueSince(orderId, 10);
  const owner = await shop.staff('Admin');
  const { values, seen } = (await owner.call('GetSettings', { section: 'receivables' })).data;
  expect(values).toMatchObject({ daysBefore: '2', daysAfter: '1, 15, 30', interest: '0' });
  await owner.call('SaveSettings', { section: 'receivables', values: { ...values, interest: '18' }, seen });
  const { open, interest } = await office.account(customerId);
  expect(interest).toBe(Math.round((open * 100 * 0.18 * 10) / 365) / 100);

  const period = { from: office.today().slice(0, 8).concat('01'), to: office.today() };
  const sending = () => office.accounts.call('SendStatement', { customer_id: customerId, ...period });
  const answers = await Promise.all([sending(), sending()]);
  expect(answers.map(({ data }) => data)).toEqual(Array(2).fill({ recipient: customer.email }));
  const mails = await mailsTo(shop, customer.email, 'Your statement of account');
  expect(mails).toHaveLength(1);
  const link = /\/downloads\/statement\/[\w-]+/.exec(mails[0] ?? '')?.[0] ?? '';
  const opened = await shop.app.inject({ url: link });
  expect(opened.headers['content-type']).toBe('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(opened.rawPayload));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await pdf.loadingTask.destroy();
  const said = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(said).toContain('Statement of account');
  expect(said).toContain('Interest at 18 % a year');

  expect((await office.load(accountFile(customerId, 'csv', period))).body).toContain(',Invoice,');
  expect((await office.load(accountFile(customerId, 'pdf'))).headers['content-type']).toBe('application/pdf');
  expect((await office.load(receivablesFile)).body).toContain(`\r\n${customerId},`);
  shop.clock.advance({ days: 91 });
  expect((await shop.app.inject({ url: link })).statusCode).toBe(404);
  expect((await shop.app.inject({ url: `${link}x` })).statusCode).toBe(404);
});
