import type { PricedBox } from '../catalogue/priceBox.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import type { QuotedPrice } from './configuration.ts';

/** The box at the price that a quotation promised, while it holds and is the lower one. */
export function atQuotedPrice(box: PricedBox, quoted: QuotedPrice | null, { day }: Pick<Catalogue, 'day'>): PricedBox {
  if (!quoted || quoted.quantity !== box.quantity || day > quoted.validUntil) return box;
  if (quoted.price.total >= box.price.total) return box;
  const { price, weightGrams, rateCardId } = quoted;
  return { ...box, price, weightGrams, rateCardId };
}
