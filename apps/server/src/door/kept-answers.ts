import { LRUCache } from 'lru-cache';

/** Answers of cacheable operations, as text, by the text of what was asked. */
export interface KeptAnswers {
  /** @param version of the shop; with another one than before, all that is kept is thrown away */
  get(version: string, asked: string): string | undefined;
  /** Keeps nothing where the shop has changed since the question was looked up. */
  keep(version: string, asked: string, answer: string): void;
}

/** Room for some ten thousand prices. */
const mostBytes = 8 * 1024 * 1024;
/** A longer question is hardly asked twice; a longer answer takes the room of a thousand others. */
const [longestAsked, longestAnswer] = [2 * 1024, 512 * 1024];
/** What an entry takes besides its text. */
const entryBytes = 200;

export function openKeptAnswers(): KeptAnswers {
  let current = '';
  const kept = new LRUCache<string, string>({
    maxSize: mostBytes,
    // One byte for most characters, two for all of a text that has others than Latin ones.
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
