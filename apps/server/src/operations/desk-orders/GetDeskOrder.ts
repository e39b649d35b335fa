import { ok } from '@boxwright/contract';
import { isLate, orderStatuses, refundsDue } from '@boxwright/orders';
import {
  artworkHistoryOf,
  documentsOf,
  findCustomer,
  findOrder,
  findPaymentWaiver,
  jobsOfOrder,
  linesToPrint,
  linkVersionOf,
  listChanges,
  messagesOf,
  notesOf,
  parcelsOf,
  refundsOf,
  returnRequestsOf,
  staffOfOrder,
  stepsOfOrder,
  waitsForCall,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { correctableAddresses } from '../../selling/desk/address-corrections.ts';
import { correctionAtDesk } from '../../selling/desk/correction-at-desk.ts';
import { creditableLines } from '../../selling/desk/creditable-lines.ts';
import { deskLines } from '../../selling/desk/desk-lines.ts';
import { deskSteps, isCancellable } from '../../selling/desk/desk-steps.ts';
import { deskTimeline } from '../../selling/desk/desk-timeline.ts';
import { gstinDoubt } from '../../selling/desk/gstin-doubt.ts';
import { mailsAboutOrder } from '../../selling/desk/mails-about.ts';
import { messagesShown } from '../../selling/desk/messages.ts';
import { placeInList } from '../../selling/desk/place-in-list.ts';
import { presentDeskOrder } from '../../selling/desk/present-desk-order.ts';
import { refundableNow } from '../../selling/desk/refundable-now.ts';
import { reprintsAtDesk } from '../../selling/desk/reprints-at-desk.ts';
import { customsOf, supplyToDecide } from '../../selling/desk/supply-to-decide.ts';
import { whatCancellingDoes } from '../../selling/desk/what-cancelling-does.ts';
import { eWayBillState } from '../../selling/documents/e-way-bill.ts';
import { refuseToCancel } from '../../selling/order-steps/cancel-order.ts';
import { refuseStepOfParts } from '../../selling/order-steps/step-of-parts.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';
import { paymentUrl } from '../../selling/orders/payment-link.ts';
import { readStoredOrder } from '../../selling/orders/stored-order.ts';
import { readSupplied } from '../../selling/orders/supplied.ts';
import { trackUrl } from '../../selling/orders/tracking.ts';
import { onlineWaysOf } from '../../selling/orders/ways-to-pay-order.ts';
import { cancelledDies } from '../../selling/production/cancelled-dies.ts';
import { creditableOf } from '../../selling/refunds/creditable.ts';
import { refundSources } from '../../selling/refunds/request-refunds.ts';

export const GetDeskOrder: Handler<'GetDeskOrder'> = async ({ orderId, list }, { services, visitor }, may) => {
  const { db } = services;
  const today = indianDay(services.now());
  const order = await findOrder(db, orderId);
  const customer = order && (await findCustomer(db, order.customerId));
  if (!order || !customer) return noSuchOrder;
  const [
    stored,
    steps,
    refunds,
    returns,
    documents,
    messages,
    notes,
    changes,
    staffNames,
    version,
    place,
    isToCall,
    artwork,
    waiver,
    parcels,
    jobs,
  ] = await Promise.all([
    readStoredOrder(services, order),
    stepsOfOrder(db, orderId),
    refundsOf(db, orderId),
    returnRequestsOf(db, orderId),
    documentsOf(db, orderId),
    messagesOf(db, orderId, messagesShown),
    notesOf(db, orderId, messagesShown),
    listChanges(db, { subject: 'order', subjectId: String(orderId) }, messagesShown),
    staffOfOrder(db, orderId),
    linkVersionOf(db, orderId),
    placeInList(db, orderId, list ?? { search: '' }, today),
    waitsForCall(db, order),
    artworkHistoryOf(db, orderId),
    findPaymentWaiver(db, orderId),
    parcelsOf(db, orderId),
    jobsOfOrder(db, orderId),
  ]);
  const { money } = stored;
  const toPrint = await linesToPrint(
    db,
    stored.lines.map(({ id }) => id),
  );
  const mails = await mailsAboutOrder(db, order, customer.email, {
    orderId,
    txnids: money.attempts.map(({ txnid }) => txnid),
    ledgerIds: money.ledger.map(({ id }) => id),
    refundIds: refunds.map(({ id }) => id),
    returnIds: returns.map(({ id }) => id),
    messageIds: messages.map(({ id }) => id),
  });
  const isErased = customer.erasedAt !== null;
  const creditable = creditableOf(documents, refunds);
  const isPayable = onlineWaysOf(order, money).length > 0 && !isErased;
  const cancellation =
    may.changes && may.steps && isCancellable(order.status)
      ? {
          refused: await refuseToCancel(db, order, 'staff'),
          due: refundsDue(refundSources(money.ledger, refunds)),
          does: await whatCancellingDoes(db, order),
        }
      : null;
  return ok(
    presentDeskOrder({
      customer,
      stored,
      isLate: isLate(order, today),
      may,
      gstinDoubt: await gstinDoubt(db, order),
      eWayBill: await eWayBillState(db, order, steps.findLast(({ courier }) => courier !== null)?.courier),
      correctable: isErased ? { billing: null, shipping: null } : correctableAddresses(order, documents),
      supply: may.supply ? await supplyToDecide(db, order, documents, today) : null,
      customs: may.supply ? customsOf(order) : null,
      // The steps of single parcels are on their own page.
      steps: may.steps
        ? deskSteps(stored, waiver).filter(({ to: id }) => {
            const to = orderStatuses.find((status) => status === id) ?? order.status;
            return parcels.length === 0 || refuseStepOfParts({ parcels }, order.status, to) === undefined;
          })
        : [],
      parcels: {
        sent: parcels.filter(({ status }) => status !== 'packed' && status !== 'credited').length,
        all: parcels.filter(({ status }) => status !== 'credited').length,
      },
      lines: deskLines(
        stored,
        await readSupplied(db, order, stored.lines),
        jobs,
        toPrint,
        await cancelledDies(db, stored.lines),
      ),
      waiver,
      correction: isErased ? null : await correctionAtDesk(db, { order, lines: stored.lines, documents, may }),
      reprint: await reprintsAtDesk(db, stored, creditable, may.changes && !isErased),
      cancellation,
      refunds,
      refundable: refundableNow(order, money, refunds),
      creditable: may.refunds ? creditableLines(creditable) : [],
      payUrl: isPayable ? paymentUrl(services, orderId, version) : '',
      mobileToCall: isToCall && !isErased ? order.shippingAddress.mobile : '',
      trackUrl: trackUrl(services, orderId, version),
      messages,
      notes,
      reader: visitor.staff.id,
      staffNames,
      place,
      timeline: deskTimeline({
        order,
        steps,
        ledger: money.ledger,
        refunds,
        returns,
        documents,
        mails,
        messages,
        notes,
        changes,
        artwork,
        staffNames,
      }),
    }),
  );
};
