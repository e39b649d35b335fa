import type { Page } from 'playwright-core';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone, smallestPhone } from './browser.ts';
import type { Shop } from './shop.ts';

/**
 * Expects that a page logs no errors, fits every screen, and is accessible on the smallest and the largest; `show`
 * brings it into the state to be checked.
 */
export async function expectWellMade(
  shop: Shop,
  path: string,
  show: (page: Page) => Promise<unknown> = async () => {},
): Promise<void> {
  const visitor = await shop.visitor(phone);
  const { page } = visitor;
  await page.goto(path, { waitUntil: 'networkidle' });
  await show(page);
  await expectNoSidewaysScroll(page);
  for (const screen of [smallestPhone, desktop]) {
    await page.setViewportSize(screen);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  visitor.expectNoComplaints();
  await visitor.context.close();
}

/** Expects that the page as shown is accessible and fits, on the visitor's screen and on a desktop. */
export async function expectWellMadeOnBoth(page: Page): Promise<void> {
  const own = page.viewportSize() ?? phone;
  for (const screen of [own, desktop]) {
    await page.setViewportSize(screen);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(own);
}
