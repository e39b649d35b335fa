import { sampleOf } from '@boxwright/testing/thorough';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, newVisitor } from './browser.ts';
import { atCheckout, newcomer, payInSandbox, signIn } from './journey.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop();

const call = async (context: BrowserContext, operation: string, body: object) => {
  const answer = await context.request.post(`${shop.url}/api/${operation}`, { data: body });
  expect(answer.ok(), `${operation}: ${await answer.text()}`).toBe(true);
  return (await answer.json()).data;
};

const registered = async (page: Page) => {
  const person = newcomer();
  const { name, email, mobile, company: companyName, password } = person;
  await call(page.context(), 'AddCustomer', { name, email, mobile, companyName, password });
  return person;
};

/** Private texts of the signed-in customer. */
const ownTexts = ['12 Mill Road', 'Kokko Chocolates'];

/**
 * The visible text of the page once it has loaded, read in the page itself, because a page from the back-forward cache
 * has no load event. Retries while the page is navigating.
 */
const textOf = async (page: Page): Promise<string> => {
  for (let reading = 0; reading < 5; reading += 1) {
    const text = await page
      .waitForFunction(() => document.readyState === 'complete' && document.body.innerText, null, { timeout: 5_000 })
      .then((handle) => handle.jsonValue())
      .catch(() => null);
    if (text) return text;
  }
  throw new Error(`${page.url()} kept navigating`);
};

describe('after logging out', () => {
  // With and without the back-forward cache. Playwright disables it by a switch, which is removed here.
  const keepers = { 'with new requests': [], 'from its back-forward cache': ['--disable-back-forward-cache'] };
  const browsers: Record<string, Awaited<ReturnType<typeof launchBrowser>>> = {};
  beforeAll(async () => {
    for (const [name, without] of Object.entries(keepers)) browsers[name] = await launchBrowser([], without);
  });
  afterAll(() => Promise.all(Object.values(browsers).map((browser) => browser.close())));

  test.each(Object.keys(keepers))(
    'going back shows nothing private, in a browser that restores pages %s',
    async (name) => {
      const browser = browsers[name];
      if (!browser) throw new Error('no browser');
      const { page, context } = await newVisitor(browser, shop.url);
      await atCheckout(page);
      for (const address of ['/selectaddress', '/my-orders', '/address', '/customerprofile']) {
        await page.goto(address);
        await page.goto('/faqs');
      }
      await page.goto('/my-orders');
      const number = /BW\d\d-\d+/.exec(await textOf(page))?.[0] ?? 'no order number';
      expect(number).toMatch(/^BW/);
      await page.goto('/ordercustomboxes');
      await page.getByRole('button', { name: /Asha Raman/ }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.getByRole('link', { name: 'Login' }).first().waitFor();
      for (let step = 0; step < 10; step += 1) {
        // Some steps are client-side navigations, some load a document.
        await page.goBack({ waitUntil: 'commit' });
        for (const own of [...ownTexts, number]) expect(await textOf(page), page.url()).not.toContain(own);
      }
      await context.close();
    },
  );

  test('the browser’s storage holds nothing private', async () => {
    const { page, context } = await shop.visitor();
    const person = await registered(page);
    await page.goto('/login');
    await signIn(page, person);
    await page.waitForURL('**/ordercustomboxes');
    for (const address of ['/my-orders', '/address', '/customerprofile', '/cart', '/selectaddress', '/edit-profile']) {
      const answer = await page.goto(address);
      expect(answer?.headers()['cache-control'], address).toBe('private, no-store');
    }
    expect((await page.goto('/faqs'))?.headers()['cache-control']).toMatch(/^public, max-age=0/);
    await context.close();
  });
});

describe('signing in', () => {
  test('never redirects to another site, whatever the address contains', async () => {
    const { page, context } = await shop.visitor();
    const person = await registered(page);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname.endsWith('elsewhere.example')) elsewhere.push(request.url());
    });
    const addresses = [
      '/%09/elsewhere.example',
      '/%5Celsewhere.example',
      '/.//elsewhere.example',
      '//elsewhere.example',
      '/%0A/elsewhere.example',
      'https:elsewhere.example',
    ];
    await page.goto(`/login?from=${addresses[0]}`);
    await signIn(page, person);
    await page.waitForURL('**/ordercustomboxes');
    // For a signed-in visitor such an address redirects at once.
    for (const from of addresses) {
      await page.goto(`/login?from=${from}`);
      expect(page.url(), from).toBe(`${shop.url}/ordercustomboxes`);
    }
    expect(elsewhere).toEqual([]);
    await context.close();
  });
});

