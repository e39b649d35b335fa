import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { dataFolder, type Site, startSite } from '../tools/site.ts';
import { launchBrowser, newVisitor } from './browser.ts';

interface ShopOptions {
  readonly settings?: Record<string, string>;
  /** Switches for what the tests need of Chromium besides. */
  readonly switches?: readonly string[];
}

/** The first member of staff of every shop. */
export const staff = { email: 'staff@boxwright.example', password: 'a-staff-password-of-length' };

/** A shop with a data folder of its own, and a browser, for all tests of a file. */
export const openShop = ({ settings, switches }: ShopOptions = {}) => {
  const data = dataFolder();
  let site: Site | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    site = await startSite(data.path, { STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password, ...settings });
    browser = await launchBrowser(switches);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    data.remove();
  });
  const opened = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The shop opens just before the first test.');
    return part;
  };
  return {
    get url() {
      return opened(site).url;
    },
    get browser() {
      return opened(browser);
    },
    visitor: (viewport?: { width: number; height: number }) => newVisitor(opened(browser), opened(site).url, viewport),
    /** Calls an operation without a browser. */
    call: (operation: string, body: object, cookie = '') =>
      fetch(`${opened(site).url}/api/${operation}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      }),
  };
};

/** For pages that draw in the room: WebGL without a graphics card. */
export const withWebGL = { switches: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'] } as const;

interface Mail {
  readonly fld_mail_id: number;
  readonly fld_subject: string;
  readonly fld_recipient: string;
}

/** The mailbox of a shop, as its staff read it. */
export const openMailbox = (shop: ReturnType<typeof openShop>) => {
  let cookie = '';
  beforeAll(async () => {
    cookie = cookiesOf(await shop.call('StaffSignIn', staff));
  });
  /** Mails in which the words stand, the newest first. */
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

/** What an answer set, as the next request sends it. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
