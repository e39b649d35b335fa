import type { Company } from '@boxwright/contract';
import {
  awaitsApproval,
  isPaidInCash,
  type ReadyDates,
  readySentence,
  readyWayOf,
  startsWithPayment,
} from '@boxwright/orders';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { readyDates } from '../delivery/ready-dates.ts';
import type { StoredOrder } from './stored-order.ts';

type Orderish = Pick<StoredOrder, 'order' | 'lines'>;
type PaidOrder = Pick<StoredOrder, 'order' | 'lines' | 'money'>;

/** An order's dates if its proof is approved now; null from production on, and where none can be promised. */
export function datesOfOrder(catalogue: Catalogue, company: Company, { order, lines }: Orderish, now: Date) {
  if (!awaitsApproval(order.status)) return null;
  const pincode = order.deliveryType === 'SelfPickup' ? null : order.shippingAddress.pincode;
  return readyDates(catalogue, company, { kinds: lines.map(({ kind }) => kind), pincode, now });
}

/** The same in words, for mails and documents; undefined where there is nothing to promise. */
export function readyText(
  dates: ReadyDates | null,
  company: Company,
  { order, lines, money }: PaidOrder,
): string | undefined {
  if (!awaitsApproval(order.status) || lines.every(({ kind }) => kind === 'sample')) return undefined;
  const way = readyWayOf(lines.map(({ deliveryType }) => deliveryType));
  const awaitsPayment = startsWithPayment({ paymentMode: order.paymentMode, paid: money.paid });
  const rest =
    !isPaidInCash(order.paymentMode) && money.paid > 0 && money.due > 0 ? ' The rest is due before dispatch.' : '';
  const sentence = `${readySentence(dates, way, company.workingDaysToShip, awaitsPayment)}.${rest}`;
  if (way === 'delivered') return sentence;
  const { legalName, addressLines, hours, phones } = company;
  return `${sentence} Pick up at ${[legalName, ...addressLines].join(', ')}: ${hours}. Ask ${phones[0] ?? company.email}.`;
}
