import { artworkSummary, itemStandings } from './artwork-words.ts';
import { itemInWords, itemsInWords } from './item-words.ts';
import { isCollectedItem, type NextItem, type PlacedNext, placed, stillMade } from './next-item.ts';
import { awaitsPayment, type OrderAsked } from './payment.ts';
import { type ArtworkStanding, artworkWaitsFor } from './proof.ts';
import { type ReadyWay, readyWayOf } from './ready-words.ts';
import { returnDays } from './return-request.ts';
import { awaitsApproval } from './status.ts';
import { isPaidInCash, isSentUnpaid } from './way/table.ts';

/** What a buyer still has to pay: everything before work starts, the rest before dispatch, or cash at the door. */
export type StillToPay = 'nothing' | 'all' | 'balance' | 'cash';

export function stillToPay(order: OrderAsked): StillToPay {
  if (isPaidInCash(order.paymentMode) && order.status !== 'Cancelled') {
    // A part may have come before, such as by transfer.
    const isDue = order.paymentStatus === 'Payment Pending' || order.paymentStatus === 'Partially Paid';
    return isDue && order.status !== 'Returned' ? 'cash' : 'nothing';
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

/** What happens next with an order, in a few sentences for its buyer. Of several items, each sentence says of which. */
export function whatHappensNext(order: {
  readonly status: string;
  readonly items: readonly NextItem[];
  /** Whether all its proofs are approved, also as in an earlier order. */
  readonly isApproved: boolean;
  readonly toPay: StillToPay;
  /** Whether its invoice is credited whole, so that it isn't sent again. */
  readonly isCredited?: boolean;
}): string {
  const { status, isApproved, toPay, isCredited = false } = order;
  if (awaitsApproval(status) && toPay === 'all') return 'We start once your payment has arrived.';
  const items = placed(order.items);
  const way = readyWayOf(items.map(({ deliveryType }) => deliveryType));
  // In production, what was approved before may have been replaced or withdrawn since: its items know.
  const { please, making, isAwaited } = wordsOfMaking(items, isApproved && status !== 'In Production');
  switch (status) {
    case 'IN-PROCESS':
      return `${please}We look through your order and accept it. Then we ${making.join('. We ')}.${ofPacked(items)}`;
    case 'Order Accepted':
      return `${please}We ${making.join('. We ')}.${ofPacked(items)}`;
    case 'In Production': {
      const next = isAwaited
        ? `${please}We ${making.join('. We ')}. Your order may be ready later than promised.`
        : `We ${finishing(items)}.`;
      return `${next}${ofPacked(items)}${toPay === 'balance' ? ' Please pay the balance before dispatch.' : ''}`;
    }
    case 'Packed':
      return packed(items, way, toPay);
    case 'Dispatched':
      return dispatched(items, way, toPay);
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

const isSample = ({ kind }: Pick<NextItem, 'kind'>): boolean => kind === 'sample';
const areSamples = (items: readonly NextItem[]): boolean => items.every(isSample);
const kitsMade = ({ length }: readonly unknown[]): string =>
  length === 1 ? 'make your sample kit, then pack it' : 'make your sample kits, then pack them';

/** How what is in production goes on, after “we”. */
function finishing(all: readonly PlacedNext[]): string {
  const made = stillMade(all);
  if (made.length < all.length) return `finish ${itemsInWords(made)}, then pack ${made.length === 1 ? 'it' : 'them'}`;
  return areSamples(all) ? kitsMade(all) : 'print and finish your order, then pack it';
}

/** What is in parcels while the rest is made; its parcels are shown apart. */
function ofPacked(items: readonly PlacedNext[]): string {
  if (stillMade(items) === items) return '';
  const said = (state: NextItem['inParcels'], is: string, are: string) => {
    const own = items.filter(({ inParcels }) => inParcels === state);
    return own.length === 0 ? '' : ` ${capital(itemsInWords(own))} ${own.length === 1 ? is : are}.`;
  };
  return `${said('packed', 'is packed', 'are packed')}${said('sent', 'has left us', 'have left us')}`;
}

/** What the buyer is asked for, and what we do until the items are made, after “we”, a sentence each. */
function wordsOfMaking(
  all: readonly PlacedNext[],
  isApproved: boolean,
): { readonly please: string; readonly making: readonly string[]; readonly isAwaited: boolean } {
  const items = stillMade(all);
  const isOnly = all.length === 1;
  const awaited = isApproved ? [] : items.filter(({ standing }) => waitsForSomebody(standing));
  const others = items.filter((item) => !awaited.includes(item));
  const made = others.length === 0 ? [] : [makingOfOthers(others, isOnly)];
  const [first] = awaited;
  if (first === undefined) return { please: '', making: made, isAwaited: false };
  if (awaited.length === 1) {
    const { please, we } = wordsOfArtwork(first, isOnly);
    return { please, making: [we, ...made], isAwaited: true };
  }
  const each = areSamples(awaited) ? 'make each of these samples' : 'print each of these items';
  return {
    please: `${artworkSummary(itemStandings(all), 'customer')} `,
    making: [`${each} once you have approved its proof`, ...made],
    isAwaited: true,
  };
}

const waitsForSomebody = (standing: NextItem['standing']): standing is ArtworkStanding =>
  standing !== null && standing !== 'agreed' && artworkWaitsFor[standing] !== 'nobody';

/** How what waits for nobody is made, after “we”. */
function makingOfOthers(items: readonly PlacedNext[], isOnly: boolean): string {
  if (isOnly && areSamples(items))
    return items.every(isCollectedItem) ? 'make your sample kit' : 'make your sample kit and send it';
  const plain = items.filter(({ standing }) => standing === null);
  const agreed = items.filter(({ standing }) => standing === 'agreed');
  const proved = items.filter(({ standing }) => standing !== null && standing !== 'agreed');
  if (isOnly) return plain.length > 0 ? 'make it' : `print it ${agreed.length > 0 ? unproved : `as ${shown(1)}`}`;
  const clauses = [
    ...(proved.length > 0 ? [`print ${itemsInWords(proved)} as ${shown(proved.length)}`] : []),
    ...(agreed.length > 0 ? [`print ${itemsInWords(agreed)} ${unproved}`] : []),
    ...(plain.length > 0 ? [`make ${itemsInWords(plain)} without print`] : []),
  ];
  return clauses.join(', and ');
}

/** What staff let be printed; an agreement of the buyer isn't recorded. */
const unproved = 'without an approved proof';

const shown = (count: number): string =>
  count === 1 ? 'its approved proof shows it' : 'their approved proofs show them';

/** What the buyer is asked for about an item, and what we do until it is made, after “we”. One of several is named. */
function wordsOfArtwork(item: PlacedNext, isOnly: boolean): { readonly please: string; readonly we: string } {
  const name = itemInWords(item);
  const [of, forIt, it] = isOnly
    ? ['', '', isSample(item) ? 'your sample kit' : 'it']
    : [` of ${name}`, ` for ${name}`, name];
  const make = isSample(item) ? `make ${isOnly ? it : 'it'}` : 'print it';
  const show = `show you a proof${of}`;
  const then = `${make} once you have approved the proof`;
  switch (item.standing) {
    case 'awaiting-artwork':
      return { please: `Please send your artwork${forIt}. `, we: `${show} once it is here, and ${then}` };
    case 'inside-awaited':
      return {
        please: `Your file${forIt} has no page for the inside, which is ordered with print: please send one PDF of two pages, mended where its check found something. `,
        we: `${show} once it is here, and ${then}`,
      };
    case 'mend-awaited':
      return {
        please: `The check of your file${forIt} found something that has to be mended: please send a mended file. `,
        we: `${show} once it is here, and ${then}`,
      };
    case 'being-checked':
      return {
        please: `We are checking your file${forIt}, and mail you if something in it has to be mended. `,
        we: `${show}, and ${then}`,
      };
    case 'help-wanted':
      return { please: `We get in touch with you about your artwork${forIt}. `, we: `${show}, and ${then}` };
    case 'proof-sent':
      return {
        please: `Please look at the proof${of} that we sent you. `,
        we: `${isSample(item) ? 'make' : 'print'} ${it} once you have approved its proof`,
      };
    case 'change-wanted':
      return { please: '', we: `show you a new proof${of} with your change, and ${then}` };
    default:
      return { please: '', we: `${show}, and ${then}` };
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const are = ({ length }: readonly unknown[]): string => (length === 1 ? 'is' : 'are');

function packed(items: readonly PlacedNext[], way: ReadyWay, toPay: StillToPay): string {
  const [own, sent] = [items.filter(isCollectedItem), items.filter((item) => !isCollectedItem(item))];
  if (toPay === 'balance' || toPay === 'all') {
    const then = {
      collected: 'You can collect it',
      delivered: 'We send it',
      both: `We send ${itemsInWords(sent)}, and you can collect ${itemsInWords(own)},`,
    }[way];
    return `It is packed. ${then} once it is paid in full.`;
  }
  const then = 'to the courier next, and mail you when it is on its way.';
  if (way === 'collected') return 'It is packed and ready to collect at our works.';
  if (way === 'delivered') return `It is packed. We hand it ${then}`;
  return `It is packed. ${capital(itemsInWords(own))} ${are(own)} ready to collect at our works. We hand ${itemsInWords(sent)} ${then}`;
}

function dispatched(items: readonly PlacedNext[], way: ReadyWay, toPay: StillToPay): string {
  if (way === 'collected') return 'It was handed over at our works.';
  if (way === 'delivered')
    return toPay === 'cash' ? 'It is on its way. You pay in cash when it is delivered.' : 'It is on its way to you.';
  const [own, sent] = [items.filter(isCollectedItem), items.filter((item) => !isCollectedItem(item))];
  const cash =
    toPay === 'cash'
      ? ` When ${sent.length === 1 ? 'it is' : 'they are'} delivered, you pay the whole order in cash.`
      : '';
  return `${capital(itemsInWords(sent))} ${are(sent)} on ${sent.length === 1 ? 'its' : 'their'} way to you.${cash} You collect ${itemsInWords(own)} at our works.`;
}
