import { expectAccessible, expectNoSidewaysScroll } from './browser.ts';
import type { openShop } from './shop.ts';

/** Expects of a page that it is accessible, fits the screen and logs no errors. */
export async function expectWellMade(
  shop: ReturnType<typeof openShop>,
  path: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<void> {
  const visitor = await shop.visitor(viewport);
  await visitor.page.goto(path, { waitUntil: 'networkidle' });
  await expectAccessible(visitor.page);
  await expectNoSidewaysScroll(visitor.page);
  visitor.expectNoComplaints();
  await visitor.context.close();
}
