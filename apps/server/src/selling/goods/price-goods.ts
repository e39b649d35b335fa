import { ok, type Result } from '@boxwright/contract';
import type { PriceList } from '@boxwright/money';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { atAgreedPrice } from './at-agreed-price.ts';
import { atQuotedPrice } from './at-quoted-price.ts';
import type { DieOnFile } from './die-on-file.ts';
import type { Choice, Goods, GoodsKind, PricedGoods } from './goods.ts';
import { goodsKinds } from './goods-kinds.ts';
import { type DesignWishes, noWishes } from './line-snapshot.ts';

/** Prices goods of any kind at the catalogue's rates, or says why that isn't possible, as a text for the buyer. */
export const priceGoods = <Kind extends GoodsKind>(
  catalogue: Catalogue,
  choice: Choice<Kind>,
  quantity: number,
  wishes: DesignWishes = noWishes,
  die: DieOnFile | null = null,
): Result<PricedGoods> => goodsKinds[choice.kind].price(catalogue, choice, quantity, wishes, die);

/**
 * Prices a stored line at current rates, with its artwork. Its quotation's price applies while it is valid, and a
 * price that staff agreed to replaces any other.
 *
 * @param die the customer's die for the stored goods, which isn't charged again
 * @param lists the customer's price lists, by which a quotation's price is compared; they aren't taken off the price
 */
export function priceAgain(
  catalogue: Catalogue,
  stored: Goods,
  quantity: number,
  die: DieOnFile | null,
  lists: readonly PriceList[] = [],
): Result<PricedGoods> {
  const priceWith = (fitting: DieOnFile | null) =>
    priceGoods(catalogue, stored.choice, quantity, stored.snapshot, fitting);
  const withDie = priceWith(die);
  // A variant whose size has changed since then needs another die.
  const priced = withDie.ok && withDie.value.identity !== stored.identity ? priceWith(null) : withDie;
  if (!priced.ok) return priced;
  const { quotation, agreed } = stored.snapshot;
  return ok(atAgreedPrice(atQuotedPrice(priced.value, quotation, catalogue, lists), agreed));
}
