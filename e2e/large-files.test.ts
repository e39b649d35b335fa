import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './browser.ts';
import { expectWellMadeOnBoth } from './expect-well-made.ts';
import { call, enterAddresses, newcomer, orderPaidBoxes, payInSandbox, signedIn, soapBoxes } from './journey.ts';
import { cookiesOf, sharedShop, staff } from './shop.ts';

const shop = sharedShop();

/** It opens by itself where the check of the file before has found that it has to be mended. */
const openFold = (page: Page): Promise<void> =>
  page
    .locator('details', { hasText: 'Send another file' })
    .evaluate((fold: HTMLDetailsElement) => fold.setAttribute('open', ''));

test('a large file on a phone goes on after a lost connection, a pause and a reload, and arrives once', async () => {
  const desk = cookiesOf(await shop.call('StaffSignIn', staff));
  const { page, context, complaints } = await shop.visitor(phone);
  await signedIn(page);
  const { id } = await orderPaidBoxes(page);
  const answer = await shop.call('GetOrderProofs', { order_id: id }, desk);
  const { data } = (await answer.json()) as { data: { customer_url: string } };
  const path = `/proofs/${data.customer_url.split('/proofs/')[1]}`;

  const offsets: number[] = [];
  let isHeld = false;
  const held: (() => void)[] = [];
  await context.route('**/artwork/uploads/*', async (route, request) => {
    if (request.method() !== 'PATCH') return route.continue();
    offsets.push(Number(request.headers()['upload-offset']));
    // The second part is lost on its way once.
    if (offsets.length === 2) return route.abort('connectionreset');
    if (isHeld) await new Promise<void>((go) => held.push(go));
    await route.continue().catch(() => undefined);
  });
  await page.goto(path);
  // A file on disk, because browsers know it again by its name, size and time.
  const folder = mkdtempSync(join(tmpdir(), 'boxwright-large-'));
  const file = join(folder, 'kokko-large.png');
  writeFileSync(file, enlarged(await page.screenshot(), 19 * 1024 * 1024));
  const choose = () => page.getByLabel(/^Choose (?:a file|another)/).setInputFiles(file);
  await choose();
  await expect.poll(() => offsets.length).toBeGreaterThan(2);
  isHeld = true;
  await expect.poll(() => held.length).toBe(1);
  await page.getByText(/of 20 MB sent/).waitFor();
  await expectWellMadeOnBoth(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText('Paused. What has arrived is kept for a day.').waitFor();
  await expectWellMadeOnBoth(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => held.length).toBe(2);
  await page.reload();
  await page
    .getByText(/^“kokko-large\.png” was on its way when you left: [\d.]+ MB of 20 MB have arrived\. Choose/)
    .waitFor();
  await expectWellMadeOnBoth(page);
  const before = offsets.length;
  isHeld = false;
  await choose();
  await page.getByText('The file is here', { exact: false }).waitFor();
  // It went on where it stopped.
  expect(offsets[before]).toBeGreaterThan(4_000_000);
  expect(await page.getByRole('link', { name: 'Download kokko-large.png' }).count()).toBe(1);
  for (const go of held) go();
  // The part that was lost, and nothing else.
  expect(complaints.filter((each) => !each.includes('ERR_CONNECTION_RESET'))).toEqual([]);
  // One that isn't wanted any more is given up, here and in the shop.
  isHeld = true;
  await openFold(page);
  const other = join(folder, 'kokko-other.png');
  writeFileSync(other, enlarged(await page.screenshot(), 9 * 1024 * 1024));
  await page.getByLabel(/^Choose (?:a file|another)/).setInputFiles(other);
  await page.getByText(/of [\d.]+ MB sent/).waitFor();
  await page.reload();
  await openFold(page);
  const discarded = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('button', { name: 'Discard it' }).click();
  expect((await (await discarded).response())?.status()).toBe(204);
  await page.reload();
  await openFold(page);
  await page.getByLabel(/^Choose (?:a file|another)/).waitFor({ state: 'attached' });
  expect(await page.getByText('was on its way').count()).toBe(0);
  await context.close();
  rmSync(folder, { recursive: true });
});

test('a large file without a connection says so instead of a time, and goes on by itself when it is back', async () => {
  const { page, context } = await shop.visitor(phone);
  await page.goto('/p/soap-box?variant=202&quantity=2000&step=customise');
  const begun: string[] = [];
  const offsets: number[] = [];
  let isHeld = true;
  await context.route(/\/artwork\/uploads/, async (route, request) => {
    if (request.method() === 'POST') begun.push(request.url());
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
    // The first part arrives; the next one is on its way when the connection is lost.
    if (!isHeld || offsets.length < 2) await route.continue();
  });
  const file = {
    name: 'kokko-large.png',
    mimeType: 'image/png',
    buffer: enlarged(await page.screenshot(), 16_000_000),
  };
  await page.getByLabel(/^Choose (?:a file|another)/).setInputFiles(file);
  await expect.poll(() => offsets.length).toBe(2);
  isHeld = false;
  await context.setOffline(true);
  const said = page.getByText('No connection. Sending goes on when it is back; what has arrived is kept.');
  await said.first().waitFor();
  await expectWellMadeOnBoth(page);
  expect(await page.getByText(/minutes? left|of 16 MB sent/).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'detached' });
  expect(await said.count()).toBe(0);
  // Nothing was begun anew.
  expect(begun.filter((address) => address.endsWith('/uploads'))).toHaveLength(1);
  expect(offsets[2]).toBe(offsets[1]);
  await context.close();
});

