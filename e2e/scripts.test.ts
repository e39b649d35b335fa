import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openShop } from './shop.ts';

const shop = openShop();

/** Holds all scripts back until they are released, as on a slow connection. */
const holdScripts = async (page: Page) => {
  let letThrough = () => {};
  const gate = new Promise<void>((open) => {
    letThrough = open;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return { letThrough };
};

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
