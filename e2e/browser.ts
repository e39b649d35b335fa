import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isThorough } from '@boxwright/testing/thorough';
import type axe from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { findTestBrowser } from '../tools/chromium.ts';

const installed = (): string => {
  const found = findTestBrowser();
  if (found === undefined)
    throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH; `npm test` does this by itself.');
  return found;
};

/** Starts the installed Chromium with additional switches (`more`) and without some of Playwright's (`without`). */
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
      // One process draws all pages, so that it keeps compiled scripts from one visitor to the next.
      '--disable-site-isolation-trials',
      '--renderer-process-limit=1',
      ...more,
    ],
  });

/** What visitors need of a browser. */
export type Visitable = Pick<Browser, 'newContext'>;

/** Those of this worker, by their switches. */
const running = new Map<string, Browser>();

/** The browser for all files of this worker, which run one after the other; it ends with the worker. */
export const sharedBrowser = async (switches: readonly string[] = []): Promise<Browser> => {
  const key = switches.join(' ');
  const known = running.get(key);
  if (known?.isConnected()) return known;
  const browser = await launchBrowser(switches);
  running.set(key, browser);
  return browser;
};

export const smallestPhone = { width: 320, height: 640 };
export const phone = { width: 390, height: 844 };
export const tablet = { width: 820, height: 1180 };
export const desktop = { width: 1440, height: 900 };

/** A visitor with an empty browser profile; a console error or a script error fails the test. */
export const newVisitor = async (browser: Visitable, baseURL: string, viewport = desktop) => {
  const context = await browser.newContext({ baseURL, viewport, locale: 'en-IN', acceptDownloads: true });
  // Ends what never comes, see vitest.config.ts.
  context.setDefaultTimeout(100_000);
  const complaints: string[] = [];
  const page = await context.newPage();
  listen(context, complaints);
  return { context, page, complaints, expectNoComplaints: () => expect(complaints).toEqual([]) };
};

/** Pages are hydrated a moment after the first paint, sooner than people react; tests have to wait for it. */
const waitUntilAlive = (page: Page) => {
  const alive = () =>
    page.waitForFunction(() => !('__reactRouterContext' in window) || 'alive' in document.documentElement.dataset);
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
      // The console also reports 4xx responses, which pages handle.
      if (/status of 4\d\d/.test(message.text())) return;
      complaints.push(`${page.url()}: ${message.text()}`);
    });
  };
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
};

/** Without its comments and long names: half the time to load, on each page. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Expects no axe violations on the page in its current state. Contrast takes axe longest, so it compares the colours of
 * public pages, and of all others in a thorough run; `tokens.test.ts` computes those of the stylesheet.
 */
export const expectAccessible = async (page: Page, { withContrast = isThorough } = {}) => {
  // Figures are faded, and lack contrast, while new ones are on their way.
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"][class*="opacity"]') === null);
  // Waits for animations: elements that are fading in don't have their final colours yet. New ones start a frame later.
  // It looks at each frame, because `finished` never settles for an element that was taken off the page meanwhile.
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        )
        .filter(({ playState }) => playState === 'running');
    do {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    } while (running().length > 0);
  });
  // axe runs in the page itself: the builder for Playwright opens a second page for each check, which is four times slower.
  // It stays there until another document is loaded.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axeSource);
  const violations = await page.evaluate<axe.Result[]>(
    `axe.run(document, { resultTypes: ['violations'], preload: false, rules: { 'color-contrast': { enabled: ${withContrast} } } })
      .then((results) => results.violations)`,
  );
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`),
    page.url(),
  ).toEqual([]);
};

/** Expects that the page doesn't scroll horizontally. */
export const expectNoSidewaysScroll = async (page: Page) => {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
};
