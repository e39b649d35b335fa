import { formatRupees, paise } from '@boxwright/money';
import {
  type Db,
  type DbOrTx,
  documentsOf,
  eWayBillsOf,
  type Order,
  raiseAlert,
  type StoredDocument,
  type Tx,
} from '@boxwright/storage';
import type { AlertKind } from '../alerts/alert-kinds.ts';
import { readCompany } from '../company/company.ts';
import { orderNumber } from '../company/order-number.ts';
import { readTaxTerms } from '../settings/tax-terms.ts';
import { parcelChallans } from './parcel-challan.ts';
import { printedOn } from './printed-on.ts';

/** Whether a consignment needs an e-way bill (CGST Rule 138), and the value above which it does. */
export interface EWayNeed {
  readonly isNeeded: boolean;
  /** Paise, with tax. */
  readonly limit: number;
}

/** Mail of the Department of Posts needs none (the rule's annexure). */
const needsNone = 'India Post';

export async function eWayNeedOf(
  db: DbOrTx,
  order: Pick<Order, 'totalPaise' | 'deliveryType' | 'shippingAddress' | 'billingAddress' | 'placeOfSupply'>,
  supplierState: string,
  courier: string | undefined,
): Promise<EWayNeed> {
  const { eWayInState, eWayBetweenStates } = await readTaxTerms(db);
  const goesTo = order.deliveryType === 'SelfPickup' ? order.billingAddress : order.shippingAddress;
  const isInState = (goesTo.stateGstCode ?? order.placeOfSupply) === supplierState;
  const limit = isInState ? eWayInState : eWayBetweenStates;
  return { isNeeded: order.totalPaise > limit && courier !== needsNone, limit };
}

/** Alerts the desk of an order that goes out with an invoice above the limit: the goods may not move without the bill. */
export async function askForEWayBill(
  tx: Tx,
  order: Order,
  invoice: StoredDocument,
  { courier, supplierState, now }: { courier: string | undefined; supplierState: string; now: Date },
): Promise<void> {
  const { total: totalPaise } = printedOn(invoice);
  const { isNeeded, limit } = await eWayNeedOf(tx, { ...order, totalPaise }, supplierState, courier);
  if (!isNeeded) return;
  const [total, most] = [totalPaise, limit].map((amount) => formatRupees(paise(amount)));
  await raiseAlert(tx, {
    key: `e-way-bill-missing:${invoice.id}`,
    kind: 'e-way-bill-missing' satisfies AlertKind,
    orderId: order.id,
    message: `${orderNumber(order)}: ${invoice.kind === 'tax-invoice' ? 'invoice' : 'challan'} ${invoice.number} of ${total} is above ${most}, so its goods need an e-way bill before they leave. Make it from the order’s page.`,
    createdAt: now,
  });
}

/**
 * The paper that goods travel with: the latest invoice, or the challan of a parcel of an order that goes in parts.
 *
 * @param challan the challan's id; the latest one if left out
 */
export function travellingPaper(documents: readonly StoredDocument[], challan?: number): StoredDocument | undefined {
  const challans = parcelChallans(documents);
  return challans.length > 0
    ? (challans.find(({ id }) => id === challan) ?? challans.at(-1))
    : documents.findLast(({ kind }) => kind === 'tax-invoice');
}

/** The paper of a consignment, its e-way bill in force or being prepared, and all bills of the order. */
export async function eWayBillsFor(db: DbOrTx, orderId: number, challan?: number) {
  const documents = await documentsOf(db, orderId);
  const all = await eWayBillsOf(db, orderId);
  const paper = travellingPaper(documents, challan);
  const isIt = paper?.kind === 'delivery-challan' ? paper.id : undefined;
  const open = all.filter(({ cancelledAt }) => cancelledAt === null);
  return { documents, paper, all, current: open.find(({ documentId }) => isIt === undefined || documentId === isIt) };
}

/** Whether an order's goods need an e-way bill, and have one, for the desk. */
export async function eWayBillState(
  db: Db,
  order: Order,
  courier: string | null | undefined,
): Promise<'not-needed' | 'needed' | 'made'> {
  const [{ stateCode }, { current, paper }] = await Promise.all([readCompany(db), eWayBillsFor(db, order.id)]);
  if (current?.number) return 'made';
  const totalPaise = paper?.kind === 'delivery-challan' ? printedOn(paper).total : order.totalPaise;
  const need = await eWayNeedOf(db, { ...order, totalPaise }, stateCode, courier ?? undefined);
  return need.isNeeded ? 'needed' : 'not-needed';
}

/** The cause of the copy of an invoice that shows a bill. */
export const causeOfCopy = (bill: { readonly id: number }): string => `e-way-bill:${bill.id}`;

/** Documents without copies that show a cancelled bill: goods may not travel with them. */
export async function withoutCancelledBills(
  db: Db,
  orderId: number,
  issued: readonly StoredDocument[],
): Promise<readonly StoredDocument[]> {
  if (!issued.some(({ kind }) => kind === 'e-way-bill')) return issued;
  const bills = await eWayBillsOf(db, orderId);
  const inForce = bills.filter(({ cancelledAt }) => cancelledAt === null).map(causeOfCopy);
  return issued.filter(({ kind, madeFrom }) => kind !== 'e-way-bill' || inForce.includes(madeFrom ?? ''));
}

const cancellableMs = 24 * 3_600_000;

/** The portal cancels a bill within 24 hours of its making. */
export const isEWayCancellable = (madeAt: Date | null, now: Date): boolean =>
  madeAt !== null && now.getTime() - madeAt.getTime() < cancellableMs;
