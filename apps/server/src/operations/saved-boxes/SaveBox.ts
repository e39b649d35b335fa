import { fail, mostSavedBoxes, ok } from '@boxwright/contract';
import { findQuotation, saveBox } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { idempotentTransaction } from '../../calls/idempotency.ts';
import { attachedArtworkOf } from '../../selling/artwork/read-artwork.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { layOut } from '../../selling/goods/lay-out.ts';
import { noWishes } from '../../selling/goods/line-snapshot.ts';
import { priceGoods } from '../../selling/goods/price-goods.ts';
import { refuseQuantity } from '../../selling/goods/refuse-quantity.ts';
import { quotedFor } from '../../selling/quotations/quotation.ts';
import { savedBoxOf } from '../../selling/saved-boxes/saved-box.ts';

/** Priced first, because only boxes that can be ordered are kept. */
export const SaveBox: Handler<'SaveBox'> = async (input, call) => {
  const { name, note, quantity, quotation: token, deliveryType, destination, artwork: file, place, ...box } = input;
  const { db } = call.services;
  const artwork = await attachedArtworkOf(db, { token: file, place });
  if (!artwork.ok) return artwork;
  const refused = refuseQuantity('box', quantity, await readCompany(db), 'quantity');
  if (refused) return refused;
  const catalogue = await currentCatalogue(call.services);
  const choice = { kind: 'box', ...box } as const;
  await layOut(call, catalogue, [choice]);
  const priced = priceGoods(catalogue, choice, quantity, {
    ...noWishes,
    customDescription: note || null,
    artwork: artwork.value,
  });
  if (!priced.ok) return priced;
  const quotation = token ? await findQuotation(db, token) : undefined;
  const kept = savedBoxOf({
    customerId: call.visitor.customer.id,
    variantId: box.variantId,
    goods: priced.value,
    delivery: { deliveryType, destinationPincode: destination },
    quotation: quotedFor(quotation, priced.value) && quotation ? quotation.token : null,
    name,
  });
  return idempotentTransaction(
    call,
    'SaveBox',
    input,
  )(async (tx) => {
    const saved = await saveBox(tx, kept, mostSavedBoxes);
    if (saved === null) {
      return fail('not_possible', `You can keep up to ${mostSavedBoxes} boxes. Please delete one that you don’t need.`);
    }
    return ok({ boxId: saved.box.id, name: saved.box.name, isNew: saved.isNew });
  });
};
