import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../src/connect.ts';
import { boards, categories, coatings, taxRates, variantImages, variants } from '../src/schema/catalogue.ts';
import { settings } from '../src/schema/operation.ts';
import {
  stickerClasses,
  stickerMaterials,
  stickerQuantities,
  stickerShapes,
  stickerSizes,
} from '../src/schema/stickers.ts';
import { boardSeeds, coatingSeeds, taxRateSeeds } from './catalogue/materials.ts';
import { shapeSeeds, stickerClassSeeds, stickerMaterialSeeds, stickerQuantitySeeds } from './catalogue/stickers.ts';
import { catalogueVersion, categoryIdsSince, categoryRows, variantImageRows, variantRows } from './catalogue.ts';

const versionKey = 'seed.catalogue';

/**
 * Fills the demonstration catalogue: categories, variants, pictures, boards, coatings, tax rates and stickers. A shop that
 * has an earlier version of it gets only the categories that were added since, and nothing that staff have changed or
 * deleted is touched.
 */
export async function seedDemo(tx: Tx): Promise<{ readonly inserted: boolean }> {
  await tx.insert(settings).values({ key: versionKey, value: 0 }).onConflictDoNothing();
  // Locked, so that a second node waits and then finds nothing left to insert.
  const [known] = await tx.select().from(settings).where(eq(settings.key, versionKey)).for('update');
  const version = Number(known?.value ?? 0);
  if (version >= catalogueVersion) return { inserted: false };
  await tx.update(settings).set({ value: catalogueVersion, updatedAt: new Date() }).where(eq(settings.key, versionKey));
  await insertBoxes(tx, categoryIdsSince(version));
  if (version > 0) return { inserted: true };
  await insertMaterials(tx);
  await insertStickers(tx);
  return { inserted: true };
}

/** Inserts these categories with their variants, except where a category of staff's own has the address. */
async function insertBoxes(tx: Tx, wanted: ReadonlySet<number>): Promise<void> {
  const inserted = await tx
    .insert(categories)
    .values(categoryRows().filter(({ id }) => wanted.has(id)))
    .onConflictDoNothing()
    .returning({ id: categories.id });
  const inCategories = new Set(inserted.map(({ id }) => id));
  const rows = variantRows().filter(({ categoryId }) => inCategories.has(categoryId));
  if (rows.length === 0) return;
  const added = await tx.insert(variants).values(rows).onConflictDoNothing().returning({ id: variants.id });
  const ids = new Set(added.map(({ id }) => id));
  const images = variantImageRows().filter(({ variantId }) => ids.has(variantId));
  if (images.length > 0) await tx.insert(variantImages).values(images);
}

async function insertMaterials(tx: Tx): Promise<void> {
  await tx
    .insert(boards)
    .values(boardSeeds.map((board, position) => ({ ...board, position, image: `/images/board-${board.code}.webp` })))
    .onConflictDoUpdate({
      target: boards.code,
      set: proposed(boards, ['name', 'gsm', 'bulk', 'family', 'image', 'description', 'position']),
    });
  await tx
    .insert(coatings)
    .values(coatingSeeds.map((coat, position) => ({ ...coat, position, image: `/images/coating-${coat.code}.webp` })))
    .onConflictDoUpdate({
      target: coatings.code,
      set: proposed(coatings, ['name', 'kind', 'image', 'description', 'position']),
    });
  await tx
    .insert(taxRates)
    .values([...taxRateSeeds])
    .onConflictDoNothing();
}

async function insertStickers(tx: Tx): Promise<void> {
  await tx
    .insert(stickerClasses)
    .values(stickerClassSeeds.map((row, position) => ({ ...row, position })))
    .onConflictDoUpdate({ target: stickerClasses.code, set: proposed(stickerClasses, ['name', 'position']) });
  for (const [position, { id, name, outline, priceClass, sizes }] of shapeSeeds.entries()) {
    const [shape] = await tx
      .insert(stickerShapes)
      .values({ id, name, outline, priceClass, position, image: `/images/sticker-${outline}.webp` })
      .onConflictDoUpdate({
        target: stickerShapes.name,
        set: proposed(stickerShapes, ['outline', 'priceClass', 'image', 'position']),
      })
      .returning({ id: stickerShapes.id });
    if (!shape) continue;
    const [sized] = await tx.select().from(stickerSizes).where(eq(stickerSizes.shapeId, shape.id)).limit(1);
    if (sized) continue;
    await tx
      .insert(stickerSizes)
      .values(sizes.map(([length, width], place) => ({ shapeId: shape.id, length, width, position: place })));
  }
  await tx
    .insert(stickerMaterials)
    .values(
      stickerMaterialSeeds.map((material, position) => ({
        ...material,
        id: position + 1,
        image: `/images/sticker-material-${material.code}.webp`,
        position,
      })),
    )
    .onConflictDoUpdate({
      target: stickerMaterials.code,
      set: proposed(stickerMaterials, ['name', 'hsn', 'description', 'image', 'whiteUnderprint', 'position']),
    });
  await tx
    .insert(stickerQuantities)
    .values(stickerQuantitySeeds.map((quantity, position) => ({ id: position + 1, quantity })))
    .onConflictDoNothing();
}

/** For ON CONFLICT: takes these columns from the row that was to be inserted. */
function proposed<T extends PgTable, K extends keyof T['_']['columns'] & string>(table: T, names: readonly K[]) {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    names.map((name) => {
      const column = columns[name];
      if (!column) throw new Error(`No such column: ${name}`);
      return [name, sql.raw(`excluded."${snakeCase(name)}"`)];
    }),
  ) as { [N in K]: ReturnType<typeof sql.raw> }; // built from `names`, one entry each
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
