import { execFileSync } from 'node:child_process';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

const installed = (): string => {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // the next name
    }
  throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH; `npm test` does this by itself.');
};

/** Chromium as it is installed; `more` are switches for what a test needs besides, `without` those of Playwright's that it goes without. */
export const launchBrowser = (more: readonly string[] = [], without: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: installed(),
    ignoreDefaultArgs: [...without],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** A visitor with an empty browser whose pages must not complain: a console error or a script error fails the test. */
export const newVisitor = async (browser: Browser, baseURL: string, viewport = desktop) => {
  const context = await browser.newContext({ baseURL, viewport, locale: 'en-IN', acceptDownloads: true });
  context.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  const page = await context.newPage();
  listen(context, complaints);
  return { context, page, complaints, expectNoComplaints: () => expect(complaints).toEqual([]) };
};

/** Scripts come after the first paint. People need longer than that to look at a page; tests wait for it. */
const waitUntilAlive = (page: Page) => {
  const alive = () =>
    page.waitForFunction(
      () => document.querySelector('script[data-later]') === null || 'alive' in document.documentElement.dataset,
    );
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...where) => {
    const answer = await goto(...where);
    await alive();
    return answer;
  };
  page.reload = async (...how) => {
    const answer = await reload(...how);
    await alive();
    return answer;
  };
};

const listen = (context: BrowserContext, complaints: string[]) => {
  const watch = (page: Page) => {
    waitUntilAlive(page);
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      // A refused call is an answer that the page shows, not a fault of the page.
      if (/status of 4\d\d/.test(message.text())) return;
      complaints.push(`${page.url()}: ${message.text()}`);
    });
  };
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
};

/** No finding of axe on the page as it stands. */
export const expectAccessible = async (page: Page) => {
  // What is half faded in has no colour of its own yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`),
    page.url(),
  ).toEqual([]);
};

/** Nothing sticks out: the page doesn't scroll sideways. */
export const expectNoSidewaysScroll = async (page: Page) => {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
};
