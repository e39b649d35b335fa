import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type {
  CartLine,
  Enquiry,
  EnquiryEntry,
  LedgerEntry,
  Mail,
  Order,
  OrderMessage,
  OrderStep,
  Parcel,
  PaymentAttempt,
  Proof,
  ProofComment,
  ProofDecisionTaken,
  Quotation,
  Refund,
  RefusableMail,
  ReturnPhoto,
  ReturnRequest,
  SavedBox,
} from '../../rows.ts';
import { cartLines, carts } from '../../schema/carts.ts';
import { enquiries, enquiryEntries } from '../../schema/enquiries.ts';
import { user } from '../../schema/identity.ts';
import { mailRefusals, mails } from '../../schema/mails.ts';
import { mobileCalls } from '../../schema/mobile-calls.ts';
import { orderMessages } from '../../schema/order-messages.ts';
import { orderSteps } from '../../schema/order-steps.ts';
import { orderLines, orders } from '../../schema/orders.ts';
import { parcels } from '../../schema/parcels.ts';
import { paymentAttempts, paymentLedger } from '../../schema/payments.ts';
import { proofComments, proofDecisions, proofs } from '../../schema/proofs.ts';
import { customerQuotations, quotations } from '../../schema/quotations.ts';
import { refunds } from '../../schema/refunds.ts';
import { reorderReminders } from '../../schema/reorder-reminders.ts';
import { returnPhotos, returnRequests } from '../../schema/return-requests.ts';
import { savedBoxes } from '../../schema/saved-boxes.ts';
import { first } from '../equal-to.ts';

/** Which rows to read next: at most `limit`, with ids above `after`. */
export interface Page {
  readonly after: number;
  readonly limit: number;
}

/** Whether an account's holder has proved, by a mailed link or code, that the mailbox is theirs. */
export async function isEmailProven(db: DbOrTx, userId: string): Promise<boolean> {
  const found = first(await db.select({ isProven: user.emailVerified }).from(user).where(eq(user.id, userId)));
  return found?.isProven ?? false;
}

/** Notes that an account's holder has proved that the mailbox is theirs. */
export async function proveEmail(tx: Tx, userId: string): Promise<void> {
  await tx.update(user).set({ emailVerified: true }).where(eq(user.id, userId));
}

/** A customer's orders, oldest first. */
export function ordersOfCustomerAfter(db: DbOrTx, customerId: number, { after, limit }: Page): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(limit);
}

/** All attempts to pay orders, and what was paid and given back for them, oldest first. */
export async function paymentsOfOrders(
  db: DbOrTx,
  orderIds: readonly number[],
): Promise<{ attempts: PaymentAttempt[]; ledger: LedgerEntry[] }> {
  const ids = [...orderIds];
  const [attempts, ledger] = await Promise.all([
    db.select().from(paymentAttempts).where(inArray(paymentAttempts.orderId, ids)).orderBy(asc(paymentAttempts.id)),
    db.select().from(paymentLedger).where(inArray(paymentLedger.orderId, ids)).orderBy(asc(paymentLedger.id)),
  ]);
  return { attempts, ledger };
}

export interface AfterSale {
  readonly steps: OrderStep[];
  readonly refunds: Refund[];
  readonly parcels: Parcel[];
  readonly returns: ReturnRequest[];
  readonly photos: ReturnPhoto[];
  /** Between the customer and the order desk. */
  readonly messages: OrderMessage[];
  readonly reminders: (typeof reorderReminders.$inferSelect)[];
  /** Each with the order of its line. */
  readonly proofs: (Proof & { readonly orderId: number })[];
  readonly proofComments: ProofComment[];
  readonly proofDecisions: ProofDecisionTaken[];
}

/** What happened to orders after they were placed, each kind oldest first. */
export async function afterSaleOfOrders(db: DbOrTx, orderIds: readonly number[]): Promise<AfterSale> {
  const ids = [...orderIds];
  const [steps, parts, paidBack, returns, photos, messages, reminders, sentProofs, comments, decisions] =
    await Promise.all([
      db.select().from(orderSteps).where(inArray(orderSteps.orderId, ids)).orderBy(asc(orderSteps.id)),
      db.select().from(parcels).where(inArray(parcels.orderId, ids)).orderBy(asc(parcels.id)),
      db.select().from(refunds).where(inArray(refunds.orderId, ids)).orderBy(asc(refunds.id)),
      db.select().from(returnRequests).where(inArray(returnRequests.orderId, ids)).orderBy(asc(returnRequests.id)),
      db.select().from(returnPhotos).where(inArray(returnPhotos.orderId, ids)).orderBy(asc(returnPhotos.id)),
      db.select().from(orderMessages).where(inArray(orderMessages.orderId, ids)).orderBy(asc(orderMessages.id)),
      db
        .select()
        .from(reorderReminders)
        .where(inArray(reorderReminders.orderId, ids))
        .orderBy(asc(reorderReminders.id)),
      db
        .select({ ...getTableColumns(proofs), orderId: orderLines.orderId })
        .from(proofs)
        .innerJoin(orderLines, eq(orderLines.id, proofs.lineId))
        .where(inArray(orderLines.orderId, ids))
        .orderBy(asc(proofs.id)),
      db
        .select(getTableColumns(proofComments))
        .from(proofComments)
        .innerJoin(proofs, eq(proofs.id, proofComments.proofId))
        .innerJoin(orderLines, eq(orderLines.id, proofs.lineId))
        .where(inArray(orderLines.orderId, ids))
        .orderBy(asc(proofComments.id)),
      db
        .select(getTableColumns(proofDecisions))
        .from(proofDecisions)
        .innerJoin(proofs, eq(proofs.id, proofDecisions.proofId))
        .innerJoin(orderLines, eq(orderLines.id, proofs.lineId))
        .where(inArray(orderLines.orderId, ids))
        .orderBy(asc(proofDecisions.id)),
    ]);
  return {
    steps,
    parcels: parts,
    refunds: paidBack,
    returns,
    photos,
    messages,
    reminders,
    proofs: sentProofs,
    proofComments: comments,
    proofDecisions: decisions,
  };
}

