import { isThorough } from '@boxwright/testing/thorough';
import type { Page } from 'playwright-core';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone, smallestPhone } from './browser.ts';
import type { Shop } from './shop.ts';

interface Screen {
  readonly width: number;
  readonly height: number;
}

/** Expects that a page logs no errors, fits, and is accessible; `show` brings it into the state to be checked. */
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
  await expectWellMadeOn(page, [smallestPhone, desktop], { withContrast: true });
  visitor.expectNoComplaints();
  await visitor.context.close();
}

/** Expects that the page as shown is accessible and fits, on the visitor's screen and on a desktop. */
export async function expectWellMadeOnBoth(page: Page): Promise<void> {
  const own = page.viewportSize() ?? phone;
  await expectWellMadeOn(page, [own, desktop]);
  await page.setViewportSize(own);
}

/**
 * Expects that the page as shown fits each screen, and is accessible: on all of them in a thorough run, else on one,
 * because axe takes longest. The screens take turns, so that both layouts are checked of each part of the shop.
 */
export async function expectWellMadeOn(
  page: Page,
  screens: readonly Screen[] = [phone, desktop],
  more: { readonly withContrast?: boolean } = {},
): Promise<void> {
  const turn = nextTurn(page);
  for (const [index, screen] of screens.entries()) {
    await page.setViewportSize(screen);
    if (isThorough || index === turn % screens.length) await expectAccessible(page, more);
    await expectNoSidewaysScroll(page);
  }
}

const turns = new WeakMap<Page, number>();

/** The first is by the page's address, without its numbers, so that it is the same in each run. */
function nextTurn(page: Page): number {
  const turn = turns.get(page) ?? new URL(page.url()).pathname.replace(/\d+/g, '').length;
  turns.set(page, turn + 1);
  return turn;
}
