import { type FreshDatabase, freshDatabase } from '@boxwright/testing';
import { eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../src/connect.ts';
import { listBoards, listCategories, listVariants } from '../src/queries/catalogue/catalogue.ts';
import { categories, variants } from '../src/schema/catalogue.ts';
import { settings } from '../src/schema/operation.ts';
import { categorySeeds, variantRows } from './catalogue.ts';
import { seedDemo } from './seed-demo.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const insertSeed = () => inTransaction(database.db, seedDemo);

describe('the demonstration catalogue', () => {
  test('is inserted once, even if two nodes start at the same time', async () => {
    const inserted = await Promise.all([insertSeed(), insertSeed(), insertSeed()]);
    expect(inserted.filter(({ inserted }) => inserted)).toHaveLength(1);
    expect(await listCategories(database.db)).toHaveLength(categorySeeds.length);
    expect(await listBoards(database.db)).toHaveLength(6);
  });

  test('doesn’t overwrite changes by staff', async () => {
    await database.db.update(categories).set({ itemName: 'Soap Carton', status: 'Inactive' });
    expect(await insertSeed()).toEqual({ inserted: false });
    expect((await listCategories(database.db, { route: 'soap-box' }))[0]).toMatchObject({
      itemName: 'Soap Carton',
      status: 'Inactive',
    });
  });

  test('adds what an earlier version lacked, and leaves staff’s changes alone', async () => {
    const { db } = database;
    await inTransaction(db, async (tx) => {
      await tx.delete(variants).where(gt(variants.categoryId, 25));
      await tx.delete(categories).where(gt(categories.id, 25));
      await tx.insert(categories).values({
        itemName: 'Our Mailers',
        verticalName: 'Parcels',
        route: 'mailer-box',
        style: 'straight-tuck-end',
        hsn: '481920',
      });
      await tx.update(settings).set({ value: 1 }).where(eq(settings.key, 'seed.catalogue'));
    });
    expect(await insertSeed()).toEqual({ inserted: true });
    expect(await listCategories(db, { route: 'soap-box' })).toMatchObject([{ itemName: 'Soap Carton' }]);
    expect(await listCategories(db, { route: 'mailer-box' })).toMatchObject([{ itemName: 'Our Mailers' }]);
    const styles = new Set((await listVariants(db)).map(({ style }) => style));
    expect([...styles].toSorted()).toEqual(
      [...new Set(variantRows().map(({ style }) => style))].toSorted().filter((style) => style !== 'hinged-lid'),
    );
    expect(await insertSeed()).toEqual({ inserted: false });
  });

  test('inserts the pictures of every variant', async () => {
    for (const { name, images } of await listVariants(database.db)) expect(images, name).toHaveLength(4);
  });

  test('has unique URLs and names for every variant, and the sticker item’s id stays free', () => {
    const rows = variantRows();
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ publicName }) => publicName)).size).toBe(rows.length);
    expect(rows.some(({ id }) => id === 196 || id >= 1000)).toBe(false);
    for (const { publicName } of rows) expect(publicName).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('has three to eight sizes per category, each described in two or three sentences', () => {
    for (const { name, variants } of categorySeeds) {
      expect(variants.length, name).toBeGreaterThanOrEqual(3);
      expect(variants.length, name).toBeLessThanOrEqual(8);
    }
    for (const { name, longDescription } of variantRows()) {
      expect(longDescription.match(/[.](\s|$)/g)?.length, name).toBeGreaterThanOrEqual(3);
    }
  });
});
