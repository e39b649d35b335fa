import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, phone } from './browser.ts';
import { expectWellMadeOnBoth } from './expect-well-made.ts';
import { orderPaidBoxes, signedIn } from './journey.ts';
import { cookiesOf, sharedShop, staff } from './shop.ts';

const shop = sharedShop();

let desk = '';
beforeAll(async () => {
  desk = cookiesOf(await shop.call('StaffSignIn', staff));
});

const asStaff = async (operation: string, body: object) => {
  const answer = await shop.call(operation, body, desk);
  expect(answer.status, operation).toBe(200);
  return ((await answer.json()) as { data: Proofs }).data;
};
interface Proofs {
  readonly customer_url: string;
  readonly lines: readonly { readonly line_id: number; readonly artworks: readonly { readonly id: number }[] }[];
}

/** A paid order of boxes, with the page that opens its artwork and proofs. */
const paidOrder = async () => {
  const buyer = await shop.visitor(phone);
  await signedIn(buyer.page);
  const { id, number } = await orderPaidBoxes(buyer.page);
  const { customer_url } = await asStaff('GetOrderProofs', { order_id: id });
  const issue = async () => {
    const [line] = (await asStaff('GetOrderProofs', { order_id: id })).lines;
    const seen_artwork_id = line?.artworks.at(-1)?.id;
    await asStaff('IssueProof', {
      line_id: line?.line_id,
      seen_artwork_id,
      note: 'The code is moved by 2 mm.',
      despite_stops: true,
    });
  };
  return { ...buyer, id, number, path: `/proofs/${customer_url.split('/proofs/')[1]}`, issue };
};

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
  const { page, context, id, number, path, issue, expectNoComplaints } = await paidOrder();
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
  await other.page.getByRole('button', { name: 'Approve for print' }).click();
  await other.page.getByText('Please type your name: it stands under the approval.').waitFor();
  await other.page.getByLabel('Your name').first().fill('Asha Raman');
  await other.page.getByRole('button', { name: 'Approve for print' }).click();
  await other.page.getByText('Approved by Asha Raman').waitFor();
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
  await plain.close();
});

test('a colleague comments at a place of the drawing with the link that was shared, and can’t decide', async () => {
  const { page, context, path, issue } = await paidOrder();
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
  await page.getByText('Send another file').click();
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
