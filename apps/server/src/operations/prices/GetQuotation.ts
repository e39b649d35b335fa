import type { Handler } from '../../calls/call.ts';
import { idempotentTransaction } from '../../calls/idempotency.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { attachedArtworkOf } from '../../selling/artwork/read-artwork.ts';
import { noWishes } from '../../selling/goods/line-snapshot.ts';
import { makeQuotation } from '../../selling/quotations/make-quotation.ts';
import { madeOutTo, presentQuotation } from '../../selling/quotations/present-quotation.ts';

export const GetQuotation: Handler<'GetQuotation'> = async (input, call) => {
  const refused = await checkRateLimit(call, 'quotation from source');
  if (refused) return refused;
  const { destination, name, company, customDescription, quantity, artwork: token, place, ...box } = input;
  const artwork = await attachedArtworkOf(call.services.db, { token, place });
  if (!artwork.ok) return artwork;
  const made = await makeQuotation(call, idempotentTransaction(call, 'GetQuotation', input), {
    items: [
      {
        choice: { kind: 'box', ...box },
        quantity,
        isPickedUp: destination === null,
        wishes: { ...noWishes, customDescription: customDescription?.trim() || null, artwork: artwork.value },
        quotation: null,
        agreed: null,
      },
    ],
    destination,
    madeOutTo: madeOutTo({ name, company }),
  });
  return presentQuotation(made);
};
