import { createHash } from 'node:crypto';

/** Keeps what was asked for last, so that each is made once as long as it is wanted. */
export function openShelf<T>(room: number) {
  const kept = new Map<string, T>();
  return {
    /** What is kept under this key, made now if it isn't on the shelf. */
    take(key: string, make: () => T): T {
      const found = kept.get(key);
      const made = found ?? make();
      // Taken out and put back, it is the newest; the oldest lies first.
      kept.delete(key);
      kept.set(key, made);
      const [oldest] = kept.keys();
      if (kept.size > room && oldest !== undefined) kept.delete(oldest);
      return made;
    },
    drop(key: string): void {
      kept.delete(key);
    },
    get size() {
      return kept.size;
    },
  };
}

/** The ETag of a content. Weak, because the answer may be compressed on its way. */
export const etagOf = (content: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