test('the desk, too, reads which file was on its way, and goes on with it or gives it up', async () => {
  const buyer = await shop.visitor(phone);
  await signedIn(buyer.page);
  const { id } = await orderPaidBoxes(buyer.page);
  await buyer.context.close();
  const { page, context } = await shop.visitor(desktop);
  await call(context, 'StaffSignIn', staff);
  const offsets: number[] = [];
  let isHeld = true;
  await context.route('**/artwork/uploads/*', async (route, request) => {
    if (request.method() !== 'PATCH') return route.continue();
    offsets.push(Number(request.headers()['upload-offset']));
    // The first part arrives; the next ones wait until their page is left.
    if (!isHeld || offsets.length === 1) await route.continue();
  });
  await page.goto(`/manage/orders/${id}`);
  const item = page.getByRole('region', { name: 'Artwork of item 1' });
  const folder = mkdtempSync(join(tmpdir(), 'boxwright-desk-'));
  const file = join(folder, 'sleeve-large.png');
  writeFileSync(file, enlarged(await page.screenshot(), 19 * 1024 * 1024));
  const choose = item.locator('input[type=file]');
  await choose.setInputFiles(file);
  await expect.poll(() => offsets.length).toBe(2);
  await page.reload();
  const said = item.getByText(
    /^“sleeve-large\.png” was on its way when you left: [\d.]+ MB of [\d.]+ MB have arrived\. Choose it again/,
  );
  await said.waitFor();
  await expectWellMadeOnBoth(page);
  await item.getByRole('button', { name: 'Discard it' }).waitFor();
  isHeld = false;
  await choose.setInputFiles(file);
  await item.getByRole('img', { name: /^Soap Box.*with the artwork$/ }).waitFor();
  expect(offsets[2]).toBe(offsets[1]);
  expect(await said.count()).toBe(0);

  isHeld = true;
  const other = join(folder, 'sleeve-other.png');
  writeFileSync(other, enlarged(await page.screenshot(), 9 * 1024 * 1024));
  await choose.setInputFiles(other);
  const before = offsets.length;
  await expect.poll(() => offsets.length).toBeGreaterThan(before);
  await page.reload();
  const discarded = page.waitForRequest((request) => request.method() === 'DELETE');
  await item.getByRole('button', { name: 'Discard it' }).click();
  expect((await (await discarded).response())?.status()).toBe(204);
  await page.reload();
  await choose.waitFor({ state: 'attached' });
  expect(await page.getByText('was on its way').count()).toBe(0);
  await context.close();
  rmSync(folder, { recursive: true });
});

