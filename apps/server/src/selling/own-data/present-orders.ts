import {
  type AfterSale,
  afterSaleOfOrders,
  type DbOrTx,
  type LedgerEntry,
  linesOfOrders,
  type Order,
  type OrderLine,
  type OrderMessage,
  type OrderStep,
  type PaymentAttempt,
  type Proof,
  paymentsOfOrders,
  type Refund,
  type ReturnRequest,
} from '@boxwright/storage';
import { orderNumber } from '../company/order-number.ts';

const rupees = (paise: number): number => paise / 100;

/** Orders as the export holds them, with their lines, payments and later events; read together. */
export async function presentOrders(db: DbOrTx, orders: readonly Order[]): Promise<object[]> {
  const ids = orders.map(({ id }) => id);
  const [lines, { attempts, ledger }, after] = await Promise.all([
    linesOfOrders(db, ids),
    paymentsOfOrders(db, ids),
    afterSaleOfOrders(db, ids),
  ]);
  return orders.map((order) => ({
    ...presentOrder(order),
    lines: lines.filter(({ orderId }) => orderId === order.id).map(presentLine),
    paymentAttempts: attempts.filter(({ orderId }) => orderId === order.id).map(presentAttempt),
    payments: ledger.filter(({ orderId }) => orderId === order.id).map(presentPayment),
    steps: after.steps.filter(({ orderId }) => orderId === order.id).map(presentStep),
    parcels: after.parcels
      .filter(({ orderId }) => orderId === order.id)
      .map(({ number, status, courier, trackingNumber, createdAt }) => ({
        ...{ number, status, courier, trackingNumber },
        packedAt: createdAt,
      })),
    refunds: after.refunds.filter(({ orderId }) => orderId === order.id).map(presentRefund),
    returns: after.returns.filter(({ orderId }) => orderId === order.id).map(presentReturn),
    messages: after.messages.filter(({ orderId }) => orderId === order.id).map(presentMessage),
    proofs: after.proofs
      .filter(({ orderId }) => orderId === order.id)
      .map((proof) => presentProof(proof, lines, after)),
    reminders: after.reminders
      .filter(({ orderId }) => orderId === order.id)
      .map(({ dueOn, sentAt, createdAt }) => ({ dueOn, sentAt, setAt: createdAt })),
  }));
}

const presentOrder = (order: Order) => ({
  number: orderNumber(order),
  placedAt: order.placedAt,
  type: order.orderType,
  status: order.status,
  paymentStatus: order.paymentStatus,
  paymentMode: order.paymentMode,
  deliveryType: order.deliveryType,
  billingAddress: order.billingAddress,
  shippingAddress: order.shippingAddress,
  exportedTo: order.exportedTo,
  placeOfSupply: order.placeOfSupply,
  goods: rupees(order.goodsPaise),
  delivery: rupees(order.deliveryPaise),
  cashOnDeliveryFee: rupees(order.codFeePaise),
  discount: rupees(order.discountPaise),
  cgst: rupees(order.cgstPaise),
  sgst: rupees(order.sgstPaise),
  igst: rupees(order.igstPaise),
  total: rupees(order.totalPaise),
  termsAcceptedAt: order.termsAcceptedAt,
  confirmedAt: order.confirmedAt,
  paymentDueOn: order.paymentDueOn,
});

const presentLine = (line: OrderLine) => ({
  item: line.itemName,
  description: line.description,
  kind: line.kind,
  quantity: line.quantity,
  configuration: line.configuration,
  deliveryType: line.deliveryType,
  destinationPincode: line.destinationPincode,
  goods: rupees(line.goodsPaise),
  delivery: rupees(line.deliveryPaise),
  discount: rupees(line.discountPaise),
  gstPercent: line.gstRateBps / 100,
  hsn: line.hsn,
  cgst: rupees(line.cgstPaise),
  sgst: rupees(line.sgstPaise),
  igst: rupees(line.igstPaise),
});

const presentAttempt = (attempt: PaymentAttempt) => ({
  transaction: attempt.txnid,
  purpose: attempt.purpose,
  amount: rupees(attempt.amountPaise),
  gateway: attempt.gateway,
  state: attempt.state,
  gatewayPaymentId: attempt.gatewayPaymentId,
  method: attempt.method,
  at: attempt.createdAt,
});

const presentPayment = (entry: LedgerEntry) => ({
  kind: entry.kind,
  amount: rupees(entry.amountPaise),
  gatewayPaymentId: entry.gatewayPaymentId,
  at: entry.createdAt,
});

const presentStep = (step: OrderStep) => ({
  status: step.status,
  courier: step.courier,
  trackingNumber: step.trackingNumber,
  note: step.note,
  at: step.createdAt,
});

const presentRefund = (refund: Refund) => ({
  amount: rupees(refund.amountPaise),
  state: refund.state,
  cause: refund.cause,
  reference: refund.reference,
  bankAccount: refund.account,
  at: refund.createdAt,
  changedAt: refund.updatedAt,
});

const presentProof = (proof: Proof, lines: readonly OrderLine[], after: AfterSale) => ({
  line: (lines.find(({ id }) => id === proof.lineId)?.position ?? 0) + 1,
  number: proof.number,
  state: proof.state,
  note: proof.note,
  sentAt: proof.createdAt,
  decidedAt: proof.decidedAt,
  decidedBy: proof.decidedName,
  decidedFrom: proof.decidedFrom,
  decision: proof.decisionText,
  decisions: after.proofDecisions
    .filter(({ proofId }) => proofId === proof.id)
    .map(({ decision, decidedAs, name, decidedFrom, text, createdAt }) => ({
      decision,
      by: decidedAs === 'staff' ? 'us' : 'you',
      name,
      from: decidedFrom,
      text,
      at: createdAt,
    })),
  comments: after.proofComments
    .filter(({ proofId }) => proofId === proof.id)
    .map(({ author, name, text, x, y, side, createdAt }) => ({
      from: author === 'staff' ? 'us' : 'you',
      name,
      text,
      place: x === null ? null : { x, y, ...(side !== null && { side }) },
      at: createdAt,
    })),
});

const presentMessage = (message: OrderMessage) => ({
  from: message.sender === 'customer' ? 'you' : 'us',
  text: message.text,
  at: message.createdAt,
  readAt: message.readAt,
});

const presentReturn = (request: ReturnRequest) => ({
  reason: request.reason,
  wish: request.wish,
  batchNumber: request.batchNumber,
  manufacturedOn: request.manufacturedOn,
  description: request.description,
  state: request.state,
  answer: request.answer,
  sentAt: request.createdAt,
  decidedAt: request.decidedAt,
});
