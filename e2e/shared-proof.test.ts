import { expect, test } from 'vitest';
import { phone } from './browser.ts';
import { expectWellMadeOnBoth } from './expect-well-made.ts';
import { orderToProve } from './proof-order.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

test('a colleague comments at a place of the drawing with the link that was shared, and can’t decide', async () => {
  const { page, context, path, issue } = await orderToProve(shop);
  await page.goto(path);
  const buffer = await page.screenshot();
  await page.getByLabel(/^Choose a file/).setInputFiles({ name: 'kokko.png', mimeType: 'image/png', buffer });
  await page.getByText('The file is here', { exact: false }).waitFor();
  await issue();
  const shared = new URL(await page.getByLabel('Link for colleagues').inputValue()).pathname;

  const colleague = await shop.visitor(phone);
  await colleague.page.goto(shared);
  await colleague.page.getByText('With this link you can look and comment.', { exact: false }).waitFor();
  expect(await colleague.page.getByRole('button', { name: /Approve|Choose a file|Copy link/ }).count()).toBe(0);
  expect(await colleague.page.getByRole('link', { name: /^Download kokko/ }).count()).toBe(0);
  await colleague.page
    .getByRole('img', { name: /^Soap Box.*with the artwork$/ })
    .click({ position: { x: 150, y: 140 } });
  await colleague.page.getByText('It is about the place with the red pin', { exact: false }).waitFor();
  await colleague.page.getByLabel('Your comment').fill('Is this our red?');
  await colleague.page.getByRole('button', { name: 'Send comment' }).click();
  await colleague.page.getByText('Please type your name, so that we know who wrote this.').waitFor();
  expect(await colleague.page.getByLabel('Your comment').inputValue()).toBe('Is this our red?');
  await colleague.page.getByLabel('Your name').fill('Ravi');
  await colleague.page.getByRole('button', { name: 'Send comment' }).click();
  await colleague.page.getByRole('link', { name: 'Comment 1' }).waitFor();
  await expectWellMadeOnBoth(colleague.page);
  colleague.expectNoComplaints();
  await colleague.context.close();

  await page.reload();
  await page.getByRole('list', { name: 'Comments' }).getByText('Is this our red?').waitFor();

  // A second file and proof: the customer still has the first one, also as a file; the colleague has its words.
  await page.getByText('Send another file', { exact: true }).click();
  await page.getByLabel(/^Choose a file/).setInputFiles({ name: 'kokko-2.png', mimeType: 'image/png', buffer });
  await page.getByText('An earlier file', { exact: true }).waitFor();
  await issue();
  const earlier = page.getByRole('link', { name: 'Proof 1 as PDF of item 1' });
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByText('An earlier proof', { exact: true }).click();
      return earlier.count();
    })
    .toBe(1);
  await expectWellMadeOnBoth(page);
  const file = await page.request.get((await earlier.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.goto(shared);
  await page.getByText('An earlier proof', { exact: true }).click();
  await page.getByText(/^Proof 1, sent .*, of kokko\.png$/).waitFor();
  await page.getByText('Is this our red?').waitFor();
  expect(await page.getByRole('link', { name: /as PDF/ }).count()).toBe(0);
  await context.close();
});
