import type { Company } from '@boxwright/contract';
import {
  awaitsApproval,
  owesRest,
  type ReadyDates,
  readySentences,
  readyWayOf,
  restIsDue,
  startsWithPayment,
} from '@boxwright/orders';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { readyDates } from '../delivery/ready-dates.ts';
import { nextItems } from './next-items.ts';
import type { StoredOrder, StoredOrderLine } from './stored-order.ts';

type Orderish = Pick<StoredOrder, 'order' | 'lines'>;
/** In production, only days that hold are shown. */
const isBeingMade = ({ status, readyBy }: StoredOrder['order']): boolean =>
  awaitsApproval(status) || (status === 'In Production' && readyBy !== null);

type PaidOrder = Pick<StoredOrder, 'order' | 'lines' | 'money'>;

/**
 * An order's dates: an example until its proofs are approved, then those that hold. Null once it is packed.
 *
 * @param isApproved whether all of it is printed as approved before, see `isAllApprovedBefore`
 */
export function datesOfOrder(
  catalogue: Catalogue,
  company: Company,
  { order, lines }: Orderish,
  { now, isApproved }: { readonly now: Date; readonly isApproved: boolean },
) {
  // Its day is kept in production, and doesn't hold while another file has no approved proof.
  const isAwaited = lines.some(({ standing }) => standing !== null && standing !== 'approved');
  const readyBy = isAwaited ? null : order.readyBy;
  if (!isBeingMade(order)) return null;
  const pincode = order.deliveryType === 'SelfPickup' ? null : order.shippingAddress.pincode;
  const hasProof = lines.some(({ artworkState }) => artworkState !== null);
  const goods = { kinds: lines.map(({ kind }) => kind), pincode, now, readyBy };
  return readyDates(catalogue, company, { ...goods, isApproved: isApproved || !hasProof });
}

/** The same in words, for mails and documents; undefined where there is nothing to promise. */
export function readyText(
  dates: ReadyDates | null,
  company: Company,
  { order, lines, money }: PaidOrder,
  isApproved: boolean,
): string | undefined {
  if (!isBeingMade(order)) return undefined;
  const { paymentMode } = order;
  const paying = { paymentMode, paid: money.paid, due: money.due };
  // A plain kit has no proof to count from.
  const hasNoDay = ({ kind, standing }: StoredOrderLine) => kind === 'sample' && (isApproved || standing === null);
  if (lines.every(hasNoDay)) return undefined;
  const way = readyWayOf(lines.map(({ deliveryType }) => deliveryType));
  const rest = owesRest(paying) ? ` The rest is due ${restIsDue(paymentMode)}.` : '';
  const waits = { awaitsPayment: startsWithPayment(paying), owesRest: owesRest(paying) };
  const terms = { ...company, dates, ...waits, isApproved: isApproved && ('ordered' as const) };
  const sentence = `${readySentences(nextItems(lines), terms)}${rest}`;
  if (way === 'delivered') return sentence;
  const { legalName, addressLines, hours, phones } = company;
  return `${sentence} Pick up at ${[legalName, ...addressLines].join(', ')}: ${hours}. Ask ${phones[0] ?? company.email}.`;
}
