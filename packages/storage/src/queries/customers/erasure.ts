import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { Artwork, Customer, Order, ReturnPhoto } from '../../rows.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { cartLines, carts } from '../../schema/carts.ts';
import { addresses, customers } from '../../schema/customers.ts';
import { documents } from '../../schema/documents.ts';
import { enquiries } from '../../schema/enquiries.ts';
import { user } from '../../schema/identity.ts';
import { mailRefusals } from '../../schema/mails.ts';
import { mobileCalls } from '../../schema/mobile-calls.ts';
import { idempotencyKeys } from '../../schema/operation.ts';
import { orderMessages } from '../../schema/order-messages.ts';
import { orderNotes } from '../../schema/order-notes.ts';
import { orderSteps } from '../../schema/order-steps.ts';
import { type BillingSnapshot, type OrderExport, orderLines, orders } from '../../schema/orders.ts';
import { paymentWaivers } from '../../schema/payment-waivers.ts';
import { paymentAttempts, paymentLedger, sandboxPayments } from '../../schema/payments.ts';
import { printWaivers, proofComments, proofDecisions, proofs } from '../../schema/proofs.ts';
import { customerQuotations } from '../../schema/quotations.ts';
import { refunds } from '../../schema/refunds.ts';
import { reorderReminders } from '../../schema/reorder-reminders.ts';
import { returnPhotos, returnRequests } from '../../schema/return-requests.ts';
import { savedBoxes } from '../../schema/saved-boxes.ts';
import { forgetPriceLists } from '../discounts/forget-price-lists.ts';
import { type ErasedAt, forgetArtworks, tokensOfCustomer } from './artworks-of-customer.ts';
import { lockCustomer } from './customers.ts';

/** The e-mail of an erased customer; no mail reaches a name that ends in `.invalid`. */
const erasedEmail = (customerId: number): string => `erased-${customerId}@erased.invalid`;
export const isErasedEmail = (email: string): boolean => email.endsWith('@erased.invalid');

const erasedName = 'Erased customer';

/** The parts of an order that decide whether its customer's data can be erased. */
export interface OrderToErase
  extends Pick<Order, 'id' | 'number' | 'placedAt' | 'status' | 'confirmedAt' | 'totalPaise' | 'keptPaise'> {
  /** What was received and not given back, in paise. */
  received: number;
  held: number;
  /** What credit notes took off, less what debit notes added. */
  noted: number;
  isInvoiced: boolean;
  /** Whether the result of a payment is awaited. */
  isBeingPaid: boolean;
  /** Refunds on their way to the buyer, in paise. */
  refunding: number;
  /** Whether a return request still waits for a decision. */
  hasOpenReturn: boolean;
}

const ordersOfCustomer = (db: DbOrTx, customerId: number): Promise<OrderToErase[]> => {
  const { id, number, placedAt, status, confirmedAt, totalPaise, keptPaise } = orders;
  const ofOrder = eq(paymentLedger.orderId, orders.id);
  const sumOf = (which: SQL | undefined) =>
    sql`coalesce((select sum(${paymentLedger.amountPaise}) from ${paymentLedger} where ${which}), 0)`.mapWith(Number);
  const open = and(eq(returnRequests.orderId, orders.id), eq(returnRequests.state, 'received'));
  const invoices = and(eq(documents.orderId, orders.id), eq(documents.kind, 'tax-invoice'));
  const unpaid = and(eq(refunds.orderId, orders.id), notInArray(refunds.state, ['succeeded', 'withdrawn']));
  const awaited = and(eq(paymentAttempts.orderId, orders.id), inArray(paymentAttempts.state, ['open', 'pending']));
  return db
    .select({
      ...{ id, number, placedAt, status, confirmedAt, totalPaise, keptPaise },
      received: sumOf(and(ofOrder, ne(paymentLedger.kind, 'refund'))),
      held: sumOf(and(ofOrder, notInArray(paymentLedger.kind, ['credit', 'debit']))),
      noted: sumOf(and(ofOrder, inArray(paymentLedger.kind, ['credit', 'debit']))),
      isInvoiced: sql<boolean>`exists (select 1 from ${documents} where ${invoices})`,
      isBeingPaid: sql<boolean>`exists (select 1 from ${paymentAttempts} where ${awaited})`,
      refunding: sql`coalesce((select sum(${refunds.amountPaise}) from ${refunds} where ${unpaid}), 0)`.mapWith(Number),
      hasOpenReturn: sql<boolean>`exists (select 1 from ${returnRequests} where ${open})`,
    })
    .from(orders)
    .where(eq(orders.customerId, customerId));
};

