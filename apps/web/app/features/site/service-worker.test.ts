import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../../public/service-worker.js'), 'utf8');
const offlinePage = 'You are offline <link rel="stylesheet" href="/assets/root.css"><script src="/assets/root.js">';

interface FetchEvent {
  readonly mode: 'navigate' | 'cors';
  readonly path: string;
  readonly windowId: string;
}

/** The script as a browser runs it, with a cache in memory and a connection that can be cut. */
async function install() {
  const kept = new Map<string, Response>();
  const heard = new Map<string, (event: object) => void>();
  const connection = { isUp: true };
  const fetch = async (asked: string | { readonly path: string }) => {
    if (!connection.isUp) throw new TypeError('Failed to fetch');
    const path = typeof asked === 'string' ? asked : asked.path;
    return new Response(path === '/offline' ? offlinePage : `${path} from the shop`);
  };
  const caches = {
    open: async () => ({
      put: async (path: string, response: Response) => void kept.set(path, response),
      addAll: async (paths: Iterable<string>) => {
        for (const path of paths) kept.set(path, await fetch(path));
      },
    }),
    match: async (asked: string | { readonly path: string }) =>
      kept.get(typeof asked === 'string' ? asked : asked.path)?.clone(),
  };
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    skipWaiting: async () => undefined,
  };
  // The browser says that it has a connection also when the shop alone can't be reached.
  runInNewContext(script, { self, caches, fetch, Response, navigator: { onLine: true } });
  let installed: unknown;
  heard.get('install')?.({ waitUntil: (work: unknown) => (installed = work) });
  await installed;

  /** What a window gets; undefined if the worker leaves the request to the browser. */
  const open = async ({ mode, path, windowId }: FetchEvent) => {
    const answers: Promise<Response>[] = [];
    heard.get('fetch')?.({
      request: { mode, method: 'GET', path },
      preloadResponse: undefined,
      clientId: windowId,
      resultingClientId: windowId,
      respondWith: (response: Promise<Response>) => answers.push(response),
    });
    return (await answers[0])?.text();
  };
  return { kept, connection, open };
}

test('the service worker keeps the offline page with its styles and without its scripts', async () => {
  const { kept } = await install();
  expect([...kept.keys()]).toEqual(['/offline', '/assets/root.css']);
});

test('pages and files come from the shop while it can be reached', async () => {
  const { open } = await install();
  expect(await open({ mode: 'navigate', path: '/faqs', windowId: 'a' })).toBe('/faqs from the shop');
  expect(await open({ mode: 'cors', path: '/assets/root.css', windowId: 'a' })).toBeUndefined();
});

test('without a connection a page is the offline page, in its styles; other windows aren’t touched', async () => {
  const { connection, open } = await install();
  connection.isUp = false;
  expect(await open({ mode: 'navigate', path: '/faqs', windowId: 'a' })).toBe(offlinePage);
  expect(await open({ mode: 'cors', path: '/assets/root.css', windowId: 'a' })).toBe('/assets/root.css from the shop');
  expect(await open({ mode: 'cors', path: '/assets/root.css', windowId: 'b' })).toBeUndefined();
});