test('a box gets its artwork in the cart and at checkout, and neither is left while a file would be lost', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  await signedIn(page);
  await call(context, 'AddToCartWebsite', soapBoxes);
  let isHeld = false;
  const held: (() => void)[] = [];
  await context.route('**/artwork', async (route) => {
    if (isHeld) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  const letGo = () => {
    isHeld = false;
    for (const go of held.splice(0)) go();
  };
  await page.goto('/cart');
  const buffer = await page.screenshot();
  const choose = (name: string) =>
    page.getByLabel(/^Choose a file/).setInputFiles({ name, mimeType: 'image/png', buffer });
  const attach = async (name: string) => {
    await choose(name);
    await page.getByRole('link', { name }).waitFor();
  };
  const refused = page.getByRole('alert').getByText('Your file is still on its way. Please wait until it has arrived');
  await page.getByText('Attach your artwork').click();
  await expectWellMadeOnBoth(page);
  isHeld = true;
  const long = 'kokko-soap-box-100-g-with-the-new-code-and-the-new-address-of-the-maker.png';
  await choose(long);
  // All of its name is read.
  expect(
    await page
      .getByText(long)
      .first()
      .evaluate((name) => name.scrollWidth <= name.clientWidth),
  ).toBe(true);
  for (const [role, name] of [
    ['button', 'Proceed to checkout'],
    ['link', /^Edit /],
  ] as const) {
    await page.getByRole(role, { name }).click();
    await refused.first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/cart');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
  }
  await expectWellMadeOnBoth(page);
  letGo();
  await page.getByRole('link', { name: long }).waitFor();
  // What the check finds is mended on the template, which stands beside it.
  await page.getByText(/^The check of the file/).click();
  const template = page.getByRole('link', { name: /^Template PDF of / }).first();
  await template.waitFor();
  await expectWellMadeOnBoth(page);
  await page.getByRole('button', { name: /^Another file/ }).click();
  await attach('kokko-2.png');
  await page.getByRole('button', { name: 'Proceed to checkout' }).click();
  await enterAddresses(page, newcomer());

  await page.getByRole('heading', { name: 'Order Summary' }).waitFor();
  const order = new URL(page.url()).searchParams.get('order');
  await page.getByRole('link', { name: 'kokko-2.png' }).waitFor();
  await page.getByText(/^The check of the file/).click();
  await template.waitFor();
  await expectWellMadeOnBoth(page);
  await page.getByRole('button', { name: /^Take off/ }).click();
  await page.getByText('Attach your artwork').click();
  await page.getByRole('button', { name: /^Please help me with it/ }).click();
  await page.getByText('We get in touch with you about the artwork once you have ordered.').waitFor();
  isHeld = true;
  await choose('kokko-3.png');
  await page.getByRole('button', { name: /^Pay Full/ }).click();
  await refused.first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/checkout');
  await expectWellMadeOnBoth(page);
  letGo();
  await page.getByRole('link', { name: 'kokko-3.png' }).waitFor();
  // The order is still what the cart is.
  expect(await page.getByText('Your cart has changed').count()).toBe(0);
  await payInSandbox(page, 'Success');
  await page.waitForURL('**/paymentsuccess/**');
  const desk = cookiesOf(await shop.call('StaffSignIn', staff));
  const ordered = await (await shop.call('GetOrderProofs', { order_id: Number(order) }, desk)).text();
  expect(ordered).toContain('kokko-3.png');

  // The steps of the mobile order are links, too.
  await page.goto('/pio-mobile/design?variant=202');
  isHeld = true;
  await choose('kokko-4.png');
  // The field is hydrated once somebody touches it; a press on a link is faster in a test than after a dialog for files.
  await page.getByText('kokko-4.png').first().waitFor();
  for (const name of ['Quantity', 'All on one page, with pictures and dieline']) {
    await page.getByRole('link', { name, exact: true }).click();
    await refused.first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/pio-mobile/design');
  }
  letGo();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole('button', { name: 'Another file' }).press('Enter');
  await page.locator('#artwork [type=file]:focus').waitFor();
  await page
    .locator('#artwork [type=file]')
    .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await page.getByRole('alert').getByText('The file that was here before stays in use.').waitFor();
  await page.getByRole('button', { name: 'Keep the file that is here' }).press('Enter');
  await expect.poll(focused).toBe('kokko-4.png');
  await page.getByRole('button', { name: /^Take off/ }).press('Enter');
  await page.locator('#artwork [type=file]:focus').waitFor();
  expectNoComplaints();
  await context.close();
});

/** A PNG with a part of so many bytes that no reader looks at, before its end of 12 bytes. */
function enlarged(png: Buffer, bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return Buffer.concat([png.subarray(0, -12), length, Buffer.from('prVt'), Buffer.alloc(bytes + 4), png.subarray(-12)]);
}
