import { expect, test } from 'vitest';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone } from './browser.ts';
import { atCheckout, call, orderBoxes, payInSandbox } from './journey.ts';
import { openShop, staff } from './shop.ts';

const shop = openShop();
const account = {
  accountName: 'Boxwright',
  accountNumber: '123456789012',
  ifsc: 'SBIN0001234',
  bankName: 'SBI, Adyar',
};
const button = 'Place Order & Pay by Transfer';

test('an order is paid by transfer: chosen at checkout, with and without scripts, and recorded at the desk', async () => {
  const member = await shop.visitor(desktop);
  await call(member.context, 'StaffSignIn', staff);
  const { values, seen } = await call(member.context, 'GetSettings', { section: 'bank' });
  await call(member.context, 'SaveSettings', { section: 'bank', values: { ...values, ...account }, seen });

  const buyer = await shop.visitor(phone);
  await atCheckout(buyer.page);
  const ways = buyer.page.getByRole('list', { name: 'Ways to pay' }).getByRole('listitem');
  expect(await ways.last().innerText()).toMatch(
    /^By bank transfer on a proforma invoice: nothing now, ₹[\d,.]+ in our account by \d+ \w+ 20\d\d, or the order is cancelled\./,
  );
  await expectAccessible(buyer.page);
  await expectNoSidewaysScroll(buyer.page);
  await buyer.page.getByRole('button', { name: button }).dblclick();
  await buyer.page.waitForURL('**/paymentsuccess/**/TRANSFER');
  const dialog = buyer.page.getByRole('dialog');
  await dialog.getByText(/by bank transfer, by \d+ \w+ 20\d\d\.$/).waitFor();
  // Nothing is paid yet, and nothing says so.
  await dialog.getByRole('img', { name: 'Order placed' }).waitFor();
  expect(await buyer.page.title()).toMatch(/^Thank you for your order/);
  await expectAccessible(buyer.page);
  const file = await dialog.getByRole('link', { name: 'Proforma invoice' }).getAttribute('href');
  const proforma = await buyer.context.request.get(file ?? '');
  expect(proforma.headers()['content-type']).toBe('application/pdf');
  await buyer.page.keyboard.press('Escape');
  const [number = ''] =
    /BW\d\d-\d+/.exec(
      await buyer.page
        .getByText(/Order BW/)
        .first()
        .innerText(),
    ) ?? [];
  await buyer.page.getByRole('link', { name: 'Order details' }).click();
  await buyer.page.getByText(/due by bank transfer, by \d+ \w+ 20\d\d, or the order is cancelled/).waitFor();
  await expectAccessible(buyer.page);
  await expectNoSidewaysScroll(buyer.page);

  // Without scripts.
  const { id: plainId, number: plainNumber } = await orderBoxes(buyer.context);
  const state = await buyer.context.storageState();
  const plain = await shop.browser.newContext({
    ...{ baseURL: shop.url, viewport: phone, javaScriptEnabled: false, storageState: state },
  });
  const page = await plain.newPage();
  await page.goto(`/checkout?order=${plainId}`);
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL('**/paymentsuccess/**/TRANSFER');
  await page.getByRole('link', { name: 'Proforma invoice' }).first().waitFor();
  await plain.close();

  // A payment online that fails leaves the transfer as it was.
  await buyer.page.goto(`/checkout?order=${plainId}`);
  await payInSandbox(buyer.page, 'Failure');
  await buyer.page.waitForURL('**/paymentfail/**');
  await buyer.page.getByText(/^Or pay it by bank transfer, as you chose before, by \d+ \w+ 20\d\d\.$/).waitFor();
  await buyer.page.getByRole('link', { name: 'Proforma invoice' }).waitFor();
  await expectAccessible(buyer.page);
  await expectNoSidewaysScroll(buyer.page);

  // The desk finds the money in the bank's statement.
  const desk = member.page;
  await desk.goto('/manage/orders?need=transfer');
  await desk.getByRole('link', { name: plainNumber }).first().waitFor();
  await desk.getByText('Bank transfer').first().waitFor();
  await expectAccessible(desk);
  await desk.getByRole('link', { name: number }).first().click();
  await desk.getByRole('link', { name: 'Record a payment' }).click();
  const amount = desk.getByLabel('Amount in rupees');
  const due = Number(await amount.inputValue());
  await desk.getByLabel('Reference').fill('UTR 4711');
  await amount.fill('all of it');
  await desk.getByRole('button', { name: 'Record the payment' }).click();
  await desk
    .getByText(/^Please enter the amount in rupees/)
    .first()
    .waitFor();
  expect(await desk.getByLabel(/^The amount is right/).count()).toBe(0);
  await amount.fill(String(due + 10));
  await desk.getByRole('button', { name: 'Record the payment' }).click();
  await desk.getByLabel(/^The amount is right: record all of it/).check();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Record the payment' }).click();
  await desk.getByText('The payment is recorded, and the customer is mailed.').waitFor();
  await desk.getByText(/that were paid too much can also stay with us/).waitFor();
  await desk.setViewportSize(phone);
  await expectNoSidewaysScroll(desk);
  await desk.goto('/manage/orders?need=transfer');
  await desk.getByRole('link', { name: plainNumber }).first().waitFor();
  expect(await desk.getByRole('link', { name: number }).count()).toBe(0);

  for (const { expectNoComplaints, context } of [buyer, member]) {
    expectNoComplaints();
    await context.close();
  }
});
