import { createContext, type RouterContext } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { smallWebBuild } from '../testing/small-web-build.ts';

interface ServerApi {
  call(name: 'GetCompany', input: object): Promise<{ ok: boolean; value?: { name: string } }>;
  call(name: 'GetMailbox' | 'GetPaymentState', input: object): Promise<{ ok: boolean; failure?: { code: string } }>;
  readonly nonce: string;
}

const serverApi = createContext<ServerApi>();
type Loading = { context: { get(key: RouterContext<ServerApi>): ServerApi }; request: Request };

/** A small web app: a page that shows its loader's data and nonce, and one that looks up a number from its address. */
const build = smallWebBuild(
  {
    serverApi,
    default: (
      _request: Request,
      status: number,
      headers: Headers,
      { staticHandlerContext }: { staticHandlerContext: { loaderData: object } },
    ) => new Response(JSON.stringify(staticHandlerContext.loaderData), { status, headers }),
  },
  {
    root: {
      path: '',
      loader: async ({ context }: Loading) => {
        const api = context.get(serverApi);
        const company = await api.call('GetCompany', {});
        const mailbox = await api.call('GetMailbox', {});
        return { nonce: api.nonce, company: company.value?.name, mailbox: mailbox.failure?.code };
      },
    },
    about: { path: 'about' },
    track: { path: 'track/:token' },
    payment: {
      path: 'payment',
      loader: async ({ context, request }: Loading) => {
        const transactionId = new URL(request.url).searchParams.get('number') ?? '';
        const found = await context.get(serverApi).call('GetPaymentState', { transactionId });
        return { origin: new URL(request.url).origin, found: found.failure?.code };
      },
    },
  },
);

let store: Shop;
beforeAll(async () => {
  store = await openShop({ web: { build: async () => build, clientFolder: null } });
});
afterAll(() => store.close());

const nonceOf = (policy: unknown) => /script-src 'self' 'nonce-([^']+)'/.exec(String(policy))?.[1];

test('loaders call operations in-process, with the access checks of the visitor', async () => {
  const page = await store.app.inject('/');
  expect(page.statusCode).toBe(200);
  expect(page.json().root).toMatchObject({ company: 'Boxwright', mailbox: 'signed_out' });
});

test('every response has its own nonce, the same in the policy and in its scripts', async () => {
  const [one, two] = [await store.app.inject('/'), await store.app.inject('/')];
  const nonces = [one, two].map((page) => nonceOf(page.headers['content-security-policy']));
  expect(nonces[0]).toBe(one.json().root.nonce);
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('pages allow no inline scripts, no framing, and forms only to the shop and the payment page', async () => {
  const policy = String((await store.app.inject('/')).headers['content-security-policy']);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self' https://payu.example");
});

test('a form of a page is refused when another site posts it', async () => {
  const form = { method: 'POST', url: '/', payload: 'a=1' } as const;
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
  expect((await store.app.inject({ ...form, headers })).statusCode).toBe(403);
});

test('an unknown address is a 404 page', async () => {
  expect((await store.app.inject('/no/such/page')).statusCode).toBe(404);
});

test('a value from an address is decoded by the contract’s schema before an operation gets it, as over HTTP', async () => {
  const found = async (number: string) => (await store.app.inject(`/payment?number=${number}`)).json().payment.found;
  expect(await found('nobody-knows-it')).toBe('not_found');
  expect(await found('x'.repeat(5000))).toBe('invalid');
});

test('an address that starts with two slashes, or names a host, belongs to this site', async () => {
  expect((await store.app.inject('//elsewhere.example/payment')).statusCode).toBe(404);
  const named = await store.app.inject({ url: '/payment', headers: { host: 'shop.example' } });
  expect(named.json().payment.origin).toBe('http://shop.example');
});

test('a development server answers for its own files, and pages answer for the rest', async () => {
  const inDevelopment = await openShop({
    web: {
      build: async () => build,
      clientFolder: null,
      attach: (app) => {
        app.addHook('onRequest', async (request, reply) =>
          request.url.startsWith('/@vite/') ? reply.type('text/javascript').send('// a module') : undefined,
        );
      },
    },
  });
  const [module, page] = [await inDevelopment.app.inject('/@vite/client'), await inDevelopment.app.inject('/')];
  expect([module.statusCode, module.body]).toEqual([200, '// a module']);
  expect(page.json().root).toMatchObject({ company: 'Boxwright' });
  await inDevelopment.close();
});

test('a page with personal data is never cached', async () => {
  const cacheControlOf = async (url: string) => (await store.app.inject(url)).headers['cache-control'];
  expect(await cacheControlOf('/')).toBe('private, no-store');
  expect(await cacheControlOf('/payment?number=x')).toBe('private, no-store');
});

test('a proxy header with an invalid protocol does not break the page', async () => {
  const behind = await openShop({
    settings: { TRUST_PROXY: '1' },
    web: { build: async () => build, clientFolder: null },
  });
  const page = await behind.app.inject({ url: '/', headers: { 'x-forwarded-proto': 'javascript' } });
  expect(page.statusCode).toBe(200);
  await behind.close();
});

test('an address in other letter case leads to the page’s own; what is secret in it stays as it is', async () => {
  const led = async (url: string) => (await store.app.inject(url)).headers.location;
  expect(await led('/About?From=A')).toBe('/about?From=A');
  expect(await led('/Track/aBc')).toBe('/track/aBc');
  expect(await led('/track/aBc')).toBeUndefined();
  expect(await led('/about')).toBeUndefined();
});
