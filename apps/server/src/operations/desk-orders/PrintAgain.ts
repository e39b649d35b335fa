import { fail, ok } from '@boxwright/contract';
import { refuseReprint, usualMode } from '@boxwright/orders';
import {
  closeDeskCart,
  findCustomer,
  insertOrder,
  inTransaction,
  linesOfOrders,
  lockOrderWithCart,
  openDeskCart,
  reprintsOf,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { layOut } from '../../selling/goods/lay-out.ts';
import { choiceOfLine } from '../../selling/goods/read-goods.ts';
import { reprintLines } from '../../selling/order-steps/reprint-lines.ts';
import { checkArtworks } from '../../selling/orders/check-artworks.ts';
import { newReference } from '../../selling/orders/compose-order.ts';
import { orderTypeOf } from '../../selling/orders/order-type.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { waiveAsBefore } from '../../selling/proofs/waive-as-before.ts';

const nothing = {
  ...{ goodsPaise: 0, deliveryPaise: 0, codFeePaise: 0, discountPaise: 0 },
  ...{ cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 0 },
};

export const PrintAgain: Handler<'PrintAgain'> = async ({ orderId, lines: asked, cause, reason, seen }, call) => {
  const { services, visitor } = call;
  const { db } = services;
  const ordered = await linesOfOrders(db, [orderId]);
  await layOut(call, await currentCatalogue(services), ordered.map(choiceOfLine));
  return inTransaction(db, async (tx) => {
    const first = await lockOrderWithCart(tx, orderId);
    const customer = first && (await findCustomer(tx, first.customerId));
    if (!first || !customer) return noSuchOrder;
    if (customer.erasedAt !== null) return fail('conflict', 'This customer’s data were erased.');
    const refused = refuseReprint({ status: first.status, isReprint: first.reprintOf !== null });
    if (refused) return fail('conflict', refused);
    if ((await reprintsOf(tx, orderId)).length !== seen) {
      return fail(
        'conflict',
        'Somebody has had goods of this order printed again meanwhile. Please look at that first.',
      );
    }
    const lines = await linesOfOrders(tx, [orderId]);
    const again = await reprintLines(tx, first, lines, asked);
    if (!again.ok) return again;
    const now = services.now();
    const cart = await openDeskCart(tx, first.customerId);
    await closeDeskCart(tx, cart.id);
    const { customerId, billingAddress, shippingAddress, placeOfSupply, supplyReason, supplyType, exportedTo } = first;
    const isSent = again.value.lines.some(({ deliveryType }) => deliveryType === 'StandardShipping');
    const order = await insertOrder(
      tx,
      {
        ...{ customerId, billingAddress, shippingAddress, placeOfSupply, supplyReason, supplyType, exportedTo },
        ...nothing,
        cartId: cart.id,
        reference: newReference(),
        orderType: orderTypeOf(again.value.lines.map(({ kind }) => kind)),
        deliveryType: isSent ? 'StandardShipping' : 'SelfPickup',
        paymentMode: usualMode,
        paymentStatus: 'Paid',
        confirmedAt: now,
        placedAt: now,
        reprintOf: orderId,
        reprintCause: cause,
        reprintWorthPaise: again.value.worth,
      },
      again.value.lines,
    );
    if (!order) throw new Error('A reprint wasn’t stored.');
    const made = await linesOfOrders(tx, [order.id]);
    await waiveAsBefore(
      tx,
      made.flatMap((line, place) => {
        const ofFirst = lines[(asked[place]?.position ?? 0) - 1];
        return ofFirst ? [{ first: ofFirst, again: line }] : [];
      }),
    );
    await checkArtworks(tx, services, made);
    const number = orderNumber(order);
    await noteOrderChange(tx, {
      order: first,
      staff: visitor.staff,
      operation: 'PrintAgain',
      at: now,
      after: { reprint: number, cause },
      reason,
    });
    await services.jobs.enqueue(tx, 'WriteMail', { mail: 'order-reprint', orderId: order.id });
    return ok({ orderId: order.id, number });
  });
};
