import { asc } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { holidays } from '../../schema/holidays.ts';

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
