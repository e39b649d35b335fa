import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone } from './browser.ts';
import { expectWellMadeOn } from './expect-well-made.ts';
import { call, moveOrder, newcomer } from './journey.ts';
import { openShop, staff } from './shop.ts';

// An account at PayU, so that orders are real; cash on delivery needs no answer from PayU.
const shop = openShop({ settings: { PAYU_KEY: 'TESTKY', PAYU_SALT: 'a salt for this test', PAYU_MODE: 'test' } });

/** The portal's answer about an invoice, as in its file. */
function portalAnswer(number: string, total: number) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const [year = 0, month = 0] = today.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  const seller = '33AABCB1972C1Z8';
  const hashed = `${seller}${first}-${String((first + 1) % 100).padStart(2, '0')}INV${number}`;
  const Irn = createHash('sha256').update(hashed).digest('hex');
  const DocDt = today.split('-').toReversed().join('/');
  const said = {
    SellerGstin: seller,
    BuyerGstin: '33AAACY2068D1ZN',
    DocNo: number,
    DocTyp: 'INV',
    DocDt,
    TotInvVal: total,
    Irn,
  };
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const SignedQRCode = `${part({ alg: 'RS256' })}.${part({ data: JSON.stringify(said) })}.c2lnbmVk`;
  return { AckNo: 112_010_036_563_310, AckDt: `${today} 10:00:00`, Irn, SignedInvoice: 'x'.repeat(6000), SignedQRCode };
}

/**
 * Sells boxes with cash on delivery to a registered buyer, up to the dispatch, and requests a refund of a hundred
 * rupees. Returns the total in rupees.
 */
async function sell(): Promise<number> {
  const buyer = await shop.visitor();
  const desk = await shop.visitor();
  const { name, email, mobile, company: companyName, password } = newcomer();
  const ask = (operation: string, body: object) => call(buyer.context, operation, body);
  await ask('AddCustomer', { name, email, mobile, companyName, password });
  await ask('AddwebsiteLogin', { email, password });
  const { order_id: cartid } = await ask('AddToCartWebsite', {
    itemdetails: [{ Item: 202, Quantity: 1000 }],
    boardid: 2,
    outercoatingid: 2,
    innercoatingid: 0,
    deliverytype: 'StandardShipping',
    destination_pin: '641001',
    status: 'INCART',
  });
  const address = (title: string) =>
    ask('Add_CustomerAddress', {
      title,
      action: 'INSERT',
      companyname: '=Kokko & Sons',
      name,
      mobileNo: mobile,
      area: '7 Race Course Road',
      pincode: '641001',
      country: 101,
      state: 4035,
      gstin: '33AAACY2068D1ZN',
    });
  const [shipping, billing] = [await address('Shipping'), await address('Billing')];
  const placed = await ask('PlaceOrder', {
    cartid,
    shippingaddress: shipping.addressId,
    billingaddress: billing.addressId,
    orderstatus: 'IN-PROCESS',
    paymentstaus: 'Payment Initiated',
    paymentmode: 'OnlinePayment',
  });
  const { ways } = await ask('GetCheckout', { orderid: placed.order_id });
  const way = ways.find((each: { paymentmode: string }) => each.paymentmode === 'COD');
  await ask('ConfirmOrder', { orderid: placed.order_id, paymentmode: 'COD', acceptedtotal: way.total });
  await call(desk.context, 'StaffSignIn', staff);
  await moveOrder(desk.context, placed.order_id, 'IN-PROCESS', 'Dispatched');
  await call(desk.context, 'RecordPayment', {
    orderid: placed.order_id,
    how: 'cash',
    amount: way.total,
    seen_due: way.total,
    reference: 'Receipt 7',
    received_on: new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date()),
  });
  const back = { amount: 100, seen_refundable: way.total, reason: 'Two corners were dented' };
  await call(desk.context, 'RefundOrder', { orderid: placed.order_id, ...back });
  for (const { context } of [buyer, desk]) await context.close();
  return way.total;
}

