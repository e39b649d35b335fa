import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readDatabase } from '../tools/torture/postgres.ts';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone } from './browser.ts';
import { orderPaidBoxes, signedIn } from './journey.ts';
import { openMailbox, sharedShop } from './shop.ts';

const shop = sharedShop();
const mailbox = openMailbox(shop);

const looksRight = async (page: Page) => {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
};

const total = (page: Page) =>
  page.getByRole('table', { name: 'The order then, and what is chosen now' }).getByRole('row', { name: /^Total/ });

test('an order is ordered again in another quantity, at the price that the cart charges', async () => {
  const { page, expectNoComplaints } = await shop.visitor(phone);
  const person = await signedIn(page);
  const { id: orderId } = await orderPaidBoxes(page, { CustomItemDescription: 'Logo on the lid' });
  await page.goto(`/my-orders/${orderId}`);
  await page.getByRole('button', { name: 'Remind me', exact: true }).click();
  await page.getByText(/^We’ll mail you on \d+ \w+ \d{4}, unless/).waitFor();
  await looksRight(page);
  await page.getByRole('link', { name: 'Order again' }).click();
  await page.getByText('Your die is on file').waitFor();
  await page.getByText('Less than then: see why').click();
  await page.getByRole('rowheader', { name: /die/i }).waitFor();

  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await looksRight(page);
  }
  const quantity = page.getByLabel('Quantity of Soap Box');
  await quantity.fill('many');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('Please enter the quantity in digits').first().waitFor();
  await quantity.fill('10');
  await page.getByText('Quantity must be at least 1000').first().waitFor();
  await quantity.fill('2,500');
  await expect.poll(() => new URL(page.url()).search).toContain('2%2C500');
  await page.getByText('Compare the prices, part by part').waitFor();
  const shown = (await total(page).getByRole('cell').last().innerText()).trim();
  await page.reload();
  expect(await quantity.inputValue()).toBe('2,500');
  await page.getByRole('button', { name: 'Add to cart' }).dblclick();
  await page.waitForURL('**/cart');
  await page.getByText('Note to the printer: Logo on the lid').waitFor();
  await page.getByText(shown).first().waitFor();

  // The cart has it in another quantity, so the buyer decides.
  await page.goto(`/my-orders/${orderId}/again`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('You have 2,500 of this box in your cart. What would you like?').waitFor();
  await page.getByRole('button', { name: 'Keep both' }).click();
  await page.waitForURL('**/cart');

  // The reminder's day comes; its mail leads to the page that stops such mails.
  await readDatabase(shop.dataFolder, async (query) => {
    await query(`UPDATE reorder_reminders SET due_on = '2026-01-01' WHERE order_id = $1`, [orderId]);
    return query(`INSERT INTO jobs.job (name, data) VALUES ('RemindOfReorders', '{}')`);
  });
  const reminder = async () => (await mailbox.mails(person.email)).find(({ fld_subject }) => /again/.test(fld_subject));
  await expect.poll(reminder).toBeDefined();
  await page.goto(/\/unsubscribe\/\S+/.exec(await mailbox.text(await reminder()))?.[0] ?? 'no link');
  await page.getByRole('button', { name: 'Stop them' }).click();
  await page.getByText('We send you no more reminders to order again.').waitFor();
  await looksRight(page);
  await page.getByRole('button', { name: 'Send them again' }).waitFor();
  expectNoComplaints();
});

test('without JavaScript the form shows prices, adds the items, and sets a reminder', async () => {
  const { page, context } = await shop.visitor(phone);
  await signedIn(page);
  const { id: orderId } = await orderPaidBoxes(page);
  const plain = await page.context().browser()?.newContext({ javaScriptEnabled: false, viewport: phone });
  if (!plain) throw new Error('no browser');
  await plain.addCookies(await context.cookies());
  const reader = await plain.newPage();
  await reader.goto(new URL(`/my-orders/${orderId}/again`, page.url()).href);
  await reader.getByLabel('Quantity of Soap Box').fill('2000');
  await reader.getByRole('button', { name: 'Show the prices of these quantities' }).click();
  await reader.getByText('2,000 today').waitFor({ state: 'attached' });
  await reader.getByRole('button', { name: 'Add to cart' }).click();
  await reader.waitForURL('**/cart');
  await reader.goto(new URL(`/my-orders/${orderId}`, page.url()).href);
  await reader.getByRole('button', { name: 'Remind me', exact: true }).click();
  await reader.getByRole('button', { name: 'Don’t remind me' }).click();
  await reader.getByRole('button', { name: 'Remind me', exact: true }).waitFor();
  await plain.close();
});
