import type { Tx } from '../../connect.ts';
import type { Category, Variant } from '../../rows.ts';
import { categories, variants } from '../../schema/catalogue.ts';
import { changeVersioned } from '../change-versioned.ts';
import { first } from '../equal-to.ts';

/** Changes a variant. Undefined, without a change, when its version is no longer the one that was seen. */
export const changeVariant = (
  tx: Tx,
  variantId: number,
  seen: number,
  changed: Partial<Omit<Variant, 'id' | 'version'>>,
): Promise<Variant | undefined> => changeVersioned(tx, variants, { id: variantId, version: seen }, changed);

/** Changes a category. Undefined, without a change, when its version is no longer the one that was seen. */
export const changeCategory = (
  tx: Tx,
  categoryId: number,
  seen: number,
  changed: Partial<Omit<Category, 'id' | 'version'>>,
): Promise<Category | undefined> => changeVersioned(tx, categories, { id: categoryId, version: seen }, changed);

/** Adds a category. Undefined when another one has its address, even if that is switched off. */
export async function addCategory(
  tx: Tx,
  row: Omit<Category, 'id' | 'version' | 'image'>,
): Promise<Category | undefined> {
  return first(await tx.insert(categories).values(row).onConflictDoNothing().returning());
}

/** Adds a variant. Undefined when another one has its address, even if that is switched off. */
export async function addVariant(tx: Tx, row: Omit<Variant, 'id' | 'version'>): Promise<Variant | undefined> {
  return first(await tx.insert(variants).values(row).onConflictDoNothing().returning());
}
