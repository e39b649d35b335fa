import type { Handler } from '../../door/call.ts';
import { idempotentTransaction } from '../../door/idempotency.ts';
import { checkRateLimit } from '../../door/limits.ts';
import { makeQuotation } from '../../selling/quotations/make-quotation.ts';
import { madeOutTo, presentQuotation } from '../../selling/quotations/present-quotation.ts';

export const GetQuotation: Handler<'GetQuotation'> = async (input, call) => {
  const refused = await checkRateLimit(call, 'quotation from source');
  if (refused) return refused;
  const { destination, name, company, customDescription, quantity, ...box } = input;
  const made = await makeQuotation(call, idempotentTransaction(call, 'GetQuotation', input), {
    choice: { kind: 'box', ...box },
    quantity,
    destination,
    madeOutTo: madeOutTo({ name, company }),
    note: customDescription?.trim() || null,
  });
  return presentQuotation(made);
};
