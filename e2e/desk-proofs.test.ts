import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { desktop, expectAccessible, phone, tablet } from './browser.ts';
import { expectWellMadeOn } from './expect-well-made.ts';
import { call, moveOrder, orderPaidBoxes, signedIn } from './journey.ts';
import { openShop, staff } from './shop.ts';

const shop = openShop();

const expectWellMade = (page: Page) => expectWellMadeOn(page, [phone, tablet, desktop]);

/** A paid order without artwork. */
async function paidOrder() {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  await signedIn(page);
  const order = await orderPaidBoxes(page);
  expectNoComplaints();
  await context.close();
  return order;
}

const artwork = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f4c4a' } })
    .png()
    .toBuffer();

test('staff take an order from no artwork to an approved proof, and its job may start then', async () => {
  const desk = await shop.visitor(desktop);
  const { page } = desk;
  await call(desk.context, 'StaffSignIn', staff);
  await page.goto('/manage/proofs');
  await page.getByRole('heading', { name: 'Nothing waits for us' }).waitFor();
  await expectWellMade(page);
  await page.goto('/manage/proofs?for=customers');
  await page.getByRole('heading', { name: 'Nothing waits for customers' }).waitFor();
  const { id, number } = await paidOrder();

  // By keyboard from Today to the order.
  await page.goto('/manage/today');
  await page.getByRole('link', { name: '1 Artwork and proofs Waiting for customers' }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await page.waitForURL('**/manage/proofs');
  await page.getByRole('navigation', { name: 'Who has to do something' }).getByText('For customers').click();
  const row = page.getByRole('link', { name: `${number}, item 1` });
  await row.waitFor();
  await expectWellMade(page);
  await page.keyboard.press('j');
  await expect.poll(() => row.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const item = page.getByRole('region', { name: 'Artwork of item 1' });
  await item.getByText('its artwork hasn’t come yet.').waitFor();

  const choose = item.locator('input[type=file]');
  await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await item.getByText(/this file is of another kind/).waitFor();
  await choose.setInputFiles({ name: 'sleeve.png', mimeType: 'image/png', buffer: await artwork() });
  await item.getByRole('img', { name: /^Soap Box.*with the artwork$/ }).waitFor();
  await item.getByText('its artwork hasn’t come yet.').waitFor({ state: 'detached' });
  // By keyboard, because pointers are for those who have one.
  await item.getByRole('button', { name: 'Move, zoom or turn it' }).press('Enter');
  await item.getByRole('button', { name: 'Turn picture right' }).press('Enter');
  await item.getByLabel('Length').fill('60');
  await expectWellMade(page);
  await item.getByRole('button', { name: 'Have it printed there' }).press('Enter');
  await item.getByText('An earlier file', { exact: true }).waitFor();
  await item.getByLabel('Note with the proof').fill('Please look at the flap.');
  await item.getByRole('button', { name: 'Send proof' }).click();
  await item.getByText('Proof 1: To approve').waitFor();
  // The order’s head and its list of items say so, too.
  await page.getByRole('link', { name: 'Awaited from the customer: 1 proof to approve.' }).waitFor();
  await page.getByRole('link', { name: /^Item 1: Proof to approve the customer’s turn$/ }).click();
  expect(new URL(page.url()).hash).toBe('#proof-1');
  await item.getByText('“Please look at the flap.”').waitFor();
  await item.getByRole('button', { name: 'Remind the customer by mail' }).click();
  await item.getByText('The reminder is mailed to the customer.').waitFor();
  await expectWellMade(page);

  // The job can’t start before the customer has approved.
  await moveOrder(desk.context, id, 'IN-PROCESS', 'Order Accepted');
  const code = `${number}-1`;
  await page.goto('/manage/production');
  await page.getByRole('link', { name: code, exact: true }).click();
  await page.getByText('its proof isn’t approved yet').first().waitFor();
  expect(await page.getByRole('button', { name: 'Start: Plates and die' }).count()).toBe(0);
  await page.getByText('Plates once its proof is approved').waitFor();

  await page.goto(`/manage/orders/${id}`);
  await item.getByText('Record what the customer said').click();
  await item.getByRole('button', { name: 'Record', exact: true }).click();
  await item.getByText('Please write how the customer told you').first().waitFor();
  await expectAccessible(page);
  await item.getByLabel('How they told you').fill('By telephone, Meena, 11:20');
  await item.getByRole('button', { name: 'Record', exact: true }).click();
  await item.getByText('Proof 1: Approved').waitFor();
  await item.getByText(/“By telephone, Meena, 11:20”/).waitFor();
  // A second press of the same button, which would take the approval back, finds nothing.
  expect(await item.getByRole('button', { name: 'Record', exact: true }).isVisible()).toBe(false);
  await item.getByText('Record what the customer said').click();
  expect(await item.getByLabel('How they told you').inputValue()).toBe('');
  await expectWellMade(page);

  await page.goto('/manage/production');
  await page.getByRole('link', { name: code, exact: true }).click();
  await page.getByRole('button', { name: 'Start: Plates and die' }).click();
  await page.getByText(/^Running since /).waitFor();
  await page.getByRole('link', { name: /^Plates of / }).waitFor();
  desk.expectNoComplaints();
  await desk.context.close();
});

test('a job whose proof nobody approved starts once staff let it, with a reason and an alert', async () => {
  const { id, number } = await paidOrder();
  const desk = await shop.visitor(desktop);
  const { page } = desk;
  await call(desk.context, 'StaffSignIn', staff);
  await moveOrder(desk.context, id, 'IN-PROCESS', 'Order Accepted');
  const code = `${number}-1`;
  await page.goto('/manage/production/scan');
  await page.getByLabel('Barcode').fill(`${code}-PL`);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText(`${code} can’t be printed: its artwork hasn’t come yet.`).waitFor();
  await expectWellMade(page);

  await page.goto(`/manage/orders/${id}`);
  const item = page.getByRole('region', { name: 'Artwork of item 1' });
  // Without a file there is nothing that could be printed without approval.
  await item.getByText('Give it a file').waitFor();
  expect(await item.getByText('Print without approval').count()).toBe(0);
  const file = { name: 'sleeve.png', mimeType: 'image/png', buffer: await artwork() };
  await item.locator('input[type=file]').setInputFiles(file);
  await item.getByText('Print without approval').first().click();
  await item.getByRole('button', { name: 'Print without approval' }).click();
  await item.getByText('Please write why it is printed without an approved proof.').first().waitFor();
  await item.getByLabel('Reason').fill('Agreed at the press');
  await item.getByRole('button', { name: 'Print without approval' }).click();
  await item.getByText(/^May be printed without an approved proof: .* Reason: Agreed at the press/).waitFor();
  await expectWellMade(page);
  await page.goto('/manage/alerts');
  await page.getByText(/Reason: Agreed at the press/).waitFor();

  await page.goto('/manage/production/scan');
  await page.getByLabel('Barcode').fill(`${code}-PL`);
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText(`${code}: Plates and die were started.`).waitFor();
  desk.expectNoComplaints();
  await desk.context.close();
});
