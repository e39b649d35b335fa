import { desktop, expectAccessible, expectNoSidewaysScroll, phone, smallestPhone } from './browser.ts';
import type { openShop } from './shop.ts';

/** Expects of a page that it logs no errors, fits every screen, and is accessible on the smallest and the largest. */
export async function expectWellMade(shop: ReturnType<typeof openShop>, path: string): Promise<void> {
  const visitor = await shop.visitor(phone);
  const { page } = visitor;
  await page.goto(path, { waitUntil: 'networkidle' });
  await expectNoSidewaysScroll(page);
  for (const screen of [smallestPhone, desktop]) {
    await page.setViewportSize(screen);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  visitor.expectNoComplaints();
  await visitor.context.close();
}
