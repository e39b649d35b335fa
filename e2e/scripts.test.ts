import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sampleOf } from '@boxwright/testing/thorough';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { desktop, phone, tablet } from './browser.ts';
import { holdScripts } from './hold-scripts.ts';
import { call, signedIn, soapBoxes } from './journey.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

/** Doesn't wait for the page to load: its scripts are held back. */
const asPainted = { waitUntil: 'commit' } as const;

const fillEnquiry = async (page: Page) => {
  const form = page.getByRole('main');
  await form.getByLabel('Name').first().fill('Asha Raman');
  await form.getByLabel('Mobile').fill('9876543210');
  await form.getByLabel('Email').fill('asha@kokko.example');
  await form.getByLabel('Pincode').fill('641001');
  return form.getByRole('button', { name: 'Submit' });
};

test('a form that is submitted before hydration is held back, and sent once after it', async () => {
  const { page, context } = await shop.visitor();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /enquiry/i.test(request.url())) sent.push(request.url());
  });
  const scripts = await holdScripts(page);
  const coming = page.goto('/enquiry', asPainted);
  const submit = await fillEnquiry(page);
  // Clicked again, because nothing seems to happen.
  await submit.click();
  await submit.click();
  expect(sent).toEqual([]);
  scripts.letThrough();
  await coming;
  await page.getByText('Thanks for Writing to us').first().waitFor();
  expect(sent).toHaveLength(1);
  await context.close();
});

test('if the scripts never arrive, the form is submitted natively', async () => {
  const { page, context } = await shop.visitor();
  const scripts = await holdScripts(page);
  const coming = page.goto('/enquiry', asPainted).catch(() => undefined); // aborted by the submission
  await (await fillEnquiry(page)).click();
  await page.getByText('Thanks for Writing to us').first().waitFor();
  scripts.letThrough();
  await coming;
  await context.close();
});

test('no script for browsers contains zod', () => {
  const build = join(import.meta.dirname, '../apps/web/build');
  const scripts = globSync('client/assets/*.js', { cwd: build });
  expect(scripts.length).toBeGreaterThan(50);
  // Every zod schema has this property, and minifiers can't rename it.
  expect(z.string()).toHaveProperty('_zod');
  expect(scripts.filter((script) => readFileSync(join(build, script), 'utf8').includes('_zod'))).toEqual([]);
});

// A change of any file renews names of others, which compress to some 30 bytes more or less.
test.each([
  // The framework alone is 108 kB.
  ['/', 10, 126],
  ['/mono-cartons', 10, 126],
  ['/what-is-mono-carton', 11, 126],
  ['/dielines/mailer', 10, 126],
  ['/sticker-materials', 11, 126],
  ['/label-finder', 11, 127],
  ['/stickers-and-labels', 15, 130],
  ['/register', 18, 130],
  // They had no room left for the key of the command bar.
  ['/ordercustomboxes', 16, 130.2],
  ['/login', 18, 130.2],
  ['/forgetpassword', 17, 130.2],
  // The form with its rules, a pincode and the field for files.
  ['/enquiry', 23, 141.3],
  // Small parts of it are the checkout's and the desk's too: rows of discounts, and what is approved already. Its lines
  // are forms, which work without it; among several, each control names its item.
  ['/cart', 32, 146.9],
  // The rows of designs with their live price.
  ['/several-designs?variant=202', 14, 146.8],
  // A size of one's own with its rules, the price of the bulk order, and the place of a file.
  ['/ordersample/10/soap-box', 16, 149],
  // The form with its rules; what it does at the press, and another pincode's price, come later.
  ['/getquote?variant=202&quantity=2000&pincode=641001', 16, 131],
  // Prices of price lists, how it is printed, the crop of a file, and words for a lost connection.
  ['/p/soap-box?step=customise', 18, 165.3],
  // The same, one choice after the other.
  ['/pio-mobile?variant=202', 20, 166.3],
  // Prices, the drawing of the cut, addresses with their rules, and the crop of a file.
  ['/ordercustomstickers', 30, 182.1],
])('%s starts at most %d files of script, of %d kB with gzip', async (path, mostFiles, mostKilobytes) => {
  const page = await (await fetch(shop.url + path)).text();
  const files = (/data-later="([^"]+)"/.exec(page)?.[1] ?? '').split(' ');
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await (await fetch(shop.url + file)).arrayBuffer()).length),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(files.length).toBeLessThanOrEqual(mostFiles);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(mostKilobytes);
});

