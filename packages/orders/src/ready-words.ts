/** When goods are ready. Days as `YYYY-MM-DD`, in India. */
export interface ReadyDates {
  /**
   * The other days are an example: they come true if the proof is approved on this day. Null once it is approved: they
   * hold then.
   */
  readonly approvedOn: string | null;
  /** The day by which they leave the works or can be collected there. */
  readonly readyBy: string;
  /** The day by which they are delivered; null if nothing is delivered, or if the time of delivery isn't known. */
  readonly arrivesBy: string | null;
}

/** How goods reach the buyer: some orders are partly collected. */
export type ReadyWay = 'delivered' | 'collected' | 'both';

/** How the lines of a cart or an order reach the buyer, from their delivery types. */
export function readyWayOf(deliveryTypes: readonly string[]): ReadyWay {
  const isCollected = (type: string) => type === 'SelfPickup';
  if (!deliveryTypes.some(isCollected)) return 'delivered';
  return deliveryTypes.every(isCollected) ? 'collected' : 'both';
}

/** Goods that await no proof: they are printed as approved before, in the cart or ordered, or not at all; false for others. */
export type WithoutProof = 'in-cart' | 'ordered' | 'plain' | false;

/** The promise, and what it depends on; that is empty once the days hold. */
export interface ReadyWords {
  readonly promise: string;
  readonly condition: string;
}

/**
 * Says when goods are ready. Until the proof is approved, the promise is in working days, and a date is an example.
 *
 * @param dates null if no date can be named
 * @param awaitsPayment whether an order also waits for its payment, see `startsWithPayment`
 * @param withoutProof whether no proof is awaited, and why: an order that is printed as approved before is begun once its
 *   file is checked
 */
export function readyWords(
  dates: ReadyDates | null,
  way: ReadyWay,
  workingDays: number,
  awaitsPayment = false,
  withoutProof: WithoutProof = false,
): ReadyWords {
  const approval = awaitsPayment ? 'you pay and approve the proof' : 'you approve the proof';
  const begin = awaitsPayment ? 'you pay' : withoutProof === 'ordered' ? 'its file is checked' : 'you order';
  const asBefore = withoutProof === 'plain' ? '' : ' (printed as approved before)';
  const youApprove = withoutProof ? `${begin}${asBefore}` : approval;
  const days = `${workingDays} working ${workingDays === 1 ? 'day' : 'days'}`;
  const ships = { collected: 'Ready to collect', delivered: 'Ships', both: 'Ships and is ready to collect' }[way];
  const promise = `${ships} within ${days}`;
  if (dates === null) return { promise, condition: `after ${youApprove}` };
  if (dates.approvedOn === null) return fixed(dates, way);
  const example = uncapital(joined(fixed(dates, way)));
  return { promise, condition: `after ${youApprove}: ${example} if that is on ${dayInWords(dates.approvedOn)}` };
}

/** The words for days that hold. */
function fixed({ readyBy, arrivesBy }: ReadyDates, way: ReadyWay): ReadyWords {
  const ready = dayInWords(readyBy);
  if (way === 'collected') return { promise: `Ready to collect from ${ready}`, condition: '' };
  const ships = way === 'both' ? `ships and is ready to collect by ${ready}` : `ships by ${ready}`;
  if (arrivesBy === null) return { promise: capital(ships), condition: '' };
  return { promise: `With you by ${dayInWords(arrivesBy)}`, condition: `(${ships})` };
}

/** The words as one sentence. */
export const joined = ({ promise, condition }: ReadyWords): string =>
  condition === '' ? promise : `${promise} ${condition}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Sat, 28 Nov 2026". Not by Intl, whose texts differ between server and browser. */
function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${weekdays[date.getUTCDay()]}, ${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
