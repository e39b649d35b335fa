import { type Company, fail, type Result } from '@boxwright/contract';
import type { PriceList } from '@boxwright/money';
import type { SavedBoxWithDie } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { readDie } from '../goods/die-on-file.ts';
import type { Choice, Goods } from '../goods/goods.ts';
import { refuseQuantity } from '../goods/refuse-quantity.ts';
import { type PriceForBuyer, priceForBuyer } from '../quotes/quote-box.ts';

/** The price at which the customiser sells a saved box to its customer today, or why it can't be priced. */
export async function priceSavedBox(
  services: Pick<Services, 'db'>,
  { box, goods, choice }: { readonly box: SavedBoxWithDie; readonly goods: Goods; readonly choice: Choice<'box'> },
  {
    catalogue,
    company,
    lists,
  }: { readonly catalogue: Catalogue; readonly company: Company; readonly lists: readonly PriceList[] },
): Promise<Result<PriceForBuyer>> {
  const refused = refuseQuantity('box', box.quantity, company);
  if (refused) return refused;
  const priced = await priceForBuyer(services, catalogue, choice, box.quantity, box.quotation, {
    die: readDie(box.die),
    lists,
  });
  if (!priced.ok || priced.value.box.identity === goods.identity) return priced;
  return fail('not_possible', 'We build this box in another way now. Open it to see how.');
}