describe('a payment’s number', () => {
  test('shows strangers that the payment succeeded, and nothing about the buyer', async () => {
    const { page, context } = await shop.visitor();
    await atCheckout(page);
    await payInSandbox(page, 'Success');
    await page.waitForURL('**/paymentsuccess/**');
    await page.getByRole('button', { name: 'See my order form' }).click();
    expect(await textOf(page)).toContain('12 Mill Road');
    const result = new URL(page.url()).pathname;

    const stranger = await shop.visitor();
    await stranger.page.goto(result);
    await stranger.page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
    const seen = await stranger.page.content();
    expect(seen).toContain('We received');
    for (const own of [...ownTexts, 'Asha Raman', 'kokko-chocolates.example', '98400']) expect(seen).not.toContain(own);
    await stranger.page.getByRole('link', { name: 'Login' }).last().click();
    await stranger.page.waitForURL(`**/login?from=${encodeURIComponent(result)}`);
    stranger.expectNoComplaints();
    await stranger.context.close();
    await context.close();
  });
});

describe('characters that nobody can type', () => {
  const unreadable = ['%00', 'a%00b', '%0a', '%1b', '%ED%A0%80', '%E0%AE', '%zz', '%', '%F0%9F%93', 'x'.repeat(7_000)];
  const paths = [
    '',
    'p/',
    'pm/',
    'customizeyourbox/',
    'customizemybox/',
    'dielines/',
    'paymentprocess/',
    'paymentsuccess/',
    'paymentfail/',
    'paymentsuccess/a/',
    'my-orders/',
    'view-invoice-form/',
    'downloadorderform/',
    'downloadkeyline/',
    'downloads/order/',
    'downloads/key-line/',
    'downloads/quotation/',
    'downloads/dieline/',
    'account/picture/',
    'pictures/box/',
    'sandbox/',
    'manage/',
    'manage/enquiries/',
  ];
  const queries = [
    'login?from=',
    'my-orders?search=',
    'my-orders?page=',
    'orders?size=',
    'manage/mailbox?search=',
    'manage/mailbox?mail=',
    'manage/enquiries?search=',
    'manage/jobs?before=',
    'edit-address?address=',
    'checkout?order=',
    'cart?pincode=',
    'enquiry?about=',
    'enquiry?form=',
    'p/soap-box?quantity=',
    'p/soap-box?variant=',
    'p/soap-box?quotation=',
    'dielines/straight-tuck-end?length=',
    'ordercustomstickers?shape=',
    'ordercustomstickers?size=custom&length=',
    'ordercustomstickers?quantity=',
    'ordercustomstickers?quotation=',
    'getquote?shape=',
    'pictures/box/straight-tuck-end/60x40x100.svg?look=',
  ];

  test('in an address cause no server error, for strangers, customers and staff', async () => {
    const { page, context } = await shop.visitor();
    const person = await registered(page);
    await call(context, 'AddwebsiteLogin', { email: person.email, password: person.password });
    await call(context, 'StaffSignIn', { email: 'staff@boxwright.example', password: 'a-staff-password-of-length' });
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const failed: string[] = [];
    // Strangers reach a page's code less often than others, so few address endings of different kinds are enough.
    const tried = sampleOf(unreadable, 3);
    for (const path of [...paths, ...queries])
      for (const [index, end] of tried.entries())
        for (const headers of index % 4 === 0 ? [{}, { cookie }] : [{ cookie }]) {
          const answer = await fetch(`${shop.url}/${path}${end}`, { headers, redirect: 'manual' });
          await answer.arrayBuffer();
          if (answer.status >= 500) failed.push(`${answer.status} /${path}${end.slice(0, 20)}`);
        }
    expect(failed).toEqual([]);
    await context.close();
  });

  test('in a form without scripts return the form', async () => {
    for (const form of ['message', 'quote']) {
      for (const text of ['a\0b', 'a\u001bb', 'x'.repeat(65_536)]) {
        const fields = {
          name: text,
          email: 'a@b.example',
          mobile: '9840012345',
          pincode: '600001',
          message: text,
          organisation: text,
          cartonType: text,
          quantity: text,
        };
        const answer = await fetch(`${shop.url}/enquiry?form=${form}`, {
          method: 'POST',
          body: new URLSearchParams(fields),
          redirect: 'manual',
        });
        expect([400, 413], `${form} ${JSON.stringify(text.slice(0, 9))}`).toContain(answer.status);
        await answer.arrayBuffer();
      }
    }
  });
});
