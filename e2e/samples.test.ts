import { expect, test } from 'vitest';
import { expectAccessible, phone } from './browser.ts';
import {
  enterAddresses,
  newcomer,
  orderPaidBoxes,
  payInSandbox,
  signedIn,
  signIn,
  uploadedPicture,
} from './journey.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

test('a sample is bought in the size of the customiser, and credited against boxes of that size', async () => {
  const visitor = await shop.visitor(phone);
  const { page } = visitor;
  const person = newcomer();
  const { name, email, mobile, company: companyName, password } = person;
  await shop.call('AddCustomer', { name, email, mobile, companyName, password });
  const box = '/customizemybox/202?length=81.5&width=42&height=100';
  await page.goto(box);
  await page.getByRole('link', { name: 'Order a sample of this box' }).click();
  await page.waitForURL('**/ordersample/10/soap-box-100-g?**');
  await page.getByText('81.5 × 42 × 100 mm').first().waitFor();
  const order = page.getByRole('button', { name: 'Order Now' });
  const terms = page.getByRole('checkbox', { name: /terms and conditions/ });
  await order.press('Enter');
  await expect.poll(() => page.getByText('Please select terms and condition', { exact: true }).count()).toBe(2);
  expect(await terms.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(page);
  await terms.press('Space');
  await order.dblclick();
  await page.waitForURL('**/login**');
  await signIn(page, person);
  await page.waitForURL('**/selectaddress');
  const street = page.getByRole('group', { name: /shipping address/i }).getByLabel('Address', { exact: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => street.getAttribute('aria-invalid')).toBe('true');
  await street.fill('12');
  await expect.poll(() => street.getAttribute('aria-invalid')).not.toBe('true');
  await enterAddresses(page, person);
  await page.getByRole('heading', { name: 'Sample of Soap Box, made to measure' }).waitFor();
  await payInSandbox(page, 'Success');
  await page.waitForURL('**/paymentsuccess/**');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('We received ₹1,000.00').waitFor();
  await dialog.getByText('leaves us within 2 days').waitFor();
  await page.keyboard.press('Escape');
  const sample = (
    await page
      .getByText(/BW\d\d-\d+/)
      .first()
      .textContent()
  )?.match(/BW\d\d-\d+/)?.[0];

  await page.goto(box);
  await page.getByLabel('Pincode').fill('641001');
  await page
    .getByText(/Coimbatore/)
    .first()
    .waitFor();
  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL('**/selectaddress');
  const credited = page.getByText(`Sample ${sample} credited: −₹1,000.00`);
  await page.goto('/cart');
  await credited.waitFor();
  await expectAccessible(page);
  await page.goto('/selectaddress');
  await credited.waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/checkout**');
  await credited.waitFor();
  const total = (await page.getByText(/now, and nothing later/).textContent())?.match(/₹[\d,.]+\d/)?.[0];
  await payInSandbox(page, 'Success');
  await page.waitForURL('**/paymentsuccess/**');
  await dialog.getByText(`We received ${total}`).waitFor();
  await page.keyboard.press('Escape');
  await credited.waitFor();
  visitor.expectNoComplaints();
  await visitor.context.close();
});

test('a sample takes a file on its page; cart, order and the page of proofs go on with it', async () => {
  const visitor = await shop.visitor(phone);
  const { page } = visitor;
  await signedIn(page);
  await page.goto('/ordersample/10/soap-box-100-g');
  const order = page.getByRole('button', { name: 'Order Now' });
  await page
    .locator('[type=file]')
    .setInputFiles({ name: 'dream.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await page.getByRole('link', { name: 'dream.png' }).waitFor();
  await page.getByText(/The check of the file: .* to mend/).click();
  await page
    .getByRole('list', { name: 'Please mend before print' })
    .getByText(/other proportions/)
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await order.click();
  await page.waitForURL('**/selectaddress');
  await page.goto('/cart');
  const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Sample of Soap Box/ }) });
  await line.getByRole('link', { name: 'dream.png' }).waitFor();
  await line.getByText(/The check of the file/).waitFor();
  await line.getByRole('button', { name: /Take off/ }).click();
  await line.getByText('without one it is plain').waitFor();
  visitor.expectNoComplaints();
  await visitor.context.close();
});

test('the file of an ordered sample is taken off on the page of its proofs', async () => {
  const visitor = await shop.visitor(phone);
  const { page } = visitor;
  await signedIn(page);
  const artwork_token = await uploadedPicture(page.context());
  const sample = { itemdetails: [{ Item: 202, Quantity: 1 }], Ordertype: 'Ordersample', artwork_token };
  const { id } = await orderPaidBoxes(page, sample);
  await page.goto(`/my-orders/${id}`);
  await page
    .getByRole('link', { name: /^Send a/ })
    .first()
    .click();
  await page.waitForURL('**/proofs/**');
  // Its check has ended then.
  await page.getByRole('link', { name: 'To the field for another file' }).click();
  await page.getByRole('button', { name: 'Make it plain' }).click();
  await page.getByText('The file is taken off, and the sample is made plain.').waitFor();
  await page.getByText('without one it is plain').waitFor();
  await expectAccessible(page);
  visitor.expectNoComplaints();
  await visitor.context.close();
});

test('without scripts a sample needs no file in the cart, takes one and gives it back, and keeps the pincode', async () => {
  const context = await shop.browser.newContext({ baseURL: shop.url, viewport: phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/ordersample/10/soap-box-100-g');
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await page.getByRole('button', { name: 'Order Now' }).click();
  await page.waitForURL('**/login**');
  await page.goto('/cart?pincode=641001');
  const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Sample of Soap Box/ }) });
  // Texts in `noscript`.
  await expect.poll(() => line.innerText()).toContain('without one it is plain');
  expect(await line.innerText()).not.toContain('No artwork yet');
  const file = { name: 'dream.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await line.locator('[type=file]:visible').setInputFiles(file);
  await line.getByRole('button', { name: /^Send the file/ }).click();
  await expect.poll(() => line.innerText()).toContain('Artwork: dream.png');
  expect(new URL(page.url()).search).toBe('?pincode=641001');
  await line.getByRole('button', { name: /^Take off/ }).click();
  await expect.poll(() => line.innerText()).toContain('without one it is plain');
  expect(new URL(page.url()).search).toBe('?pincode=641001');
  await context.close();
});
