import { fail, ok, type Result } from '@boxwright/contract';
import { findCustomer, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { inWords } from '../../process/in-words.ts';
import { lockLine, notedOfLine } from '../../selling/proofs/line-of-order.ts';
import { presentLine } from '../../selling/proofs/present-lines.ts';
import { whyNoArtwork } from '../../selling/proofs/send-artwork.ts';

export const RemindOfProof: Handler<'RemindOfProof'> = async ({ lineId }, call) => {
  const { services } = call;
  const refused = await checkRateLimit(call, 'reminder of item', String(lineId));
  if (refused) return remindedAlready(refused);
  return inTransaction(services.db, async (tx) => {
    const locked = await lockLine(tx, lineId);
    if (!locked.ok) return locked;
    const { order } = locked.value;
    const customer = await findCustomer(tx, order.customerId);
    if (!customer || customer.erasedAt !== null) return fail('conflict', 'This customer’s data were erased.');
    const closed = await whyNoArtwork(tx, order);
    if (closed !== null) return fail('conflict', closed);
    if ((await presentLine(tx, locked.value)).waitsFor !== 'customer') {
      return fail('conflict', 'This item doesn’t wait for the customer.');
    }
    const at = services.now().toISOString();
    await services.jobs.enqueue(tx, 'WriteMail', { mail: 'proof-reminder', orderId: order.id, at });
    await notedOfLine(tx, call, 'RemindOfProof', locked.value);
    return ok({ recipient: customer.email });
  });
};

function remindedAlready(refused: Result<never>): Result<never> {
  if (refused.ok) return refused;
  const { details = {} } = refused.failure;
  const text = `The customer was reminded of this item just now. You can remind them again in ${inWords(Number(details['retry_after']))}.`;
  return fail('too_many', text, { details });
}
