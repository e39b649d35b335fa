import type { OrderType } from '../order-type.ts';

/** Steps of an order that may wait for money, in their order. */
export const paidSteps = ['acceptance', 'production', 'dispatch'] as const;
export type PaidStep = (typeof paidSteps)[number];

/** The customer's word, half of the total, or all of it. Half or all paid also counts as the word. */
type Demand = 'commitment' | 'half' | 'all';

/** A way to pay: all that shop, papers, mails and back office know of it. Each is a row of the table beside this file. */
export interface Way {
  readonly names: {
    /** To staff; null for the usual way, which isn't named. */
    readonly desk: string | null;
    /** Among the desk's ways to sell; null where the customer chooses by a payment link. */
    readonly sale: string | null;
    /** In buyers' lists of orders, in place of the payment status; null where that is shown. */
    readonly list: string | null;
    /** On order forms and tax documents. */
    readonly paper: string;
    readonly mail: string;
  };
  /** What can be paid so. */
  readonly orderTypes: readonly OrderType[];
  /** What is paid online as soon as it is chosen; null: its buyer commits to the order without paying. */
  readonly purpose: 'full' | 'half' | null;
  /** How the money comes in. Cash comes with the delivery; work on all other orders starts once money has come. */
  readonly settled: 'online' | 'transfer' | 'cash';
  /** What its buyer may choose instead, once committed to it; `balance`: it stays, and what is due can be paid online. */
  readonly insteadOf: 'nothing' | 'balance' | 'online' | 'any';
  /** What says within how many days it is paid in full: a setting, or the customer's own terms; null where it has no day of its own. */
  readonly daysToPay: 'payLaterDays' | 'transferDays' | 'creditDays' | null;
  /** What must have come before each of `paidSteps`. */
  readonly demands: readonly [acceptance: Demand, production: Demand, dispatch: Demand];
  /** Stands for the gateway's number in payment references. */
  readonly mipid: string;
  /** What an order costs this way, in whole paise; null where it isn't offered. */
  readonly totalOf: (order: OrderToOffer) => number | null;
  readonly words: WayWords;
}

/**
 * What paying later means for a customer: as the settings say, with work that waits for the money; on account, within the
 * customer's own limit; or not at all.
 */
export type CustomerCredit = 'usual' | 'on-account' | 'none';

export interface OrderToOffer {
  readonly total: number;
  /** With the charge for cash on delivery; null where cash isn't offered. */
  readonly totalWithCash: number | null;
  /** Whether the shop names a bank account. */
  readonly takesTransfers: boolean;
  /** What paying later means for the customer; `usual` by default. */
  readonly credit?: CustomerCredit;
}

interface WayWords {
  readonly button: string;
  /** Beside the button: texts, and what is given, in turn. */
  readonly offer: <T>(given: Offer<T>) => readonly (string | T)[];
  /** How it is named before there is an order: "You can pay …". Null where the shop doesn't offer it. */
  readonly beforehand: (terms: Terms) => string | null;
  /** How an order stands of which nothing is paid, behind its number. */
  readonly placed: string;
  /** The reminder of an unpaid order; `due` is the clause that names amount and day. */
  readonly reminder: (due: string) => string;
  /** In the mail to a buyer who has committed to it. */
  readonly committed: (order: {
    readonly total: string;
    readonly dueOn: string | null;
    /** Of an order with both, what is delivered and what is collected, by name. */
    readonly parts: { readonly delivered: string; readonly collected: string } | null;
  }) => string;
  /** What is done at the checkout, after “you pay or”, for an order whose making waits for no payment; null for other ways. */
  readonly begins: string | null;
}

/** What is due of an order when, as it is shown. */
export interface Offer<T> {
  readonly now: T;
  readonly later: T;
  readonly total: T;
  /** The part of the total that the way adds. */
  readonly extra: T;
  /** The day by which it is paid; empty where it has none. */
  readonly by: string;
}

/** The shop's terms. */
export interface Terms {
  readonly payLaterDays: number;
  /** Null where the shop names no bank account. */
  readonly transferDays: number | null;
  /** Up to which total cash is taken, as text; null where it isn't offered. */
  readonly mostCash: string | null;
}
