import { fail, type Result } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import type { ReversalCause } from '@boxwright/orders';
import {
  type AccountLedgerEntry,
  accountEntryOf,
  appendAccount,
  appendLedger,
  heldFor,
  isTakenBack,
  ledgerOf,
  lockAccount,
  lockOrderWithCart,
  type Order,
  standingEntries,
  type Tx,
  tdsOfReceipt,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { issueRefundVoucher } from '../documents/issue-refund-voucher.ts';
import { type OrderMoney, updatePaymentStatus } from '../orders/balance.ts';
import { reversalOf } from '../orders/reversible.ts';
import { bookPayment } from './book-payment.ts';
import { type Reversal, reversePayment } from './reverse-payment.ts';

/** Has the customer mailed what became of the money that is held for them. */
export const mailAbout = (services: Services, tx: Tx, { id }: AccountLedgerEntry): Promise<unknown> =>
  services.jobs.enqueue(tx, 'WriteMail', { mail: 'on-account', entryId: id });

interface Allotment {
  /** Paise, at most what is due and what is held. */
  readonly amount: number;
  /** `YYYY-MM-DD` in India. */
  readonly day: string;
  /** What papers and mails name it by. */
  readonly reference: string;
  /** Null if the customer did it. */
  readonly staffId: number | null;
  /** The receipt with which it is allotted. */
  readonly receipt?: AccountLedgerEntry;
  /** The overpayment that goes back to its order. */
  readonly movedBack?: { readonly entry: AccountLedgerEntry; readonly cause: ReversalCause };
}

/**
 * Pays an order, or a part of it, with money on its customer's account: an entry on both sides, and then whatever follows
 * a payment. The caller holds the locks of the order and of the account.
 */
export async function allot(services: Services, tx: Tx, order: Order, allotment: Allotment): Promise<OrderMoney> {
  const { amount, day, reference, staffId, receipt, movedBack } = allotment;
  let entryId = 0;
  const money = await bookPayment(
    services,
    tx,
    order,
    { kind: 'account', amountPaise: amount, gatewayPaymentId: reference, receivedOn: day, staffId },
    ({ id }) => {
      entryId = id;
      return { mail: 'payment-recorded', ledgerId: id };
    },
  );
  if (!money) throw new Error('Money on account was allotted under the locks.');
  const allotted = await appendAccount(tx, {
    customerId: order.customerId,
    kind: movedBack ? 'moved-back' : 'allotted',
    amountPaise: -amount,
    receivedOn: day,
    orderId: order.id,
    ledgerId: entryId,
    receiptId: receipt?.id ?? null,
    reverses: movedBack?.entry.id ?? null,
    reversalCause: movedBack?.cause ?? null,
    staffId,
    createdAt: services.now(),
  });
  if (movedBack) await mailAbout(services, tx, allotted);
  return money;
}

/**
 * Takes a payment of an order back, as `reversePayment` does; what was allotted from the account is held there again.
 * Undefined, and nothing changed, if it was paid back already.
 */
export async function reverseOfOrder(
  services: Services,
  tx: Tx,
  order: Order,
  reversal: Reversal,
  at = services.now(),
): Promise<Awaited<ReturnType<typeof reversePayment>>> {
  const allotted = await accountEntryOf(tx, reversal.entry.id);
  if (allotted) await lockAccount(tx, order.customerId);
  const reversed = await reversePayment(services, tx, order, reversal);
  if (!reversed || !allotted) return reversed;
  await appendAccount(tx, {
    customerId: order.customerId,
    kind: 'returned',
    amountPaise: reversal.entry.amountPaise,
    receivedOn: reversal.reversedOn,
    orderId: order.id,
    ledgerId: reversed.reversalId,
    reverses: allotted.id,
    reversalCause: reversal.cause,
    staffId: reversal.staffId,
    createdAt: at,
  });
  return reversed;
}

/** Why an entry can't be taken back: it was already, isn't one to take back here, its order's money went back, or too little is held. */
type NotReversed =
  | 'reversed'
  | 'other'
  | { readonly paidBack: Order }
  | { readonly missing: number; readonly held: number };

/** Ends a transaction without its changes. */
export class NotReversible extends Error {
  readonly why: NotReversed;

  constructor(why: NotReversed) {
    super('This entry of an account can’t be taken back.');
    this.why = why;
  }
}

type Back = Omit<Reversal, 'entry'>;

/**
 * Takes an entry of an account back by one of its own: a receipt, and first what was allotted with it and the tax that
 * was deducted from it; a repayment, which is held again; or an overpayment, which is with its order again.
 *
 * @throws NotReversible, which has to end the transaction
 */
export async function takeBack(
  services: Services,
  tx: Tx,
  entry: AccountLedgerEntry,
  back: Back,
): Promise<readonly Order[]> {
  // What was kept in place of a refund isn't owed to its order again.
  const isMoved = entry.kind === 'moved' && entry.reference === null;
  if (entry.kind !== 'receipt' && entry.kind !== 'paid-back' && !isMoved) throw new NotReversible('other');
  // Orders before the account, in the order in which a receipt locks them.
  const allotments = await standingEntries(tx, { receiptId: entry.id });
  const deducted = await tdsOfReceipt(tx, entry.id);
  const ids = [...allotments, ...deducted, entry].flatMap(({ orderId }) => orderId ?? []);
  const orders: Order[] = [];
  for (const orderId of [...new Set(ids)].sort((a, b) => a - b)) {
    const order = await lockOrderWithCart(tx, orderId);
    if (order) orders.push(order);
  }
  await lockAccount(tx, entry.customerId);
  // What goes back together is known by its moment.
  const at = services.now();
  if (await isTakenBack(tx, entry.id)) throw new NotReversible('reversed');
  for (const allotted of (await standingEntries(tx, { receiptId: entry.id })).toReversed()) {
    const order = orders.find(({ id }) => id === allotted.orderId);
    const payment = order && (await ledgerOf(tx, order.id)).find(({ id }) => id === allotted.ledgerId);
    if (!order || !payment) throw new Error(`The allotment ${allotted.id} has no payment.`);
    if (!(await reverseOfOrder(services, tx, order, { ...back, entry: payment, bankFee: 0 }, at)))
      throw new NotReversible({ paidBack: order });
  }
  // The buyer deducted it from this payment. What was taken back at its order before stays as it is.
  for (const tds of deducted) {
    const order = orders.find(({ id }) => id === tds.orderId);
    if (!order || reversalOf(await ledgerOf(tx, order.id), tds)) continue;
    if (!(await reverseOfOrder(services, tx, order, { ...back, entry: tds, bankFee: 0 })))
      throw new NotReversible({ paidBack: order });
  }
  const held = await heldFor(tx, entry.customerId);
  if (held < entry.amountPaise) throw new NotReversible({ missing: entry.amountPaise - held, held });
  const { cause, reversedOn: day, bankFee, staffId } = back;
  const [order] = orders;
  if (isMoved && order) {
    const reference = accountReference();
    const amount = entry.amountPaise;
    await allot(services, tx, order, { amount, day, reference, staffId, movedBack: { entry, cause } });
    return orders;
  }
  const reversal = await appendAccount(tx, {
    ...{ customerId: entry.customerId, kind: 'reversal', amountPaise: -entry.amountPaise },
    ...{ how: entry.how, reference: entry.reference, receivedOn: day, reverses: entry.id, reversalCause: cause },
    bankFeePaise: bankFee === 0 ? null : bankFee,
    staffId,
    createdAt: at,
  });
  await mailAbout(services, tx, reversal);
  return orders;
}

/**
 * Moves what was paid for an order beyond what is due to its customer's account, with a voucher that takes the receipt of it
 * back. The caller holds the locks of the order and of the account.
 */
export async function moveToAccount(
  services: Services,
  tx: Tx,
  order: Order,
  { amount, day, staffId }: { readonly amount: number; readonly day: string; readonly staffId: number },
): Promise<void> {
  const entry = await appendLedger(tx, {
    ...{ orderId: order.id, kind: 'moved', amountPaise: -amount, gatewayPaymentId: accountReference() },
    ...{ receivedOn: day, staffId, createdAt: services.now() },
  });
  if (!entry) throw new Error('Money was moved under the order’s lock.');
  await updatePaymentStatus(tx, order);
  await issueRefundVoucher(services, tx, {
    ...{ order, ledgerEntryId: entry.id, amount: paise(amount) },
    reason: 'Paid too much; held on the customer’s account',
  });
  const moved = await appendAccount(tx, {
    ...{ customerId: order.customerId, kind: 'moved', amountPaise: amount, receivedOn: day },
    ...{ orderId: order.id, ledgerId: entry.id, staffId, createdAt: services.now() },
  });
  await mailAbout(services, tx, moved);
}

/** Somebody else has changed what is held; or it is a second press. */
export const heldChanged = (held: number): Result<never> =>
  fail(
    'conflict',
    `What is held has changed meanwhile: it is ${formatRupees(paise(held))} now. Please look at the account again.`,
  );

/** Refuses to allot what isn't held or due, or what has changed since it was seen. */
export function refuseToAllot(
  { amount, seenDue, seenHeld }: { readonly amount: number; readonly seenDue: number; readonly seenHeld: number },
  { due, held }: { readonly due: number; readonly held: number },
): Result<never> | undefined {
  if (held !== seenHeld) return heldChanged(held);
  if (due !== seenDue) {
    return fail(
      'conflict',
      `What is due has changed meanwhile: it is ${formatRupees(paise(due))} now. Please look again.`,
    );
  }
  const [most, text] = due < held ? [due, 'are due'] : [held, 'are held'];
  return amount > most ? fail('invalid', `Only ${formatRupees(paise(most))} ${text}.`, { field: 'amount' }) : undefined;
}

/** What papers and the customer read of an entry of the ledger that moved money between an order and the account. */
export const accountReference = (receipt?: Pick<AccountLedgerEntry, 'reference'>): string =>
  receipt?.reference ?? 'Money on account';
