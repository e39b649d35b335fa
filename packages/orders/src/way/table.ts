import type { AwaitsPayment } from '../kit-words.ts';
import type { OrderType } from '../order-type.ts';
import { bankTransfer } from './bank-transfer.ts';
import { cashOnDelivery } from './cash-on-delivery.ts';
import { onAccount } from './on-account.ts';
import { byHalf, inFull } from './online.ts';
import { payLater } from './pay-later.ts';
import type { Way } from './way.ts';

/** The ways to pay by their codes, spelled as on the wire, in the order in which buyers see them. Nowhere else are the codes. */
const table = {
  OnlinePayment: inFull,
  OnlinePartialPayment: byHalf,
  PayLater: payLater,
  COD: cashOnDelivery,
  BankTransfer: bankTransfer,
  OnAccount: onAccount,
} as const satisfies Record<string, Way>;

/** The code of a way to pay. */
export type PaymentMode = keyof typeof table;

export const ways: { readonly [mode in PaymentMode]: Way } = table;

/** The way of an order whose buyer hasn't chosen one. */
export const usualMode = 'OnlinePayment' satisfies PaymentMode;

export const paymentModes = Object.keys(table) as [PaymentMode, ...PaymentMode[]]; // the table's own keys, at least one

/** A way in which the buyer commits to an order without paying. */
export type DeferredMode = {
  [mode in PaymentMode]: (typeof table)[mode]['purpose'] extends null ? mode : never;
}[PaymentMode];

export const isDeferred = (mode: PaymentMode): mode is DeferredMode => ways[mode].purpose === null;

/** Whether an order is paid when it is delivered: work on it doesn't wait for money. */
export const isPaidInCash = (mode: PaymentMode): boolean => ways[mode].settled === 'cash';

/** Whether work on an order, up to its dispatch, doesn't wait for money: it is paid in cash, or on account. */
export const isSentUnpaid = (mode: PaymentMode): boolean => ways[mode].demands[2] === 'commitment';

/**
 * What work on an order waits for whose buyer still chooses among these ways: its payment, or the choice of one that is
 * sent unpaid, in words that stand after “you pay or”.
 */
export function awaitsChoice(modes: readonly PaymentMode[]): AwaitsPayment {
  const words = modes.flatMap((mode) => ways[mode].words.begins ?? []);
  return words.length === 0 || words.join(' or ');
}

/** Whether this kind of order can be paid this way. */
export const orderTypeAllows = (type: OrderType, mode: PaymentMode): boolean => ways[mode].orderTypes.includes(type);

/** Whether an order is paid by transfer: the buyer has a proforma, and staff look for the money. */
export const isPaidByTransfer = (mode: PaymentMode): boolean => ways[mode].settled === 'transfer';

/** The way of a stored text; `payu` stands for an online payment in documents that were issued long ago. */
export function findWay(stored: string): Way | undefined {
  const mode = paymentModes.find((each) => each === (stored === 'payu' ? usualMode : stored));
  return mode && ways[mode];
}

/**
 * The way that words about an order name beside what is paid: what is paid in full is called so, also where its buyer had
 * begun to pay by half.
 */
export const wayPaid = (mode: PaymentMode, isPaidInFull: boolean): Way =>
  ways[mode === 'OnlinePartialPayment' && isPaidInFull ? usualMode : mode];

/** A way as order forms and tax documents name it. */
export const paperName = (stored: string): string => findWay(stored)?.names.paper ?? stored;
