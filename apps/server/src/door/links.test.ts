import { existsSync } from 'node:fs';
import { accountPeriods, indianDay, staffRoles } from '@boxwright/contract';
import type * as templates from '@boxwright/mail';
import { findMail, inTransaction, listMails } from '@boxwright/storage';
import { isThorough, sampleOf } from '@boxwright/testing/thorough';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCompany } from '../selling/company/company.ts';
import { type Crawled, crawl, type Pages, pagesOf } from '../testing/click-crawl.ts';
import { type LivedIn, livedIn } from '../testing/lived-in-shop.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { type OpenPage, type PlainBrowser, plainBrowser } from '../testing/plain-browser.ts';
import { noting, type ShownTexts } from '../testing/shown-texts.ts';
import { builtWebApp } from './web-app.ts';

/** A shop with its own name: the software's name may then be shown nowhere. */
const renamed = {
  name: 'Kraft & Crease',
  legalName: 'Kraft & Crease Cartons LLP',
  email: 'hello@crease.example',
  social: [{ name: 'Instagram', address: 'https://instagram.example/crease' }],
  grievanceOfficer: { name: 'R. Meenakshi', email: 'grievance@crease.example', phone: '+91 44 0000 0002' },
};

/** How many of the desk's pages with numbers in their addresses are opened. */
const ofDesk = isThorough ? 2 : 1;

let shop: Shop;
/** Where the built files are. */
let clientFolder: string | null;
let pages: Pages;
let people: LivedIn;
/** The pages that clicks reach: as a stranger, from a customer's account, and from an administrator's desk. */
let crawls: { stranger: Crawled; customer: Crawled; desk: Crawled };
const shown: ShownTexts = new Map();
beforeAll(async () => {
  const web = await builtWebApp();
  ({ clientFolder } = web);
  shop = await openShop({ web, settings: { MAIL_FROM: 'orders@crease.example' } });
  const { db } = shop.services;
  await inTransaction(db, (tx) => writeCompany(db, tx, renamed));
  pages = pagesOf(await web.build());
  const opened = shop.clock.now();
  people = await livedIn(shop);
  const noted = (browser: PlainBrowser) => noting(browser, pages, shown);
  const { customer, owner } = people;
  const stranger = await crawl(noted(plainBrowser(shop)), pages, { starts: ['/', '/manage'], each: 1 });
  const account = noted(plainBrowser(shop, (await signedIn('AddwebsiteLogin', customer)).cookies));
  const office = noted(plainBrowser(shop, (await signedIn('StaffSignIn', owner)).cookies));
  crawls = {
    stranger,
    customer: await crawl(account, pages, {
      starts: ['/customerprofile', '/stickers-and-labels'],
      each: 2,
      not: stranger.reached,
    }),
    desk: await crawl(office, pages, { starts: deskStarts(opened), each: ofDesk, not: stranger.reached }),
  };
});
afterAll(() => shop.close());

/** Pages of money begin with the real month, and what has happened in this shop happened in the month of its clock. */
function deskStarts(opened: Date): string[] {
  const [month] = accountPeriods(indianDay(opened));
  const period = new URLSearchParams({ from: month?.from ?? '', to: month?.to ?? '' });
  return ['/manage/today', `/manage/accounts?${period}`, `/manage/figures?${period}`];
}

async function signedIn(operation: 'AddwebsiteLogin' | 'StaffSignIn', who: { email: string; password: string }) {
  const visitor = shop.visitor();
  await visitor.call(operation, { email: who.email, password: who.password });
  return visitor;
}

const byMail = 'Only a mail has its token.';
const afterPaying = 'The payment page returns to it.';
const ofForm = 'A form leads to it.';
/** Pages that no link leads to, and why that is right. */
const notByClicks: Readonly<Record<string, string>> = {
  'routes/feed/route': 'Programs find it by a link in the head.',
  'routes/sitemap/route': 'Programs know its address.',
  'routes/robots/route': 'Programs know its address.',
  'routes/design/route': 'Developers know its address.',
  'routes/offline/route': 'The service worker shows it.',
  profile: 'The specification’s second address of My Account.',
  orders: 'The specification’s second address of the order history.',
  'box-by-category': 'Old links lead to it; the shop’s own lead to its name.',
  'routes/price-comparison/route': ofForm,
  'routes/getquote/route': ofForm,
  'routes/save-box/route': ofForm,
  'routes/staff-sign-out/route': ofForm,
  'routes/paymentprocess/route': afterPaying,
  'routes/paymentsuccess/route': afterPaying,
  'routes/paymentfail/route': afterPaying,
  'routes/confirm-email/route': byMail,
  'routes/downloadorderform/route': byMail,
  'routes/downloadkeyline/route': byMail,
  'routes/pay/route': byMail,
  'routes/quotation/route': byMail,
  'routes/track/route': byMail,
  'routes/unsubscribe/route': byMail,
  'routes/join-staff/route': byMail,
  'routes/staff-new-password/route': byMail,
};

