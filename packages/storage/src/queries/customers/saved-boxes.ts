import { and, desc, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import { placeholders, prepared } from '../../prepared.ts';
import type { NewSavedBox, SavedBox } from '../../rows.ts';
import { savedBoxes } from '../../schema/saved-boxes.ts';
import { first, only } from '../equal-to.ts';
import { type Die, type DieTerms, dieOf, termValues } from '../orders/dies.ts';
import { lockCustomer } from './customers.ts';

/** A saved box with the customer's die for it; null when the die has to be made. */
export interface SavedBoxWithDie extends SavedBox {
  die: Die | null;
}

const boxesOf = prepared('saved_boxes', (db) => {
  const die = dieOf(db, savedBoxes.customerId, savedBoxes.dieKey).as('die');
  return db
    .select({
      box: savedBoxes,
      die: {
        ...{ number: die.number, placedAt: die.placedAt, drawing: die.drawing, isTogether: die.isTogether },
        ...{ engineVersion: die.engineVersion, grain: die.grain },
      },
    })
    .from(savedBoxes)
    .leftJoinLateral(die, sql`true`)
    .where(eq(savedBoxes.customerId, placeholders('customerId').customerId))
    .orderBy(desc(savedBoxes.id));
});

/** A customer's saved boxes, newest first. */
export async function listSavedBoxes(db: DbOrTx, customerId: number, terms: DieTerms): Promise<SavedBoxWithDie[]> {
  const rows = await boxesOf(db, { customerId, ...termValues(terms) });
  return rows.map(({ box, die }) => ({ ...box, die }));
}

/**
 * Saves a box. If the customer has saved an equal one, that one is returned unchanged; null when they have `most`
 * already. Saves of one customer wait for each other, so that two tabs can't break these rules.
 */
export async function saveBox(
  tx: Tx,
  box: NewSavedBox,
  most: number,
): Promise<{ box: SavedBox; isNew: boolean } | null> {
  const { customerId, fingerprint } = box;
  await lockCustomer(tx, customerId);
  const before = first(
    await tx
      .select()
      .from(savedBoxes)
      .where(and(eq(savedBoxes.customerId, customerId), eq(savedBoxes.fingerprint, fingerprint))),
  );
  if (before) return { box: before, isNew: false };
  if ((await tx.$count(savedBoxes, eq(savedBoxes.customerId, customerId))) >= most) return null;
  return { box: only(await tx.insert(savedBoxes).values(box).returning()), isNew: true };
}

/** False when there is no such box, or it's somebody else's. */
export async function renameSavedBox(tx: Tx, customerId: number, boxId: number, name: string): Promise<boolean> {
  const renamed = await tx
    .update(savedBoxes)
    .set({ name })
    .where(ownBox(customerId, boxId))
    .returning({ id: savedBoxes.id });
  return renamed.length > 0;
}

/** False when there is no such box, or it's somebody else's. */
export async function deleteSavedBox(tx: Tx, customerId: number, boxId: number): Promise<boolean> {
  const deleted = await tx.delete(savedBoxes).where(ownBox(customerId, boxId)).returning({ id: savedBoxes.id });
  return deleted.length > 0;
}

const ownBox = (customerId: number, boxId: number) =>
  and(eq(savedBoxes.id, boxId), eq(savedBoxes.customerId, customerId));
