import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { desktop, phone, smallestPhone } from './browser.ts';
import { expectWellMadeOn } from './expect-well-made.ts';
import { call, moveOrder, orderPaidBoxes, signedIn } from './journey.ts';
import { openMailbox, sharedShop, staff } from './shop.ts';

const shop = sharedShop();
const mailbox = openMailbox(shop);

const looksRight = (page: Page) => expectWellMadeOn(page, [smallestPhone, desktop]);

const photograph = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#b5311c' } })
    .jpeg()
    .toBuffer();

test('a paid order is cancelled on its page; the money goes back, and mails say so', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  const person = await signedIn(page);
  const { id, number } = await orderPaidBoxes(page);
  await page.goto(`/my-orders/${id}`);
  const section = page.getByRole('region', { name: 'Cancel this order' });
  await section.getByRole('link', { name: 'Cancel this order…' }).click();
  await section.getByText(/^₹[\d,.]+ goes back to the card or account/).waitFor();
  await looksRight(page);
  await section.getByRole('link', { name: 'Keep it' }).click();
  await section.getByRole('link', { name: 'Cancel this order…' }).click();
  await section.getByRole('button', { name: 'Cancel the order' }).dblclick();
  await page.getByText(`Order ${number} is cancelled.`).waitFor();
  const paidBack = page.getByRole('list', { name: 'Refunds' }).getByText('Paid back');
  await expect
    .poll(
      async () => {
        await page.reload();
        return paidBack.count();
      },
      { interval: 500 },
    )
    .toBe(1);
  await looksRight(page);
  await expect
    .poll(async () => (await mailbox.subjectsTo(person.email)).filter((subject) => /refunded|cancelled/.test(subject)))
    .toEqual([expect.stringMatching(/ refunded$/), expect.stringMatching(/ is cancelled$/)]);
  expectNoComplaints();
  await context.close();
});

test('what came damaged is reported with a photograph, with and without JavaScript', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(desktop);
  const person = await signedIn(page);
  const { id } = await orderPaidBoxes(page);
  const desk = await shop.visitor();
  await call(desk.context, 'StaffSignIn', staff);
  await moveOrder(desk.context, id, 'IN-PROCESS', 'Delivered');
  await page.goto(`/my-orders/${id}`);
  const section = page.getByRole('region', { name: 'Something is wrong?' });
  await section.getByLabel('Batch number').fill('B-2211');
  const files = section.locator('input[type=file]');
  await files.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('not a photograph') });
  await section.getByText('Please choose a JPEG or PNG photograph.', { exact: false }).waitFor();
  await files.setInputFiles({ name: 'fault.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
  await section.getByRole('button', { name: 'Remove photograph 1' }).waitFor();
  // What was typed is still there.
  expect(await section.getByLabel('Batch number').inputValue()).toBe('B-2211');
  await looksRight(page);
  await section.getByRole('button', { name: 'Send the request' }).click();
  await section.getByText('Please choose what is wrong.').waitFor();

  // The rest without JavaScript, in another tab.
  const plain = await shop.browser.newContext({
    javaScriptEnabled: false,
    baseURL: shop.url,
    storageState: await context.storageState(),
  });
  const other = await plain.newPage();
  await other.goto(`/my-orders/${id}`);
  const form = other.getByRole('region', { name: 'Something is wrong?' });
  await form.locator('input[type=file]').setInputFiles({
    name: 'label.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(),
  });
  await form.getByRole('button', { name: 'Send the photograph' }).click();
  await form.getByRole('button', { name: 'Remove photograph 2' }).waitFor();
  await form.getByLabel('What is wrong').selectOption({ label: 'Damaged in transit' });
  await form.getByLabel('If the fault is ours').selectOption({ label: 'Refund my money' });
  await form.getByLabel('Batch number').fill('B-2211');
  await form.getByLabel('Describe it').fill('The corners are crushed.');
  await form.getByRole('button', { name: 'Send the request' }).click();
  await form.getByText('Please enter the manufacturing date from the label of the carton.').first().waitFor();
  expect(await form.getByLabel('Describe it').inputValue()).toBe('The corners are crushed.');
  await form.getByLabel('Manufacturing date').fill('2026-01-15');
  await form.getByRole('button', { name: 'Send the request' }).click();
  await other.getByText('Your request is sent.').waitFor();
  await plain.close();

  await page.reload();
  await page.getByRole('list', { name: 'Return requests' }).getByText('Being tested').waitFor();
  expect(
    await page
      .getByRole('list', { name: /^Photographs of request/ })
      .getByRole('img')
      .count(),
  ).toBe(2);
  await looksRight(page);
  await expect
    .poll(async () => (await mailbox.subjectsTo(person.email))[0])
    .toMatch(/we have your return request \d+$/);
  expectNoComplaints();
  await context.close();
});
