import { type CartonExplanation, type CartonPriceProblem, type EngineProblem, explainCarton } from '@boxwright/pricing';
import { type DbOrTx, findRateCard, type OrderLine } from '@boxwright/storage';
import { cartonCard } from '../catalogue/card-schemas.ts';
import { readGoods } from '../goods/read-goods.ts';
import { specOfBox } from '../production/spec-of-box.ts';

/** The line has no rate card for cartons: the carton engine didn't make its price. */
export type NoRateCard = { readonly ok: false; readonly code: 'card'; readonly text: string };

/**
 * Computes the price of a stored line again, to the paisa, from the line's snapshot and its rate card, with every sheet
 * that was compared. Refuses a price of another engine version: then only the breakdown stored with it is valid.
 */
export async function explainLine(
  db: DbOrTx,
  line: Pick<OrderLine, 'configuration' | 'variantId' | 'quantity' | 'rateCardId' | 'engineVersion'>,
): Promise<CartonExplanation | CartonPriceProblem | EngineProblem | NoRateCard> {
  const stored = line.rateCardId === null ? undefined : await findRateCard(db, line.rateCardId);
  const { snapshot } = readGoods(line);
  if (stored?.kind !== 'carton' || snapshot.kind !== 'box') {
    return { ok: false, code: 'card', text: 'This price was not made with a rate card of cartons.' };
  }
  return explainCarton({
    spec: specOfBox(snapshot, line.quantity),
    rateCard: cartonCard.parse(stored.card),
    engineVersion: line.engineVersion,
    hasDie: snapshot.die !== null,
  });
}
