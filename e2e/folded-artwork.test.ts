import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { desktop, phone } from './browser.ts';
import { expectWellMadeOnBoth } from './expect-well-made.ts';
import { holdScripts } from './hold-scripts.ts';
import { call, orderPaidBoxes, signedIn } from './journey.ts';
import { cookiesOf, sharedShop, staff, withWebGL } from './shop.ts';

const shop = sharedShop(withWebGL);

/** A picture for the flat soap box of 199 × 179 mm: its front is red, the side to the right of it blue, all else grey. */
const picture = sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1990" height="1795" viewBox="0 0 199 179.5"><rect width="100%" height="100%" fill="#909090"/><rect x="107" width="60" height="100%" fill="#c02020"/><rect x="167" width="32" height="100%" fill="#2030c0"/></svg>',
  ),
)
  .png()
  .toBuffer();

/** Share of a picture in a colour, and how far to the right its middle is. Lit colours are lighter or darker. */
const colourIn = async (picture: Buffer, part: 'red' | 'blue') => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const own = part === 'red' ? 0 : 2;
  const places: number[] = [];
  for (let at = 0; at < data.length; at += 3) {
    const others = Math.max(data[at + 1] ?? 0, data[at + 2 - own] ?? 0);
    if ((data[at + own] ?? 0) > others + 60) places.push(((at / 3) % info.width) / info.width);
  }
  return {
    share: places.length / (info.width * info.height),
    middle: places.reduce((sum, x) => sum + x, 0) / places.length,
  };
};

const seen = async (page: Page, part: 'red' | 'blue') => colourIn(await page.getByTestId('stage').screenshot(), part);

test('the artwork is on the folded box, each panel with its own, also at the desk and in picture, film and models to keep', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(desktop);
  await signedIn(page);
  const { id } = await orderPaidBoxes(page);
  const answer = await shop.call('GetOrderProofs', { order_id: id }, cookiesOf(await shop.call('StaffSignIn', staff)));
  const { customer_url } = ((await answer.json()) as { data: { readonly customer_url: string } }).data;
  await page.goto(`/proofs/${customer_url.split('/proofs/')[1]}`);
  await page
    .getByLabel(/^Choose a file/)
    .setInputFiles({ name: 'kokko.png', mimeType: 'image/png', buffer: await picture });
  await page.getByText('See its inks one by one').click();
  await page.getByText('This file has no inks yet').waitFor();
  await page.getByText('About how its colours are printed').click();
  await page.getByText('See it folded').click();
  const stage = page.getByTestId('stage');
  await expect.poll(() => stage.getAttribute('data-artwork')).toBe('shown');
  await expect.poll(async () => (await seen(page, 'red')).share).toBeGreaterThan(0.05);
  const [front, side] = [await seen(page, 'red'), await seen(page, 'blue')];
  expect(side.share).toBeGreaterThan(0.01);
  expect(front.middle).toBeLessThan(side.middle);
  await expectWellMadeOnBoth(page);

  const saved = async (name: RegExp) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const still = await saved(/^Picture of/);
  expect(still.name).toMatch(/-with-artwork\.png$/);
  expect((await sharp(still.bytes).metadata()).width).toBeGreaterThan(1500);
  expect((await colourIn(still.bytes, 'red')).share).toBeGreaterThan(0.05);
  const model = await saved(/^3D model/);
  expect(model.name).toMatch(/-with-artwork\.glb$/);
  expect(model.bytes.subarray(0, 4).toString()).toBe('glTF');
  expect(model.bytes.includes('image/jpeg')).toBe(true);
  const forPhones = await saved(/^iPhone model/);
  expect(forPhones.name).toMatch(/-with-artwork\.usdz$/);
  expect(forPhones.bytes.includes('@artwork_1.jpg@')).toBe(true);

  const film = page.getByRole('button', { name: /^(Turning film|Cancel film)/ });
  await film.click();
  await page.getByRole('progressbar', { name: /^Filming/ }).waitFor();
  await film.click();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  const turning = await saved(/^Turning film/);
  expect(turning.name).toMatch(/-turning\.(webm|mp4)$/);
  // A slow machine records fewer pictures; an empty film has a head of some hundred bytes.
  expect(turning.bytes.length).toBeGreaterThan(5_000);
  expectNoComplaints();

  await page.evaluate(() => {
    const canvas = document.querySelector('[data-testid=stage] canvas');
    if (canvas instanceof HTMLCanvasElement) canvas.dispatchEvent(new Event('webglcontextlost'));
  });
  await page.getByText('so you see a drawing without the artwork, which the flat drawing shows').waitFor();

  await call(context, 'StaffSignIn', staff);
  await page.goto(`/manage/orders/${id}`);
  await page.getByText('See it folded').waitFor();
  await context.close();
});

