import { beforeAll, expect, inject, test } from 'vitest';
import { newcomer } from './journey.ts';

// Without a browser.
const { url: shop } = inject('sharedShop');

/** The session cookie of a new customer. */
const newSession = async (): Promise<string> => {
  const { company: companyName, ...account } = newcomer();
  const post = (operation: string, body: object) =>
    fetch(`${shop}/api/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('AddCustomer', { ...account, companyName });
  const answer = await post('AddwebsiteLogin', { email: account.email, password: account.password, action: 'Login' });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  expect(cookies).not.toEqual([]);
  return cookies.join('; ');
};

let cookie: string;
beforeAll(async () => {
  cookie = await newSession();
});

const box = "We couldn't find that box";
const page = "We couldn't find that page";
/** These pages show their own text for it. */
const own = '';

test.each([
  ['/nope', page, 'Page not found'],
  ['/p/nope', box],
  ['/pm/nope', box],
  ['/customizemybox/99999', box],
  ['/customizemybox/nope', box],
  ['/customizeyourbox/99999', box],
  ['/customizeyourbox/nope', box],
  ['/pio-mobile?variant=99999', box],
  ['/getquote?variant=99999', box],
  ['/save-box?variant=99999', box],
  ['/save-box', 'No box is chosen'],
  ['/ordersample/2/soap-box', box],
  ['/ordersample/nope/soap-box', box],
  ['/dielines/nope', "We couldn't find that box style"],
  ['/paymentsuccess/nope/nope', "We couldn't find that order"],
  ['/edit-address?address=99999', "We couldn't find that address"],
  ['/edit-address?address=nope', "We couldn't find that address"],
  ['/my-orders/99999', own],
  ['/my-orders/99999/again', own],
  ['/view-invoice-form/99999', own],
  ['/downloadkeyline/99999', own],
  ['/track/nope', own],
  ['/pay/nope', own],
  ['/quotation/nope', own],
  ['/unsubscribe/nope', own],
])('%s says what isn’t there, and search engines don’t list it', async (path, heading, title = heading) => {
  const answer = await fetch(shop + path, { headers: { cookie } });
  const html = (await answer.text()).replaceAll('&#x27;', "'");
  expect(answer.status).toBe(404);
  expect(html).not.toContain('Internal Server Error');
  const [, shown = ''] = /<h1[^>]*>([^<]*)<\/h1>/.exec(html) ?? [];
  const [, named = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  expect(shown).toMatch(/\S/);
  expect(shown).toContain(heading);
  expect(named).toMatch(/\S \| Boxwright$/);
  expect(named).toContain(title);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});