/** Reads what decides whether a customer's data can be erased. Takes no lock: for display only. */
export const ordersToErase = ordersOfCustomer;

/**
 * Locks everything that could become an order or a payment of a customer, and then reads their orders. Undefined when
 * the data are erased already. The carts are locked first, as in placing an order.
 */
export async function lockToErase(
  tx: Tx,
  customerId: number,
): Promise<{ customer: Customer; orders: OrderToErase[] } | undefined> {
  await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.customerId, customerId), ne(carts.status, 'ORDERED')))
    .for('update');
  const customer = await lockCustomer(tx, customerId);
  if (!customer || customer.erasedAt !== null) return undefined;
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), notInArray(orders.status, ['Delivered', 'Cancelled'])))
    .orderBy(orders.id)
    .for('update');
  return { customer, orders: await ordersOfCustomer(tx, customerId) };
}

export interface Erased {
  /** Artworks whose files are to be removed. */
  readonly artworks: Artwork[];
  /** Photographs of returns whose files are to be removed. */
  readonly photos: ReturnPhoto[];
  /** Keys of generated documents that are to be removed. */
  readonly files: string[];
  /** Enquiries that were deleted. */
  readonly enquiryIds: number[];
}

/**
 * Deletes what belongs to a customer and makes the rest anonymous; call `lockToErase` first. Orders keep their
 * addresses, steps, refunds and documents, except the orders in `neverSold`, which came to nothing.
 */
export async function eraseCustomer(
  tx: Tx,
  customer: Customer,
  { neverSold, now, today }: ErasedAt & { readonly neverSold: readonly number[] },
): Promise<Erased> {
  const { id, userId, email } = customer;
  // Whoever has proved that the mailbox is theirs also sent what came from its address while signed out.
  const isProven = sql`exists (select 1 from ${user} where ${user.id} = ${userId} and ${user.emailVerified})`;
  const fromMailbox = and(isNull(enquiries.customerId), sql`lower(${enquiries.email}) = ${email}`, isProven);
  const isTheirs = or(eq(enquiries.customerId, id), fromMailbox);
  const named = await tokensOfCustomer(tx, id, isTheirs);
  const gone = await tx.delete(enquiries).where(isTheirs).returning({ id: enquiries.id });
  await forgetNeverSold(tx, neverSold);
  await emptyCartsOf(tx, id);
  const artworksGone = await forgetArtworks(tx, id, named, { now, today });
  const photos = await forgetAfterSale(tx, id);
  await tx.delete(savedBoxes).where(eq(savedBoxes.customerId, id));
  await tx.delete(addresses).where(eq(addresses.customerId, id));
  await tx.delete(customerQuotations).where(eq(customerQuotations.customerId, id));
  await forgetPriceLists(tx, id, now);
  await tx.delete(idempotencyKeys).where(sql`${idempotencyKeys.scope} like ${`%:customer ${id}`}`);
  await tx
    .update(customers)
    .set({
      userId: null,
      name: erasedName,
      email: erasedEmail(id),
      mobile: '',
      companyName: null,
      gender: null,
      dateOfBirth: null,
      anniversary: null,
      maritalStatus: null,
      gstin: null,
      picture: null,
      deskNote: null,
      erasedAt: now,
      updatedAt: now,
    })
    .where(eq(customers.id, id));
  await forgetWordsOfStaff(
    tx,
    id,
    gone.map((enquiry) => enquiry.id),
  );
  // Password, sessions, codes and tickets are deleted with it.
  if (userId !== null) await tx.delete(user).where(eq(user.id, userId));
  const files = await forgetDocumentsOf(tx, neverSold);
  return { artworks: artworksGone, photos, files, enquiryIds: gone.map((row) => row.id) };
}

