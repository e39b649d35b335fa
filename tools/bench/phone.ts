import type { Browser, Page, Request } from 'playwright-core';

/**
 * Lighthouse's slow 4G: a round trip of 150 ms, 1.6 Mbit/s down, 750 kbit/s up; in bytes. Pages are open before anything
 * is measured, so their connections are too, and a request takes one round trip.
 */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Lighthouse's phone, compared with this machine. */
const slowdown = 4;

/** A new visitor on a slow phone, with or without the slow connection. */
export const openPhone = async (browser: Browser, url: string, { hasSlowNetwork = true } = {}) => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 }, locale: 'en-IN' });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  if (hasSlowNetwork) await devTools.send('Network.emulateNetworkConditions', network);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page };
};

/** Opens a page and waits until it has loaded everything. */
export const open = async (page: Page, path: string) => {
  const traffic = watchTraffic(page);
  await page.goto(path);
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
  // Not Playwright's `networkidle`, which never comes if a request is neither answered nor reported as failed.
  while (traffic.quietFor() < 2_000) await page.waitForTimeout(200);
  traffic.stop();
};

/** What a page has requested since. */
export const watchTraffic = (page: Page) => {
  let last = performance.now();
  const sent: string[] = [];
  const note = () => {
    last = performance.now();
  };
  const count = (request: Request) => {
    note();
    if (!/\/api\/RecordEvent|\/favicon/.test(request.url())) sent.push(request.url());
  };
  page.on('request', count).on('requestfinished', note).on('requestfailed', note);
  return {
    quietFor: () => performance.now() - last,
    stop: () => {
      page.off('request', count).off('requestfinished', note).off('requestfailed', note);
      return sent;
    },
  };
};
