import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, expectAccessible, phone } from './browser.ts';
import { expectWellMade } from './expect-well-made.ts';
import { sharedShop, withWebGL } from './shop.ts';

const shop = sharedShop(withWebGL);

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const drawing = (page: Page) => page.getByRole('group', { name: /^Flat drawing/ });
const sizeDrawn = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

const downloaded = async (page: Page, name: RegExp) => {
  const link = page.getByRole('link', { name });
  // A busy machine is asked again, as its answer says; a browser only reports that the download was canceled.
  const address = (await link.getAttribute('href')) ?? '';
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: download.suggestedFilename(), contents: readFileSync(await download.path()) };
};

describe('the studio', () => {
  test('draws a box in the typed size, and offers its files', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor(desktop);
    await page.goto('/dielines');
    await page.getByRole('link', { name: /^Straight tuck end/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Straight tuck end' }).waitFor();
    await field(page, 'Length').fill('70');
    await field(page, 'Width').fill('45');
    await field(page, 'Height').fill('120');
    await sizeDrawn(page, '70 × 45 × 120 mm inside');
    await page.waitForURL(/length=70&width=45&height=120/);

    const pdf = await downloaded(page, /^PDF/);
    expect(pdf.name).toMatch(/\.pdf$/);
    expect(pdf.contents.subarray(0, 5).toString()).toBe('%PDF-');
    const svg = await downloaded(page, /^SVG/);
    expect(svg.contents.toString()).toContain('id="crease"');

    // Another unit is the same box, and its address draws it again in another browser.
    await page.getByRole('radio', { name: 'cm' }).check();
    await page.waitForURL(/unit=cm/);
    expect(await field(page, 'Length').inputValue()).toBe('7');
    await sizeDrawn(page, '7 × 4.5 × 12 cm inside');
    await page.getByRole('checkbox', { name: 'Thumb notch' }).uncheck();
    await page.waitForURL(/thumbNotch=false/);
    const other = await shop.visitor(phone);
    await other.page.goto(page.url());
    await sizeDrawn(other.page, '7 × 4.5 × 12 cm inside');
    expect(await other.page.getByRole('checkbox', { name: 'Thumb notch' }).isChecked()).toBe(false);
    other.expectNoComplaints();
    await other.context.close();

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /^Free dielines/ }).waitFor();
    expectNoComplaints();
    await context.close();
  });

  test('shows the possible range beside an impossible size, and keeps the last drawing', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor(desktop);
    await page.goto('/dielines/straight-tuck-end');
    const outOfRange = 'Length of a straight tuck end box must be from 15 to 400 mm.';
    const unreadable = 'Please enter the length in millimetres, in digits, such as 60 or 60.5.';
    for (const [wrong, why] of [
      ['0', outOfRange],
      ['wide', unreadable],
      ['-5', outOfRange],
      ['10 m', unreadable],
      ['10000', outOfRange],
      ['', unreadable],
    ] as const) {
      await field(page, 'Length').fill(wrong);
      await page.getByText(why, { exact: true }).waitFor();
      expect(await field(page, 'Length').getAttribute('aria-invalid')).toBe('true');
      await sizeDrawn(page, 'Still drawn as 60 × 40 × 100 mm inside');
    }
    await expectAccessible(page);
    await field(page, 'Length').fill('65 mm');
    await sizeDrawn(page, '65 × 40 × 100 mm inside');
    expect(await field(page, 'Length').getAttribute('aria-invalid')).toBeNull();

    await page.goto('/dielines/carry-bag?length=200&width=240&height=300');
    await page.getByText(/The gusset can be at most as wide as the bag/).waitFor();
    await sizeDrawn(page, 'Still drawn as 240 × 90 × 320 mm inside');
    expectNoComplaints();
    await context.close();
  });

  test('folds the box by keyboard, in few draw calls', async () => {
    const { page, context, expectNoComplaints } = await shop.visitor(desktop);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('THREE.')) warnings.push(message.text());
    });
    await page.goto('/dielines/rigid-box', { waitUntil: 'networkidle' });
    expect(scripts.filter((address) => /Stage|draw-studio|Studio/.test(address))).toEqual([]);

    const slider = page.getByRole('slider', { name: 'Fold' });
    await slider.focus();
    await page.keyboard.press('Home');
    await page.getByText('Rigid box, flat.').waitFor();
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('PageUp');
    await page.getByText('Rigid box, closed.').waitFor();
    const stage = page.getByTestId('stage');
    await stage.locator('canvas').waitFor();
    await expect.poll(async () => Number(await stage.getAttribute('data-draw-calls'))).toBeGreaterThan(0);
    expect(Number(await stage.getAttribute('data-draw-calls'))).toBeLessThanOrEqual(30);
    await page.getByRole('button', { name: 'Turn left' }).press('Enter');
    await page.getByRole('button', { name: 'First view' }).press('Enter');
    expect(warnings).toEqual([]);
    expectNoComplaints();
    await context.close();
  });

  test('names panels on keyboard focus, and zooms by buttons', async () => {
    const { page, context } = await shop.visitor(desktop);
    await page.goto('/dielines/auto-lock-bottom');
    const first = drawing(page).getByRole('img', { name: /^Front,/ });
    await first.focus();
    await page.getByText(/^Front: 90\.4 ×/).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^Back: /).waitFor();
    const whole = await drawing(page).getAttribute('viewBox');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect(await drawing(page).getAttribute('viewBox')).not.toBe(whole);
    await page.getByRole('button', { name: 'Whole drawing' }).click();
    expect(await drawing(page).getAttribute('viewBox')).toBe(whole);
    await context.close();
  });

  test('works without script: submitting the form returns the drawing', async () => {
    const context = await shop.browser.newContext({ baseURL: shop.url, viewport: phone, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/dielines/reverse-tuck-end');
    await field(page, 'Length').fill('80');
    await page.getByRole('checkbox', { name: 'Thumb notch' }).uncheck();
    await page.getByRole('button', { name: 'Draw it' }).click();
    await sizeDrawn(page, '80 × 40 × 100 mm inside');
    expect(await page.getByRole('checkbox', { name: 'Thumb notch' }).isChecked()).toBe(false);
    await context.close();
  });
});

test('the shop shows the dieline of the chosen box', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(desktop);
  await page.goto('/p/soap-box');
  await page.getByRole('heading', { name: 'Your dieline is ready.' }).waitFor();
  const { contents } = await downloaded(page, /^DXF/);
  expect(contents.toString()).toContain('CREASE');
  const template = await downloaded(page, /^Template SVG$/);
  expect(template.contents.toString()).toContain('inkscape:label="Panel names"');
  const bare = await downloaded(page, /^Key line PDF without dimensions$/);
  expect(bare.contents.toString('latin1')).not.toContain('(Dimensions)');
  await page.getByRole('button', { name: 'Fold it' }).click();
  await page.getByRole('slider', { name: 'Fold' }).waitFor();
  await expectAccessible(page);
  expectNoComplaints();
  await context.close();
});

test.each(['/dielines', '/dielines/straight-tuck-end', '/dielines/base-and-lid', '/dielines/tag?length=9'])(
  '%s is accessible, logs no errors and fits every screen',
  (path) =>
    expectWellMade(shop, path, async (page) => {
      await page.mouse.move(20, 20);
      await page.waitForLoadState('networkidle');
    }),
);
