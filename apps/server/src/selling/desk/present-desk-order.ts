import type { DeskHappening, DeskLine, DeskStep, Output, Result } from '@boxwright/contract';
import type { Customer, NamedMessage, NamedNote, PaymentWaiverListed, Refund } from '@boxwright/storage';
import { isReversible } from '../orders/reversible.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { movableNow, type RefundableNow } from './refundable-now.ts';

interface Known {
  readonly customer: Customer;
  readonly stored: StoredOrder;
  readonly isLate: boolean;
  readonly may: Output<'GetDeskOrder'>['may'];
  readonly supply: Output<'GetDeskOrder'>['supply'];
  readonly customs: Output<'GetDeskOrder'>['customs'];
  readonly gstinDoubt: string;
  readonly eWayBill: Output<'GetDeskOrder'>['eWayBill'];
  readonly correctable: Output<'GetDeskOrder'>['correctable'];
  readonly steps: DeskStep[];
  readonly parcels: Output<'GetDeskOrder'>['parcels'];
  readonly waiver: PaymentWaiverListed | undefined;
  readonly correction: Output<'GetDeskOrder'>['correction'];
  readonly reprint: Pick<Output<'GetDeskOrder'>, 'reprintOf' | 'reprints' | 'printable'>;
  readonly lines: DeskLine[];
  /** Null where the order can't be cancelled any more, or by this reader. */
  readonly cancellation: {
    readonly refused: Result<never> | undefined;
    readonly due: readonly { readonly attemptId: number | null; readonly amount: number }[];
    readonly does: Pick<NonNullable<Output<'GetDeskOrder'>['cancellation']>, 'works' | 'dieOf'>;
  } | null;
  readonly refunds: readonly Refund[];
  readonly refundable: RefundableNow;
  readonly creditable: Output<'GetDeskOrder'>['creditable'];
  readonly payUrl: string;
  readonly mobileToCall: string;
  readonly trackUrl: string;
  readonly messages: readonly NamedMessage[];
  readonly notes: readonly NamedNote[];
  /** The id of the member of staff. */
  readonly reader: number;
  readonly staffNames: ReadonlyMap<number, string>;
  readonly place: Pick<Output<'GetDeskOrder'>, 'newerId' | 'olderId' | 'back'>;
  readonly timeline: DeskHappening[];
}

/** An order as the desk sees it. */
export function presentDeskOrder(known: Known): Output<'GetDeskOrder'> {
  const { customer, stored, refundable, place } = known;
  return {
    customerId: customer.id,
    company: customer.companyName ?? '',
    email: customer.erasedAt === null ? customer.email : '',
    mobile: customer.mobile,
    may: known.may,
    supply: known.supply,
    customs: known.customs,
    gstinDoubt: known.gstinDoubt,
    eWayBill: known.eWayBill,
    correctable: known.correctable,
    readyBy: stored.order.readyBy,
    isLate: known.isLate,
    steps: known.steps,
    parcels: known.parcels,
    waiver: known.waiver ? presentWaiver(known.waiver) : null,
    cancellation: known.cancellation && presentCancelling(known.cancellation),
    lines: known.lines,
    ...known.reprint,
    correction: known.correction,
    creditable: known.creditable,
    ...presentMoney(known, stored),
    refundable: refundable.most,
    overpaid: refundable.overpaid,
    movable: movableNow(stored.order, stored.money, known.refunds),
    payUrl: known.payUrl,
    mobileToCall: known.mobileToCall,
    trackUrl: known.trackUrl,
    messages: known.messages.map(({ id, sender, staffName, text, createdAt, readAt }) => ({
      id,
      sender,
      by: staffName ?? '',
      text,
      at: createdAt,
      readAt,
    })),
    notes: known.notes.map(({ id, version, staffId, staffName, text, createdAt, changedAt }) => ({
      id,
      version,
      by: staffName,
      isOwn: staffId === known.reader,
      text,
      at: createdAt,
      changedAt,
    })),
    timeline: known.timeline,
    ...place,
  };
}

const presentWaiver = ({ step, reason, by, createdAt: at }: PaymentWaiverListed) => ({ step, reason, by, at });

function presentCancelling({ refused, due, does }: NonNullable<Known['cancellation']>) {
  const sumOf = (byHand: boolean) =>
    due.filter(({ attemptId }) => (attemptId === null) === byHand).reduce((sum, { amount }) => sum + amount, 0);
  return {
    problem: refused && !refused.ok ? refused.failure.text : '',
    refund: sumOf(false),
    byHand: sumOf(true),
    ...does,
  };
}

const presentMoney = ({ refunds, staffNames }: Known, { money }: StoredOrder) => ({
  ledger: money.ledger.map(
    ({ id, kind, amountPaise, gatewayPaymentId, createdAt, receivedOn, staffId, reversalCause }) => ({
      id,
      kind,
      amount: amountPaise,
      reference: gatewayPaymentId ?? '',
      at: createdAt,
      receivedOn,
      by: staffId === null ? '' : (staffNames.get(staffId) ?? ''),
      cause: reversalCause,
      isReversible: isReversible(money.ledger, { id, kind }),
    }),
  ),
  attempts: money.attempts.map((attempt) => ({
    transactionId: attempt.txnid,
    amount: attempt.amountPaise,
    state: attempt.state,
    gateway: attempt.gateway,
    gatewayPaymentId: attempt.gatewayPaymentId ?? '',
    method: attempt.method ?? '',
    at: attempt.createdAt,
    changedAt: attempt.updatedAt,
  })),
  refunds: refunds.map((refund) => ({
    id: refund.id,
    amount: refund.amountPaise,
    state: refund.state,
    hasGateway: refund.attemptId !== null,
    cause: refund.cause,
    problem: refund.problem ?? '',
    reference: refund.reference ?? '',
    at: refund.createdAt,
    changedAt: refund.updatedAt,
  })),
});
