import { sampleOf } from '@boxwright/testing/thorough';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, smallestPhone } from './browser.ts';
import { sameKind } from './public-pages.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

test('pages of the same kinds as others are accessible and fit the smallest phone', async () => {
  const visitor = await shop.visitor(smallestPhone);
  for (const slug of sampleOf(sameKind, 6)) {
    await visitor.page.goto(`/${slug}`);
    await expectAccessible(visitor.page);
    await expectNoSidewaysScroll(visitor.page);
  }
  visitor.expectNoComplaints();
  await visitor.context.close();
});

test('a long word, a wide slider and a calculator fit the smallest phone', async () => {
  const { page, context } = await shop.visitor(smallestPhone);
  for (const path of ['/ordercustomboxes?search=pharmaceuticalpackaging', '/dielines/divider-insert']) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
  await page.goto('/');
  const hidden = await page
    .getByRole('main')
    .locator('form input:visible')
    .evaluateAll((fields) => fields.filter((field) => field.scrollWidth > field.clientWidth).map(({ id }) => id));
  expect(hidden).toEqual([]);
  await context.close();
});
