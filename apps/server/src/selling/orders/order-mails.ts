import { artworkPrintAddress, type Company } from '@boxwright/contract';
import { companyOrderAlertMail, type Mail, type MailOrder, orderReceivedMail } from '@boxwright/mail';
import { paise } from '@boxwright/money';
import {
  dayToPayBy,
  demonstrationNotice,
  isFileAwaited,
  isMoneyAsked,
  kitLeaves,
  startsWithPayment,
  whyNotPrinted,
} from '@boxwright/orders';
import type { AddressSnapshot, Customer, OrderStep, Refund } from '@boxwright/storage';
import { mailCompany } from '../company/mail-company.ts';
import { orderNumber } from '../company/order-number.ts';
import { noteOf } from '../goods/note-of.ts';
import { downloadAddresses } from './download-addresses.ts';
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
    delivery: order.deliveryType === 'SelfPickup' ? 'Self Pickup' : 'Delivery Partner',
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

/** Whether the buyer has to send a file; we get in touch with a buyer who wants help with it. */
const isArtworkAwaited = ({ standing }: StoredOrderLine): boolean => standing !== null && isFileAwaited(standing);

const isHelpWanted = ({ standing }: StoredOrderLine): boolean => standing === 'help-wanted';

/** Whether an order has lines that take a file and are fixed; placing it again would replace the others. */
const takesArtwork = ({ order, lines, money }: StoredOrder): boolean =>
  (order.confirmedAt !== null || money.paid > 0) &&
  ['IN-PROCESS', 'Order Accepted', 'In Production'].includes(order.status) &&
  lines.some((line) => line.artworkState !== null || (isPlainKit(line) && order.status !== 'In Production'));

/** Whether it is a sample without a file, which its buyer may still send. */
const isPlainKit = ({ kind, artworkState }: StoredOrderLine): boolean => kind === 'sample' && artworkState === null;

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

/** Document 2, section 1: the next steps that buyers read. */
export function nextSteps(stored: StoredOrder, company: Company): string[] {
  const { order, lines, money } = stored;
  if (order.status === 'Cancelled') return [];
  const { daysToSample, sampleCreditDays, workingDaysToShip } = company;
  const printed = lines.some(({ kind }) => kind !== 'sample');
  const sampled = lines.some(({ kind }) => kind === 'sample');
  const ready = order.deliveryType === 'SelfPickup' ? 'It is ready to collect' : 'We ship';
  const awaitsPayment = startsWithPayment({ paymentMode: order.paymentMode, paid: money.paid });
  return [
    ...(hasKeyLine(lines.filter((line) => line.kind !== 'sample' && !isHelpWanted(line)))
      ? ['You lay your artwork on the key line of your box: Download Keyline, below.']
      : []),
    ...artworkSteps(stored, company),
    ...(sampled
      ? [
          `${lines.some(awaitsProof) ? 'We show you a proof, and make your sample kit once you have approved it' : 'We make your sample kit'}; it ${kitLeaves(daysToSample, { awaitsApproval: lines.some(awaitsProof), awaitsPayment })}.`,
          ...(lines.some(isPlainKit) ? [plainKitStep(stored)] : []),
          // A credit is for a later order: boxes in the same one get none.
          ...(lines.some(({ kind }) => kind === 'box')
            ? []
            : [
                `Its price comes off your bulk order of that size and item, within ${inDays(sampleCreditDays)} of ordering the sample.`,
              ]),
        ]
      : []),
    ...(printed && order.readyBy !== null ? ['Your proof is approved: we print it as the proof shows it.'] : []),
    ...(printed && order.readyBy === null
      ? [
          'We show you a digital sample, and print once you have approved it.',
          `${ready} within ${workingDaysToShip} working days of your approval${awaitsPayment ? ' and your payment' : ''}.`,
        ]
      : []),
  ];
}

/** Whether it is a sample whose proof isn't approved yet. */
const awaitsProof = ({ kind, standing }: StoredOrderLine): boolean => kind === 'sample' && standing !== null;

