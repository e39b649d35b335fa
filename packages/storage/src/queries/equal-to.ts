import { and, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Equality filters on a table's own fields; absent fields filter nothing. */
export type Filter<Row> = { [Field in keyof Row]?: Row[Field] | undefined };

/** The WHERE of a filter. The compiler checks the field names; an unknown one is a programming error. */
export function equalTo<Table extends PgTable>(table: Table, filter: Filter<Table['$inferSelect']>): SQL | undefined {
  const columns = getTableColumns(table);
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return and(
    ...given.map(([field, value]) => {
      const column = columns[field];
      if (!column) throw new TypeError(`There is no field ${field} to filter by.`);
      return value === null ? isNull(column) : eq(column, value);
    }),
  );
}

/** The only row of a query that finds at most one. */
export const first = <Row>(rows: Row[]): Row | undefined => rows[0];

/** The row of an INSERT or UPSERT that always returns one. */
export function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The statement returned no row.');
  return row;
}
