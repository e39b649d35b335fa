import type { Tx } from '../src/connect.ts';
import { addHolidays, type Holiday, listHolidays } from '../src/queries/catalogue/holidays.ts';

const named = (year: number, days: Readonly<Record<string, string>>): Holiday[] =>
  Object.entries(days).map(([day, name]) => ({ day: `${year}-${day}`, name }));

/**
 * Public holidays in Chennai, national ones and those of Tamil Nadu, without those of banks alone.
 *
 * 2026: the Government of Tamil Nadu's order on public holidays for 2026 under the Negotiable Instruments Act, 1881,
 * s. 25, of November 2025.
 *
 * 2027: its order for that year wasn't out when this was written. These are the same holidays on the days of the
 * Panchang and of the tabular Islamic calendar, compared with the India calendar of the Python package "holidays" (MIT).
 * Ramzan, Bakrid, Muharram and Milad-un-Nabi follow the moon and may be a day later; staff correct the table.
 */
export const holidaySeeds: readonly Holiday[] = [
  ...named(2026, {
    '01-01': 'New Year’s Day',
    '01-15': 'Pongal',
    '01-16': 'Thiruvalluvar Day',
    '01-17': 'Uzhavar Thirunal',
    '01-26': 'Republic Day',
    '02-01': 'Thai Poosam',
    '03-19': 'Telugu New Year’s Day',
    '03-21': 'Ramzan',
    '03-31': 'Mahaveer Jayanthi',
    '04-03': 'Good Friday',
    '04-14': 'Tamil New Year’s Day, Dr B. R. Ambedkar’s birthday',
    '05-01': 'May Day',
    '05-28': 'Bakrid',
    '06-26': 'Muharram',
    '08-15': 'Independence Day',
    '08-26': 'Milad-un-Nabi',
    '09-04': 'Krishna Jayanthi',
    '09-14': 'Vinayakar Chathurthi',
    '10-02': 'Gandhi Jayanthi',
    '10-19': 'Ayutha Pooja',
    '10-20': 'Vijaya Dasami',
    '11-08': 'Deepavali',
    '12-25': 'Christmas',
  }),
  ...named(2027, {
    '01-01': 'New Year’s Day',
    '01-15': 'Pongal',
    '01-16': 'Thiruvalluvar Day',
    '01-17': 'Uzhavar Thirunal',
    '01-22': 'Thai Poosam',
    '01-26': 'Republic Day',
    '03-10': 'Ramzan',
    '03-26': 'Good Friday',
    '04-07': 'Telugu New Year’s Day',
    '04-14': 'Tamil New Year’s Day, Dr B. R. Ambedkar’s birthday',
    '04-18': 'Mahaveer Jayanthi',
    '05-01': 'May Day',
    '05-17': 'Bakrid',
    '06-16': 'Muharram',
    '08-15': 'Independence Day, Milad-un-Nabi',
    '08-25': 'Krishna Jayanthi',
    '09-04': 'Vinayakar Chathurthi',
    '10-02': 'Gandhi Jayanthi',
    '10-08': 'Ayutha Pooja',
    '10-09': 'Vijaya Dasami',
    '10-28': 'Deepavali',
    '12-25': 'Christmas',
  }),
];

/** Adds the holidays of the years that have none yet, so that what staff changed or deleted stays so. */
export async function seedHolidays(tx: Tx): Promise<void> {
  const known = new Set((await listHolidays(tx)).map(({ day }) => day.slice(0, 4)));
  await addHolidays(
    tx,
    holidaySeeds.filter(({ day }) => !known.has(day.slice(0, 4))),
  );
}
