import { formatRupees, type Paise } from '@boxwright/money';
import { productionSteps, saidOfStep, stepNameOn } from '@boxwright/orders';
import type { ShownDeskOrder } from './load-desk-order.ts';

type Cancelling = NonNullable<ShownDeskOrder['desk']['cancellation']>;

/** The contract's codec guarantees whole paise. */
const rupees = (amount: number) => formatRupees(amount as Paise);

/** What is paid back, in paise: the way it was paid, and by transfer. */
export function whatGoesBack(refund: number, byHand: number): string {
  const parts = [
    ...(refund > 0 ? [`${rupees(refund)} go back the way they were paid.`] : []),
    ...(byHand > 0 ? [`${rupees(byHand)} came in by transfer or in cash: please transfer them back.`] : []),
  ];
  return parts.length === 0 ? 'Nothing was paid, so nothing goes back.' : parts.join(' ');
}

/**
 * What else cancelling does: a sentence for each job in the works, for packed boxes, and for orders that were priced with
 * the die.
 */
export const consequencesOf = ({
  works,
  dieOf,
  isPacked,
}: Pick<Cancelling, 'works' | 'dieOf'> & { isPacked: boolean }): readonly string[] => [
  ...works.filter(({ isBegun }) => isBegun).map(workSentence),
  ...(isPacked ? ['Its goods are packed already: please have them taken out, so that nobody sends them.'] : []),
  ...(dieOf.length === 0 ? [] : [dieSentence(dieOf)]),
];

/** What packing by hand does to jobs that the works haven't finished; nothing if they have. */
export const packedEarly = (works: Cancelling['works']): readonly string[] =>
  works.length === 0
    ? []
    : ['The works haven’t finished it. Only go on if its goods are there and packed.', ...works.map(workSentence)];

function workSentence(work: Cancelling['works'][number]): string {
  const { code, runCode, isRunBegun, isBegun, route, others } = work;
  if (!isBegun) {
    const tools = stepNameOn(route, 'plates').toLowerCase();
    const counts = tools === 'die' ? 'counts' : 'count';
    const made = route.includes('plates') ? `, and its ${tools} ${counts} as made` : '';
    return `${code} isn’t begun. Packed, it leaves the board${made}.`;
  }
  if (runCode === null) return `${code} is in work: ${stateOf(work)}`;
  const together =
    others.length === 0 ? `${code} is in ${runCode}` : `${code} is in ${runCode}, with ${others.join(', ')}`;
  if (!isRunBegun) {
    return others.length === 0
      ? `${together}: the run is dissolved.`
      : `${together}. Nothing of it is begun: the run is dissolved, and an alert says that the others need a place again.`;
  }
  return others.length === 0
    ? `${together}, where work has begun: ${stateOf(work)} Please have the works stop it: an alert reminds of that.`
    : `${together}. Work on it has begun: ${stateOf(work)} The run goes on for the others, and its ticket says to scrap what it prints of this order.`;
}

/** "Printing was started." */
function stateOf({ route, stage, isStarted }: Cancelling['works'][number]): string {
  const step = productionSteps.find((each) => each === stage);
  if (step === undefined) return 'it is packed.';
  return isStarted ? `${saidOfStep(route, step, 'was', 'started')}.` : `next is ${stepNameOn(route, step)}.`;
}

const dieSentence = (orders: readonly string[]): string =>
  orders.length === 1
    ? `1 order was priced with its die, and then nobody pays for it: ${orders.join('')}. Look at it before it is made.`
    : `${orders.length} orders were priced with its die, and then nobody pays for it: ${orders.join(', ')}. Look at them before they are made.`;
