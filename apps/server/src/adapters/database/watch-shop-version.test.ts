import { eventually, freshDatabase } from '@boxwright/testing';
import { expect, test } from 'vitest';
import { watchShopVersion } from './watch-shop-version.ts';

/** So only a notice can report a change before the test gives up. */
const anHour = 3_600_000;

test('a change of the catalogue is heard by its notice, without asking', async () => {
  const { db, close } = await freshDatabase();
  let changes = 0;
  const watch = await watchShopVersion(
    db,
    () => {
      changes += 1;
    },
    anHour,
  );
  // What was cached before is of an unknown version.
  expect(changes).toBe(1);
  await db.$client.query(`update categories set item_name = 'Soap Carton' where route = 'soap-box'`);
  await eventually(() => expect(changes).toBe(2));
  await watch.close();
  await close();
});
