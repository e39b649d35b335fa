import { LRUCache } from 'lru-cache';
import { bytesOf } from './encoded-body.ts';
import { type PublicPage, smallerPage } from './public-page.ts';

/** Public pages by address. Bounded by their bytes; emptied by `clear`. */
export interface PublicPages {
  /** The page, if it is kept. */
  get(address: string): PublicPage | undefined;
  /**
   * Renders a page that isn't kept, once for all requests that wait for it. Null when the page is personal or must not
   * be kept for another reason: then the other requests render it themselves.
   */
  render(address: string, render: () => Promise<PublicPage | null>): Promise<PublicPage | null>;
  /**
   * Whether the page of this address should be kept. An address with a query has to be asked for twice: most are asked
   * for once, and a flood of them shall cost no more than rendering.
   */
  isShared(address: string): boolean;
  clear(): void;
}

/** A page takes about 130 kB in all its encodings, so this holds the whole site with room for thirty more addresses. */
const mostBytes = 12 * 1024 * 1024;
/** Addresses with a query that were asked for once. */
const mostAsked = 1_000;

const hasQuery = (address: string) => address.includes('?');

export function openPublicPages(): PublicPages {
  /** Addresses of kept pages that are still to be compressed well. */
  const large = new Set<string>();
  const kept = new LRUCache<string, PublicPage>({
    maxSize: mostBytes,
    sizeCalculation: bytesOf,
    dispose: (_page, address) => large.delete(address),
  });
  const rendering = new Map<string, Promise<PublicPage | null>>();
  const asked = new LRUCache<string, true>({ max: mostAsked });
  let isShrinking = false;

  /** One page after another, because each takes a core and memory for a tenth of a second. */
  const shrink = async () => {
    if (isShrinking) return;
    isShrinking = true;
    for (const address of large) {
      large.delete(address);
      const page = kept.peek(address);
      const smaller = page && (await smallerPage(page));
      // Only if the page wasn't removed or rendered anew meanwhile.
      if (smaller && kept.peek(address) === page) kept.set(address, smaller);
    }
    isShrinking = false;
  };

  return {
    get: (address) => kept.get(address),
    render(address, render) {
      const running = rendering.get(address);
      if (running) return running;
      const started = render()
        .then((page) => {
          // Only if the pages weren't removed meanwhile: otherwise this one may be outdated.
          if (page !== null && rendering.get(address) === started) {
            kept.set(address, page);
            // Pages with a query aren't asked for often enough.
            if (!hasQuery(address)) large.add(address);
            void shrink();
          }
          return page;
        })
        .finally(() => {
          if (rendering.get(address) === started) rendering.delete(address);
        });
      rendering.set(address, started);
      return started;
    },
    isShared(address) {
      if (!hasQuery(address) || asked.has(address)) return true;
      asked.set(address, true);
      return false;
    },
    clear() {
      kept.clear();
      rendering.clear();
    },
  };
}
