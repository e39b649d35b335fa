import { createHash } from 'node:crypto';

/** A drawn picture and what tells it from every other. */
export interface Drawn {
  readonly svg: string;
  readonly etag: string;
}

/** Keeps the pictures that were asked for last, so that each is drawn once as long as it is wanted. */
export function openShelf(room: number) {
  const kept = new Map<string, Drawn>();
  return {
    /** The picture of this key, drawn now if it isn't on the shelf. */
    take(key: string, draw: () => string): Drawn {
      const found = kept.get(key);
      const drawn = found ?? mark(draw());
      // Taken out and put back, it is the newest; the oldest lies first.
      kept.delete(key);
      kept.set(key, drawn);
      const [oldest] = kept.keys();
      if (kept.size > room && oldest !== undefined) kept.delete(oldest);
      return drawn;
    },
    get size() {
      return kept.size;
    },
  };
}

/** Weak, because the answer may be compressed on its way. */
const mark = (svg: string): Drawn => ({
  svg,
  etag: `W/"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`,
});
