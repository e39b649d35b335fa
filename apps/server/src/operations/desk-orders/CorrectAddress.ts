import { correctedFields, fail, ok } from '@boxwright/contract';
import { correctAddresses, documentsOf, findCustomer, inTransaction, lockOrder } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { contactOf, refuseCorrection } from '../../selling/desk/address-corrections.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

export const CorrectAddress: Handler<'CorrectAddress'> = async ({ orderId, which, ...typed }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const customer = order && (await findCustomer(tx, order.customerId));
    if (!order || !customer) return noSuchOrder;
    if (customer.erasedAt !== null) return fail('conflict', 'This customer’s data were erased.');
    const documents = await documentsOf(tx, orderId);
    const addresses = which === 'both' ? (['billing', 'shipping'] as const) : [which];
    for (const address of addresses) {
      const refusal = refuseCorrection(order, documents, address);
      if (refusal) return fail('conflict', refusal);
    }
    const isChanged = (field: (typeof correctedFields)[number]) =>
      addresses.some((address) => contactOf(order[`${address}Address`])[field] !== typed[field]);
    const changed = correctedFields.filter(isChanged);
    if (changed.length === 0) return fail('invalid', 'Nothing of the address is changed.');

    await correctAddresses(tx, orderId, addresses, typed);
    const now = services.now();
    // The names of what changed, not the values: audit entries outlive an erased account.
    const after = { which, changed: changed.join(', ') };
    await noteOrderChange(tx, { order, staff: visitor.staff, operation: 'CorrectAddress', at: now, after });
    await services.jobs.enqueue(tx, 'WriteMail', { mail: 'address-corrected', orderId, which, at: now.toISOString() });
    return ok({ which });
  });
