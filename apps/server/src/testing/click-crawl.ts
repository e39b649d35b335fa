import { matchRoutes, type ServerBuild } from 'react-router';
import { routeTree } from '../door/query-names.ts';
import { linksIn, type PlainBrowser } from './plain-browser.ts';

/** The pages of the web app, by the ids of their routes. */
export interface Pages {
  /** The id of the page at an address; null if there is no page, as for files. */
  at(address: string): string | null;
  readonly ids: readonly string[];
}

export function pagesOf({ routes }: Pick<ServerBuild, 'routes'>): Pages {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const tree = routeTree({ routes });
  const isPage = ({ id, path, index }: (typeof all)[number]) =>
    path !== '*' &&
    (index === true || (path !== undefined && path !== '')) &&
    !all.some(({ parentId }) => parentId === id);
  const ids = all.filter(isPage).map(({ id }) => id);
  /** Matching compiles all routes each time, and most links are on every page. */
  const known = new Map<string, string | null>();
  const matched = (path: string) => {
    const id = matchRoutes(tree, path)?.at(-1)?.route.id;
    return id !== undefined && ids.includes(id) ? id : null;
  };
  return {
    at: (address) => {
      const path = new URL(address, 'https://shop.example').pathname;
      let page = known.get(path);
      if (page === undefined) {
        page = matched(path);
        known.set(path, page);
      }
      return page;
    },
    ids,
  };
}

export interface Crawled {
  /** The pages that were reached, each with one of its addresses. */
  readonly reached: ReadonlyMap<string, string>;
  /** Broken links, each with the page that it is on. */
  readonly broken: readonly string[];
}

interface Start {
  readonly starts: readonly string[];
  /** How many addresses of a page are opened; their links are alike. */
  readonly each: number;
  /** Pages that aren't opened, because they are known already. */
  readonly not?: ReadonlyMap<string, string>;
}

/** Follows all links, starting from these pages. */
export async function crawl(
  browser: PlainBrowser,
  pages: Pages,
  { starts, each, not = new Map() }: Start,
): Promise<Crawled> {
  const reached = new Map<string, string>();
  const broken: string[] = [];
  const known = new Set<string>();
  const opened = new Map<string, number>();
  const waiting = starts.map((address) => ({ address, from: 'the start' }));
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { pathname, search } = new URL(next.address, 'https://shop.example');
    const page = pages.at(pathname);
    const isKnown = known.has(pathname + search) || (page !== null && not.has(page) && !starts.includes(pathname));
    if (page === null || isKnown) continue;
    known.add(pathname + search);
    const count = opened.get(page) ?? 0;
    if (count >= each) continue;
    opened.set(page, count + 1);
    const shown = await browser.open(pathname + search);
    if (shown.status >= 400) broken.push(`${next.from} → ${pathname}${search}: ${shown.status}`);
    const endsAt = pages.at(shown.url.pathname);
    if (endsAt !== null && !reached.has(endsAt)) reached.set(endsAt, shown.url.pathname + shown.url.search);
    for (const address of linksIn(shown)) waiting.push({ address, from: pathname });
  }
  return { reached, broken };
}
