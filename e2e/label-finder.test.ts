import { expect, test } from 'vitest';
import { expectAccessible, phone } from './browser.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

test('labels follow what is typed, a mistake keeps the last ones, and a label opens with its size and material', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  await page.goto('/label-finder');
  await page.getByText('75 × 114 mm').waitFor();
  await page.getByLabel('Diameter or circumference').fill('80');
  await page.getByText('100 × 114 mm').waitFor();
  await page.getByLabel('Circumference, with a tape').check();
  await expect.poll(() => page.getByLabel('Diameter or circumference').inputValue()).toBe('251.3');
  await page.getByLabel('Straight height').fill('12o');
  await page.getByText('Please enter the straight height in millimetres, in digits, such as 60 or 60.5.').waitFor();
  await page.getByText('These labels are for the last sizes that were complete.').waitFor();
  await page.getByText('100 × 114 mm').waitFor();
  await page.getByRole('button', { name: 'Find labels' }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('straight');
  await page.getByLabel('Straight height').fill('90');
  await page.getByLabel('What will it meet?').selectOption('Oil, soap, cream');
  await page.getByRole('link', { name: 'Jar' }).click();
  await page.waitForURL('**/label-finder?container=jar&**meets=oil');
  await expect.poll(() => page.getByLabel('Straight height').inputValue()).toBe('90');
  await page.getByText('54 mm round').waitFor();
  await expectAccessible(page);
  const lid = page.getByRole('article', { name: 'Lid label' }).getByRole('link');
  expect(await lid.innerText()).toContain('White Vinyl');
  await lid.click();
  await page.waitForURL('**/ordercustomstickers?shape=1&length=54&width=54&quantity=100&material=3');
  await page.getByRole('radio', { name: 'White Vinyl' }).waitFor();
  expectNoComplaints();
  await context.close();
});

test('without script the form answers, says what is wrong, and keeps what was typed', async () => {
  const context = await shop.browser.newContext({ baseURL: shop.url, viewport: phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/sticker-materials');
  await page.getByRole('link', { name: 'Label finder' }).first().click();
  await page.getByRole('navigation', { name: 'Container' }).getByRole('link', { name: 'Box' }).click();
  await page.getByLabel('Length').fill('200');
  await page.getByLabel('Height').fill('9000');
  await page.getByRole('button', { name: 'Find labels' }).click();
  await page.getByText('Height: 1200 mm or less.').waitFor();
  expect(await page.getByLabel('Length').inputValue()).toBe('200');
  expect(await page.getByLabel('Height').inputValue()).toBe('9000');
  await page.getByLabel('Height').fill('90');
  await page.getByRole('button', { name: 'Find labels' }).click();
  await page.getByText('190 × 80 mm').waitFor();
  await context.close();
});