test('each page is reached by clicks from home, the account or the desk', () => {
  const { stranger, customer, desk } = crawls;
  const reached = new Set([...stranger.reached.keys(), ...customer.reached.keys(), ...desk.reached.keys()]);
  expect(pages.ids.filter((id) => !reached.has(id)).toSorted()).toEqual(Object.keys(notByClicks).toSorted());
});

test('an order’s own page is a click away from each list of a customer’s orders, and from the order form', async () => {
  const account = plainBrowser(shop, (await signedIn('AddwebsiteLogin', people.customer)).cookies);
  for (const from of ['/my-orders', '/customerprofile', '/order-history', '/view-invoice-form/1']) {
    const { html } = await account.open(from);
    expect(html, from).toMatch(/href="\/my-orders\/\d+"/);
  }
});

test('the buyer’s wishes about the design are shown wherever the whole order is, but not behind a link that is passed on', async () => {
  const { customer, owner, wishedOrder } = people;
  const account = plainBrowser(shop, (await signedIn('AddwebsiteLogin', customer)).cookies);
  const office = plainBrowser(shop, (await signedIn('StaffSignIn', owner)).cookies);
  const shown = [
    await account.open(`/my-orders/${wishedOrder}`),
    await account.open(`/view-invoice-form/${wishedOrder}`),
    await account.open(`/checkout?order=${wishedOrder}`),
    await office.open(`/manage/orders/${wishedOrder}`),
  ];
  for (const { html, url } of shown) {
    expect(html, url.pathname).toContain('Matt, please.');
    expect(html, url.pathname).toContain('I send my design');
  }
  const own = await account.open(`/my-orders/${wishedOrder}`);
  const track = /\/track\/[\w-]+/.exec(own.html)?.[0] ?? '';
  const passedOn = await plainBrowser(shop).open(track);
  expect(passedOn.status).toBe(200);
  expect(passedOn.html).not.toMatch(/Matt, please|I send my design/);
});

/** Names that the software gives: to cookies, and to vouchers, which Tally recognises by them. */
const ofSoftware = /boxwright(-staff)?\.(known|cart|session_token)|REMOTEID="boxwright/g;
const named = (text: string) => {
  const others = text.replace(ofSoftware, '');
  const at = others.search(/boxwright/i);
  return at < 0 ? undefined : others.slice(Math.max(0, at - 40), at + 30);
};

test('a renamed shop has its own name on each page, in each file and in each mail', async () => {
  for (const address of ['/feed.xml', '/sitemap.xml', '/robots.txt', '/favicon.svg'])
    shown.set(address, (await shop.app.inject(address)).payload);
  for (const { id, key, subject } of await listMails(shop.services.db, { limit: 500 })) {
    const mail = await findMail(shop.services.db, id);
    shown.set(`mail ${key}`, [subject, mail?.html, mail?.text].join('\n'));
  }
  const left = [...shown].map(([where, text]) => `${where}: ${named(text) ?? ''}`);
  expect(left.filter((each) => !each.endsWith(': '))).toEqual([]);
  const pagesShown = [...shown].filter(([, text]) => text.includes('<!DOCTYPE html>'));
  expect(pagesShown.length).toBeGreaterThan(100);
  const untitled = pagesShown.filter(([, text]) => !/<title>[^<]+ \| Kraft &amp; Crease<\/title>/.test(text));
  expect(untitled.map(([where]) => where)).toEqual([]);
});