/**
 * Removes from the record of staff's work everything that may name the customer: all about their own data and
 * enquiries, and the reasons typed for changes to their orders and sales. It still says who did what to which order,
 * and when.
 */
async function forgetWordsOfStaff(tx: Tx, customerId: number, enquiryIds: readonly number[]): Promise<void> {
  const { subject, subjectId, operation, after } = auditEntries;
  const ofCustomer = and(eq(subject, 'customer'), eq(subjectId, String(customerId)));
  const ofEnquiries = and(eq(subject, 'enquiry'), inArray(subjectId, enquiryIds.map(String)));
  await tx.update(auditEntries).set({ name: erasedName, before: null, after: null, reason: null }).where(ofCustomer);
  await tx.update(auditEntries).set({ before: null, after: null, reason: null }).where(ofEnquiries);
  const own = tx
    .select({ id: sql<string>`${orders.id}::text` })
    .from(orders)
    .where(eq(orders.customerId, customerId));
  // The cart of a sale that was given up is gone; its first entry names the customer.
  const sales = await tx
    .select({ id: subjectId })
    .from(auditEntries)
    .where(
      and(eq(subject, 'sale'), eq(operation, 'StartSale'), sql`${after} ->> 'customerId' = ${String(customerId)}`),
    );
  const ofSales = and(
    eq(subject, 'sale'),
    inArray(
      subjectId,
      sales.map((sale) => sale.id),
    ),
  );
  const ofOrders = and(eq(subject, 'order'), inArray(subjectId, own));
  await tx
    .update(auditEntries)
    .set({ reason: null })
    .where(and(isNotNull(auditEntries.reason), or(ofOrders, ofSales)));
}

/** Removes addresses, the buyer's words and the messages to the buyer from orders that came to nothing. */
async function forgetNeverSold(tx: Tx, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  const ids = [...orderIds];
  const nobody: Partial<BillingSnapshot> = {
    addressId: null,
    companyName: null,
    contactName: erasedName,
    mobile: '',
    flat: null,
    area: '',
    landmark: null,
    email: null,
    gstin: null,
    purchaseOrder: null,
  };
  const nobodyAbroad: Partial<OrderExport> = { buyerName: erasedName, buyerAddress: '' };
  const without = (address: SQLWrapper) => sql`${address} || ${JSON.stringify(nobody)}::jsonb`;
  await tx
    .update(orders)
    .set({
      billingAddress: without(orders.billingAddress),
      shippingAddress: without(orders.shippingAddress),
      exportedTo: sql`${orders.exportedTo} || ${JSON.stringify(nobodyAbroad)}::jsonb`,
    })
    .where(inArray(orders.id, ids));
  // The buyer's own words: the note to the printer, and the name of the file.
  const withoutNote = sql`jsonb_set(${orderLines.configuration}, '{customDescription}', 'null', false)`;
  const withoutWords = sql`case when ${orderLines.artworkToken} is null then ${withoutNote}
    else jsonb_set(${withoutNote}, '{artwork,name}', '"erased"', false) end`;
  const named = sql`${orderLines.configuration} -> 'artwork' ->> 'name'`;
  await tx
    .update(orderLines)
    .set({
      configuration: withoutWords,
      description: sql`replace(${orderLines.description}, coalesce(nullif(${named}, ''), 'erased'), 'erased')`,
    })
    .where(inArray(orderLines.orderId, ids));
  await tx.update(orderSteps).set({ note: null }).where(inArray(orderSteps.orderId, ids));
}

/**
 * Deletes the documents of orders that came to nothing; proformas too, which are no tax documents. A trigger allows it
 * once the customer is marked as erased.
 */
async function forgetDocumentsOf(tx: Tx, orderIds: readonly number[]): Promise<string[]> {
  const ownLines = tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]));
  await tx.update(proofs).set({ documentId: null }).where(inArray(proofs.lineId, ownLines));
  const gone = await tx
    .delete(documents)
    .where(inArray(documents.orderId, [...orderIds]))
    .returning({ fileKey: documents.fileKey });
  return gone.flatMap(({ fileKey }) => fileKey ?? []);
}

