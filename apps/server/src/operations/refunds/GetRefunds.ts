import { ok, type RefundList } from '@boxwright/contract';
import { type ListedRefund, listRefunds, type Refund } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { downloadAddresses } from '../../selling/orders/download-addresses.ts';
import { orderToken } from '../../selling/orders/order-token.ts';

const pageSize = 25;

const states: Readonly<Record<RefundList, readonly Refund['state'][]>> = {
  'by-hand': ['by-hand'],
  'on-its-way': ['requested', 'asked'],
  'paid-back': ['succeeded'],
};

export const GetRefunds: Handler<'GetRefunds'> = async ({ list, after }, { services: { db, secrets } }) => {
  // The customer who has waited longest comes first.
  const isOldestFirst = list === 'by-hand';
  const found = await listRefunds(db, states[list], { after, limit: pageSize + 1, isOldestFirst });
  const page = found.slice(0, pageSize);
  const voucherOf = ({ orderId, voucherId: id, voucherNumber: number }: ListedRefund) =>
    id === null || number === null
      ? null
      : { number, file: downloadAddresses.document(orderToken(secrets.orderToken, orderId), { id, number }) };
  return ok({
    refunds: page.map((refund) => ({
      id: refund.id,
      orderId: refund.orderId,
      orderNumber: orderNumber({ number: refund.orderNumber, placedAt: refund.placedAt }),
      customerName: refund.customerName,
      mobile: refund.mobile,
      amount: refund.amount,
      state: refund.state,
      cause: refund.cause,
      problem: refund.state === 'by-hand' ? (refund.problem ?? '') : '',
      hasGateway: refund.attemptId !== null,
      account: refund.account ?? '',
      requestedAt: refund.createdAt,
      paidOn: refund.paidOn,
      paidBy: refund.paidBy ?? '',
      reference: refund.state === 'succeeded' ? (refund.reference ?? '') : '',
      voucher: voucherOf(refund),
    })),
    next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  });
};
