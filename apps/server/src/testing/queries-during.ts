import { Client } from 'pg';
import { vi } from 'vitest';

/** Returns the SQL statements sent while `work` runs, without those of the job queue. */
export async function queriesDuring(work: () => Promise<unknown>): Promise<readonly string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([statement]) => textOf(statement)).filter((text) => !/\bjobs\./.test(text));
  } finally {
    query.mockRestore();
  }
}

/** A statement is passed as its text, or as an object with a `text`. */
function textOf(statement: unknown): string {
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);
}
