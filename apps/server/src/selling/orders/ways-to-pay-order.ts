import type { Company } from '@boxwright/contract';
import { type Paise, paise, type Sum } from '@boxwright/money';
import { type Balance, type WayToPay, waysToPay } from '@boxwright/orders';
import type { Order } from '@boxwright/storage';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { addUpOrder, type OrderLineToAdd, type OrderToAdd } from './add-up-order.ts';
import { cashOnDeliveryFee, type OrderForCash } from './cash-on-delivery.ts';
import type { Credit } from './credit.ts';

type OrderToPay = Pick<Order, 'orderType' | 'status' | 'paymentMode' | 'confirmedAt' | 'totalPaise'>;

/** An order, or the order that a cart would become, with its lines and the amount paid. */
interface PayableOrder {
  readonly order: OrderToPay & OrderToAdd & OrderForCash;
  readonly lines: readonly OrderLineToAdd[];
  readonly paid: number;
}

export interface WaysToPayOrder {
  readonly ways: readonly WayToPay[];
  /** The order's amounts with cash on delivery, and its charge; null where it isn't offered. */
  readonly withCash: { readonly sum: Sum; readonly fee: Paise } | null;
  /** Why cash on delivery isn't offered, as a text for the buyer. */
  readonly cashProblem: string | null;
}

/** The ways in which an order can be paid now, with their amounts. */
export function waysToPayOrder(
  { order, lines, paid }: PayableOrder,
  catalogue: Pick<Catalogue, 'delivery'>,
  company: Pick<Company, 'cashOnDelivery' | 'stateCode' | 'takesTransfers'>,
  { credit }: Pick<Credit, 'credit'>,
): WaysToPayOrder {
  const fee = cashOnDeliveryFee(order, catalogue, company.cashOnDelivery);
  const withCash = fee.ok ? { sum: addUpOrder(order, lines, company.stateCode, fee.value), fee: fee.value } : null;
  const ways = waysToPay({
    ...standing(order),
    paid,
    totalWithCash: withCash?.sum.total ?? null,
    takesTransfers: company.takesTransfers,
    credit,
  });
  return { ways, withCash, cashProblem: fee.ok ? null : fee.failure.text };
}

/** The ways in which an order can be paid online now, as a payment link offers them; empty where there is none. */
export const onlineWaysOf = (order: OrderToPay, { due }: Pick<Balance, 'due'>): readonly WayToPay[] =>
  due === 0
    ? []
    : waysToPay({
        ...standing(order),
        paid: order.totalPaise - due,
        totalWithCash: null,
        takesTransfers: false,
      }).filter(({ purpose }) => purpose !== null);

const standing = (order: OrderToPay) => ({
  type: order.orderType,
  status: order.status,
  mode: order.paymentMode,
  isConfirmed: order.confirmedAt !== null,
  total: paise(order.totalPaise),
});
