import { randomInt } from 'node:crypto';
import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Site } from '../tools/site.ts';
import { newVisitor, sharedBrowser, type Visitable } from './browser.ts';
import { copyOfShop, staff, startShop } from './prepared-shop.ts';

export { staff };

interface ShopOptions {
  readonly settings?: Record<string, string>;
  /** Additional Chromium switches. */
  readonly switches?: readonly string[];
}

/**
 * A shop with its own data folder, and visitors, for all tests of a file. For files that set or change what others
 * look at: settings, staff, prices, alerts.
 */
export const openShop = ({ settings, switches }: ShopOptions = {}) => {
  const data = copyOfShop(inject('preparedShop'));
  afterAll(data.remove);
  return shopAndBrowser(data.path, () => startShop(data.path, settings), switches);
};

/**
 * The shop shared by all files whose tests look only at their own customers and orders. A start takes the processor five
 * seconds.
 */
export const sharedShop = ({ switches }: Pick<ShopOptions, 'switches'> = {}) => {
  const { url, dataFolder } = inject('sharedShop');
  // As behind a proxy, so that visitors don't use up each other's limits.
  const ofVisitor = () => ({ 'x-forwarded-for': `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}` });
  return shopAndBrowser(dataFolder, async () => ({ url, stop: async () => {} }), switches, ofVisitor);
};

const shopAndBrowser = (
  dataFolder: string,
  start: () => Promise<Pick<Site, 'url' | 'stop'>>,
  switches: readonly string[] = [],
  /** What a visitor sends with every request. */
  headersOfVisitor: () => Readonly<Record<string, string>> = () => ({}),
) => {
  let site: Pick<Site, 'url' | 'stop'> | undefined;
  let browser: Visitable | undefined;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    site = await start();
    const ofWorker = await sharedBrowser(switches);
    browser = {
      async newContext(options?: BrowserContextOptions) {
        const context = await ofWorker.newContext({
          // It would load the parts of the offline page for each new visitor, which offline.test.ts looks at.
          serviceWorkers: 'block',
          ...options,
          extraHTTPHeaders: { ...headersOfVisitor(), ...options?.extraHTTPHeaders },
        });
        contexts.push(context);
        return context;
      },
    };
  });
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    await site?.stop();
  });
  const opened = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The shop is started in beforeAll: use it only within tests.');
    return part;
  };
  return {
    get url() {
      return opened(site).url;
    },
    /** The shop's data folder, for what only the database can show or do. */
    dataFolder,
    get browser() {
      return opened(browser);
    },
    visitor: (viewport?: { width: number; height: number }) => newVisitor(opened(browser), opened(site).url, viewport),
    /** Calls an operation without a browser. */
    call: (operation: string, body: object, cookie = '') =>
      fetch(`${opened(site).url}/api/${operation}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, ...headersOfVisitor() },
        body: JSON.stringify(body),
      }),
  };
};

export type Shop = ReturnType<typeof openShop>;

/** For pages with 3D models: WebGL without a graphics card. */
export const withWebGL = { switches: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'] } as const;

interface Mail {
  readonly fld_mail_id: number;
  readonly fld_subject: string;
  readonly fld_recipient: string;
}

/** The mailbox of a shop, read as staff. */
export const openMailbox = (shop: Shop) => {
  let cookie = '';
  beforeAll(async () => {
    cookie = cookiesOf(await shop.call('StaffSignIn', staff));
  });
  /** Mails that contain the words, newest first. */
  const mails = async (search: string): Promise<readonly Mail[]> => {
    const answer = await shop.call('GetMailbox', { search }, cookie);
    return ((await answer.json()) as { data: Mail[] }).data;
  };
  return {
    mails,
    subjects: async (search: string) => (await mails(search)).map(({ fld_subject }) => fld_subject),
    subjectsTo: async (address: string) =>
      (await mails(address)).filter((mail) => mail.fld_recipient === address).map(({ fld_subject }) => fld_subject),
    text: async (mail: Mail | undefined): Promise<string> => {
      const answer = await shop.call('GetMail', { fld_mail_id: mail?.fld_mail_id }, cookie);
      return ((await answer.json()) as { data: { fld_text: string } }).data.fld_text;
    },
  };
};

/** The cookies set by a response, as a Cookie header. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
