import { fail, ok, quotationFileAddress } from '@boxwright/contract';
import { discountsByName } from '@boxwright/money';
import { findQuotation } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { indianDay } from '../../process/indian-day.ts';
import { creditNoteOf, itemsOf, readSnapshot } from '../../selling/quotations/quotation.ts';

export const GetMadeQuotation: Handler<'GetMadeQuotation'> = async ({ token }, call) => {
  const { services } = call;
  const refused = await checkRateLimit(call, 'download from source');
  if (refused) return refused;
  const quotation = await findQuotation(services.db, token);
  if (!quotation) return fail('not_found', 'There is no such quotation.');
  const { destination, delivery, orderAddress, sampleCredits } = readSnapshot(quotation.snapshot);
  const items = itemsOf(quotation);
  return ok({
    number: quotation.number,
    validUntil: quotation.validUntil,
    isValid: indianDay(services.now()) <= quotation.validUntil,
    items: items.map(({ goods: { name, description }, quoted, isPickedUp }) => ({
      name,
      description,
      quantity: quoted.quantity,
      isPickedUp,
      amount: quoted.price.total,
    })),
    destination: destination ?? '',
    goods: quotation.goodsPaise,
    discounts: discountsByName(items.flatMap(({ quoted }) => quoted.discounts)),
    delivery,
    gst: items.reduce((sum, { tax }) => sum + tax.total, 0),
    total: quotation.totalPaise,
    creditNote: creditNoteOf(sampleCredits),
    isSoldOnline: orderAddress !== null,
    address: quotationFileAddress(quotation.token),
  });
};
