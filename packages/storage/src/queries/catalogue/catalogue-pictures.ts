import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { CataloguePicture } from '../../rows.ts';
import { boards, categories, coatings, variantImages, variants } from '../../schema/catalogue.ts';
import { cataloguePictures } from '../../schema/catalogue-pictures.ts';
import { stickerMaterials, stickerShapes } from '../../schema/stickers.ts';
import { changeVersioned } from '../change-versioned.ts';
import { first, only } from '../equal-to.ts';

export async function findCataloguePicture(db: DbOrTx, token: string): Promise<CataloguePicture | undefined> {
  return first(await db.select().from(cataloguePictures).where(eq(cataloguePictures.token, token)));
}

/** By token, the texts that describe the pictures which are or were on the site. */
export function listPictureTexts(db: DbOrTx): Promise<Pick<CataloguePicture, 'token' | 'alt'>[]> {
  return db
    .select({ token: cataloguePictures.token, alt: cataloguePictures.alt })
    .from(cataloguePictures)
    .where(isNotNull(cataloguePictures.shownSince));
}

export async function insertCataloguePicture(
  tx: Tx,
  picture: Omit<CataloguePicture, 'alt' | 'shownSince'>,
): Promise<CataloguePicture> {
  return only(await tx.insert(cataloguePictures).values(picture).returning());
}

/** Puts a picture on the site with its text. False when there is no such picture any more. */
export async function describePicture(tx: Tx, token: string, alt: string, now: Date): Promise<boolean> {
  const [known] = await tx
    .update(cataloguePictures)
    .set({ alt })
    .where(eq(cataloguePictures.token, token))
    .returning({ shownSince: cataloguePictures.shownSince });
  if (known && known.shownSince === null)
    await tx.update(cataloguePictures).set({ shownSince: now }).where(eq(cataloguePictures.token, token));
  return known !== undefined;
}

/** Deletes old pictures that were never put on the site and returns them; the caller deletes their files. */
export async function forgetUnusedPictures(tx: Tx, before: Date, most: number): Promise<CataloguePicture[]> {
  const unused = tx
    .select({ token: cataloguePictures.token })
    .from(cataloguePictures)
    .where(and(isNull(cataloguePictures.shownSince), lt(cataloguePictures.createdAt, before)))
    .limit(most);
  return tx
    .delete(cataloguePictures)
    .where(and(inArray(cataloguePictures.token, unused), isNull(cataloguePictures.shownSince)))
    .returning();
}

const pictured = {
  category: categories,
  board: boards,
  coating: coatings,
  'sticker-material': stickerMaterials,
  'sticker-shape': stickerShapes,
} as const;

export const picturedKinds = ['category', 'variant', 'board', 'coating', 'sticker-material', 'sticker-shape'] as const;
/** The kinds of catalogue entries that have a picture. */
export type PicturedKind = (typeof picturedKinds)[number];

export interface PicturedEntry {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  /** Address of its picture; for a size, of the picture that isn't drawn. */
  readonly image: string | null;
}

export async function findPicturedEntry(
  db: DbOrTx,
  kind: PicturedKind,
  entryId: number,
): Promise<PicturedEntry | undefined> {
  if (kind === 'variant') {
    const [row] = await db
      .select({ id: variants.id, name: variants.name, version: variants.version })
      .from(variants)
      .where(eq(variants.id, entryId));
    return row && { ...row, image: (await photographOf(db, entryId)) ?? null };
  }
  const table = pictured[kind];
  const name = 'itemName' in table ? table.itemName : table.name;
  return first(
    await db
      .select({ id: table.id, name, version: table.version, image: table.image })
      .from(table)
      .where(eq(table.id, entryId)),
  );
}

const photographOf = async (db: DbOrTx, variantId: number): Promise<string | undefined> => {
  const rows = await db.select().from(variantImages).where(eq(variantImages.variantId, variantId));
  return rows.find(({ image }) => !isDrawn(image))?.image;
};

/** Whether an address belongs to a picture that was drawn from a box's geometry. */
export const isDrawn = (address: string): boolean => address.startsWith('/pictures/box/');

/** Gives an entry another picture, or none. False, without a change, when its version isn't the one that was seen. */
export async function changePicture(
  tx: Tx,
  kind: PicturedKind,
  seen: Pick<PicturedEntry, 'id' | 'version'>,
  image: string | null,
): Promise<boolean> {
  const isChanged =
    kind === 'variant'
      ? await changeVersioned(tx, variants, seen, {})
      : await changeVersioned(tx, pictured[kind], seen, { image });
  if (isChanged && kind === 'variant') await changePhotograph(tx, seen.id, image);
  return isChanged !== undefined;
}

/** Call it under the lock of the variant's row. */
async function changePhotograph(tx: Tx, variantId: number, image: string | null): Promise<void> {
  const rows = await tx.select().from(variantImages).where(eq(variantImages.variantId, variantId));
  const replaced = rows.filter((row) => !isDrawn(row.image)).map(({ id }) => id);
  if (replaced.length > 0) await tx.delete(variantImages).where(inArray(variantImages.id, replaced));
  // Placed before the drawings, whose positions begin at 0 or 1.
  if (image !== null) await tx.insert(variantImages).values({ variantId, image, position: -1 });
}
