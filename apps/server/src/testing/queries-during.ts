import { Client } from 'pg';
import { vi } from 'vitest';

/** Returns the SQL statements sent while `work` runs, without those of the job queue. */
export async function queriesDuring(work: () => Promise<unknown>): Promise<readonly string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    const sent = query.mock.calls.flatMap(([asked]) => textsOf(asked));
    return sent.filter((text) => !/\bjobs\./.test(text));
  } finally {
    query.mockRestore();
  }
}

/** One or several statements are passed as a batch with their `texts`; what has no values is passed as its text. */
const textsOf = (asked: unknown): readonly string[] => (isBatch(asked) ? asked.texts : [String(asked)]);

const isBatch = (asked: unknown): asked is { readonly texts: readonly string[] } =>
  typeof asked === 'object' && asked !== null && 'texts' in asked;
