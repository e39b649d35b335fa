import { eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { settings } from '../../schema/operation.ts';

/** A setting's stored value; undefined if it isn't set. The caller validates it. */
export async function readSetting(db: DbOrTx, key: string): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value;
}

/** Locks the settings until the transaction ends: whoever changes them takes this lock first. */
export async function lockSettings(tx: Tx): Promise<void> {
  await tx.insert(settings).values({ key: 'company', value: {} }).onConflictDoNothing();
  await tx.select({ key: settings.key }).from(settings).where(eq(settings.key, 'company')).for('update');
}

export async function writeSetting(tx: Tx, key: string, value: unknown): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value`, updatedAt: sql`now()` } });
}
