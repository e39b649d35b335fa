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

/** A batch has its statements in `texts`; a single statement is an object with its text, or the text alone. */
function textsOf(asked: unknown): readonly string[] {
  if (typeof asked !== 'object' || asked === null) return [String(asked)];
  if ('texts' in asked) return asked.texts as readonly string[]; // a StatementBatch
  return ['text' in asked ? String(asked.text) : String(asked)];
}