/** Nobody presses for a sample's file: whoever sends none gets it plain. */
function plainKitStep(stored: StoredOrder): string {
  const link = stored.lines.some(isArtworkAwaited) ? 'Send your artwork' : 'Artwork and proofs';
  return takesArtwork(stored)
    ? `It is plain, unless you send a file through the link “${link}”, below, before we begin with it: then we show you a proof and print it on the sample.`
    : 'It is plain, unless you send a file: once you have paid, we mail you a link for that.';
}

/** Says which artwork we have, which is being checked and what has to be mended in it, and how the rest is sent. */
function artworkSteps(stored: StoredOrder, { email }: Company): string[] {
  const { lines } = stored;
  const mayAct = takesArtwork(stored);
  const unchecked = namesOfFiles(lines.filter(({ standing }) => standing === 'being-checked'));
  const here = namesOfFiles(lines.filter(({ standing }) => standing !== 'being-checked' && !isMendAwaited(standing)));
  const awaited = lines.filter(({ standing }) => standing === 'awaiting-artwork');
  const printed = lines.filter(({ artworkState }) => artworkState !== null);
  const named = (some: readonly StoredOrderLine[]): string => some.map(itemOf).join(' and of ');
  const whose = awaited.length === printed.length ? 'your artwork' : `the artwork of ${named(awaited)}`;
  const helped = lines.filter(isHelpWanted);
  const help =
    printed.length === 1
      ? 'the artwork that you want help with'
      : `the artwork of ${named(helped)}, as you want help with it`;
  return [
    ...(helped.length > 0
      ? [
          mayAct
            ? `We get in touch with you about ${help}.`
            : `Once you have paid, we get in touch with you about ${help}.`,
        ]
      : []),
    ...(here === '' ? [] : [`We have the artwork that you uploaded: ${here}.`]),
    // Whatever the check stops is mailed once it has ended: see `tellOfStops`.
    ...(unchecked === ''
      ? []
      : [
          `${mayAct ? 'We are checking' : 'Once you have paid, we check'} the artwork that you uploaded: ${unchecked}. If something in it has to be mended, we mail you what it is, and the link to send another file.`,
        ]),
    ...lines.flatMap((line) => faultOf(line, mayAct) ?? []),
    ...(awaited.length > 0
      ? [
          mayAct
            ? `You send ${whose} through the link “Send your artwork”, below, or by mail to ${email} with the number of this order. If you want help with it, say so there.`
            : `Once you have paid, we mail you a link to send ${whose}.`,
        ]
      : []),
  ];
}

const isMendAwaited = (standing: StoredOrderLine['standing']): boolean =>
  standing === 'inside-awaited' || standing === 'mend-awaited';

const namesOfFiles = (lines: readonly StoredOrderLine[]): string =>
  [...new Set(lines.flatMap((line) => artworkOf(line)?.name ?? []))].join(', ');

/** What the file of a line lacks, and how it is mended; undefined where it lacks nothing. */
function faultOf(line: StoredOrderLine, mayAct: boolean): string | undefined {
  const { standing, stops } = line;
  if (!isMendAwaited(standing)) return undefined;
  const file = `${artworkOf(line)?.name ?? 'your file'}, for ${itemOf(line)},`;
  const how = mayAct
    ? 'through the link “Send your artwork”, below'
    : 'once you have paid, through a link that we mail you';
  const lacks = standing === 'inside-awaited';
  // Its check may not be done yet.
  const fault =
    stops.length > 0
      ? `The check of ${file} found: ${stops.join(' ')}`
      : lacks
        ? `The file ${file} has no page for the inside, which is ordered with print.`
        : `The check of ${file} found something that has to be mended.`;
  return lacks
    ? `${fault} You send one PDF of two pages, the outside first, then the inside, ${how}.`
    : `${fault} You send a mended file ${how}, which shows what was found.`;
}

const itemOf = ({ position, itemName }: Pick<StoredOrderLine, 'position' | 'itemName'>): string =>
  `item ${position + 1} (${itemName})`;

const artworkOf = ({ goods: { snapshot } }: Pick<StoredOrderLine, 'goods'>) => snapshot.artwork;

const inDays = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** A key line shows a box; a sample has the key line of its box. Whoever has sent their artwork draws nothing on it. */
const hasKeyLine = (lines: StoredOrder['lines']): boolean =>
  lines.some((line) => line.kind !== 'sticker' && !artworkOf(line));
