import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { AccountLedgerEntry, NewAccountLedgerEntry, Order } from '../../rows.ts';
import { accountLedger } from '../../schema/customer-money.ts';
import { customers, staff } from '../../schema/customers.ts';
import { orders } from '../../schema/orders.ts';
import type { Page } from '../customers/own-data.ts';
import { first, only } from '../equal-to.ts';

/** Makes whoever changes a customer's account wait until the transaction ends. Orders are locked before it. */
export async function lockAccount(tx: Tx, customerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${customerId}`}, 0))`);
}

/** What is held for a customer, in paise. */
export async function heldFor(db: DbOrTx, customerId: number): Promise<number> {
  const held = sql`coalesce(sum(${accountLedger.amountPaise}), 0)`.mapWith(Number);
  return only(await db.select({ held }).from(accountLedger).where(eq(accountLedger.customerId, customerId))).held;
}

/** What of an order's money was moved to its customer's account and not back, in paise; it may have paid other orders since. */
export async function movedFrom(db: DbOrTx, orderId: number): Promise<number> {
  const moved = sql`coalesce(sum(${accountLedger.amountPaise}), 0)`.mapWith(Number);
  const ofOrder = and(eq(accountLedger.orderId, orderId), inArray(accountLedger.kind, ['moved', 'moved-back']));
  return only(await db.select({ moved }).from(accountLedger).where(ofOrder)).moved;
}

/** The caller holds the account's lock and has seen that enough is held; the database refuses to hold less than nothing. */
export async function appendAccount(tx: Tx, entry: NewAccountLedgerEntry): Promise<AccountLedgerEntry> {
  return only(await tx.insert(accountLedger).values(entry).returning());
}

export async function findAccountEntry(db: DbOrTx, id: number): Promise<AccountLedgerEntry | undefined> {
  return first(await db.select().from(accountLedger).where(eq(accountLedger.id, id)));
}

/** The account's entry of a payment of an order. */
export async function accountEntryOf(db: DbOrTx, ledgerId: number): Promise<AccountLedgerEntry | undefined> {
  return first(await db.select().from(accountLedger).where(eq(accountLedger.ledgerId, ledgerId)));
}

/** Whether another entry takes this one back. */
export async function isTakenBack(db: DbOrTx, id: number): Promise<boolean> {
  const found = await db.select({ id: accountLedger.id }).from(accountLedger).where(eq(accountLedger.reverses, id));
  return first(found) !== undefined;
}

/** An entry with what staff read of it. */
export interface ListedAccountEntry extends AccountLedgerEntry {
  readonly order: Pick<Order, 'number' | 'placedAt'> | null;
  readonly by: string | null;
  readonly isReversed: boolean;
}

/** A customer's account, newest first. */
export async function accountEntriesOf(db: DbOrTx, customerId: number, limit: number): Promise<ListedAccountEntry[]> {
  const reversal = alias(accountLedger, 'reversal');
  const rows = await db
    .select({
      entry: accountLedger,
      number: orders.number,
      placedAt: orders.placedAt,
      by: staff.name,
      back: reversal.id,
    })
    .from(accountLedger)
    .leftJoin(orders, eq(orders.id, accountLedger.orderId))
    .leftJoin(staff, eq(staff.id, accountLedger.staffId))
    .leftJoin(reversal, eq(reversal.reverses, accountLedger.id))
    .where(eq(accountLedger.customerId, customerId))
    .orderBy(desc(accountLedger.id))
    .limit(limit);
  return rows.map(({ entry, number, placedAt, by, back }) => ({
    ...entry,
    order: number === null || placedAt === null ? null : { number, placedAt },
    by,
    isReversed: back !== null,
  }));
}

/** A customer's account as stored, oldest first. */
export function accountEntriesAfter(
  db: DbOrTx,
  customerId: number,
  { after, limit }: Page,
): Promise<AccountLedgerEntry[]> {
  return db
    .select()
    .from(accountLedger)
    .where(and(eq(accountLedger.customerId, customerId), gt(accountLedger.id, after)))
    .orderBy(asc(accountLedger.id))
    .limit(limit);
}

/** What was allotted with a receipt and wasn't taken back, oldest first. */
export async function standingEntries(
  db: DbOrTx,
  { receiptId }: { readonly receiptId: number },
): Promise<AccountLedgerEntry[]> {
  const reversal = alias(accountLedger, 'reversal');
  const rows = await db
    .select({ entry: accountLedger })
    .from(accountLedger)
    .leftJoin(reversal, eq(reversal.reverses, accountLedger.id))
    .where(and(isNull(reversal.id), isNull(accountLedger.reverses), eq(accountLedger.receiptId, receiptId)))
    .orderBy(asc(accountLedger.id));
  return rows.map(({ entry }) => entry);
}

/** What was allotted with a receipt and came back from its orders at the moment when the receipt was taken back; in paise. */
export async function returnedWith(
  db: DbOrTx,
  { receiptId, at }: { readonly receiptId: number; readonly at: Date },
): Promise<number> {
  const returned = alias(accountLedger, 'returned');
  const rows = await db
    .select({ amount: returned.amountPaise })
    .from(accountLedger)
    .innerJoin(returned, eq(returned.reverses, accountLedger.id))
    .where(and(eq(accountLedger.receiptId, receiptId), eq(returned.createdAt, at)));
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** A customer on whose account a reference is recorded. */
export interface ReceiptOfReference {
  readonly id: number;
  readonly customerId: number;
  readonly name: string;
  readonly amount: number;
}

/**
 * The receipts on account with a reference, not reversed, oldest first. The reference is locked until the transaction ends,
 * with the same lock as that of an order's payments.
 */
export async function receiptsWithReference(
  tx: Tx,
  kind: NonNullable<AccountLedgerEntry['how']>,
  reference: string,
): Promise<ReceiptOfReference[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${reference}`}, 0))`);
  const reversal = alias(accountLedger, 'reversal');
  return tx
    .select({
      id: accountLedger.id,
      customerId: accountLedger.customerId,
      name: sql<string>`coalesce(nullif(${customers.companyName}, ''), ${customers.name})`,
      amount: accountLedger.amountPaise,
    })
    .from(accountLedger)
    .innerJoin(customers, eq(customers.id, accountLedger.customerId))
    .leftJoin(reversal, eq(reversal.reverses, accountLedger.id))
    .where(
      and(
        eq(accountLedger.kind, 'receipt'),
        eq(accountLedger.how, kind),
        eq(accountLedger.reference, reference),
        isNull(reversal.id),
      ),
    )
    .orderBy(asc(accountLedger.id));
}
