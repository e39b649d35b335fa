import { itemsInWords } from './item-words.ts';
import { type AwaitsPayment, kitLeaves } from './kit-words.ts';
import { isCollectedItem, type NextItem, type PlacedNext, placed, stillMade } from './next-item.ts';
import { artworkWaitsFor } from './proof.ts';
import { joined, type ReadyDates, type ReadyWords, readyWords, type WithoutProof } from './ready-words.ts';

/** What of an order is ready at the same time and reaches its buyer the same way. */
interface ReadyGroup {
  /** Its items by name; empty where it is the whole order. */
  readonly of: string;
  readonly words: ReadyWords;
}

interface ReadyTerms {
  /** Null if no date can be named. */
  readonly dates: ReadyDates | null;
  readonly workingDaysToShip: number;
  readonly daysToSample: number;
  readonly awaitsPayment: AwaitsPayment;
  /** Whether a part is paid, and nothing leaves before the rest is. */
  readonly owesRest?: boolean;
  readonly isApproved: Exclude<WithoutProof, 'plain'>;
}

/**
 * When the items of an order are ready, apart for samples, for what is delivered and for what is collected: a sample has
 * days of its own, and nobody delivers what is collected.
 */
export function readyGroups(items: readonly NextItem[], terms: ReadyTerms): ReadyGroup[] {
  const isPlain = items.every(({ standing }) => standing === null);
  const made = stillMade(placed(items));
  const groups = [...Map.groupBy(made, groupOf).values()];
  return groups.map((own) => {
    const words = wordsOf(own, terms, isPlain ? 'plain' : terms.isApproved);
    const isWhole = own.length === items.length;
    // Of an order whose items all wait, nobody asks which proofs; some may be approved already.
    const proofs = isWhole && isAwaitedAlike(own) ? 'the proof' : proofsOf(own);
    const condition = words.condition.replace('approve the proof', `approve ${proofs}`);
    return { of: isWhole ? '' : capital(itemsInWords(own)), words: { ...words, condition } };
  });
}

/** The same as sentences, for mails and documents. */
export const readySentences = (items: readonly NextItem[], terms: ReadyTerms): string =>
  readyGroups(items, terms)
    .map(({ of, words }) => {
      const said = joined(words);
      return of === '' ? `${said}.` : `${of}: ${uncapital(said)}.`;
    })
    .join(' ');

/** Whether all of it waits for a proof, or nothing. */
const isAwaitedAlike = (own: readonly PlacedNext[]): boolean => own.every(awaitsProof) || !own.some(awaitsProof);

/** Whose proofs are awaited before items are made: the day of an order counts from the last of them. */
function proofsOf(own: readonly PlacedNext[]): string {
  const awaited = own.filter(awaitsProof);
  if (awaited.length === 0) return 'the other proofs';
  if (awaited.length < own.length)
    return `the ${awaited.length === 1 ? 'proof' : 'proofs'} of ${itemsInWords(awaited)}`;
  return own.length === 1 ? 'its proof' : 'their proofs';
}

const groupOf = (item: PlacedNext): string => {
  const goods = item.kind !== 'sample' ? 'goods' : awaitsProof(item) ? 'samples to prove' : 'samples';
  return `${goods} ${isCollectedItem(item) ? 'collected' : 'delivered'}`;
};

const awaitsProof = ({ standing }: NextItem): boolean =>
  standing !== null && standing !== 'agreed' && artworkWaitsFor[standing] !== 'nobody';

function wordsOf(own: readonly PlacedNext[], terms: ReadyTerms, withoutProof: WithoutProof): ReadyWords {
  const { dates, workingDaysToShip, daysToSample, awaitsPayment, owesRest = false } = terms;
  const [first] = own;
  const isCollected = own.every(isCollectedItem);
  if (first?.kind === 'sample') {
    const awaitsApproval = awaitsProof(first) && withoutProof === false;
    const waits = { awaitsApproval, awaitsPayment, owesRest, count: own.length, isCollected };
    const kits = own.length === 1 ? 'Your sample kit' : 'Your sample kits';
    return { promise: `${kits} ${kitLeaves(daysToSample, waits)}`, condition: '' };
  }
  const way = isCollected ? 'collected' : 'delivered';
  const words = readyWords(dates, way, workingDaysToShip, awaitsPayment !== false, withoutProof);
  if (typeof awaitsPayment !== 'string') return words;
  const condition = words.condition.replace(
    /you pay( and)?/,
    (_, and) => `you pay or ${awaitsPayment}${and ? ', and' : ''}`,
  );
  return { ...words, condition };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
