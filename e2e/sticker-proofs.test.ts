import type { BrowserContext, Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './browser.ts';
import { expectWellMadeOnBoth } from './expect-well-made.ts';
import { call, payInSandbox, signedIn, uploadedPicture } from './journey.ts';
import { sharedShop, staff } from './shop.ts';

const shop = sharedShop();

const address = (context: BrowserContext, title: string) =>
  call(context, 'Add_CustomerAddress', {
    ...{ title, action: 'INSERT', companyname: 'Kokko', name: 'Asha Raman', mobileNo: '9840012345' },
    ...{ area: '12 Mill Road', pincode: '641001', country: 101, state: 4035 },
  });

test('a sticker’s proof shows its cut and the sheet to the customer and to the desk, on phones as on desktops', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  await signedIn(page);
  const artwork = await uploadedPicture(context);
  const added = await call(context, 'AddToCartWebsite', {
    ...{ itemdetails: JSON.stringify([{ Item: 196, Quantity: 1000 }]), orderid: 0, status: 'INCART' },
    ...{ Ordertype: 'Stickers', shape: 4, material: 'white-vinyl', length: 60, width: 40 },
    artwork: { token: artwork, fit: 'fill', cut_offset: 2, cut_smoothing: 3 },
  });
  const [line] = await call(context, 'GetCartWebsite', { id: null });
  const placed = await call(context, 'PlaceOrder', {
    cartid: added.order_id,
    shippingaddress: (await address(context, 'Shipping')).addressId,
    billingaddress: (await address(context, 'Billing')).addressId,
    ...{ orderstatus: 'IN-PROCESS', paymentstaus: 'Payment Initiated', paymentmode: 'OnlinePayment' },
    acceptedtotal: line.fld_cart_amount,
  });
  await page.goto(`/checkout?order=${placed.order_id}`);
  await payInSandbox(page, 'Success');
  await page.waitForURL('**/paymentsuccess/**');

  const desk = await shop.visitor(desktop);
  await call(desk.context, 'StaffSignIn', staff);
  const { lines, customer_url } = await call(desk.context, 'GetOrderProofs', { order_id: placed.order_id });
  const [{ line_id, artworks }] = lines;
  const proof = { line_id, seen_artwork_id: artworks[0].id, note: '', despite_stops: true };
  await call(desk.context, 'IssueProof', proof);

  await page.goto(`/proofs/${customer_url.split('/proofs/')[1]}`);
  await page.getByText('The sheet').waitFor();
  await expectWellMadeOnBoth(page);
  await desk.page.goto(`/manage/orders/${placed.order_id}`);
  await desk.page.getByText('The sheet').waitFor();
  await expectWellMadeOnBoth(desk.page);
  // Before it is approved, its print sheet is a page that says why and leads back to the order.
  await desk.page.goto(`/manage/orders/${placed.order_id}/sticker-sheet/1.pdf`);
  await desk.page.getByText(/its proof isn’t approved yet\.$/).waitFor();
  await expectWellMadeOnBoth(desk.page);
  await desk.page.getByRole('link', { name: 'Back to the order' }).click();
  await desk.page.waitForURL(`**/manage/orders/${placed.order_id}`);
  expectNoComplaints();
  await context.close();
  await desk.context.close();
});

test('stickers get their file in the cart, as boxes do; those that are cut around it lead to their page', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  const stickers = { itemdetails: JSON.stringify([{ Item: 196, Quantity: 1000 }]), orderid: 0, status: 'INCART' };
  const of = { Ordertype: 'Stickers', material: 'white-vinyl', length: 60, width: 40 };
  await call(context, 'AddToCartWebsite', { ...stickers, ...of, shape: 2 });
  await call(context, 'AddToCartWebsite', { ...stickers, ...of, shape: 6 });
  await page.goto('/cart');
  const [plain, cutAround] = [0, 1].map((place) =>
    page
      .getByRole('list', { name: 'Items' })
      .getByRole('listitem')
      .filter({ has: page.getByText('Edit') })
      .nth(place),
  ) as [Locator, Locator];
  const buffer = await page.screenshot();
  const choose = (name: string) =>
    plain.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await plain.getByText('Attach your artwork').click();
  await plain.getByRole('button', { name: /^Please help me with it/ }).click();
  await plain.getByText('We get in touch with you about the artwork once you have ordered.').waitFor();
  await choose('honey.png');
  await plain.getByRole('link', { name: 'honey.png' }).waitFor();
  await plain.getByText(/^The check of the file/).waitFor();
  // Who would rather keep it loses nothing.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await plain.getByRole('button', { name: /^Another file/ }).press('Enter');
  await expect.poll(focused).toMatch(/^Attach your artwork/);
  const words = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('words') };
  await plain.locator('input[type=file]').setInputFiles(words);
  await plain.getByRole('alert').getByText('The file that was here before stays in use.').waitFor();
  await expectWellMadeOnBoth(page);
  await plain.getByRole('button', { name: /^Keep the file that is here/ }).press('Enter');
  await plain.getByRole('link', { name: 'honey.png' }).waitFor();
  await expect.poll(focused).toBe('honey.png');
  await plain.getByRole('link', { name: /^See how it lies on the sticker/ }).waitFor();
  await plain.getByRole('button', { name: /^Take off/ }).press('Enter');
  await expect.poll(focused).toMatch(/^Attach your artwork/);
  expect(await cutAround.locator('input[type=file]').count()).toBe(0);
  await cutAround.getByRole('link', { name: /^Send the picture on their page/ }).click();
  await page.waitForURL('**/ordercustomstickers?**line=**');
  expectNoComplaints();
  await context.close();
});
