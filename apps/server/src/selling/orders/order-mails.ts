import { artworkPrintAddress, type Company } from '@boxwright/contract';
import { companyOrderAlertMail, type Mail, type MailOrder, orderReceivedMail } from '@boxwright/mail';
import { paise } from '@boxwright/money';
import {
  dayToPayBy,
  deliveryText,
  demonstrationNotice,
  isMoneyAsked,
  partsByDelivery,
  whyNotPrinted,
} from '@boxwright/orders';
import type { AddressSnapshot, Customer, OrderStep, Refund } from '@boxwright/storage';
import { mailCompany } from '../company/mail-company.ts';
import { orderNumber } from '../company/order-number.ts';
import { noteOf } from '../goods/note-of.ts';
import { downloadAddresses } from './download-addresses.ts';
import { artworkOf, hasKeyLine, isArtworkAwaited, isHelpWanted, nextSteps, takesArtwork } from './next-steps.ts';
import { cancellationOf, sumsGoingBack, waysPaid } from './order-alert-facts.ts';
import { street } from './order-rows.ts';
import { orderTotals } from './order-totals.ts';
import { sheetOfLine } from './print-sheet-address.ts';
import type { ProofMay } from './proof-link.ts';
import type { StoredOrder, StoredOrderLine } from './stored-order.ts';

/** The notice at the top of mails and documents of demonstration orders. */
export const noticeOf = ({ isDemonstration }: Pick<StoredOrder, 'isDemonstration'>) =>
  isDemonstration ? { notice: demonstrationNotice } : {};

/** An order as the mails show it. */
export function mailOrder({ stored, customer, ready }: Pick<OrderMail, 'stored' | 'customer' | 'ready'>): MailOrder {
  const { order, lines, money } = stored;
  const isAsked = isMoneyAsked({ status: order.status, isCarriageKept: order.keptPaise > 0 });
  const payBy = dayToPayBy({ due: isAsked ? money.due : 0, paymentDueOn: order.paymentDueOn });
  return {
    ...noticeOf(stored),
    number: orderNumber(order),
    ...(order.billingAddress.purchaseOrder ? { purchaseOrder: order.billingAddress.purchaseOrder } : {}),
    placedAt: order.placedAt,
    customer: {
      name: customer.name,
      email: customer.email,
      mobile: customer.mobile,
      ...(customer.companyName ? { company: customer.companyName } : {}),
    },
    paymentMode: order.paymentMode,
    ...(payBy === null ? {} : { paymentDueOn: payBy }),
    isClosed: order.status === 'Cancelled',
    ...deliveryOf(lines),
    ...(ready === undefined ? {} : { ready }),
    lines: lines.map((line) => ({
      description: line.itemName,
      configuration: line.description,
      ...noteOf(line),
      quantity: line.quantity,
      amount: paise(line.goodsPaise),
    })),
    totals: orderTotals(stored),
  };
}

function deliveryOf(lines: readonly StoredOrderLine[]): Pick<MailOrder, 'delivery' | 'isCollected' | 'parts'> {
  const parts = partsByDelivery(lines);
  const isCollected = lines.every(({ deliveryType }) => deliveryType === 'SelfPickup');
  return { delivery: deliveryText(lines), isCollected, ...(parts && { parts }) };
}

/** Absolute addresses of an order's pages; the key line only if it has boxes or samples. Paying asks for sign-in first. */
export const orderLinks = ({ stored, publicUrl, token, trackUrl, proofUrlTo }: OrderMail) => ({
  track: trackUrl,
  order: `${publicUrl}/downloadorderform/${token}`,
  orderForm: `${publicUrl}/downloads/order-form/${token}`,
  ...(hasKeyLine(stored.lines) ? { keyLine: `${publicUrl}/downloadkeyline/${token}` } : {}),
  pay: `${publicUrl}/checkout?order=${stored.order.id}`,
  ...(takesArtwork(stored)
    ? { proofs: { url: proofUrlTo('decide'), isArtworkAwaited: stored.lines.some(isArtworkAwaited) } }
    : {}),
});

const envelope = (address: AddressSnapshot): string[] => [
  address.companyName ?? '',
  address.contactName,
  street(address),
  address.landmark ?? '',
  `${address.city} ${address.pincode}`,
  address.state,
  address.mobile,
];

export interface OrderMail {
  readonly stored: StoredOrder;
  readonly customer: Customer;
  readonly hasRefunds: boolean;
  /** When the order is ready, in words; undefined where there is nothing to promise. */
  readonly ready: string | undefined;
  readonly company: Company;
  readonly publicUrl: string;
  readonly token: string;
  readonly trackUrl: string;
  /** The absolute address of the order's artwork and proofs: the customer's own, or the one for colleagues. */
  readonly proofUrlTo: (may: ProofMay) => string;
  /** The lines of our bank account while a transfer is awaited; empty for other orders. */
  readonly account: readonly string[];
}

/** How to pay an order by transfer; nothing for other orders. */
export const transferOf = ({ account, publicUrl, token }: OrderMail) =>
  account.length === 0 ? {} : { transfer: { account, proforma: publicUrl + downloadAddresses.proforma(token) } };

export const alertOfOrder = (
  { stored, customer, ready, company, publicUrl }: OrderMail,
  { refunds, steps }: { readonly refunds: readonly Refund[]; readonly steps: readonly OrderStep[] },
): Mail =>
  companyOrderAlertMail({
    company: mailCompany(company, publicUrl),
    order: mailOrder({ stored, customer, ready }),
    cancellation: stored.order.status === 'Cancelled' ? cancellationOf(steps) : null,
    paidBy: waysPaid(stored.money.ledger),
    amountPaid: paise(stored.money.paid),
    balanceDue: paise(stored.money.due),
    ...sumsGoingBack(refunds),
    billing: envelope(stored.order.billingAddress),
    shipping: envelope(stored.order.shippingAddress),
    helpWith: stored.lines.flatMap((line) => (isHelpWanted(line) ? [`${line.position + 1}. ${line.itemName}`] : [])),
    links: { manage: `${publicUrl}/manage/orders/${stored.order.id}` },
    files: stored.lines.flatMap((line, index) => filesOf(stored, line, index, publicUrl)),
  });

/** What a line is printed from: the buyer's file, and the sheet of stickers or a sample unless the order is cancelled. */
function filesOf({ order }: StoredOrder, line: StoredOrderLine, index: number, publicUrl: string) {
  const number = index + 1;
  const artwork = artworkOf(line);
  const sheet = order.status === 'Cancelled' ? null : sheetOfLine(line, number);
  const isToApprove = whyNotPrinted(line.artworkState) !== null;
  return [
    ...(artwork
      ? [{ label: `Artwork of line ${number}: ${artwork.name}`, url: publicUrl + artworkPrintAddress(artwork.token) }]
      : []),
    ...(sheet !== null
      ? [
          {
            label: `Print sheet of line ${number}${isToApprove ? ', once its proof is approved' : ''}`,
            url: publicUrl + sheet,
          },
        ]
      : []),
  ];
}

/** The mail about an order that isn't paid yet: the amount asked for now (0: none), and the next steps. */
export const orderReceived = (mail: OrderMail, asked: number): Mail =>
  orderReceivedMail({
    company: mailCompany(mail.company, mail.publicUrl),
    order: mailOrder(mail),
    amountAsked: paise(asked),
    nextSteps: nextSteps(mail.stored, mail.company),
    ...transferOf(mail),
    links: orderLinks(mail),
  });
