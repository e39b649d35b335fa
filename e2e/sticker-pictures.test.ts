import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone } from './browser.ts';
import { configure, enterAddresses, newcomer, payInSandbox, registerOnTheWay, signedIn } from './journey.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

/** A disc of this many pixels in the middle of a transparent square, as a PNG drawn by the browser. */
const pngOf = async (page: Page, side: number): Promise<Buffer> => {
  const address = await page.evaluate((pixels) => {
    const canvas = document.createElement('canvas');
    canvas.width = pixels;
    canvas.height = pixels;
    const pen = canvas.getContext('2d');
    pen?.arc(pixels / 2, pixels / 2, pixels * 0.4, 0, 2 * Math.PI);
    pen?.fill();
    return canvas.toDataURL();
  }, side);
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
};

/** Drops a file on the field, as a mouse does. */
const drop = async (page: Page, file: { readonly name: string; readonly type: string; readonly bytes: Buffer }) => {
  const dropped = await page.evaluateHandle(
    ({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type }));
      return transfer;
    },
    { name: file.name, type: file.type, base64: file.bytes.toString('base64') },
  );
  await page.getByText('drop it here').dispatchEvent('drop', { dataTransfer: dropped });
};

const query = (page: Page) => new URL(page.url()).searchParams;
const drawing = (page: Page) => page.getByRole('img', { name: /sticker, .* with your picture, beside/ });

