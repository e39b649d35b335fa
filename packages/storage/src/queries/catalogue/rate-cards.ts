import { and, desc, eq, lte } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { DeliveryCard, NewDeliveryCard, NewRateCard, RateCard, RateCardKind } from '../../rows.ts';
import { deliveryCards, rateCards } from '../../schema/rate-cards.ts';
import { first, only } from '../equal-to.ts';

/**
 * The rate card of a kind on a day (`YYYY-MM-DD`, Indian time): the latest one valid by then. If two are valid from the
 * same day, the newer one.
 */
export async function rateCardInForce(
  db: DbOrTx,
  on: string,
  kind: RateCardKind = 'carton',
): Promise<RateCard | undefined> {
  return first(
    await db
      .select()
      .from(rateCards)
      .where(and(eq(rateCards.kind, kind), lte(rateCards.validFrom, on)))
      .orderBy(desc(rateCards.validFrom), desc(rateCards.id))
      .limit(1),
  );
}

export async function findRateCard(db: DbOrTx, id: number): Promise<RateCard | undefined> {
  return first(await db.select().from(rateCards).where(eq(rateCards.id, id)));
}

export async function deliveryCardInForce(db: DbOrTx, on: string): Promise<DeliveryCard | undefined> {
  return first(
    await db
      .select()
      .from(deliveryCards)
      .where(lte(deliveryCards.validFrom, on))
      .orderBy(desc(deliveryCards.validFrom), desc(deliveryCards.id))
      .limit(1),
  );
}

/** A new price is a new card; cards are never changed. Version names are unique. */
export async function insertRateCard(tx: Tx, card: NewRateCard): Promise<RateCard> {
  return only(await tx.insert(rateCards).values(card).returning());
}

export async function insertDeliveryCard(tx: Tx, card: NewDeliveryCard): Promise<DeliveryCard> {
  return only(await tx.insert(deliveryCards).values(card).returning());
}
