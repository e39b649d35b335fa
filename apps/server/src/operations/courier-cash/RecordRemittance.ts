import { fail, ok } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import {
  insertCourierBill,
  inTransaction,
  listCourierCash,
  lockOrderWithCart,
  type Order,
  othersWithReference,
  type Tx,
  takenOffRemittance,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { refuseDay } from '../../selling/desk/refuse-day.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { reversalOf } from '../../selling/orders/reversible.ts';
import { bookPayment } from '../../selling/payments/book-payment.ts';
import { matchRemittance, readRemittance } from '../../selling/receivables/read-remittance.ts';
import { refuseClosedDay } from '../../selling/settings/closed-books.ts';

const mostOwed = 10_000;

/** Each order gets a payment of its own, as if it were recorded on its page, and is taken back there. */
export const RecordRemittance: Handler<'RecordRemittance'> = async (input, { services, visitor: { staff } }) => {
  const { receivedOn, takenOff = 0 } = input;
  const now = services.now();
  const badDay =
    refuseDay(receivedOn, indianDay(now), 'receivedOn') ??
    (await refuseClosedDay(services.db, receivedOn, 'receivedOn'));
  if (badDay) return badDay;
  const reference = input.reference.trim().replace(/\s+/g, ' ').toUpperCase();
  const rows = readRemittance(input.list);
  if (!rows.ok) return rows;
  return inTransaction(services.db, async (tx) => {
    // Locks the reference: who comes second finds the orders of the first.
    const known = await othersWithReference(tx, { orderId: 0, kind: 'transfer', reference });
    const matched = matchRemittance(rows.value, await listCourierCash(tx, mostOwed));
    const noted = await takenOffRemittance(tx, reference);
    if (known.length > 0) {
      // A double click: nothing of the list is owed any more.
      if (!matched.ok && known.length === rows.value.length) {
        if (takenOff === noted) return ok({ orders: 0, amount: 0 });
        const said = `${reference} is recorded already, with ${formatRupees(paise(noted))} taken off. To correct that, take its payments back at their orders, and what was taken off under Courier’s bills; then record it again.`;
        return fail('conflict', said, { field: 'takenOff' });
      }
      const text = `${reference} is recorded already, with ${known.map(orderNumber).join(', ')}. Please look at the reference; further orders of the same transfer are recorded on their own pages.`;
      return fail('conflict', text, { field: 'reference' });
    }
    if (!matched.ok) return matched;
    // Its payments were taken back, and it is recorded again.
    if (noted > 0 && noted !== takenOff) {
      const said = `${formatRupees(paise(noted))} are noted as taken off ${reference}. Take that back under Courier’s bills first, or enter the same amount.`;
      return fail('conflict', said, { field: 'takenOff' });
    }
    const payments: {
      readonly order: Order;
      readonly amount: number;
      readonly paid: number;
      readonly againAfter: number | null;
    }[] = [];
    // In one order, so that two of us don't wait for each other; nothing is booked before all is known.
    for (const { order: owed, amount } of matched.value.toSorted((a, b) => a.order.orderId - b.order.orderId)) {
      const order = await lockOrderWithCart(tx, owed.orderId);
      const money = order && (await orderMoneyOf(tx, order));
      if (!order || !money || money.due !== owed.due) {
        return fail('conflict', `What is due for ${orderNumber(owed)} has changed meanwhile. Please look again.`);
      }
      const earlier = money.ledger.filter(
        ({ kind, gatewayPaymentId }) => kind === 'transfer' && gatewayPaymentId === reference,
      );
      const againAfter = earlier.map((entry) => reversalOf(money.ledger, entry)).at(-1)?.id ?? null;
      payments.push({ order, amount: amount ?? money.due, paid: money.paid, againAfter });
    }
    for (const { order, amount, paid, againAfter } of payments) {
      const payment = { kind: 'transfer' as const, amountPaise: amount, gatewayPaymentId: reference, receivedOn };
      const money = await bookPayment(services, tx, order, { ...payment, staffId: staff.id, againAfter }, ({ id }) => ({
        mail: 'payment-recorded',
        ledgerId: id,
      }));
      if (!money) throw new Error('A remittance was recorded under the order’s lock.');
      await noteOrderChange(tx, {
        ...{ order, staff, operation: 'RecordRemittance', at: now, before: { paidPaise: paid } },
        after: { paidPaise: money.paid, reference, receivedOn },
      });
    }
    const [courier = ''] = matched.value.map(({ order }) => order.courier);
    if (takenOff > noted)
      await noteTakenOff(tx, { courier, reference, receivedOn, takenOff, staffId: staff.id, at: now });
    return ok({ orders: payments.length, amount: payments.reduce((sum, { amount }) => sum + amount, 0) });
  });
};

interface TakenOff {
  readonly courier: string;
  readonly reference: string;
  readonly receivedOn: string;
  readonly takenOff: number;
  readonly staffId: number;
  readonly at: Date;
}

/** The orders are paid in full: what the courier kept is paid to it, for its bills. */
async function noteTakenOff(tx: Tx, { courier, reference, receivedOn, takenOff, staffId, at }: TakenOff) {
  const none = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0, isReverseCharge: false, sentFrom: null, sentTo: null };
  await insertCourierBill(tx, {
    ...{ kind: 'taken-off', courier, number: reference, billedOn: receivedOn, bookedOn: receivedOn },
    ...{ taxablePaise: takenOff, ...none, staffId, createdAt: at },
  });
}
