import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { pagesOf } from '../testing/click-crawl.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { smallWebBuild } from '../testing/small-web-build.ts';
import { queryNamesAt, routeTree } from './query-names.ts';
import { builtWebApp, type WebApp } from './web-app.ts';

let web: WebApp;
let shop: Shop;
beforeAll(async () => {
  web = await builtWebApp();
  shop = await openShop({ web });
});
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

/** Values of the parameters in paths, for pages that show nothing without them. */
const params: Readonly<Record<string, string>> = {
  style: 'drawer',
  route: 'soap-box',
  verticalid: '2',
  variantid: '202',
  variantname: 'soap-box-100-g',
  boxname: 'soap-box',
};
/** Queries that make pages read further names: for a box made to measure, stickers, a search, a sent form. */
const box = 'variant=202&length=60&width=40&height=100&quantity=2000&pincode=641001';
const queries = [
  box,
  'shape=2&size=custom&length=40&width=40&quantity=300&artwork=unknown',
  'search=soap',
  'sent=quote',
];

/** Collects the query names that are read while a page is rendered. */
function namesRead(): Set<string> {
  const names = new Set<string>();
  for (const way of ['get', 'getAll', 'has'] as const) {
    const read = URLSearchParams.prototype[way] as (this: URLSearchParams, ...asked: string[]) => never;
    vi.spyOn(URLSearchParams.prototype, way).mockImplementation(function (this: URLSearchParams, ...asked: string[]) {
      names.add(asked[0] ?? '');
      return read.apply(this, asked);
    });
  }
  return names;
}

/** Asked by React Router itself. */
const ofReactRouter = ['_routes', 'index'];

test('each public page declares the query names that it reads, so that they also work when it is kept', async () => {
  const build = await web.build();
  const undeclared: string[] = [];
  let isPublic = 0;
  for (const id of pagesOf(build).ids) {
    // Its calculator reads a built-in example by these names, not the address.
    if (id === 'routes/home/route') continue;
    const path = `/${pathOf(id)}`.replace(/:(\w+)\??/g, (_, name: string) => params[name] ?? 'unknown');
    for (const query of queries) {
      const names = namesRead();
      const { headers } = await shop.app.inject(`${path}?${query}`);
      vi.restoreAllMocks();
      // Personal pages get the whole address.
      if (headers['cache-control'] === 'private, no-store') break;
      isPublic += 1;
      const declared = [...ofReactRouter, ...queryNamesAt(path, build)];
      undeclared.push(...[...names].filter((name) => !declared.includes(name)).map((name) => `${id}: ${name}`));
    }
  }
  expect([...new Set(undeclared)]).toEqual([]);
  expect(isPublic).toBeGreaterThan(100);

  function pathOf(id: string): string {
    const route = build.routes[id];
    return [route?.parentId === undefined ? '' : pathOf(route.parentId), route?.path ?? ''].filter(Boolean).join('/');
  }
}, 120_000);

test('the request for a page’s data has the same names as the page itself', async () => {
  const build = await web.build();
  for (const path of ['/ordercustomboxes', '/ordercustomboxes.data', '/ordercustomboxes/'])
    expect(queryNamesAt(path, build)).toEqual(['search', 'industry', 'sort', 'show']);
  for (const path of ['/', '/_root.data']) expect(queryNamesAt(path, build)).toEqual(['in']);
  expect(queryNamesAt('/no-such-page', build)).toEqual([]);
  expect(routeTree(build)).toHaveLength(1);
});

test.each(['development', 'production'])(
  'in %s a page gets the names that it declares, and no others',
  async (mode) => {
    const seen: string[] = [];
    const build = smallWebBuild(
      { serverApi: {}, default: () => new Response('page') },
      { boxes: { path: 'boxes', query: ['size'], loader: ({ url }: { url: URL }) => void seen.push(url.search) } },
    );
    const other = await openShop({
      web: { build: async () => build, clientFolder: null },
      settings: { NODE_ENV: mode },
    });
    // Twice, because the page is kept from the second time on.
    for (const _ of [1, 2]) await other.app.inject('/boxes?utm_source=mail&size=9&sort=price');
    await other.close();
    expect(new Set(seen)).toEqual(new Set(['?size=9']));
  },
);
