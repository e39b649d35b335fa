import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { configure, signedIn } from './journey.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();
const laptop = { width: 1366, height: 650 };
const lowPhone = { width: 390, height: 640 };

/** Sticky elements whose own end is out of sight: columns below the window or a bar, too high bars and panels. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((each) => each.offsetHeight > 0);
    const staying = shown.filter((each) => ['sticky', 'fixed'].includes(getComputedStyle(each).position));
    const bars = staying.filter((each) => {
      const { position, bottom } = getComputedStyle(each);
      return position === 'sticky' && bottom === '0px';
    });
    const bar = Math.max(0, ...bars.map((each) => each.offsetHeight));
    return staying.flatMap((each) => {
      const { position, top, overflowY } = getComputedStyle(each);
      const name = `${each.tagName} ${each.className} ${each.offsetHeight}`;
      if (bars.includes(each) || position === 'fixed') return each.offsetHeight <= innerHeight ? [] : [name];
      if (top === 'auto') return [];
      const isScrolling = overflowY === 'auto' && each.offsetHeight <= innerHeight;
      // One pixel of tolerance for rounding.
      return isScrolling || Number.parseFloat(top) + each.offsetHeight <= innerHeight - bar + 1 ? [] : [name];
    });
  });

const expectAllInReach = (page: Page) => expect.poll(() => outOfReach(page), { message: page.url() }).toEqual([]);

const pages = [
  '/p/soap-box',
  '/p/tea-packing-box?step=customise',
  '/ordercustomstickers',
  '/label-finder',
  '/sticker-materials',
  '/faqs',
  '/privacy-policy',
];

test.each([laptop, lowPhone])('whatever stays on a screen of %o shows all of itself', async (viewport) => {
  const { page, context, expectNoComplaints } = await shop.visitor(viewport);
  for (const path of pages) {
    await page.goto(path);
    await expectAllInReach(page);
  }
  await signedIn(page);
  await configure(page);
  await page.waitForURL('**/selectaddress');
  await expectAllInReach(page);
  await page.goto('/cart');
  await expectAllInReach(page);
  expectNoComplaints();
  await context.close();
});

/** A picture of few pixels, twice as wide as high. */
const soft = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [120, 60];
    const pen = canvas.getContext('2d');
    pen?.fillRect(0, 0, 120, 60);
    return canvas.toDataURL('image/jpeg');
  });

test.each([laptop, lowPhone])(
  'what is wrong with a picture stands at the button on a screen of %o',
  async (viewport) => {
    const { page, context, expectNoComplaints } = await shop.visitor(viewport);
    await page.goto('/ordercustomstickers?shape=1&length=50&width=50&quantity=300&material=3');
    const buffer = Buffer.from((await soft(page)).split(',')[1] ?? '', 'base64');
    await page.getByLabel('Choose a picture').setInputFiles({ name: 'soft.jpg', mimeType: 'image/jpeg', buffer });
    const warnings = page.getByRole('list', { name: 'Before you order' });
    await warnings.getByText('Your picture has 28 pixels per inch and will look soft').waitFor();
    await warnings.getByText('50 % of your picture lies beyond the edges').waitFor();
    const [list, button] = [
      await warnings.boundingBox(),
      await page.getByRole('button', { name: 'Order Now' }).boundingBox(),
    ];
    expect((button?.y ?? 0) - (list?.y ?? 0)).toBeLessThan(100);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    await expectAllInReach(page);

    // Scrolled to the end, the column shows its own warning above the bar.
    await page.getByRole('radio', { name: 'Show all of it' }).check();
    await warnings.getByText('lies beyond the edges').waitFor({ state: 'detached' });
    await page.getByText(/At 50 × 50 mm this picture has/).scrollIntoViewIfNeeded();
    expectNoComplaints();
    await context.close();
  },
);