/** The kinds of mail that a customer has stopped. */
export function mailsRefusedBy(
  db: DbOrTx,
  customerId: number,
): Promise<{ readonly kind: RefusableMail; readonly createdAt: Date }[]> {
  const { kind, createdAt } = mailRefusals;
  return db.select({ kind, createdAt }).from(mailRefusals).where(eq(mailRefusals.customerId, customerId));
}

/** SQL: an enquiry that a customer sent while signed in; with `email`, also one sent with it while signed out. */
export const sentBy = (customerId: number, email: string | null) =>
  or(
    eq(enquiries.customerId, customerId),
    email === null ? undefined : and(isNull(enquiries.customerId), sql`lower(${enquiries.email}) = ${email}`),
  );

/** Enquiries that a customer sent while signed in; with `email`, also those sent with it while signed out. */
export function enquiriesOf(
  db: DbOrTx,
  customerId: number,
  email: string | null,
  { after, limit }: Page,
): Promise<Enquiry[]> {
  return db
    .select()
    .from(enquiries)
    .where(and(sentBy(customerId, email), gt(enquiries.id, after)))
    .orderBy(asc(enquiries.id))
    .limit(limit);
}

/** Mails to an address, oldest first. */
export function mailsTo(db: DbOrTx, recipient: string, { after, limit }: Page): Promise<Mail[]> {
  return db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, recipient), gt(mails.id, after)))
    .orderBy(asc(mails.id))
    .limit(limit);
}

/** Everything that is in a customer's open cart. */
export async function openCartLinesOf(db: DbOrTx, customerId: number): Promise<CartLine[]> {
  const rows = await db
    .select({ line: cartLines })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(and(eq(carts.customerId, customerId), eq(carts.status, 'INCART')))
    .orderBy(asc(cartLines.id));
  return rows.map(({ line }) => line);
}

/** A customer's saved boxes as stored, oldest first. */
export function savedBoxesOf(db: DbOrTx, customerId: number): Promise<SavedBox[]> {
  return db.select().from(savedBoxes).where(eq(savedBoxes.customerId, customerId)).orderBy(asc(savedBoxes.id));
}

/** A quotation with the lines of its addressee, where it was made for a customer at the desk. */
export interface KeptQuotation {
  readonly quotation: Quotation;
  readonly madeOutTo: readonly string[] | null;
}

/**
 * Quotations that were made for a customer at the desk, or that their saved boxes were opened with. A quotation alone
 * doesn't say whose it is.
 */
export async function quotationsKeptBy(db: DbOrTx, customerId: number): Promise<KeptQuotation[]> {
  const kept = db
    .select({ token: savedBoxes.quotation })
    .from(savedBoxes)
    .where(and(eq(savedBoxes.customerId, customerId), isNotNull(savedBoxes.quotation)));
  const isTheirs = and(
    eq(customerQuotations.quotationId, quotations.id),
    eq(customerQuotations.customerId, customerId),
  );
  return db
    .select({ quotation: quotations, madeOutTo: customerQuotations.madeOutTo })
    .from(quotations)
    .leftJoin(customerQuotations, isTheirs)
    .where(or(isNotNull(customerQuotations.customerId), inArray(quotations.token, kept)))
    .orderBy(asc(quotations.id));
}

/** What staff answered to enquiries, oldest first; their notes are for each other. */
export function answersToEnquiries(db: DbOrTx, enquiryIds: readonly number[]): Promise<EnquiryEntry[]> {
  const isAnswer = and(inArray(enquiryEntries.enquiryId, [...enquiryIds]), eq(enquiryEntries.kind, 'answer'));
  return db.select().from(enquiryEntries).where(isAnswer).orderBy(asc(enquiryEntries.id));
}

/** The mobile numbers that the order desk calls before a customer's orders are paid on delivery. */
export function numbersToCall(
  db: DbOrTx,
  customerId: number,
): Promise<{ readonly mobile: string; readonly createdAt: Date; readonly spokenAt: Date | null }[]> {
  const { mobile, createdAt, spokenAt } = mobileCalls;
  return db.select({ mobile, createdAt, spokenAt }).from(mobileCalls).where(eq(mobileCalls.customerId, customerId));
}
