import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { PriceDraft, PriceTableKind } from '../../rows.ts';
import { staff } from '../../schema/customers.ts';
import { priceDrafts } from '../../schema/rate-cards.ts';
import { first } from '../equal-to.ts';

export interface PriceDraftListed extends PriceDraft {
  readonly changedByName: string;
}

export async function findPriceDraft(db: DbOrTx, kind: PriceTableKind): Promise<PriceDraftListed | undefined> {
  const [row] = await db
    .select({ draft: priceDrafts, changedByName: staff.name })
    .from(priceDrafts)
    .innerJoin(staff, eq(staff.id, priceDrafts.changedBy))
    .where(eq(priceDrafts.kind, kind));
  return row && { ...row.draft, changedByName: row.changedByName };
}

type NewPriceDraft = Omit<PriceDraft, 'revision'>;

/** Undefined when there is a draft of this kind already. */
export async function insertPriceDraft(tx: Tx, draft: NewPriceDraft): Promise<PriceDraft | undefined> {
  return first(await tx.insert(priceDrafts).values(draft).onConflictDoNothing().returning());
}

/** Undefined, without a change, when the draft is no longer the one that was seen. */
export async function changePriceDraft(
  tx: Tx,
  kind: PriceTableKind,
  seen: number,
  changed: Pick<PriceDraft, 'typed' | 'changedBy' | 'changedAt'>,
): Promise<PriceDraft | undefined> {
  return first(
    await tx
      .update(priceDrafts)
      .set({ ...changed, revision: sql`${priceDrafts.revision} + 1` })
      .where(and(eq(priceDrafts.kind, kind), eq(priceDrafts.revision, seen)))
      .returning(),
  );
}

/** Removes the draft, to publish it or to throw it away. Undefined when it is no longer the one that was seen. */
export async function takePriceDraft(tx: Tx, kind: PriceTableKind, seen: number): Promise<PriceDraft | undefined> {
  return first(
    await tx
      .delete(priceDrafts)
      .where(and(eq(priceDrafts.kind, kind), eq(priceDrafts.revision, seen)))
      .returning(),
  );
}
