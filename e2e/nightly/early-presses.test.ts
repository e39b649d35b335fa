import type { BrowserContext, ElementHandle, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone } from '../browser.ts';
import { sharedShop, withWebGL } from '../shop.ts';
import { openAtFirstPaint } from '../slow-phone.ts';
import { inPage, type Look } from './controls.ts';
import { type Sheet, sheets } from './sheets.ts';

/**
 * Every control of every kind of page, used at the first paint and used when the page has long been alive; both must
 * have the same result. `PAGES` limits the run to pages with this part in their address.
 */
const shop = sharedShop(withWebGL);
const wanted = (process.env['PAGES'] ?? '').split(',');
const chosen = sheets.filter(({ path }) => wanted.some((part) => path.includes(part)));

interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly letThrough: () => void;
  /** Operations that were called to change something, and forms that were sent. */
  readonly sent: readonly string[];
  /** Requests without an answer. */
  readonly underWay: ReadonlySet<Request>;
}

let count = 0;
const open = async ({ path, prepare }: Sheet, isEarly: boolean): Promise<Opened> => {
  const { context, page: first } = await shop.visitor(phone);
  count += 1;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.77.${Math.trunc(count / 250)}.${count % 250}` });
  const id = (await prepare?.(context, first)) ?? '';
  const url = shop.url + path.replace(':id', String(id));
  const sent: string[] = [];
  const underWay = new Set<Request>();
  context.on('requestfinished', (request) => underWay.delete(request));
  context.on('requestfailed', (request) => underWay.delete(request));
  context.on('request', (request) => {
    // When a page is left, nothing on it is waited for.
    if (request.isNavigationRequest()) underWay.clear();
    if (request.resourceType() !== 'eventsource') underWay.add(request);
    const { pathname } = new URL(request.url());
    const isQuestion = /^\/api\/(Get|Search|Ask|Find|Record)/i.test(pathname);
    if (request.method() === 'POST' && !isQuestion) sent.push(withoutIds(pathname.replace(/\.data$/, '')));
  });
  const opened = { context, sent, underWay };
  if (isEarly) return { ...opened, ...(await openAtFirstPaint(context, url, 'this machine')) };
  await first.goto(url);
  const late = { ...opened, page: first, letThrough: () => {} };
  await lookWhenQuiet(late);
  return late;
};

/** What the page shows once no request is under way and no held press waits to be done. */
const lookWhenQuiet = async ({ page, underWay }: Pick<Opened, 'page' | 'underWay'>): Promise<Look> => {
  const isAwake = () =>
    document.querySelector('[data-heard]') === null &&
    (!('__reactRouterContext' in window) || 'alive' in document.documentElement.dataset);
  let before = '';
  for (let tries = 0; tries < 100; tries += 1) {
    await page.waitForTimeout(250);
    // A page that is being left can't be read.
    const isReady = underWay.size === 0 && (await page.evaluate(isAwake).catch(() => false));
    const seen = isReady ? await page.evaluate(inPage, null).catch(() => null) : null;
    const now = JSON.stringify(seen);
    if (seen !== null && now === before) return (seen as { look: Look }).look; // given no key
    before = now;
  }
  throw new Error(`${page.url()} does not come to rest.`);
};

/** Presses, types or chooses as people do; false if there is no such control, or no other value to choose. */
const use = async (page: Page, key: string): Promise<boolean> => {
  const control = (await page.evaluateHandle(inPage, key)).asElement() as ElementHandle<Element> | null; // given a key
  if (control === null) return false;
  const kind = await control.evaluate((element) => ('type' in element ? String(element.type) : ''));
  const quick = { timeout: 5000, noWaitAfter: true };
  if (kind === 'select-one') {
    const index = await control.evaluate(lastOption);
    if (index < 0) return false;
    await control.selectOption({ index }, quick);
  } else if (/submit|button|^$/.test(kind)) await control.click(quick);
  else if (/radio|checkbox/.test(kind)) await (await labelOf(control)).click(quick);
  else await control.fill(await wordsFor(control, kind), quick);
  return true;
};

/** The label that people press to tick a box. */
const labelOf = async (control: ElementHandle<Element>): Promise<ElementHandle<Element>> =>
  (await control.evaluateHandle((element) => (element as HTMLInputElement).labels?.[0] ?? element)).asElement() ??
  control;

const lastOption = (element: Element): number =>
  [...(element as HTMLSelectElement).options].findLastIndex((one) => !one.disabled && !one.selected);

const wordsFor = async (control: ElementHandle<Element>, kind: string): Promise<string> => {
  if (kind === 'email') return 'asha@kokko-chocolates.example';
  if (kind === 'date') return '2026-12-20';
  if (kind === 'month') return '2026-10';
  if (kind === 'range') return '50';
  const asks = await control.evaluate(
    (element) =>
      `${element.getAttribute('name')} ${element.id} ${element.getAttribute('inputmode')} ${element.getAttribute('type')}`,
  );
  if (/mobile|tel/i.test(asks)) return '9876543211';
  if (/pincode/i.test(asks)) return '560001';
  return /decimal|numeric|number/.test(asks) ? '77' : 'Kokko';
};

const withoutIds = (text: string): string =>
  text
    .replace(/\/(track|pay|paymentsuccess|paymentprocess|manage\/join)\/[\w-]+/g, '/$1/#')
    .replace(/asha\.[\d.]+@/g, 'asha.#@')
    .replace(/BW\d\d-\d+/g, 'BW#')
    // Each newcomer has another number and door.
    .replace(/\b9840\d{6}\b/g, '#')
    .replace(/\bdoor \d+/g, 'door #')
    .replace(/([/=-])\d+/g, '$1#')
    .replace(/[?&]\w+=(?=[&"])/g, ''); // an empty field of a form

interface Outcome extends Look {
  readonly isThere: boolean;
  readonly sent: readonly string[];
  /** Whether a control other than a field or link either showed that it heard the press, or acted at once. */
  readonly isHeard: boolean;
}

const outcome = async (sheet: Sheet, key: string, isEarly: boolean): Promise<Outcome> => {
  const opened = await open(sheet, isEarly);
  const { context, page, letThrough, sent } = opened;
  try {
    const shownSince = await page.evaluate(() => performance.timeOrigin);
    const isThere = await use(page, key);
    const isHeard = !isEarly || !/^button /.test(key) || (await hasReacted(page, shownSince));
    letThrough();
    const look = await lookWhenQuiet(opened);
    return { ...(JSON.parse(withoutIds(JSON.stringify(look))) as Look), isThere, isHeard, sent: [...sent].sort() };
  } finally {
    await context.close();
  }
};

/** A form that is sent without scripts leaves the page, or the browser points out a field. */
const hasReacted = (page: Page, shownSince: number): Promise<boolean> => {
  const reacts = (since: number) =>
    document.querySelector('[data-heard], :popover-open, details[open], dialog[open], :focus:invalid') !== null ||
    performance.timeOrigin !== since;
  return page.evaluate(reacts, shownSince).catch(() => true);
};

const differences = (early: Outcome, late: Outcome): readonly string[] => {
  const of = (name: string, before: unknown, after: unknown) =>
    JSON.stringify(before) === JSON.stringify(after)
      ? []
      : [`${name}: early ${JSON.stringify(before)}, later ${JSON.stringify(after)}`];
  const fields = new Set([...Object.keys(early.fields), ...Object.keys(late.fields)]);
  return [
    ...(['isThere', 'isHeard', 'address', 'open', 'chosen', 'said', 'sent'] as const).flatMap((name) =>
      of(name, early[name], late[name]),
    ),
    ...[...fields].flatMap((field) => of(field, early.fields[field], late.fields[field])),
  ];
};

test.concurrent.for(chosen)('$path', { timeout: 900_000, retry: 0 }, async (sheet) => {
  const { context, page, letThrough } = await open(sheet, true);
  const { keys } = (await page.evaluate(inPage, null)) as { keys: readonly string[] }; // given no key
  letThrough();
  await context.close();
  const found: Record<string, readonly string[]> = {};
  for (const key of keys) {
    const [early, late] = [await outcome(sheet, key, true), await outcome(sheet, key, false)];
    const differs = differences(early, late);
    if (differs.length > 0) found[key] = differs;
  }
  console.log(`${sheet.path}: ${keys.length} controls`);
  expect(found).toEqual({});
});