test.each(['/', '/p/soap-box?step=customise'])('what %s loads later adds no stylesheet to it', async (path) => {
  const { page, context } = await shop.visitor();
  const added: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') added.push(request.url());
  });
  // The last part of a page that loads by itself.
  const counted = page.waitForRequest(/\/api\/RecordEvent$/);
  await page.goto(path);
  await counted;
  // Another one has the browser style and lay out the whole page again.
  expect(added).toHaveLength(1);
  await context.close();
});

test('our own texts use only characters of the first font', async () => {
  const styles = readFileSync(join(import.meta.dirname, '../apps/web/app/styles/fonts.css'), 'utf8');
  const [, range = ''] = /inter-rare[^}]*unicode-range:\s*([^;]+);/.exec(styles) ?? [];
  const rare = signsIn(range);
  expect('Zoë ↗'.match(rare)).toEqual(['ë', '↗']);
  const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(addresses.length).toBeGreaterThan(50);
  for (const address of sampleOf(addresses, 4)) {
    const page = await (await fetch(shop.url + address)).text();
    const text = page.slice(page.indexOf('<body')).replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, '');
    const signs = (text.match(rare) ?? []).filter((sign) => !/\p{Letter}/u.test(sign)); // a café keeps its accent
    expect(signs, address).toEqual([]);
  }
});

/** The characters in a `unicode-range` such as `U+41-5A, U+B5`. */
const signsIn = (range: string): RegExp => {
  const escaped = range.split(/,\s*/).map((run) =>
    run
      .slice('U+'.length)
      .split('-')
      .map((code) => `\\u{${code}}`)
      .join('-'),
  );
  return new RegExp(`[${escaped.join('')}]`, 'gu');
};

describe.each([
  ['phone', phone],
  ['desktop', desktop],
])('before its scripts are there, on a %s,', (_, viewport) => {
  test('a page greets a customer by name and counts their cart, and never shows Login', async () => {
    const { page, context } = await shop.visitor();
    const person = await signedIn(page);
    await call(context, 'AddToCartWebsite', soapBoxes);
    // The browser learns both from the first page that it opens.
    await page.goto('/cart');
    await page.getByRole('button', { name: person.name }).first().waitFor();
    await page.getByRole('link', { name: /^Cart/ }).first().getByText('1').waitFor();
    await page.setViewportSize(viewport);
    await holdScripts(page);
    const open = async (address: string) => {
      // Its scripts never come, so the load isn't awaited.
      void page.goto(address, asPainted).catch(() => undefined);
      await page.waitForURL(`**${address}`, asPainted);
      await page.getByRole('contentinfo').waitFor();
      // Before that its styles may be missing, and nobody has seen it.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    };
    for (const address of ['/ordercustomboxes', '/p/soap-box', '/']) {
      await open(address);
      const header = page.getByRole('banner');
      const seen = await header.evaluate((element: HTMLElement) => element.innerText);
      expect(seen, address).not.toContain('Login');
      expect(seen, address).not.toContain('Sign Up');
      // The styles write the name, so it isn't in the text.
      const name = () =>
        header.evaluate((element) =>
          [...element.querySelectorAll('.customer-name')].map((one) => getComputedStyle(one, '::before').content),
        );
      await expect.poll(name, { message: address }).toContain('"Asha Raman"');
    }
    await open('/ordercustomboxes');
    const number = page.getByRole('banner').locator('.cart-lines').first();
    await number.waitFor();
    expect(await number.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"1"');
    await context.close();
  });

  test('a page offers a stranger to log in', async () => {
    const { page, context } = await shop.visitor(viewport);
    await holdScripts(page);
    void page.goto('/ordercustomboxes', asPainted).catch(() => undefined); // its scripts never come
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Login' }).first().waitFor();
    expect(await header.getByRole('button', { name: /Asha|My Account/ }).isVisible()).toBe(false);
    await context.close();
  });
});

test('links to places of the home page find them from other pages, and going back keeps the place', async () => {
  // Phones fold the footer's links, and a page that is loaded anew is folded again.
  const { page, context } = await shop.visitor(tablet);
  const distanceTo = (id: string) => page.locator(`#${id}`).evaluate((place) => place.getBoundingClientRect().top);
  for (const [name, id] of [
    ['Industries', 'industries'],
    ['Contact', 'ContactUs'],
  ] as const) {
    await page.goto('/faqs');
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await link.click();
    await page.waitForURL(`**/#${id}`);
    await expect.poll(() => distanceTo(id)).toBeLessThan(120);
    expect(await distanceTo(id)).toBeGreaterThan(0);
    await page.goBack();
    await page.waitForURL('**/faqs');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  }
  await context.close();
});
