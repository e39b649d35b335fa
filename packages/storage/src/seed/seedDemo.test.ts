import { type FreshDatabase, freshDatabase } from '@boxwright/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../connect.ts';
import { listBoards, listCategories, listVariants } from '../queries/catalogue.ts';
import { categories } from '../schema/catalogue.ts';
import { categorySeeds, variantRows } from './catalogue.ts';
import { seedDemo } from './seedDemo.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const sow = () => inTransaction(database.db, seedDemo);

describe('the demonstration catalogue', () => {
  test('is sown once, also when two nodes start at once', async () => {
    const sown = await Promise.all([sow(), sow(), sow()]);
    expect(sown.filter(({ sown }) => sown)).toHaveLength(1);
    expect(await listCategories(database.db)).toHaveLength(categorySeeds.length);
    expect(await listBoards(database.db)).toHaveLength(6);
  });

  test('leaves alone what staff changed', async () => {
    await database.db.update(categories).set({ itemName: 'Soap Carton', status: 'Inactive' });
    expect(await sow()).toEqual({ sown: false });
    expect((await listCategories(database.db, { route: 'soap-box' }))[0]).toMatchObject({
      itemName: 'Soap Carton',
      status: 'Inactive',
    });
  });

  test('gives every variant its pictures', async () => {
    for (const { name, images } of await listVariants(database.db)) expect(images, name).toHaveLength(4);
  });

  test('has addresses and names of its own for every variant, and the sticker item stays free', () => {
    const rows = variantRows();
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ publicName }) => publicName)).size).toBe(rows.length);
    expect(rows.some(({ id }) => id === 196 || id >= 1000)).toBe(false);
    for (const { publicName } of rows) expect(publicName).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('describes three to eight sizes of a box in two sentences or three each', () => {
    for (const { name, variants } of categorySeeds) {
      expect(variants.length, name).toBeGreaterThanOrEqual(3);
      expect(variants.length, name).toBeLessThanOrEqual(8);
    }
    for (const { name, longDescription } of variantRows()) {
      expect(longDescription.match(/[.](\s|$)/g)?.length, name).toBeGreaterThanOrEqual(3);
    }
  });
});
