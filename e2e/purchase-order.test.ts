import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone } from './browser.ts';
import { expectWellMadeOn } from './expect-well-made.ts';
import { call, orderAsNewcomer } from './journey.ts';
import { sharedShop, staff } from './shop.ts';

const shop = sharedShop();

test('a buyer gives their purchase order number with the addresses, and the desk mends it', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  await orderAsNewcomer(page);
  const address = page.url();
  const order = new URL(address).searchParams.get('order');
  await page.getByRole('link', { name: 'Change addresses' }).click();
  const number = page.getByLabel('Purchase order number');
  await number.fill('PO/2026/113/27/1/7');
  await page.getByText('Please shorten the purchase order number to at most 16 characters.').first().waitFor();
  await expectWellMadeOn(page);
  await number.fill('PO/2026/113');
  await page.reload();
  await expect.poll(() => number.inputValue()).toBe('PO/2026/113');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/checkout?order=*');
  await page.getByText('Purchase order PO/2026/113').waitFor();
  // Whoever comes back for another address keeps it.
  await page.getByRole('link', { name: 'Change addresses' }).click();
  await page.waitForURL('**/selectaddress');
  expect(await page.getByLabel('Purchase order number').inputValue()).toBe('PO/2026/113');
  await page.goto(`/my-orders/${order}`);
  await page.getByText('Purchase order PO/2026/113').first().waitFor();
  expectNoComplaints();
  await context.close();

  const member = await shop.visitor(desktop);
  expect((await member.context.request.post('/api/StaffSignIn', { data: staff })).status()).toBe(200);
  await member.page.goto(`/manage/orders/${order}`);
  await expectAccessible(member.page);
  await member.page.getByLabel('Purchase order number').fill('PO/2026/114');
  await member.page.getByRole('button', { name: 'Save number' }).click();
  await member.page.getByText('The purchase order number is saved.').waitFor();
  await member.page.getByText('Purchase order PO/2026/114').waitFor();
  await member.page.goto(`/manage/orders/${order}`);
  // A note for staff that is sent when the session has ended comes back as the note, not as a message to the buyer.
  const boxes = ['New note', 'Message to the customer'].map((name) => member.page.getByRole('textbox', { name }));
  const [note, message] = boxes as [Locator, Locator]; // as many as names
  await note.fill('Pays late.');
  await message.fill('Your number is noted.');
  await call(member.context, 'Logout', {});
  await member.page.getByRole('button', { name: 'Keep note' }).click();
  await member.page.getByLabel('Email').fill(staff.email);
  await member.page.getByLabel('Password', { exact: true }).fill(staff.password);
  await member.page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => note.inputValue()).toBe('Pays late.');
  expect(await message.inputValue()).toBe('Your number is noted.');
  await member.page.setViewportSize(phone);
  await expectNoSidewaysScroll(member.page);
  member.expectNoComplaints();
  await member.context.close();
});
