import { createContext, type RouterContext, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/openShop.ts';

interface ServerApi {
  call(name: 'GetCompany', input: object): Promise<{ ok: boolean; value?: { name: string } }>;
  call(name: 'GetMailbox' | 'GetPaymentState', input: object): Promise<{ ok: boolean; failure?: { code: string } }>;
  readonly nonce: string;
}

const serverApi = createContext<ServerApi>();
type Loading = { context: { get(key: RouterContext<ServerApi>): ServerApi }; request: Request };

/** A small web app: a page that shows what its loader got, with its nonce, and one that looks up what its address says. */
const build = {
  entry: {
    module: {
      serverApi,
      default: (
        _request: Request,
        status: number,
        headers: Headers,
        { staticHandlerContext }: { staticHandlerContext: { loaderData: object } },
      ) => new Response(JSON.stringify(staticHandlerContext.loaderData), { status, headers }),
    },
  },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: {
        default: () => null,
        loader: async ({ context }: Loading) => {
          const api = context.get(serverApi);
          const company = await api.call('GetCompany', {});
          const mailbox = await api.call('GetMailbox', {});
          return { nonce: api.nonce, company: company.value?.name, mailbox: mailbox.failure?.code };
        },
      },
    },
    about: { id: 'about', path: 'about', module: { default: () => null } },
    payment: {
      id: 'payment',
      path: 'payment',
      module: {
        default: () => null,
        loader: async ({ context, request }: Loading) => {
          const transactionId = new URL(request.url).searchParams.get('number') ?? '';
          const found = await context.get(serverApi).call('GetPaymentState', { transactionId });
          return { origin: new URL(request.url).origin, found: found.failure?.code };
        },
      },
    },
  },
  assets: {
    entry: { imports: [], module: '' },
    routes: {
      root: { id: 'root', hasLoader: true, module: '' },
      about: { id: 'about', module: '' },
      payment: { id: 'payment', hasLoader: true, module: '' },
    },
    url: '',
    version: '',
  },
  assetsBuildDirectory: '',
  publicPath: '/',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild; // only what rendering one page reads

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

test('every page has a nonce of its own, the one that its scripts carry', async () => {
  const [one, two] = [await store.app.inject('/'), await store.app.inject('/')];
  const nonces = [one, two].map((page) => nonceOf(page.headers['content-security-policy']));
  expect(nonces[0]).toBe(one.json().root.nonce);
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('pages allow no inline scripts, no frames around them, and forms to us and the payment page only', async () => {
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

test("what stood in an address reaches an operation as over HTTP: read by the contract's schema first", async () => {
  const found = async (number: string) => (await store.app.inject(`/payment?number=${number}`)).json().payment.found;
  expect(await found('nobody-knows-it')).toBe('not_found');
  expect(await found('x'.repeat(5000))).toBe('invalid');
});

test('an address that starts with two slashes, or names a host, is of this site', async () => {
  expect((await store.app.inject('//elsewhere.example/payment')).statusCode).toBe(404);
  const named = await store.app.inject({ url: '/payment', headers: { host: 'shop.example' } });
  expect(named.json().payment.origin).toBe('http://shop.example');
});

test("a page that shows something of the visitor's own is kept nowhere, and a public one may be gone back to", async () => {
  const keeping = async (url: string) => (await store.app.inject(url)).headers['cache-control'];
  expect(await keeping('/')).toBe('private, no-store');
  expect(await keeping('/payment?number=x')).toBe('private, no-store');
  expect(await keeping('/about')).toBe('private, no-cache');
});

test('a proxy that names no protocol of the web gets the page all the same', async () => {
  const behind = await openShop({
    settings: { TRUST_PROXY: '1' },
    web: { build: async () => build, clientFolder: null },
  });
  const page = await behind.app.inject({ url: '/', headers: { 'x-forwarded-proto': 'javascript' } });
  expect(page.statusCode).toBe(200);
  await behind.close();
});
