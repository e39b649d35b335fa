import type { Handler } from '../../calls/call.ts';
import { idempotentTransaction } from '../../calls/idempotency.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { readCompany } from '../../selling/company/company.ts';
import { noWishes } from '../../selling/goods/line-snapshot.ts';
import { askedStickers } from '../../selling/goods/sticker/asked-stickers.ts';
import { makeQuotation } from '../../selling/quotations/make-quotation.ts';
import { madeOutTo, presentQuotation } from '../../selling/quotations/present-quotation.ts';

export const GetStickerQuotation: Handler<'GetStickerQuotation'> = async (input, call) => {
  const refused = await checkRateLimit(call, 'quotation from source');
  if (refused) return refused;
  const asked = await askedStickers(call, input, input.quantity, await readCompany(call.services.db));
  if (!asked.ok) return asked;
  const { choice, quantity } = asked.value;
  return presentQuotation(
    await makeQuotation(call, idempotentTransaction(call, 'GetStickerQuotation', input), {
      items: [
        {
          choice: { kind: 'sticker', ...choice },
          quantity,
          isPickedUp: input.destination === null,
          wishes: noWishes,
          quotation: null,
          agreed: null,
        },
      ],
      destination: input.destination,
      madeOutTo: madeOutTo(input),
    }),
  );
};
