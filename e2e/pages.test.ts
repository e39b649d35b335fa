import { isThorough, sampleOf } from '@boxwright/testing/thorough';
import { test } from 'vitest';
import { desktop, expectAccessible, expectNoSidewaysScroll, smallestPhone } from './browser.ts';
import { expectWellMade } from './expect-well-made.ts';
import { otherStates, publicPages } from './public-pages.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

// Half of them by day: all are rendered, linked and read by tests of the server.
test.each([...sampleOf(publicPages, 3), ...sampleOf(otherStates, 6)])(
  '%s is accessible, logs no errors and fits every screen',
  (path) => expectWellMade(shop, path),
);

// One list of all operations, with the same layout on every screen. axe takes longest here: it runs once, and at night.
test('/api/docs is accessible, logs no errors and fits every screen', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(desktop);
  await page.goto('/api/docs');
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(smallestPhone);
  await expectNoSidewaysScroll(page);
  if (isThorough) await expectAccessible(page);
  expectNoComplaints();
  await context.close();
});
