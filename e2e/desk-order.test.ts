import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone } from './browser.ts';
import { expectWellMadeOn } from './expect-well-made.ts';
import { call, orderBoxes, signedIn, waiveProofs } from './journey.ts';
import { openMailbox, sharedShop, staff } from './shop.ts';

const shop = sharedShop();
const mailbox = openMailbox(shop);

test('an order is taken from placed to delivered by keyboard alone: half payment, balance, dispatch and invoice', async () => {
  const buyer = await shop.visitor(phone);
  const person = await signedIn(buyer.page);
  const { id, number } = await orderBoxes(buyer.context);

  const member = await shop.visitor(desktop);
  const { page } = member;
  expect((await member.context.request.post('/api/StaffSignIn', { data: staff })).status()).toBe(200);
  await page.goto(`/manage/orders/${id}`);
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
  const main = page.getByRole('main');
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  // On a phone, each part of the page is two presses away.
  await page.setViewportSize(phone);
  const parts = main.getByRole('navigation', { name: 'Parts of the order' });
  for (const [link, heading] of [
    ['Packing', 'Packing'],
    ['Messages', 'Messages with the customer'],
  ] as const) {
    await parts.getByRole('link', { name: link }).click();
    const part = main.getByRole('heading', { name: heading, exact: true });
    await expect.poll(() => part.evaluate((one) => one === document.activeElement)).toBe(true);
  }
  await page.setViewportSize(desktop);
  const focusOn = (name: string) => expect.poll(() => focused(page)).toBe(name);
  await expectWellMadeOn(page);

  // The customer pays half by the link that the desk shows, without being signed in.
  const link = new URL(await main.getByLabel('Link to pay').inputValue()).pathname;
  const payer = await shop.visitor(phone);
  await payer.page.goto(link);
  await payer.page.getByRole('heading', { name: `Order ${number}` }).waitFor();
  expect(await payer.page.getByRole('main').innerText()).not.toMatch(/Mill Road|98400|Raman|@/);
  await expectAccessible(payer.page);
  await expectNoSidewaysScroll(payer.page);
  await payer.page.getByRole('button', { name: /^Pay half now/ }).click();
  await payer.page.getByRole('button', { name: 'Success', exact: true }).click();
  await payer.page.waitForURL('**/paymentsuccess/**');

  await page.reload();
  await main.getByText('Partially Paid').first().waitFor();
  await waiveProofs(member.context, id);
  for (const [verb, status] of [
    ['Accept the order', 'Order Accepted'],
    ['Start production', 'In Production'],
    ['Mark as packed', 'Packed'],
  ] as const) {
    await press('n');
    await focusOn(verb);
    await press('Enter');
    await main.getByText('Done. The customer is mailed about it.').waitFor();
    await main.getByRole('banner').or(main).getByText(status, { exact: true }).first().waitFor();
  }

  // A note and a message; the customer and a colleague write meanwhile.
  const drafts = () =>
    Promise.all(
      ['New note', 'Message to the customer'].map((name) => main.getByRole('textbox', { name }).inputValue()),
    );
  await main.getByRole('textbox', { name: 'New note' }).fill('Half a note');
  await main.getByRole('textbox', { name: 'Message to the customer' }).fill('Half a message');
  await call(buyer.context, 'WriteToDesk', { orderid: id, text: 'When do they come?' });
  await call(member.context, 'AddOrderNote', { orderid: id, text: 'The customer rang.' });
  await main.getByRole('heading', { name: 'Notes' }).click();
  await press('n');
  await main.getByRole('list', { name: 'Messages' }).getByText('When do they come?').waitFor();
  await main.getByText('The customer rang.').first().waitFor();
  expect(await drafts()).toEqual(['Half a note', 'Half a message']);
  await page.reload();
  await expect.poll(drafts).toEqual(['Half a note', 'Half a message']);
  for (const name of ['New note', 'Message to the customer']) await main.getByRole('textbox', { name }).fill('');
  await main.getByRole('heading', { name: 'Notes' }).click();
  await press('e');
  await focusOn('New note');
  await keyboard.type('Calls before delivery: <b>ask for Asha</b>');
  await press('Tab', 'Enter');
  await main.getByText('The note is kept.').waitFor();
  // What colleagues must know stands before what has happened.
  expect(await main.getByRole('heading', { name: /^(?:Notes|Timeline)$/ }).allInnerTexts()).toEqual([
    'Notes',
    'Timeline',
  ]);
  await press('m');
  await focusOn('Message to the customer');
  await keyboard.type('Your boxes are packed. Shall we send them on Monday?');
  await press('Tab', 'Enter');
  await main.getByText('The message is sent.').waitFor();
  await expect.poll(drafts).toEqual(['', '']);

  // The balance, as a bank transfer.
  await press('p');
  await focusOn('Reference');
  await main.getByRole('button', { name: 'Record the payment' }).press('Enter');
  await main.getByText('Please enter the bank’s reference').first().waitFor();
  await focusOn('Reference');
  await expectWellMadeOn(page);
  await keyboard.type('utr 2211 4412');
  await press('Enter');
  await main.getByText('The payment is recorded, and the customer is mailed.').waitFor();
  await main.getByText('UTR 2211 4412').first().waitFor();

  // Some of it goes ahead, in a parcel of its own.
  await main.getByRole('link', { name: 'Send it in parts' }).click();
  await page.waitForURL('**/manage/orders/*/parcels');
  await expectWellMadeOn(page);
  await main.getByRole('button', { name: 'Pack this part' }).click();
  await main.getByText('Please enter what is in the parcel.').waitFor();
  await main.getByLabel(/^Pieces of/).fill('600');
  await press('Enter');
  await main.getByText('Parcel 1 is packed.').waitFor();
  await main.getByRole('combobox', { name: 'Courier' }).fill('DTDC');
  await main.getByLabel(/^Tracking number/).fill('D 1');
  await press('Enter');
  await main.getByText('Parcel 1 is noted. The order is Packed.').waitFor();
  await expectWellMadeOn(page);
  await main.getByRole('link', { name: `Order ${number}` }).click();
  await main.getByText('Its parcels: 1 of 1 sent').waitFor();

  await press('n');
  await focusOn('Courier');
  await keyboard.type('Blue Dart');
  await press('Tab');
  await keyboard.type('44127781');
  await press('Enter');
  await main.getByText('Done. The customer is mailed about it.').waitFor();
  await main.getByText('Dispatched', { exact: true }).first().waitFor();
  await press('n');
  await focusOn('Mark as delivered');
  await press('Enter');
  await main.getByText('Delivered', { exact: true }).first().waitFor();
  await main.getByRole('link', { name: /^Tax invoice/ }).waitFor();
  expect(await main.getByRole('list', { name: 'Ledger' }).getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Online payment/),
    expect.stringMatching(/^Bank transfer[\s\S]*recorded by/),
  ]);
  const happened = await main.getByRole('list', { name: 'Timeline' }).innerText();
  expect(happened).toMatch(/Order Placed[\s\S]*Order Accepted[\s\S]*Dispatched[\s\S]*Delivered/);
  expect(happened).toContain('<b>ask for Asha</b>');
  await expectWellMadeOn(page);

  await expect.poll(() => mailbox.subjectsTo(person.email)).toContain(`Order ${number} is delivered`);
  const subjects = await mailbox.subjectsTo(person.email);
  expect(subjects.filter((subject) => /received for order/.test(subject))).toHaveLength(2);

  // The customer reads the message, not the note, and answers without JavaScript.
  const storageState = await buyer.context.storageState();
  const plain = await shop.browser.newContext({ baseURL: shop.url, javaScriptEnabled: false, storageState });
  const still = await plain.newPage();
  await still.goto(`/my-orders/${id}`);
  await still.getByText('Shall we send them on Monday?').waitFor();
  expect(await still.content()).not.toContain('ask for Asha');
  await still.getByLabel('Your message').fill('Yes, <i>please</i>');
  await still.getByRole('button', { name: 'Send message' }).click();
  await still.getByText('Your message is sent.').waitFor();
  await page.reload();
  await main.getByText('Waits for an answer').waitFor();
  await main.getByText('Yes, <i>please</i>').first().waitFor();
  for (const visitor of [buyer, member, payer]) visitor.expectNoComplaints();
  for (const { context } of [buyer, member, payer, { context: plain }]) await context.close();
});

