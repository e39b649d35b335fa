import { expect, test } from 'vitest';
import { desktop, phone } from './browser.ts';
import { holdScripts } from './hold-scripts.ts';
import { call } from './journey.ts';
import { sharedShop, staff } from './shop.ts';

const shop = sharedShop();

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm"><rect width="100%" height="100%" fill="teal"/></svg>',
);

test('a file that comes with an enquiry is kept over a reload and further typing, and reaches the desk', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  await page.goto('/enquiry');
  await page.getByLabel('Choose a file').setInputFiles({ name: 'lid.svg', mimeType: 'image/svg+xml', buffer: drawing });
  await page.getByRole('button', { name: 'Take out: lid.svg' }).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Vasuki Selvam');
  await page.reload();
  // The list of files is hydrated by the first thing that its visitor does.
  await page.getByLabel('Mobile').fill('98400 12345');
  await page.getByRole('button', { name: 'Take out: lid.svg' }).waitFor();
  await page.getByLabel('Email').fill('vasuki@lids.example');
  await page.getByLabel('Pincode').fill('641001');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Thanks for Writing to us').waitFor();
  expectNoComplaints();
  await context.close();

  const desk = await shop.visitor(desktop);
  await call(desk.context, 'StaffSignIn', staff);
  await desk.page.goto('/manage/enquiries');
  await desk.page.getByRole('link', { name: 'Vasuki Selvam' }).click();
  const download = desk.page.waitForEvent('download');
  await desk.page.getByRole('link', { name: /lid\.svg/ }).click();
  expect((await download).suggestedFilename()).toBe('lid.svg');
  desk.expectNoComplaints();
  await desk.context.close();
});

test('another file is sent, too, if it is chosen before the scripts come that show the kept one', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  await page.goto('/enquiry');
  const file = (name: string) => ({ name, mimeType: 'image/svg+xml', buffer: drawing });
  await page.getByLabel('Choose a file').setInputFiles(file('lid.svg'));
  await page.getByRole('button', { name: 'Take out: lid.svg' }).waitFor();
  const scripts = await holdScripts(page);
  const coming = page.reload({ waitUntil: 'commit' });
  const opening = page.waitForEvent('filechooser');
  await page.getByLabel('Choose a file').click();
  await (await opening).setFiles(file('base.svg'));
  scripts.letThrough();
  await coming;
  for (const name of ['lid.svg', 'base.svg']) await page.getByRole('button', { name: `Take out: ${name}` }).waitFor();
  expectNoComplaints();
  await context.close();
});
