import { isThorough } from '@boxwright/testing/thorough';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { holdScripts } from './hold-scripts.ts';

/** DevTools' slow 4G, and at night a processor four times slower, which keeps this one busy meanwhile. */
const network = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const slowdown = isThorough ? 4 : 1;

/**
 * A page at its first paint, optionally on a slow phone. Its scripts start only after `letThrough`, so that a press
 * comes before them on every machine.
 */
export const openAtFirstPaint = async (context: BrowserContext, url: string, on: 'this machine' | 'a slow phone') => {
  const page = await context.newPage();
  const { letThrough } = await holdScripts(page);
  const devTools = await context.newCDPSession(page);
  if (on === 'a slow phone') {
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', network);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  // Not `page.goto`, which waits for the scripts, see browser.ts.
  await devTools.send('Page.navigate', { url });
  await page.waitForURL((found) => found.protocol === 'http:', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return { page, letThrough };
};

/** Presses twice, as people do when nothing seems to happen. */
export const pressImpatiently = (control: Locator) => control.click({ clickCount: 2, noWaitAfter: true });

/** How many controls show that they heard a press. */
export const countHeard = (page: Page): Promise<number> => page.locator('[data-heard][aria-busy=true]').count();