test('no picture, script or style of a page is missing', () => {
  const missing = new Set<string>();
  let count = 0;
  for (const [where, text] of shown)
    for (const [, file = ''] of text.matchAll(/["\s](\/(?:images|assets)\/[\w./-]+)/g)) {
      count += 1;
      if (!existsSync(`${clientFolder}${file}`)) missing.add(`${file} on ${where}`);
    }
  expect([...missing]).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

test('no link is broken', () => {
  expect(Object.values(crawls).flatMap(({ broken }) => broken)).toEqual([]);
});

const otherRoles = staffRoles.filter((role) => role !== 'Admin');
// By day one role: `guard-routes` and `second-rights` ask for each.
test.each(sampleOf(otherRoles, otherRoles.length))(
  'as %s, clicks reach each page of the desk that the role may see, and no other',
  async (role) => {
    const { cookies } = await shop.staff(role);
    const browser = plainBrowser(shop, cookies);
    const own = await crawl(browser, pages, { starts: ['/manage'], each: 1, not: crawls.stranger.reached });
    const missed = [];
    for (const [page, address] of crawls.desk.reached) {
      if (own.reached.has(page) || !address.startsWith('/manage')) continue;
      const { status, url } = await browser.open(address);
      if (status === 200 && url.pathname + url.search === address) missed.push(address);
    }
    expect({ missed, broken: own.broken }).toEqual({ missed: [], broken: [] });
  },
);

/** Each template, and how the keys of its mails begin. */
const kinds: Record<Extract<keyof typeof templates, `${string}Mail`>, string> = {
  addressCorrectedMail: 'address-corrected',
  orderReprintMail: 'order-reprint',
  parcelMovedMail: 'parcel-moved',
  orderCorrectedMail: 'order-corrected',
  accountErasedMail: 'account-erased',
  newDeviceMail: 'new-device',
  alertsMail: 'alerts',
  artworkAlertMail: 'artwork-alert',
  companyOrderAlertMail: 'order-alert',
  accountOpenedMail: 'password-code',
  dataExportedMail: 'data-exported',
  quotationMail: 'quotation',
  creditNoteMail: 'credit-note',
  debitNoteMail: 'debit-note',
  emailChangedMail: 'email-changed',
  emailChangeMail: 'email-change',
  enquiryAlertMail: 'enquiry-alert',
  enquiryReceivedMail: 'enquiry-received',
  enquiryAnswerMail: 'enquiry-answer',
  orderAgainMail: 'order-again',
  orderMessageMail: 'order-message',
  orderMovedMail: 'order-moved',
  orderReceivedMail: 'order-received',
  passwordChangedMail: 'password-changed',
  passwordCodeMail: 'password-code',
  paymentFailedMail: 'payment-failed',
  paymentLinkMail: 'payment-link',
  paymentReceivedMail: 'payment-received',
  paymentReminderMail: 'payment-reminder',
  paymentReversedMail: 'payment-reversed',
  printWaivedMail: 'print-waived',
  proofDecidedMail: 'proof-decided',
  proofReminderMail: 'proof-reminder',
  proofSentMail: 'proof-sent',
  refundAskedMail: 'refund-asked',
  refundDoneMail: 'refund-done',
  returnAlertMail: 'return-alert',
  returnDecidedMail: 'return-decided',
  returnReceivedMail: 'return-received',
  staffInvitationMail: 'staff-invitation',
  staffNewDeviceMail: 'staff-new-device',
  staffPasswordChangedMail: 'staff-password-changed',
  staffPasswordLinkMail: 'staff-password-link',
  staffTestMail: 'staff-test',
  moneyOnAccountMail: 'on-account',
  statementMail: 'statement',
  welcomeMail: 'welcome',
};

test('each link of each mail ends at the address that it names, signed out and on another device', async () => {
  const { publicUrl } = shop.services.env;
  const found = new Set<string>();
  const opened = new Set<string>();
  const wrong: string[] = [];
  const files = new RegExp(`${publicUrl}/\\S+`, 'g');
  for (const { id, key, recipient } of await listMails(shop.services.db, { limit: 500 })) {
    const kind = key.split(':')[0] ?? '';
    found.add(kind);
    const text = (await findMail(shop.services.db, id))?.text ?? '';
    for (const [address] of text.matchAll(files)) {
      // One link to each page is enough for all mails of one kind.
      const sort = `${kind} ${address.replace(/\d+|[\w.-]{20,}/g, '…')}`;
      if (opened.has(sort)) continue;
      opened.add(sort);
      const end = await openedBy(address, recipient);
      if (end.status !== 200 || end.url.href !== address) wrong.push(`${kind}: ${address} → ${end.status} ${end.url}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(Object.values(kinds).filter((kind) => !found.has(kind))).toEqual([]);
});

/** What somebody sees who opens a link on a device that is new to the shop, and signs in if asked. */
async function openedBy(address: string, recipient: string): Promise<OpenPage> {
  const browser = plainBrowser(shop);
  const page = await browser.open(address);
  const isSignIn = ['/login', '/manage'].includes(page.url.pathname) && page.url.href !== address;
  if (!isSignIn) return page;
  // The limits of sign-ins count by the minute.
  shop.clock.advance({ minutes: 2 });
  const { owner, customer } = people;
  const { email, password } = page.url.pathname === '/manage' ? owner : { ...customer, email: recipient };
  return browser.send(page, { email, password });
}
