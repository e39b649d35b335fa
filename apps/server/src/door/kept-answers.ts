import { LRUCache } from 'lru-cache';

/** Answers of cacheable operations as text; the key is the text of the request. */
export interface KeptAnswers {
  /** @param version of the shop; when it changes, the cache is emptied */
  get(version: string, asked: string): string | undefined;
  /** Keeps nothing if the shop has changed since `get` was called. */
  keep(version: string, asked: string, answer: string): void;
}

/** Room for some ten thousand prices. */
const mostBytes = 8 * 1024 * 1024;
/** A longer request hardly comes twice; a longer answer takes the room of a thousand others. */
const [longestAsked, longestAnswer] = [2 * 1024, 512 * 1024];
/** Bytes that an entry takes besides its text. */
const entryBytes = 200;

export function openKeptAnswers(): KeptAnswers {
  let current = '';
  const kept = new LRUCache<string, string>({
    maxSize: mostBytes,
    // Two bytes a character, as in texts with other characters than Latin ones; most texts take half.
    sizeCalculation: (answer, asked) => 2 * (asked.length + answer.length) + entryBytes,
  });
  return {
    get(version, asked) {
      if (version !== current) kept.clear();
      current = version;
      return kept.get(asked);
    },
    keep(version, asked, answer) {
      if (version !== current || asked.length > longestAsked || answer.length > longestAnswer) return;
      kept.set(asked, answer);
    },
  };
}
