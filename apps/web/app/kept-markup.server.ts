import { LRUCache } from 'lru-cache';
import type { KeptElement, KeptMarkup } from './ui/kept-markup.tsx';

/** Number of kept headers: those of the site's own pages, and of some of the many addresses of boxes and orders. */
const most = 200;

/**
 * Inner markup by element and what it depends on. All entries are of the shop's current state; a new state empties the
 * cache.
 */
const kept = new LRUCache<string, string>({ max: most });
let shopOfKept = '';

/** The kept markup during one rendering. */
export interface KeptMarkupOfPage extends KeptMarkup {
  /** Keeps the missing markup, from the finished page. */
  readonly keepFrom: (html: string) => void;
}

/** @param shop the data of the shop that header and footer show; when it changes, the cache is emptied */
export function keptMarkup(shop: string): KeptMarkupOfPage {
  const missing = new Map<KeptElement, string>();
  const isCurrent = () => shop === shopOfKept;
  return {
    find(element, of) {
      const html = isCurrent() ? kept.get(keyOf(element, of)) : undefined;
      if (html === undefined) missing.set(element, of);
      return html;
    },
    keepFrom(page) {
      if (missing.size === 0) return;
      if (!isCurrent()) kept.clear();
      shopOfKept = shop;
      for (const [element, of] of missing) {
        const inner = innerMarkup(page, element);
        if (inner !== undefined) kept.set(keyOf(element, of), inner);
      }
    },
  };
}

const keyOf = (element: KeptElement, of: string) => `${element} ${of}`;

/** The first marked element ends at its first end tag, because it contains no other element of its kind. */
function innerMarkup(page: string, element: KeptElement): string | undefined {
  const start = page.indexOf(`<${element} data-kept=`);
  if (start < 0) return undefined;
  const inner = page.indexOf('>', start) + 1;
  // A copy: a slice would keep the whole page in memory.
  return Buffer.from(page.slice(inner, page.indexOf(`</${element}>`, inner))).toString();
}
