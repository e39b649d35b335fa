import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Tx } from '../connect.ts';
import { first } from './equal-to.ts';

type Key = 'id' | 'code' | 'quotationId' | 'customerId';
type Versioned = PgTable & { readonly version: PgColumn } & { readonly [key in Key]?: PgColumn };

/**
 * Changes a row that is still in the version that was seen, and counts its version on. Undefined, and nothing is changed,
 * when somebody has changed it since, or it isn't `also` so.
 *
 * @param key the row's id, its code where the table has codes, or the quotation or customer that it is about
 */
export async function changeVersioned<Table extends Versioned>(
  tx: Tx,
  table: Table,
  {
    version,
    ...key
  }: { readonly version: number } & (
    | { readonly id: number }
    | { readonly code: string }
    | { readonly quotationId: number }
    | { readonly customerId: number }
  ),
  changed: Partial<Table['$inferInsert']>,
  also?: SQL,
): Promise<Table['$inferSelect'] | undefined> {
  const [[name, value]] = Object.entries(key) as [[Key, number | string]]; // as its type says
  const column = table[name];
  if (column === undefined) throw new TypeError('The table has no such key.');
  const set = { ...changed, version: version + 1 } as PgUpdateSetSource<Table>; // its own fields, as `changed` says
  const isSeen = and(eq(column, value), eq(table.version, version), also);
  return first((await tx.update(table).set(set).where(isSeen).returning()) as Table['$inferSelect'][]);
}
