import { freshDatabase } from '@boxwright/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../connect.ts';
import { categories, variantImages, variants } from '../../schema/catalogue.ts';
import { listCategories, listVariants, setTaxRate, taxRateInForce } from './catalogue.ts';
import { insertRateCard, rateCardInForce } from './rate-cards.ts';

const { db, close } = await freshDatabase();
afterAll(close);

beforeAll(async () => {
  const category = { verticalName: 'Cartons', style: 'ste', hsn: '4819' };
  await db.insert(categories).values([
    { ...category, id: 11, itemName: 'Tuck End', route: 'tuck-end', position: 2 },
    { ...category, id: 12, itemName: 'Sleeve', route: 'sleeve', position: 1, status: 'Inactive' },
  ]);
  const variant = { categoryId: 11, style: 'ste', lengthMm: 100.5, widthMm: 60, heightMm: 140, hsn: '4819' };
  await db.insert(variants).values([
    { ...variant, id: 21, name: 'Soap', publicName: 'soap-box', route: 'soap', position: 2 },
    { ...variant, id: 22, name: 'Medicine', publicName: 'medicine-box', route: 'medicine', position: 1 },
  ]);
  await db.insert(variantImages).values([
    { variantId: 21, image: '/second.avif', position: 2 },
    { variantId: 21, image: '/first.avif', position: 1 },
  ]);
});

const idsOf = async (rows: Promise<{ id: number }[]>) => (await rows).map(({ id }) => id);

test('lists categories in order, all or filtered', async () => {
  expect(await idsOf(listCategories(db))).toEqual([12, 11]);
  expect(await idsOf(listCategories(db, { status: 'Active' }))).toEqual([11]);
  expect(await idsOf(listCategories(db, { route: 'sleeve', status: 'Active' }))).toEqual([]);
});

test("lists variants by their own fields or by their category's, images in order", async () => {
  expect(await idsOf(listVariants(db, { categoryRoute: 'tuck-end' }))).toEqual([22, 21]);
  expect(await listVariants(db, { publicName: 'soap-box' })).toMatchObject([
    { id: 21, lengthMm: 100.5, itemName: 'Tuck End', images: ['/first.avif', '/second.avif'] },
  ]);
  expect(await listVariants(db, { id: 22 })).toMatchObject([{ images: [] }]);
  expect(await listVariants(db, { id: 22, route: 'soap' })).toEqual([]);
});

test('finds the tax rate for a day, and for an HSN heading and its subheadings', async () => {
  await inTransaction(db, async (tx) => {
    await setTaxRate(tx, { hsn: '4819', rateBps: 1200, validFrom: '2017-07-01' });
    await setTaxRate(tx, { hsn: '4819', rateBps: 500, validFrom: '2025-09-22' });
    await setTaxRate(tx, { hsn: '481940', rateBps: 1800, validFrom: '2025-09-22' });
  });
  expect(await taxRateInForce(db, '4819', '2025-09-21')).toBe(1200);
  expect(await taxRateInForce(db, '48191010', '2025-09-22')).toBe(500);
  expect(await taxRateInForce(db, '48194000', '2026-11-20')).toBe(1800);
  expect(await taxRateInForce(db, '4819', '2017-06-30')).toBeUndefined();
  expect(await taxRateInForce(db, '3919', '2026-11-20')).toBeUndefined();
});

test('uses the day’s rate card, or a later correction of the same day', async () => {
  await inTransaction(db, async (tx) => {
    await insertRateCard(tx, { version: '1', validFrom: '2026-04-01', card: {} });
    await insertRateCard(tx, { version: '3', validFrom: '2027-04-01', card: {} });
    await insertRateCard(tx, { version: '2', validFrom: '2026-04-01', card: {} });
  });
  expect(await rateCardInForce(db, '2026-03-31')).toBeUndefined();
  expect(await rateCardInForce(db, '2027-03-31')).toMatchObject({ version: '2' });
  expect(await rateCardInForce(db, '2027-04-01')).toMatchObject({ version: '3' });
});
