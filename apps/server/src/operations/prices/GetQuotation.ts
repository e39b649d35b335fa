import { ok, quotationFileAddress } from '@boxwright/contract';
import type { Handler } from '../../door/call.ts';
import { idempotentTransaction } from '../../door/idempotency.ts';
import { checkRateLimit } from '../../door/limits.ts';
import { makeQuotation } from '../../selling/quotations/make-quotation.ts';
import { quotationFileName } from '../../selling/quotations/quotation-file-name.ts';

export const GetQuotation: Handler<'GetQuotation'> = async (input, call) => {
  const refused = await checkRateLimit(call, 'quotation from source');
  if (refused) return refused;
  const { destination, name, company, customDescription, quantity, ...box } = input;
  const choice = { kind: 'box', ...box } as const;
  const madeOutTo = [company ?? '', name ?? ''].filter((line) => line !== '');
  const made = await makeQuotation(call, idempotentTransaction(call, 'GetQuotation', input), {
    choice,
    quantity,
    destination,
    madeOutTo,
    note: customDescription?.trim() || null,
  });
  if (!made.ok) return made;
  const { number, token, validUntil, goods, delivery, gst, total, orderPath } = made.value;
  return ok({
    number,
    token,
    validUntil,
    address: quotationFileAddress(token),
    fileName: quotationFileName({ number }),
    orderAddress: orderPath,
    goods,
    delivery,
    gst,
    total,
  });
};