/**
 * Deletes a customer's reminders, refused mails, messages and notes about their orders, bank accounts for refunds, the
 * photographs and words of their returns, comments on proofs and the names under them, and the reasons that staff typed
 * for refunds and agreed prices. What was decided and paid stays with the order.
 */
async function forgetAfterSale(tx: Tx, customerId: number): Promise<ReturnPhoto[]> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
  await forgetDemonstrations(tx, own);
  await tx.delete(mailRefusals).where(eq(mailRefusals.customerId, customerId));
  await tx.delete(reorderReminders).where(inArray(reorderReminders.orderId, own));
  await tx.delete(orderMessages).where(inArray(orderMessages.orderId, own));
  await tx.delete(mobileCalls).where(eq(mobileCalls.customerId, customerId));
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, own));
  await tx.update(refunds).set({ account: null }).where(inArray(refunds.orderId, own));
  const wordless = { description: 'erased', answer: null };
  // Staff's own words follow a fixed beginning and a colon.
  const withoutWords = sql`split_part(${refunds.cause}, ': ', 1) || ': erased'`;
  await tx
    .update(refunds)
    .set({ cause: withoutWords, updatedAt: sql`${refunds.updatedAt}` })
    .where(and(inArray(refunds.orderId, own), eq(refunds.causeCode, 'agreed')));
  // Why staff agreed to a price, which stands in no paper.
  const reason = sql`${orderLines.configuration} #> '{agreed,reason}'`;
  await tx
    .update(orderLines)
    .set({ configuration: sql`jsonb_set(${orderLines.configuration}, '{agreed,reason}', '"erased"', false)` })
    .where(and(inArray(orderLines.orderId, own), isNotNull(reason)));
  const ownLines = tx.select({ id: orderLines.id }).from(orderLines).where(inArray(orderLines.orderId, own));
  const ownProofs = tx.select({ id: proofs.id }).from(proofs).where(inArray(proofs.lineId, ownLines));
  await tx.delete(proofComments).where(inArray(proofComments.proofId, ownProofs));
  const unsigned = { note: '', decidedName: null, decidedFrom: null, decisionText: null };
  const taken = { name: '', decidedFrom: null, text: '' };
  await tx.update(proofDecisions).set(taken).where(inArray(proofDecisions.proofId, ownProofs));
  await tx.update(proofs).set(unsigned).where(inArray(proofs.lineId, ownLines));
  await tx.update(printWaivers).set({ reason: 'erased' }).where(inArray(printWaivers.lineId, ownLines));
  await tx.update(paymentWaivers).set({ reason: 'erased' }).where(inArray(paymentWaivers.orderId, own));
  await tx.update(returnRequests).set(wordless).where(inArray(returnRequests.orderId, own));
  return tx.delete(returnPhotos).where(inArray(returnPhotos.orderId, own)).returning();
}

/** Deletes a customer's carts but for those that became orders, which are emptied. */
async function emptyCartsOf(tx: Tx, customerId: number): Promise<void> {
  const owned = tx.select({ id: carts.id }).from(carts).where(eq(carts.customerId, customerId));
  await tx.delete(cartLines).where(inArray(cartLines.cartId, owned));
  const isOrdered = tx.select({ cartId: orders.cartId }).from(orders).where(eq(orders.cartId, carts.id));
  await tx.delete(carts).where(and(eq(carts.customerId, customerId), notExists(isOrdered)));
}

/** The demonstration's gateway keeps what it was sent with a payment: its buyer's name, e-mail and phone. */
async function forgetDemonstrations(tx: Tx, own: SQLWrapper): Promise<void> {
  const attempts = tx
    .select({ txnid: paymentAttempts.txnid })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, own));
  await tx
    .update(sandboxPayments)
    .set({ fields: sql`${sandboxPayments.fields} - array['firstname', 'lastname', 'email', 'phone']` })
    .where(inArray(sandboxPayments.txnid, attempts));
}
