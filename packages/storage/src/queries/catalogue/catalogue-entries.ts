import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../connect.ts';
import type { Category, Variant } from '../../rows.ts';
import { categories, variants } from '../../schema/catalogue.ts';
import { first } from '../equal-to.ts';

/** Changes a variant. Undefined, without a change, when its version is no longer the one that was seen. */
export async function changeVariant(
  tx: Tx,
  variantId: number,
  seen: number,
  changed: Partial<Omit<Variant, 'id' | 'version'>>,
): Promise<Variant | undefined> {
  return first(
    await tx
      .update(variants)
      .set({ ...changed, version: sql`${variants.version} + 1` })
      .where(and(eq(variants.id, variantId), eq(variants.version, seen)))
      .returning(),
  );
}

/** Changes a category. Undefined, without a change, when its version is no longer the one that was seen. */
export async function changeCategory(
  tx: Tx,
  categoryId: number,
  seen: number,
  changed: Partial<Omit<Category, 'id' | 'version'>>,
): Promise<Category | undefined> {
  return first(
    await tx
      .update(categories)
      .set({ ...changed, version: sql`${categories.version} + 1` })
      .where(and(eq(categories.id, categoryId), eq(categories.version, seen)))
      .returning(),
  );
}

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
