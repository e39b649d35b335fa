import type { Services } from '../../calls/services.ts';
import { dueDay } from '../orders/due-day.ts';
import { readReceivableTerms } from '../settings/receivable-terms.ts';

/** The last day of which all payments should have been settled by now. */
export async function settledUntilDay({ db, now }: Pick<Services, 'db' | 'now'>): Promise<string> {
  const { settlementDays } = await readReceivableTerms(db);
  return dueDay(now(), -settlementDays - 1);
}