test('cash on delivery has no payment link, and the received cash is recorded by a key', async () => {
  const buyer = await shop.visitor();
  await signedIn(buyer.page);
  const { id, number } = await orderBoxes(buyer.context);
  const { ways } = await call(buyer.context, 'GetCheckout', { orderid: id });
  const cash = ways.find(({ paymentmode }: { paymentmode: string }) => paymentmode === 'COD');
  await call(buyer.context, 'ConfirmOrder', { orderid: id, paymentmode: 'COD', acceptedtotal: cash.total });

  const member = await shop.visitor(desktop);
  const { page } = member;
  await call(member.context, 'StaffSignIn', staff);
  await page.goto(`/manage/orders/${id}`);
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
  const main = page.getByRole('main');
  expect(await main.getByLabel('Link to pay').count()).toBe(0);
  await page.keyboard.press('p');
  await main.getByLabel('How it came in').selectOption('Cash');
  await main.getByLabel('Reference').fill('Receipt 7');
  await main.getByRole('button', { name: 'Record the payment' }).click();
  await main.getByText('The payment is recorded, and the customer is mailed.').waitFor();
  // Nothing is due any more.
  await main.getByText('More', { exact: true }).click();
  expect(await main.getByRole('link', { name: 'Record a payment' }).count()).toBe(0);
  // What a press far down the page has done comes into view, with the focus.
  await main.getByRole('textbox', { name: 'New note' }).fill('They ring on Monday.');
  await main.getByRole('button', { name: 'Keep note' }).click();
  const said = main.getByText('The note is kept.').and(page.locator(':focus'));
  await said.waitFor();
  expect((await said.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  for (const visitor of [buyer, member]) visitor.expectNoComplaints();
  for (const { context } of [buyer, member]) await context.close();
});

/** The name of the focused control. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      return control.labels?.[0]?.innerText.replace(/ \(optional\)$/, '') ?? '';
    }
    return control instanceof HTMLElement ? control.innerText.trim() : '';
  });
