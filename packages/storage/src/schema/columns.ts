import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** A plain JSON object, as a jsonb column holds it. */
export type JsonObject = { [key: string]: unknown };

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** Ids below 1000 are assigned by the seed (the sticker item is 196); rows that staff add start at 1000. */
export const catalogueId = () => integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 });

/** Money is integer paise. The table adds a CHECK for the sign it allows. */
export const paise = () => bigint({ mode: 'number' });

export const time = () => timestamp({ withTimezone: true, mode: 'date' });

export const createdAt = () => time().notNull().defaultNow();

export const updatedAt = () =>
  time()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** Grows with every change by staff; who changes the row names the version that they saw. */
export const version = () => integer().notNull().default(1);
/** A set of words to search by. */
export const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** CHECK body: all of these amounts are zero or more. */
export const notNegative = (...columns: AnyPgColumn[]): SQL =>
  sql.join(
    columns.map((column) => sql`${column} >= 0`),
    sql.raw(' and '),
  );

/** CHECK body: the text is one of these. */
export const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

/** CHECK body: an Indian pincode, six digits that don't start with zero. */
export const isPincode = (column: AnyPgColumn): SQL => sql`${column} ~ '^[1-9][0-9]{5}$'`;