test('a picture is dropped, survives a lost connection, is kept, and goes with the order', async () => {
  const { page, context, complaints, expectNoComplaints } = await shop.visitor(phone);
  await page.goto('/ordercustomstickers?shape=1&length=75&width=75&quantity=300&material=6');
  await drop(page, { name: 'notes.txt', type: 'text/plain', bytes: Buffer.from('hello') });
  await page.getByText('Please choose a PNG, JPEG, WebP, AVIF, TIFF, SVG, PDF or AI').first().waitFor();

  await page.route('**/artwork', (route) => route.abort('connectionreset'));
  await drop(page, { name: 'disc.png', type: 'image/png', bytes: await pngOf(page, 600) });
  await page.getByText('The connection was lost while your file was on its way.').first().waitFor();
  await drawing(page).waitFor();
  complaints.length = 0; // the browser's own error text
  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Order Now' }).click();
  await page.getByText('Your picture has not reached us.').first().waitFor();
  await expectAccessible(page);
  await page.unroute('**/artwork');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('PNG, 600 × 600 pixels').waitFor();
  await page.getByText(/At 75 × 75 mm this picture has 195 pixels per inch; .* up to 47 × 47 mm is sharp\./).waitFor();
  await page.getByRole('radio', { name: 'Show all of it' }).check();
  await expect.poll(() => query(page).get('fit')).toBe('whole');
  await page.getByText('Anybody with the link can see your picture.').waitFor();
  await page.getByRole('img', { name: /sticker flat, with your picture/ }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Rendered by the server at the next visit without a query, and gone once the shop has deleted it.
  await page.reload();
  await drawing(page).waitFor();
  const kept = query(page).get('artwork') ?? '';
  await page.goto('/ordercustomstickers');
  await page.getByText('PNG, 600 × 600 pixels').waitFor();
  await page.goto('/ordercustomstickers?shape=1&length=75&width=75&quantity=300&artwork=unknown');
  await page.getByText('is not kept here any more').first().waitFor();
  const stickers = `shape=1&length=75&width=75&quantity=300&material=6&artwork=${kept}&fit=whole`;
  await page.goto(`/getquote?${stickers}`);
  await page.getByRole('definition').filter({ hasText: 'disc.png' }).waitFor();
  await page.goto(`/ordercustomstickers?${stickers}`);

  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Order Now' }).click();
  await registerOnTheWay(page, newcomer());
  await page.goto('/cart');
  await page.getByText('disc.png').first().waitFor();
  await page.getByRole('link', { name: /^Edit/ }).click();
  await page.waitForURL('**/ordercustomstickers?**line=**');
  await drawing(page).waitFor();
  expect(query(page).get('artwork')).toBe(kept);
  expectNoComplaints();
  await context.close();
});

/** A star, drawn on a transparent background. */
const star =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><path fill="#d8432b" d="M100 5l20 30 70 10-45 22 5 28-50-15-50 15 5-28-45-22 70-10z"/></svg>';

/** A page of 60 × 40 mm with a cut line of 40 × 20 mm in an ink for it. */
const withCutLine = `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Count 1 /Kids [4 0 R] >> endobj
3 0 obj << /Length 114 >>
stream
2.83464567 0 0 2.83464567 0 0 cm 0 .8 .8 0 k 5 5 50 30 re f /Cut CS 1 SCN .1 w 10 10 40 20 re S                   \nendstream endobj
4 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 170.07874 113.385827] /Contents 3 0 R /Resources << /ColorSpace << /Cut [/Separation /CutContour /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0 0] /N 1 >>] >> >> >> endobj
trailer << /Root 1 0 R /Size 5 >>
%%EOF
`;

test('the special shape is cut around the picture, and sold by the size of the cut', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(desktop);
  await page.goto('/ordercustomstickers?shape=6&size=custom&length=80&width=80&quantity=500&material=3');
  const total = page
    .getByRole('region', { name: 'Order summary' })
    .getByRole('term')
    .filter({ hasText: 'You pay, all in' })
    .locator('xpath=following-sibling::dd');
  const settled = () => page.getByRole('region', { name: 'Order summary' }).locator('[aria-busy=false]').waitFor();
  const file = { name: 'star.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(star) };
  await page.getByLabel('Choose a picture').setInputFiles(file);
  const cut = page.getByRole('status').filter({ hasText: /^The cut is \d+ mm long/ });
  await cut.waitFor();
  await settled();
  const [wordsBefore, totalBefore] = [await cut.innerText(), await total.innerText()];
  const offset = page.getByLabel('Offset');
  await offset.focus();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
  expect(await offset.getAttribute('aria-valuetext')).toBe('5 mm');
  await expect.poll(() => query(page).get('offset')).toBe('5');
  await expect.poll(() => cut.innerText()).not.toBe(wordsBefore);
  await settled();
  await expect.poll(() => total.innerText()).not.toBe(totalBefore);
  await page.getByText('Drawings are sharp at every size.').waitFor();
  await expectAccessible(page);

  // The size of the cut is what is paid, wherever a size is shown.
  const fits = /mm long, 80 × ([\d.]+) mm in size\. You pay for this size; it fits in 80 × 80 mm\.$/;
  const [, across] = fits.exec(await cut.innerText()) ?? [];
  expect(Number(across)).toBeLessThan(60);
  await page
    .getByRole('img', { name: new RegExp(`sticker, 80 × ${across} mm, on White Vinyl with your picture`) })
    .waitFor();
  await page.getByText(new RegExp(`of 80 × ${across} mm on a sheet of`)).waitFor();
  const sizes = page.getByRole('region', { name: 'Order summary' }).getByText(`80 × ${across} mm`);
  await sizes.waitFor();
  // The server renders the same page for this address.
  const [words, price] = [await cut.innerText(), await total.innerText()];
  await page.reload();
  expect(await cut.innerText()).toBe(words);
  expect(await total.innerText()).toBe(price);

  // A file with a cut line of its own offers it in any shape, in its own size.
  await page.getByRole('radio', { name: 'Rectangle' }).check();
  const drawn = { name: 'badge.pdf', mimeType: 'application/pdf', buffer: Buffer.from(withCutLine) };
  await page.getByLabel('Change picture').setInputFiles(drawn);
  await page.getByText('Your file has a cut line of its own, 40 × 20 mm.').waitFor();
  await page.getByRole('button', { name: 'Cut along it' }).click();
  await page.getByText('The cut is 120 mm long, 40 × 20 mm in size.', { exact: true }).waitFor();
  await expect.poll(() => query(page).get('cut')).toBe('own');
  await settled();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Around your picture' }).check();
  await page.getByLabel('Offset').waitFor();
  await page.getByRole('radio', { name: 'Your file’s cut line' }).check();
  await expect.poll(() => query(page).get('cut')).toBe('own');
  await page.reload();
  await page.getByText('The cut is 120 mm long, 40 × 20 mm in size.', { exact: true }).waitFor();
  expectNoComplaints();
  await context.close();
});

test('a customer orders boxes and stickers with a picture together, and the picture comes with the re-order', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  const person = await signedIn(page);
  const file = { name: 'star.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(star) };
  const sent = await context.request.post('/artwork', { multipart: { file } });
  const { token } = (await sent.json()).data;
  await configure(page);
  await page.waitForURL('**/selectaddress');
  await page.goto(`/ordercustomstickers?shape=6&length=75&width=75&quantity=500&material=5&artwork=${token}`);
  await page
    .getByRole('status')
    .filter({ hasText: /^The cut is/ })
    .waitFor();
  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Order Now' }).click();
  await page.waitForURL('**/selectaddress');
  await page.goto('/cart');
  await page.getByRole('heading', { name: 'Soap Box' }).waitFor();
  await page.getByText('star.svg').first().waitFor();
  await page.getByRole('button', { name: 'Proceed to checkout' }).click();
  await page.waitForURL('**/selectaddress');
  await enterAddresses(page, person);
  await payInSandbox(page, 'Success', 'Pay Half');
  await page.waitForURL('**/paymentsuccess/**');
  await page.getByText('star.svg').first().waitFor();

  await page.goto('/reorderstickers');
  await page.getByRole('link', { name: 'Re-order' }).last().click();
  await page.waitForURL('**/ordercustomstickers?**');
  expect(query(page).get('artwork')).toBe(token);
  await drawing(page).waitFor();
  expectNoComplaints();
  await context.close();
});
