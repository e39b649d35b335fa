import type { Page } from '@boxwright/storage';

/** Rows that are in memory at once. */
const limit = 100;

/** One page of rows after another, oldest first, until there are no more. */
export async function* paged<Row extends { readonly id: number }>(
  read: (page: Page) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const rows = await read({ after, limit });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < limit) return;
    after = last.id;
  }
}
