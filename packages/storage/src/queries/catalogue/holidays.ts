import { asc, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { holidays } from '../../schema/holidays.ts';
import { first } from '../equal-to.ts';

/** `YYYY-MM-DD`, in India. */
export interface Holiday {
  readonly day: string;
  readonly name: string;
}

/** The days on which the works is closed, besides Sundays, in order. */
export function listHolidays(db: DbOrTx): Promise<Holiday[]> {
  return db.select({ day: holidays.day, name: holidays.name }).from(holidays).orderBy(asc(holidays.day));
}

/** Adds holidays; a day that is one already keeps its name. */
export async function addHolidays(tx: Tx, days: readonly Holiday[]): Promise<void> {
  if (days.length > 0)
    await tx
      .insert(holidays)
      .values([...days])
      .onConflictDoNothing();
}

/** Undefined when the day is a holiday already. */
export async function addHoliday(tx: Tx, holiday: Holiday): Promise<Holiday | undefined> {
  const { day, name } = holidays;
  return first(await tx.insert(holidays).values(holiday).onConflictDoNothing().returning({ day, name }));
}

export async function findHoliday(db: DbOrTx, on: string): Promise<Holiday | undefined> {
  const { day, name } = holidays;
  return first(await db.select({ day, name }).from(holidays).where(eq(day, on)));
}

/** The holiday that was deleted; undefined if there was none on this day. */
export async function deleteHoliday(tx: Tx, on: string): Promise<Holiday | undefined> {
  const { day, name } = holidays;
  return first(await tx.delete(holidays).where(eq(day, on)).returning({ day, name }));
}
