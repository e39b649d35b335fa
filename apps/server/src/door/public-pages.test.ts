import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { inTransaction } from '@boxwright/storage';
import { eventually } from '@boxwright/testing';
import { createContext, type RouterContext } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeCompany } from '../selling/company/company.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { smallWebBuild } from '../testing/small-web-build.ts';
import { publicPage } from './public-page.ts';
import { openPublicPages } from './public-pages.ts';

interface ServerApi {
  call(name: 'GetCompany' | 'UserInfo', input: object): Promise<{ ok: boolean; value?: { name: string } }>;
  call(name: 'GetVariantImage', input: { variantId: number }): Promise<{ ok: boolean }>;
  readonly nonce: string;
}

const serverApi = createContext<ServerApi>();
type Loading = { context: { get(key: RouterContext<ServerApi>): ServerApi }; request: Request };

/** What was rendered, in order. */
let rendered: string[] = [];

/** A small web app: a public page with the company's name, a personal one, and one that can't be loaded. */
const build = smallWebBuild(
  {
    serverApi,
    default: (
      request: Request,
      status: number,
      headers: Headers,
      { staticHandlerContext }: { staticHandlerContext: { loaderData: Record<string, string> } },
      context: Loading['context'],
    ) => {
      const { nonce } = context.get(serverApi);
      rendered.push(new URL(request.url).pathname + new URL(request.url).search);
      const body = `${Object.values(staticHandlerContext.loaderData).join()}<script nonce="${nonce}">go()</script><script>stray()</script>`;
      return new Response(body, { status, headers });
    },
  },
  {
    boxes: {
      path: 'boxes',
      query: ['step', 'size'],
      loader: async ({ context }: Loading) => (await context.get(serverApi).call('GetCompany', {})).value?.name,
    },
    account: {
      path: 'account',
      loader: async ({ context }: Loading) => JSON.stringify(await context.get(serverApi).call('UserInfo', {})),
    },
    broken: {
      path: 'broken',
      loader: async ({ context }: Loading) =>
        String((await context.get(serverApi).call('GetVariantImage', { variantId: -1 })).ok),
    },
  },
);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ web: { build: async () => build, clientFolder: null } });
});
afterAll(() => shop.close());
beforeEach(() => {
  rendered = [];
});

test('a public page is rendered once, however many ask for it at the same time and later', async () => {
  const pages = await Promise.all(Array.from({ length: 100 }, () => shop.app.inject('/boxes')));
  pages.push(await shop.app.inject('/boxes'));
  expect(rendered).toEqual(['/boxes']);
  expect(new Set(pages.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(pages[0]?.body).toContain('Boxwright');
});

test('query names that no page reads, and the order of the others, lead to the same page', async () => {
  for (const query of ['step=2&size=9', 'size=9&utm_source=mail&step=2', 'step=2&size=9&gclid=1', 'size=9&step=2']) {
    expect((await shop.app.inject(`/boxes?${query}`)).statusCode).toBe(200);
  }
  // Kept from the second time on: most addresses with a query are asked for once.
  expect(rendered).toEqual(['/boxes?size=9&step=2', '/boxes?size=9&step=2']);
});

test('our scripts are allowed by their hashes, other scripts are not; the nonce is never sent', async () => {
  const { body, headers } = await shop.app.inject('/boxes');
  expect(body).toContain('<script>go()</script>');
  expect(body).not.toContain('nonce');
  // printf 'go()' | openssl dgst -sha256 -binary | base64
  expect(headers['content-security-policy']).toContain(
    "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';",
  );
});

test('a page is sent as Brotli, gzip or plain, as the browser accepts it, and not again when the browser has it', async () => {
  const ask = (headers: Record<string, string>) => shop.app.inject({ url: '/boxes', headers });
  const plain = await ask({});
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await ask({ 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  const gzip = await ask({ 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect((await ask({ 'accept-encoding': 'deflate' })).body).toBe(plain.body);
  const known = await ask({ 'if-none-match': `"older", ${plain.headers['etag']}` });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  expect((await ask({ 'if-none-match': '"older"' })).statusCode).toBe(200);
});

test('a page is compressed better once nobody waits for it, unless it was removed meanwhile', async () => {
  const pages = openPublicPages();
  const html = Array.from({ length: 4_000 }, (_, row) => `<li>${(row * 7_919) % 10_007} boxes</li>`).join('');
  const shared = () => publicPage(Buffer.from(html), {});
  await pages.render('/outdated', shared);
  pages.clear();
  const first = await pages.render('/', shared);
  await expect.poll(() => pages.get('/')?.brotli?.length).toBeLessThan(first?.brotli?.length ?? 0);
  expect(brotliDecompressSync(pages.get('/')?.brotli ?? '').toString()).toBe(html);
  expect(pages.get('/')?.etag).toBe(first?.etag);
  expect(pages.get('/outdated')).toBeUndefined();
});

test('a CDN may keep a page for a minute, a browser only to ask whether it is still valid', async () => {
  const { headers } = await shop.app.inject('/boxes');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
  expect(headers['set-cookie']).toBeUndefined();
});

test('HEAD answers the same without the page', async () => {
  const { headers } = await shop.app.inject('/boxes');
  const head = await shop.app.inject({ method: 'HEAD', url: '/boxes' });
  expect([head.body, head.headers['etag']]).toEqual(['', headers['etag']]);
});

test('a page shows a change of settings as soon as it is committed, also by another node', async () => {
  const { db } = shop.services;
  await shop.app.inject('/boxes');
  await inTransaction(db, (tx) => writeCompany(db, tx, { name: 'Kokko Boxes' }));
  await eventually(async () => expect((await shop.app.inject('/boxes')).body).toContain('Kokko Boxes'));
  // As another node would, without this process knowing of it.
  await db.$client.query(`UPDATE settings SET value = value || '{"name": "Mill Road Boxes"}' WHERE key = 'company'`);
  await eventually(async () => expect((await shop.app.inject('/boxes')).body).toContain('Mill Road Boxes'));
});

test('a page is rendered anew on the next day, when prices and dates may differ', async () => {
  await shop.app.inject('/boxes');
  rendered = [];
  shop.clock.advance({ days: 1 });
  await shop.app.inject('/boxes');
  expect(rendered).toHaveLength(1);
});

test('personal pages are rendered for each request and for that visitor', async () => {
  const customer = await shop.customer();
  const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const own = await shop.app.inject({ url: '/account', headers: { cookie } });
  const strangers = await shop.app.inject('/account');
  expect(own.body).toContain(customer.email);
  expect(strangers.body).not.toContain(customer.email);
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect(rendered).toEqual(['/account', '/account']);
});

test('a page whose data could not be loaded, or that does not exist, is not kept', async () => {
  expect((await shop.app.inject('/broken')).statusCode).toBe(200);
  await shop.app.inject('/broken');
  expect(rendered).toEqual(['/broken', '/broken']);
  expect((await shop.app.inject('/nowhere')).headers['cache-control']).toBe('private, no-cache');
});
