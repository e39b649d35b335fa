import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** How well to compress: for one response; once, for all who wait for a page; or unhurried, for all who ask later. */
const efforts = { always: { br: 3, gzip: 5 }, once: { br: 6, gzip: 6 }, unhurried: { br: 11, gzip: 9 } } as const;

/**
 * A window of 2^18 bytes: no page is larger, and the data at a page's end repeat words from its beginning. By default
 * an encoder takes megabytes, which a flood would multiply.
 */
const brotliWindow = 18;

/** Compresses a page off the main thread. */
export const compressPage = (page: Buffer, encoding: Encoding, effort: keyof typeof efforts): Promise<Buffer> => {
  const level = efforts[effort][encoding];
  if (encoding === 'gzip') return zip(page, { level });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants;
  return brotli(page, {
    params: {
      [BROTLI_PARAM_QUALITY]: level,
      [BROTLI_PARAM_SIZE_HINT]: page.length,
      [BROTLI_PARAM_LGWIN]: brotliWindow,
    },
  });
};

/** The encoding by `Accept-Encoding` header: browsers send only a handful of different ones. */
const known = new LRUCache<string, { readonly encoding: Encoding | null }>({ max: 100 });

/** The encoding for an `Accept-Encoding` header: Brotli before gzip, neither when it is refused (`br;q=0`). */
export function encodingFor(accepted: string | undefined): Encoding | null {
  if (accepted === undefined) return null;
  const found = known.get(accepted) ?? { encoding: readEncoding(accepted) };
  known.set(accepted, found);
  return found.encoding;
}

function readEncoding(accepted: string): Encoding | null {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .filter(([, weight = 'q=1']) => Number(weight.slice(2)) > 0)
    .map(([name]) => name);
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : null;
}
