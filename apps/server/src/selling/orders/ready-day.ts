import { listHolidays, type Order, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';
import { readCompanyIn } from '../company/company.ts';
import { workingDaysAfter } from '../delivery/working-days.ts';

/**
 * The day by which the desk wants an order to be ready: as many working days from now as buyers are promised. Null for
 * samples, which have no proof to count from, and while the year's holidays aren't known.
 */
export async function readyDay(
  { db, now }: Pick<Services, 'db' | 'now'>,
  tx: Tx,
  { orderType }: Pick<Order, 'orderType'>,
): Promise<string | null> {
  if (orderType === 'Ordersample') return null;
  const { workingDaysToShip } = await readCompanyIn(db, tx);
  const holidays = await listHolidays(tx);
  return workingDaysAfter(indianDay(now()), workingDaysToShip, new Set(holidays.map(({ day }) => day)));
}
