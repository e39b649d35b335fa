import { freshDatabase } from '@boxwright/testing';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '../src/connect.ts';
import { addHolidays, listHolidays } from '../src/queries/catalogue/holidays.ts';
import { holidays } from '../src/schema/holidays.ts';
import { holidaySeeds, seedHolidays } from './holidays.ts';

const { db, close } = await freshDatabase();
afterAll(close);
const sow = () => inTransaction(db, seedHolidays);

test('the holidays of 2026 and 2027 have names, and no day is listed twice', () => {
  const days = holidaySeeds.map(({ day }) => day);
  expect(new Set(days).size).toBe(days.length);
  expect(days.filter((day) => !/^202[67]-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))).toEqual([]);
  for (const year of ['2026', '2027']) {
    for (const fixed of ['01-26', '05-01', '08-15', '10-02']) expect(days).toContain(`${year}-${fixed}`);
  }
});

test('are seeded once: what staff add, rename or delete stays, and a year without holidays gets the listed ones', async () => {
  await inTransaction(db, async (tx) => {
    await tx.delete(holidays);
    await addHolidays(tx, [{ day: '2026-08-31', name: 'Stocktaking' }]);
  });
  await sow();
  const sown = await listHolidays(db);
  expect(sown.filter(({ day }) => day < '2027')).toEqual([{ day: '2026-08-31', name: 'Stocktaking' }]);
  expect(sown).toContainEqual({ day: '2027-10-28', name: 'Deepavali' });
  await db.delete(holidays).where(eq(holidays.day, '2027-10-28'));
  await sow();
  expect(await listHolidays(db)).toHaveLength(sown.length - 1);
  await inTransaction(db, (tx) => addHolidays(tx, [{ day: '2026-08-31', name: 'Another name' }]));
  expect(await listHolidays(db)).toContainEqual({ day: '2026-08-31', name: 'Stocktaking' });
});
