import { artworkSummary, type ItemStanding } from './artwork-words.ts';
import { awaitsPayment, type OrderAsked } from './payment.ts';
import { artworkWaitsFor } from './proof.ts';
import type { ReadyWay } from './ready-words.ts';
import { returnDays } from './return-request.ts';
import { awaitsApproval } from './status.ts';
import { isPaidInCash, isSentUnpaid } from './way/table.ts';

/** What a buyer still has to pay: everything before work starts, the rest before dispatch, or cash at the door. */
export type StillToPay = 'nothing' | 'all' | 'balance' | 'cash';

export function stillToPay(order: OrderAsked): StillToPay {
  if (isPaidInCash(order.paymentMode) && order.status !== 'Cancelled') {
    return order.paymentStatus === 'Payment Pending' && order.status !== 'Returned' ? 'cash' : 'nothing';
  }
  // On account, its last day to pay may be long after the delivery; what a closed order owes isn't on account.
  const isOnAccount = isSentUnpaid(order.paymentMode) && order.status !== 'Cancelled';
  if (!awaitsPayment(order) || isOnAccount) return 'nothing';
  return order.paymentStatus === 'Partially Paid' ? 'balance' : 'all';
}

/**
 * The last day to pay an order, `YYYY-MM-DD`; null if there is none. For an order to be paid later, it is stored when
 * its buyer chooses that, and again, for the rest, once a part is paid. The rest is due before dispatch in any case.
 */
export const dayToPayBy = ({
  due,
  paymentDueOn,
}: {
  readonly due: number;
  readonly paymentDueOn: string | null;
}): string | null => (due === 0 ? null : paymentDueOn);

/** What happens next with an order, in a sentence or two for its buyer. */
export function whatHappensNext(order: {
  readonly status: string;
  readonly way: ReadyWay;
  /** Whether all its lines are samples, which have a proof only where they are printed with a file. */
  readonly isSample: boolean;
  /** Whether all its proofs are approved, also as in an earlier order. */
  readonly isApproved: boolean;
  /** Whether it is printed as agreed, as far as its proofs aren't approved. */
  readonly isAsAgreed?: boolean;
  /** Where the artwork of its items stands; empty or absent where that isn't known. */
  readonly artwork?: readonly ItemStanding[];
  readonly toPay: StillToPay;
  /** Whether its invoice is credited whole, so that it isn't sent again. */
  readonly isCredited?: boolean;
}): string {
  const { status, way, isSample, isApproved, isAsAgreed = false, artwork = [], toPay, isCredited = false } = order;
  if (awaitsApproval(status) && toPay === 'all') return 'We start once your payment has arrived.';
  const isMade = status === 'In Production';
  // In production, what was approved before may have been replaced or withdrawn since: its items know.
  const awaited =
    isAsAgreed || (isApproved && !isMade)
      ? []
      : artwork.filter(({ standing }) => artworkWaitsFor[standing] !== 'nobody');
  const { please, we } = wordsOfArtwork(awaited);
  const proof = isSample
    ? kitWords(awaited)
    : isAsAgreed
      ? 'print it as agreed with you'
      : isApproved && awaited.length === 0
        ? 'print it as its approved proof shows it'
        : we;
  switch (status) {
    case 'IN-PROCESS':
      return `${please}We look through your order and accept it. Then we ${proof}.`;
    case 'Order Accepted':
      return `${please}We ${proof}.`;
    case 'In Production': {
      const made =
        awaited.length > 0
          ? `${please}We ${proof}. Your order may be ready later than promised.`
          : `${isSample ? 'We make your sample kit' : 'We print and finish your order'}, then pack it.`;
      return toPay === 'balance' ? `${made} Please pay the balance before dispatch.` : made;
    }
    case 'Packed':
      return packed(way, toPay);
    case 'Dispatched':
      if (way === 'collected') return 'It was handed over at our works.';
      return toPay === 'cash' ? 'It is on its way. You pay in cash when it is delivered.' : 'It is on its way to you.';
    case 'Delivered':
      return `If something is wrong with it, tell us within ${returnDays} calendar days of receiving it.`;
    case 'Returned':
      if (isCredited) return 'It isn’t sent again: its invoice is credited, and what you paid for it goes back.';
      return 'We ask you whether we send it again or pay it back. You can write to us on the page of your order.';
    default:
      return toPay === 'nothing'
        ? 'Nothing more is made or sent.'
        : 'Nothing more is made or sent. Please pay what you bear of the carriage.';
  }
}

/** What we do until sample kits are sent, after “we”. */
function kitWords(awaited: readonly ItemStanding[]): string {
  if (awaited.length === 0) return 'make your sample kit and send it';
  return awaited.every(({ standing }) => standing === 'proof-sent')
    ? 'make your sample kit once you have approved its proof'
    : 'show you a proof, and make your sample kit once you have approved it';
}

/** What the buyer is asked for, and what we do until it is printed, after “we”. A single one of several items is named. */
function wordsOfArtwork(awaited: readonly ItemStanding[]): { readonly please: string; readonly we: string } {
  if (awaited.length > 1) {
    return {
      please: `${artworkSummary(awaited, 'customer')} `,
      we: 'print each item once you have approved its proof',
    };
  }
  const item = awaited[0]?.item ?? '';
  const [of, forIt] = item === '' ? ['', ''] : [` of ${item}`, ` for ${item}`];
  const show = `show you a digital sample${of}`;
  const print = 'print once you have approved it';
  switch (awaited[0]?.standing) {
    case 'awaiting-artwork':
      return { please: `Please send your artwork${forIt}. `, we: `${show} once it is here, and ${print}` };
    case 'inside-awaited':
      return {
        please: `Your file${forIt} has no page for the inside, which is ordered with print: please send one PDF of two pages, mended where its check found something. `,
        we: `${show} once it is here, and ${print}`,
      };
    case 'mend-awaited':
      return {
        please: `The check of your file${forIt} found something that has to be mended: please send a mended file. `,
        we: `${show} once it is here, and ${print}`,
      };
    case 'being-checked':
      return {
        please: `We are checking your file${forIt}, and mail you if something in it has to be mended. `,
        we: `${show}, and ${print}`,
      };
    case 'help-wanted':
      return { please: `We get in touch with you about your artwork${forIt}. `, we: `${show}, and ${print}` };
    case 'proof-sent':
      return {
        please: `Please look at the proof${of} that we sent you. `,
        we: 'print it once you have approved its proof',
      };
    case 'change-wanted':
      return { please: '', we: `show you a new proof${of} with your change, and ${print}` };
    default:
      return { please: '', we: `${show}, and ${print}` };
  }
}

function packed(way: ReadyWay, toPay: StillToPay): string {
  if (toPay === 'balance' || toPay === 'all') {
    const then = { collected: 'You can collect it', delivered: 'We send it', both: 'We send it, or you collect it,' }[
      way
    ];
    return `It is packed. ${then} once it is paid in full.`;
  }
  const then = 'to the courier next, and mail you when it is on its way.';
  if (way === 'collected') return 'It is packed and ready to collect at our works.';
  if (way === 'both') return `It is packed. What you collect is ready at our works; the rest we hand ${then}`;
  return `It is packed. We hand it ${then}`;
}
