import { findRateCard } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { cartonCard } from '../catalogue/card-schemas.ts';
import type { StoredOrderLine } from '../orders/stored-order.ts';
import type { PricedWith } from './sheet-file.ts';
import { specOfBox } from './spec-of-box.ts';

/** The rate card and the specification that a line's layout was chosen by; null for goods without one. */
export async function pricedWith(
  { db }: Pick<Services, 'db'>,
  { goods: { snapshot }, quantity, rateCardId, engineVersion }: StoredOrderLine,
): Promise<PricedWith | null> {
  if (snapshot.kind !== 'box') return null;
  const card = rateCardId === null ? undefined : await findRateCard(db, rateCardId);
  if (card?.kind !== 'carton') return null;
  return { spec: specOfBox(snapshot, quantity), card: cartonCard.parse(card.card), engineVersion };
}
