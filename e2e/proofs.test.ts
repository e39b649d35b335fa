import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, phone } from './browser.ts';
import { expectWellMadeOnBoth } from './expect-well-made.ts';
import { orderToProve } from './proof-order.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

const expectOnScreen = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);

test('a paid order gets its artwork on a phone, and its proof is approved on another device without login', async () => {
  const { page, context, id, number, path, issue, expectNoComplaints } = await orderToProve(shop);
  await page.goto(`/my-orders/${id}`);
  await page.getByRole('link', { name: 'Send your artwork' }).waitFor();
  const items = page.getByRole('list', { name: 'Items', exact: true });
  await items.getByText('Artwork awaited').waitFor();
  await expectWellMadeOnBoth(page);
  await items.getByRole('link', { name: /^Send the artwork for Soap Box/ }).click();
  await page.waitForURL(`**${path}#item-1`);
  const opened = await page.goto(path);
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await page.getByText(number).waitFor();
  await page.getByRole('button', { name: 'Please help me with it' }).click();
  await page.getByText('You asked for help with the artwork', { exact: false }).waitFor();
  // The pressed button has gone.
  const focusedOn = (by: typeof page) => by.evaluate(() => document.activeElement?.textContent);
  await expect.poll(() => focusedOn(page)).toMatch(/^You asked for help with the artwork/);
  // It isn’t asked for twice, and can be taken back.
  expect(await page.getByRole('button', { name: 'Please help me with it' }).count()).toBe(0);
  await page.getByRole('button', { name: 'I’ll send it later' }).waitFor();
  await page
    .getByRole('link', { name: /^Template PDF of Soap Box/ })
    .first()
    .waitFor();
  await expectWellMadeOnBoth(page);

  const field = page.getByLabel(/^Choose a file/);
  await field.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await page.getByRole('alert').getByText('this file is of another kind', { exact: false }).waitFor();
  const artwork = await page.screenshot();
  const long = 'kokko-soap-box-100-g-with-the-new-code-and-the-new-address-of-the-maker.png';
  const held: (() => void)[] = [];
  await context.route('**/artwork', (route) => void held.push(() => void route.abort()), { times: 1 });
  await field.setInputFiles({ name: long, mimeType: 'image/png', buffer: artwork });
  await page.getByText(long).waitFor();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  for (const giveUp of held) giveUp();
  await field.setInputFiles({ name: 'kokko.png', mimeType: 'image/png', buffer: artwork });
  await page.getByText('The file is here', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'Download kokko.png' }).waitFor();
  await page.getByRole('img', { name: /^Soap Box.*with the artwork$/ }).waitFor();
  await page.getByRole('button', { name: 'Move, zoom or turn it' }).click();
  await page.getByRole('button', { name: 'Turn picture right' }).click();
  await page.getByLabel('From the left').fill('-4.5');
  await page.getByText('pixels per inch', { exact: false }).waitFor();
  await expectWellMadeOnBoth(page);
  await page.getByRole('button', { name: 'Have it printed there' }).click();
  await page.getByText('An earlier file', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Place it automatically again' }).waitFor();
  await issue();

  const other = await shop.visitor(phone);
  await other.page.goto(path);
  await other.page.getByText('The code is moved by 2 mm.').waitFor();
  await expectAccessible(other.page);
  // Whoever comes to approve need not scroll through the page.
  const toApproval = other.page.getByRole('link', { name: 'To the approval' });
  await expectOnScreen(toApproval);
  await toApproval.click();
  await expectOnScreen(other.page.getByRole('button', { name: 'Approve for print' }));
  // What the check has found is folded; the link beside the approval opens it.
  await other.page.getByRole('link', { name: 'see what it found' }).click();
  await expectOnScreen(other.page.getByText('Found in the file: approving prints it as it is'));
  // A change is drawn on the template, before and after it is asked for.
  await other.page.getByText('Send another file').click();
  const template = other.page.getByRole('link', { name: /^Template PDF of Soap Box/ }).first();
  await template.waitFor();
  await other.page
    .getByLabel(/^Choose a file/)
    .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await other.page.getByRole('alert').getByText('The file that was here before stays in use.').waitFor();
  await other.page.getByRole('button', { name: 'Approve for print' }).click();
  await other.page.getByText('Please type your name: it stands under the approval.').waitFor();
  const focusedField = () => other.page.evaluate(() => document.activeElement?.getAttribute('name'));
  await expect.poll(focusedField).toBe('name');
  for (const [fold, button] of [
    ['Ask for a change', 'Ask for this change'],
    ['Write a comment', 'Send comment'],
  ] as const) {
    await other.page.getByText(fold, { exact: true }).click();
    await other.page.getByRole('button', { name: button }).click();
    await expect.poll(focusedField).toBe('text');
  }
  await other.page.getByLabel('Your name').first().fill('Asha Raman');
  await other.page.getByRole('button', { name: 'Approve for print' }).click();
  await other.page.getByText('Approved by Asha Raman').waitFor();
  await expect.poll(() => focusedOn(other.page)).toBe('It is printed as the approved proof shows it.');
  await expectWellMadeOnBoth(other.page);
  other.expectNoComplaints();
  await other.context.close();

  await page.reload();
  await page.getByText('Approved for print').waitFor();
  await page.goto(`/my-orders/${id}`);
  await items.getByText('Approved for print').waitFor();
  const happened = await page.getByRole('list', { name: 'Timeline' }).innerText();
  expect(happened).toMatch(
    /File for item 1\s+.*\s+kokko\.png[\s\S]*Proof 1 of item 1 sent[\s\S]*Proof 1 of item 1: approved\s+.*\s+Asha Raman/,
  );
  expectNoComplaints();
  await context.close();

  // Without JavaScript, the approval is taken back and a change asked for.
  const plain = await shop.browser.newContext({ baseURL: shop.url, javaScriptEnabled: false, viewport: phone });
  const bare = await plain.newPage();
  await bare.goto(path);
  // Another file in the place of the approved one says first what becomes of the approval.
  await bare.getByText('Send another file').click();
  await bare.getByText('It replaces the file before. The approval no longer counts then', { exact: false }).waitFor();
  await bare.getByRole('button', { name: 'Withdraw the approval' }).click();
  await bare.getByText('The approval is withdrawn.', { exact: false }).waitFor();
  await bare.getByText('Ask for a change', { exact: true }).click();
  await bare.getByLabel('What should be changed?').fill('Redder, please.');
  await bare.getByRole('button', { name: 'Ask for this change' }).click();
  await bare.getByText('Redder, please.').waitFor();
  await bare
    .getByRole('link', { name: /^Template PDF of Soap Box/ })
    .first()
    .waitFor();
  // The field for another file lies open, and takes one.
  await bare.getByLabel('Another file').setInputFiles({ name: 'redder.png', mimeType: 'image/png', buffer: artwork });
  await bare.getByRole('button', { name: /^Send the file/ }).click();
  await bare.getByText('The file is here', { exact: false }).waitFor();
  await bare.getByRole('link', { name: 'Download redder.png' }).waitFor();
  await expectNoSidewaysScroll(bare);
  await plain.close();
});