const signIn = async (page: Page, to: string) => {
  await page.goto(`/manage?${new URLSearchParams({ from: to })}`);
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**${to}`);
};

test('the owner changes the settings and sees them on the site; a colleague who saves an older form gets a message', async () => {
  const owner = await shop.visitor();
  const { page } = owner;
  await signIn(page, '/manage/settings');
  await expectWellMadeOn(page);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Contacts' }).click();
  await page.getByRole('heading', { name: 'Contacts' }).waitFor();

  const slower = await owner.context.newPage();
  await slower.goto('/manage/settings?section=contacts');
  const phones = page.getByLabel('Telephone numbers');
  await phones.fill('none');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('main').getByText('Please enter a telephone number with its area code').waitFor();
  await phones.fill('044 2811 7788');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved. The site shows it from now on.').waitFor();
  await slower.getByLabel('Office hours').fill('Whenever');
  await slower.getByRole('button', { name: 'Save', exact: true }).click();
  await slower.getByText('Somebody has changed these settings meanwhile.').first().waitFor();
  expect(await slower.getByLabel('Office hours').inputValue()).toBe('Whenever');

  await page.goto('/manage/settings?section=banner');
  await page.getByLabel('Text').fill('Closed from 14 to 17 January for Pongal');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved. The site shows it from now on.').waitFor();
  // Nothing moves when the answer comes, also where the cards stand below each other: its place was kept.
  await page.setViewportSize(phone);
  const gateway = page.getByRole('button', { name: 'Test the payment gateway' });
  const mail = page.getByRole('button', { name: 'Send a test mail to me' });
  const places = () =>
    Promise.all([gateway, mail].map((button) => button.evaluate((one) => one.getBoundingClientRect().y + scrollY)));
  const before = await places();
  await mail.click();
  await page.getByRole('status').getByText('the mail is kept in the mailbox').waitFor();
  expect(await places()).toEqual(before);
  await page.setViewportSize(desktop);
  owner.expectNoComplaints();

  const buyer = await shop.visitor(phone);
  await expect
    .poll(async () => {
      await buyer.page.goto('/');
      return buyer.page.getByRole('contentinfo').getByText('044 2811 7788').count();
    })
    .toBe(1);
  await buyer.page.getByText('Closed from 14 to 17 January for Pongal').waitFor();
  await expectAccessible(buyer.page);
  await expectNoSidewaysScroll(buyer.page);
  buyer.expectNoComplaints();
  for (const { context } of [owner, buyer]) await context.close();
});

test('the accountant sees the month’s sums, checks e-invoices, and reads the same sums in the files', async () => {
  const accountant = await shop.visitor();
  const { page } = accountant;
  await signIn(page, '/manage/accounts');
  await page.getByRole('heading', { name: 'No documents' }).waitFor();
  await expectWellMadeOn(page);
  const total = await sell();

  await page.reload();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Tax invoices' }) });
  const shown = await row.innerText();
  expect(shown).toContain('No gaps');
  expect(shown.replaceAll(',', '')).toContain(`₹${total.toFixed(2)}`);
  await page.getByRole('link', { name: 'Check e-invoices' }).click();
  await page.getByText('1 e-invoice was checked: the portal would take all of them.').waitFor();
  await expectWellMadeOn(page);
  const invoice = page.getByRole('link', { name: /^INV\/.+\/000001$/ });
  const [number = '', order = ''] = [await invoice.textContent(), await invoice.getAttribute('href')].map(String);

  await page.getByRole('link', { name: 'Record the portal’s answer, and see' }).click();
  await page.waitForURL('**/manage/accounts/e-invoices');
  await page.getByText('Nothing is registered yet').waitFor();
  await expectWellMadeOn(page);
  await page.getByLabel('Or its text').fill(JSON.stringify(portalAnswer(number, total + 1)));
  await page.getByRole('button', { name: 'Record it' }).click();
  await page.getByRole('alert').getByText('the portal has the value').waitFor();
  const bytes = Buffer.from(JSON.stringify([portalAnswer(number, total)]));
  await page
    .getByLabel('JSON file')
    .setInputFiles({ name: 'answer.json', mimeType: 'application/json', buffer: bytes });
  await page.getByRole('button', { name: 'Record it' }).click();
  await page.getByText(`Registered: ${number}.`).waitFor();
  await page.getByRole('rowheader', { name: number }).waitFor();
  await expectWellMadeOn(page);

  await page.goto(order);
  await page.getByRole('link', { name: 'E-way bill' }).click();
  await page.waitForURL('**/manage/orders/*/e-way-bill');
  await page.getByLabel('Vehicle').fill('TN 01 AB 1234');
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByText('Kept. Download the file for the portal below.').waitFor();
  await expectWellMadeOn(page);
  await page.goto('/manage/accounts');
  await page.getByRole('link', { name: 'Figures', exact: true }).first().click();
  await page.waitForURL('**/manage/figures');
  await page.getByRole('table', { name: 'Jobs' }).getByText('=Kokko & Sons').waitFor();
  await expectWellMadeOn(page);
  await page.getByText('Nobody has complained, and nothing came back.').waitFor();
  const [jobs] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV of Jobs' }).click(),
  ]);
  expect(jobs.url()).toContain('/manage/figures/jobs/csv?from=');
  expect(readFileSync(await jobs.path(), 'utf8')).toContain("'=Kokko & Sons");
  await page.goto('/manage/accounts/e-invoices');

  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: `PDF of ${number}` }).click(),
  ]);
  expect(
    readFileSync(await copy.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await page.goto('/manage/cheques');
  await page.getByRole('button', { name: 'Note it' }).click();
  await page.getByText('Please enter the number of the order.').first().waitFor();
  await page.getByText('No cheques').waitFor();
  await expectWellMadeOn(page);

  await page.goto('/manage/courier-bills');
  await page.getByText('No bills').waitFor();
  await expectWellMadeOn(page);

  await page.goto('/manage/tds');
  await page.getByText('Nothing was deducted').waitFor();
  await expectWellMadeOn(page);

  await page.goto('/manage/courier-cash');
  await page.getByRole('heading', { name: 'Cash from couriers' }).waitFor();
  await expectWellMadeOn(page);
  expect((await page.request.get('/manage/lists/customers/csv')).headers()['content-type']).toContain('text/csv');

  await page.goto('/manage/receivables');
  await page
    .getByRole('row', { name: /Kokko & Sons|₹100\.00/ })
    .first()
    .waitFor();
  await expectWellMadeOn(page);
  await page.getByRole('table', { name: 'What customers owe' }).getByRole('link').first().click();
  await page.waitForURL('**/manage/receivables/*');
  await page.getByText('₹100.00 are to be paid back.').waitFor();
  await page.getByLabel('Days to pay').fill('30');
  await page.getByRole('button', { name: 'Save the terms' }).click();
  await page.getByText('Please enter a limit too, or leave both empty.').first().waitFor();
  await page.getByLabel('Credit limit in ₹').fill('50,000');
  await page.getByRole('button', { name: 'Save the terms' }).click();
  await page.getByText('The terms are saved.').waitFor();
  await page.getByText(/orders to be paid later are made and sent before they are paid/).waitFor();
  await page.getByRole('button', { name: 'Mail it to the customer' }).click();
  await page.getByText('The statement is mailed to').waitFor();
  await expectWellMadeOn(page);
  await page.getByRole('link', { name: 'Money on account' }).click();
  await page.waitForURL('**/manage/money/*');
  await page.getByLabel('Reference').first().fill('UTR 4711');
  await page.getByLabel('Amount in rupees').first().fill('500');
  await page.getByRole('button', { name: 'Record the receipt' }).click();
  await page.getByText('The money is recorded.').waitFor();
  await page.getByText('UTR 4711').first().waitFor();
  await expectWellMadeOn(page);

  await page.goto('/manage/settlements');
  await page.getByText('No settlements yet').waitFor();
  await page.getByRole('link', { name: 'Read a report in' }).click();
  await page.waitForURL('**/manage/settlements/import');
  const report = page.getByRole('textbox', { name: 'Report' });
  await report.fill('Order,Total\n1,2');
  await page.getByRole('button', { name: 'Look at it first' }).click();
  await page.getByText('it has no column “Requested Action”').first().waitFor();
  await report.fill(
    'Merchant Txn ID,PayU ID,Request ID,Requested Action,Amount,Net Amount,Total Processing fees,Total Service Tax,Settlement Date,Merchant UTR\nT1,4039,77,capture,1180.00,1156.40,20.00,3.60,2026-01-03,UTR1',
  );
  await page.getByRole('button', { name: 'Look at it first' }).click();
  await expectWellMadeOn(page);
  await page.getByRole('button', { name: 'Read 1 row in' }).click();
  await page.getByText('Rows read in: 1. To look at: 1.').waitFor();
  await page.goto('/manage/settlements');
  await page.getByText('No payment or refund of ours').waitFor();
  await expectWellMadeOn(page);

  await page.goto('/manage/refunds');
  const refund = page.getByRole('list', { name: 'To be transferred' }).getByRole('listitem');
  await refund.getByText('₹100.00').waitFor();
  await expectWellMadeOn(page);
  await refund.getByLabel('Customer’s bank account').fill('HDFC 50100012345678\nHDFC0000123');
  await refund.getByRole('button', { name: 'Note the account' }).click();
  await page.getByText('The account is noted.').waitFor();
  const slower = await accountant.context.newPage();
  await slower.goto('/manage/refunds');
  await refund.getByRole('button', { name: 'I have paid it back' }).click();
  await refund.getByText('Please enter the number of the transfer.').first().waitFor();
  await refund.getByLabel('Number of the transfer').fill('NEFT 4412');
  await refund.getByRole('button', { name: 'I have paid it back' }).click();
  await page.getByText('Noted as paid back.').waitFor();
  await slower.getByLabel('Number of the transfer').fill('NEFT 4413');
  await slower.getByRole('button', { name: 'I have paid it back' }).click();
  await slower.getByRole('alert').getByText('This refund is not waiting for you.').waitFor();
  await page.getByRole('link', { name: 'Paid back', exact: true }).click();
  await page.getByRole('link', { name: /^Voucher CN\// }).waitFor();
  await page.getByText('NEFT 4412').waitFor();
  await expectWellMadeOn(page);
  await page.goto('/manage/accounts');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Sales register' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^sales-register-20\d\d-\d\d-01-to-20\d\d-\d\d-\d\d\.csv$/);
  const [head = '', line = ''] = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(head).toMatch(/^\uFEFFDate,Document,Number/);
  expect(line).toContain(",'=Kokko & Sons,33AAACY2068D1ZN,33-Tamil Nadu,");
  expect(line.endsWith(`,${total.toFixed(2)},`), 'and no purchase order number').toBe(true);

  await page.getByLabel('From').fill('2020-01-01');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('alert').getByText('Please choose a period of at most 366 days.').waitFor();
  accountant.expectNoComplaints();
  await accountant.context.close();
});