test('on a phone, before any sign-in: the file on the chosen box, flat and folded, checked again in another size, and in the cart', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  await page.goto('/customizemybox/202?quantity=1000&pincode=641001');
  const artwork = page.getByRole('region', { name: /^Your artwork/ });
  // What sends and folds it is loaded while its buyer looks for it.
  const loaded = Promise.all([/\/send-artwork-/, /\/Stage-/].map((name) => page.waitForResponse(name)));
  const [files] = await Promise.all([page.waitForEvent('filechooser'), artwork.getByLabel(/^Choose a file/).click()]);
  const stage = page.getByTestId('stage');
  // While a file is looked for, the folded box is drawn, and the page looks as it did.
  await expect.poll(() => stage.getAttribute('data-draw-calls')).not.toBeNull();
  expect(await stage.isVisible()).toBe(false);
  await loaded;
  await files.setFiles({ name: 'kokko.png', mimeType: 'image/png', buffer: await picture });
  await artwork.getByRole('img', { name: /with the artwork$/ }).waitFor();
  await artwork.getByRole('list', { name: 'Please look at it' }).waitFor();
  await expect.poll(() => stage.getAttribute('data-artwork')).toBe('shown');
  await artwork.getByRole('button', { name: 'See it folded' }).click();
  await expect.poll(async () => (await seen(page, 'red')).share).toBeGreaterThan(0.05);
  await expectWellMadeOnBoth(page);

  // The file doesn't fit a taller box, so it isn’t drawn on that, and the page says why.
  await page.getByRole('radio', { name: /^Your own size/ }).check();
  await page.getByLabel('Height').fill('120');
  await artwork.getByText('isn’t on the folded box').waitFor();
  expect(await stage.getAttribute('data-artwork')).toBeNull();
  // Its buyer puts it where it belongs: then it is.
  await artwork.getByRole('button', { name: 'Move, zoom or turn it' }).click();
  // What is at its left edge is left out.
  await artwork.getByRole('button', { name: 'Crop it' }).click();
  await artwork.getByText('All of it is printed.').waitFor();
  await artwork.getByLabel('Off the left').fill('20');
  await artwork.getByText('mm of it are printed.').waitFor();
  await expectWellMadeOnBoth(page);
  await artwork.getByRole('button', { name: 'Done cropping' }).click();
  // Moved, it leaves a side bare, and the page names it; turned, zoomed and laid over all of it, it doesn't.
  await artwork.getByLabel('From the left').fill('40');
  await artwork.getByText(/something is left bare at the .*left/).waitFor();
  await artwork.getByRole('button', { name: 'Turn picture right' }).click();
  await artwork.getByRole('button', { name: 'Picture larger' }).click();
  const place = () => new URL(page.url()).searchParams.get('place') ?? '';
  await expect.poll(() => place().split(' ')).toHaveLength(8);
  const turnedRight = place();
  await artwork.getByRole('button', { name: 'Turn picture left' }).click();
  await expect.poll(place).not.toBe(turnedRight);
  await artwork.getByRole('button', { name: 'Cover the drawing' }).click();
  await artwork.getByText('left bare').waitFor({ state: 'detached' });
  await expect.poll(() => stage.getAttribute('data-artwork')).toBe('shown');
  await artwork.getByRole('button', { name: 'See it folded' }).click();
  await expect.poll(async () => (await seen(page, 'red')).share).toBeGreaterThan(0.05);
  await expectWellMadeOnBoth(page);
  // Parts of the page are hydrated in any order, also when another part already knows what the check has found.
  const checked = page.waitForResponse('**/api/GetArtworkPlacement');
  await page.route('**/BoxArtworkField-*.js', async (route) => {
    await checked;
    await route.continue();
  });
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.reload();
  await artwork.getByRole('button', { name: 'Place it automatically again' }).waitFor();
  const kept = place();

  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL('**/login');
  await page.goto('/cart');
  await page.getByRole('link', { name: 'kokko.png' }).waitFor();
  const edit = await page
    .getByRole('link', { name: /^Edit|^Change/ })
    .first()
    .getAttribute('href');
  expect(new URLSearchParams(edit?.split('?')[1]).get('place')).toBe(kept);
  expectNoComplaints();
  await context.close();
});

test('a file that is being chosen when the last box comes back is the one that counts', async () => {
  const { page, context } = await shop.visitor(desktop);
  const file = async (name: string, colour: string) => {
    const drawn = sharp({ create: { width: 600, height: 541, channels: 3, background: colour } });
    return { name, mimeType: 'image/png', buffer: await drawn.png().toBuffer() };
  };
  const artwork = page.getByRole('region', { name: /^Your artwork/ });
  await page.goto('/p/soap-box');
  await artwork.getByLabel(/^Choose a file/).setInputFiles(await file('first.png', '#aa2020'));
  await artwork.getByText('first.png').waitFor();
  // Until it is kept in the browser.
  await page.waitForFunction(() => Object.values(localStorage).some((kept) => String(kept).includes('artwork=')));
  const scripts = await holdScripts(page);
  const coming = page.goto('/p/soap-box', { waitUntil: 'commit' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), artwork.getByLabel(/^Choose a file/).click()]);
  scripts.letThrough();
  await coming;
  await page.waitForLoadState('networkidle');
  await chooser.setFiles(await file('second.png', '#2020aa'));
  await artwork.getByText('second.png').waitFor({ timeout: 20_000 });
  expect(await artwork.innerText()).not.toContain('first.png');
  await context.close();
});
