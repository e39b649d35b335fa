import { test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, smallestPhone } from './browser.ts';
import { sameKind } from './public-pages.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

test('pages of the same kinds as others are accessible and fit the smallest phone', async () => {
  const visitor = await shop.visitor(smallestPhone);
  for (const slug of sameKind) {
    await visitor.page.goto(`/${slug}`);
    await expectAccessible(visitor.page);
    await expectNoSidewaysScroll(visitor.page);
  }
  visitor.expectNoComplaints();
  await visitor.context.close();
}, 180_000);
