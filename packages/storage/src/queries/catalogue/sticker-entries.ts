import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../connect.ts';
import type { StickerClass, StickerQuantity, StickerShape, StickerSize } from '../../rows.ts';
import { stickerClasses, stickerQuantities, stickerShapes, stickerSizes } from '../../schema/stickers.ts';
import { changeVersioned } from '../change-versioned.ts';
import { first } from '../equal-to.ts';

// Each `add…` returns undefined when the name, size or quantity exists already. Each `change…` returns undefined when
// the row's version is no longer the one that was seen, or its new name is taken. Nothing is changed then.

export async function addStickerShape(
  tx: Tx,
  row: Omit<StickerShape, 'id' | 'version' | 'image'>,
): Promise<StickerShape | undefined> {
  return first(await tx.insert(stickerShapes).values(row).onConflictDoNothing().returning());
}

export async function changeStickerShape(
  tx: Tx,
  seen: Pick<StickerShape, 'id' | 'version'>,
  changed: Pick<StickerShape, 'name' | 'priceClass' | 'position' | 'status'>,
): Promise<StickerShape | undefined> {
  // Two who give the same name to two shapes wait for each other here.
  await tx.execute(sql`LOCK TABLE ${stickerShapes} IN SHARE ROW EXCLUSIVE MODE`);
  const taken = and(eq(stickerShapes.name, changed.name), ne(stickerShapes.id, seen.id));
  if ((await tx.$count(stickerShapes, taken)) > 0) return undefined;
  return changeVersioned(tx, stickerShapes, seen, changed);
}

/** Undefined also when there is no such shape. */
export async function addStickerSize(
  tx: Tx,
  row: Omit<StickerSize, 'id' | 'version'>,
): Promise<StickerSize | undefined> {
  const { shapeId, length, width } = row;
  // Two who add the same size wait for each other here.
  const isShape = eq(stickerShapes.id, shapeId);
  const [shape] = await tx.select({ id: stickerShapes.id }).from(stickerShapes).where(isShape).for('update');
  const same = and(eq(stickerSizes.shapeId, shapeId), eq(stickerSizes.length, length), eq(stickerSizes.width, width));
  if (!shape || (await tx.$count(stickerSizes, same)) > 0) return undefined;
  return first(await tx.insert(stickerSizes).values(row).returning());
}

export const changeStickerSize = (
  tx: Tx,
  seen: Pick<StickerSize, 'id' | 'version'>,
  changed: Pick<StickerSize, 'position' | 'status'>,
): Promise<StickerSize | undefined> => changeVersioned(tx, stickerSizes, seen, changed);

export async function addStickerQuantity(tx: Tx, quantity: number): Promise<StickerQuantity | undefined> {
  return first(await tx.insert(stickerQuantities).values({ quantity }).onConflictDoNothing().returning());
}

export const changeStickerQuantity = (
  tx: Tx,
  seen: Pick<StickerQuantity, 'id' | 'version'>,
  changed: Pick<StickerQuantity, 'status'>,
): Promise<StickerQuantity | undefined> => changeVersioned(tx, stickerQuantities, seen, changed);

export const changeStickerClass = (
  tx: Tx,
  seen: Pick<StickerClass, 'code' | 'version'>,
  changed: Pick<StickerClass, 'name' | 'position' | 'status'>,
): Promise<StickerClass | undefined> => changeVersioned(tx, stickerClasses, seen, changed);
