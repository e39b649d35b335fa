import { fail, formatDay, type Result } from '@boxwright/contract';
import { closedBooksKey, type DbOrTx, readSetting } from '@boxwright/storage';
import { z } from 'zod';

const stored = z.object({ through: z.string() });

/** The last day of the months that are closed, `YYYY-MM-DD`; empty while none is. */
export async function closedThrough(db: DbOrTx): Promise<string> {
  return stored.safeParse((await readSetting(db, closedBooksKey)) ?? {}).data?.through ?? '';
}

/** Refuses a day in a closed month: money that moved then is entered in the month that is open. */
export async function refuseClosedDay(db: DbOrTx, day: string, field: string): Promise<Result<never> | undefined> {
  const through = await closedThrough(db);
  if (day > through) return undefined;
  const text = `The books are closed until ${formatDay(through)}. Enter a later day, or have the month reopened under Accounts.`;
  return fail('invalid', text, { field });
}
