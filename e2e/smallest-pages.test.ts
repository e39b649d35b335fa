import { test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './browser.ts';
import { expectWellMade } from './expect-well-made.ts';
import { publicPages, sameKind } from './public-pages.ts';
import { openShop } from './shop.ts';

const shop = openShop();
const smallestPhone = { width: 320, height: 640 };

test('pages of the same kinds as those below are accessible and fit the smallest phone', async () => {
  const visitor = await shop.visitor(smallestPhone);
  for (const slug of sameKind) {
    await visitor.page.goto(`/${slug}`);
    await expectAccessible(visitor.page);
    await expectNoSidewaysScroll(visitor.page);
  }
  visitor.expectNoComplaints();
  await visitor.context.close();
}, 180_000);

test.each(publicPages)('%s is accessible, logs no errors and fits the smallest phone', (path) =>
  expectWellMade(shop, path, smallestPhone),
);
