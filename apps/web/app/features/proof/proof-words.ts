import type { FindingRow, ProofCommentRow, ProofLineRow, ProofRow } from '@boxwright/contract';
import { faultOfFile } from '@boxwright/orders';
import type { BadgeTone } from '../../ui/Badge.tsx';
import { sampleFileWords } from './artwork-wishes.ts';
import type { SidePlace } from './flat-work.ts';

type Line = Pick<
  ProofLineRow,
  'kind' | 'state' | 'standing' | 'wish' | 'isWaived' | 'hasPlates' | 'artworks' | 'printsInside' | 'lacksInside'
>;

/**
 * Where a line's artwork stands and who does what next.
 *
 * @param orderedBy the first name of whoever ordered, for a colleague's link; null for the customer's own
 */
export function standingWords(
  { kind, state, standing, wish, isWaived, hasPlates, artworks, printsInside, lacksInside }: Line,
  orderedBy: string | null,
  isCancelled = false,
): string {
  if (isCancelled) return `The order is cancelled, so it isn’t ${state === null ? 'made' : 'printed'}.`;
  if (isWaived) {
    const printed = 'We print it without an approved proof.';
    return state === 'proof-sent' && orderedBy === null && !hasPlates
      ? `${printed} You can still approve the proof or ask for a change until work on it begins.`
      : printed;
  }
  const fault = faultOfFile({ lacksInside, stops: artworks.at(-1)?.findings?.filter(isOwnStop).length ?? 0 });
  const who = orderedBy === '' ? 'Whoever ordered' : orderedBy;
  switch (state) {
    case null:
      if (kind !== 'sample') return 'It is ordered without print, so it needs no artwork and no proof.';
      return hasPlates || who !== null
        ? 'It is made plain, without print, so it needs no proof.'
        : `${sampleFileWords} We show you a proof before we print.`;
    case 'awaiting-artwork':
      if (who !== null) return `${who} still has to send the artwork.`;
      if (wish === 'help')
        return 'You asked for help with the artwork: we get in touch with you. You can still send a file.';
      if (wish === 'later') return 'You send the artwork later. We make the proof once it is here.';
      return printsInside
        ? 'Please send the artwork in one PDF of two pages: the outside first, then the inside, as seen from inside. We make the proof of both once it is here.'
        : 'Please send the artwork. We make the proof once it is here.';
    case 'checking':
      if (fault !== '') return `The file is here, but ${fault}. ${mendingWords(lacksInside, standing, who)}`;
      return standing === 'being-checked'
        ? 'The file is here and is being checked. What the check finds stands here once it is done.'
        : `The file is here. We make its proof and send it to ${who ?? 'you'} by mail.`;
    case 'proof-sent':
      return who === null
        ? 'Please look at the proof, and approve it or ask for a change. We print nothing before.'
        : `${who} decides about the proof. You can comment on it.`;
    case 'change-wanted':
      return who === null
        ? 'You asked for a change, and we send you a new proof. If you change the file yourself, send it here.'
        : `${who} asked for a change, and we make a new proof.`;
    case 'approved':
      return 'It is printed as the approved proof shows it.';
  }
}

/** What becomes of a line's proof when another file comes, or the same is put elsewhere, as its customer and the desk read it first. */
export const endOfProofWords = ({ state, proofs }: Pick<ProofLineRow, 'state' | 'proofs'>): string =>
  state === 'approved'
    ? 'The approval no longer counts then: a new proof follows, and nothing of this item is printed before that is approved. Until work on it begins this costs nothing, but the order may be ready later.'
    : proofs.length > 0
      ? 'The proof before no longer counts then, and a new one follows.'
      : '';

/** Whether a finding stops the file; the missing page for the inside has words of its own. */
const isOwnStop = ({ severity, rule }: FindingRow): boolean => severity === 'stop' && rule !== 'inside-missing';

/** Who mends a file: its customer, unless they asked for help, or work on it has begun. */
function mendingWords(lacksInside: boolean, standing: Line['standing'], who: string | null): string {
  if (standing === 'help-wanted' || standing === 'checking') return `We get in touch with ${who ?? 'you'}.`;
  if (who !== null) return `${who} still has to send ${lacksInside ? 'it' : 'a mended file'}.`;
  return lacksInside
    ? 'Please send one PDF of two pages: the outside first, then the inside, as seen from inside.'
    : 'Please send a mended file, or ask us for help with it.';
}

/** The colour of where a line stands: what waits for the customer stands out. */
export const toneOfLine = ({ waitsFor }: Pick<ProofLineRow, 'waitsFor'>): BadgeTone =>
  waitsFor === 'nobody' ? 'good' : waitsFor === 'customer' ? 'bad' : 'notice';

/** Who sent a file or decided, beside their name: only the customer's own link lets them. */
export const actorWords: Readonly<Record<'customer' | 'guest' | 'staff', string>> = {
  customer: 'signed in',
  guest: 'with the customer’s link',
  staff: 'on our side',
};

/** Who wrote a comment, beside their name. A colleague can type any name, so it says by which link it came. */
export function writerWords({ author, link }: Pick<ProofCommentRow, 'author' | 'link'>): string {
  if (author !== 'guest') return actorWords[author];
  if (link === null) return 'by the link';
  return link === 'decide' ? actorWords.guest : 'with the link for colleagues';
}

/** On which side of a box that is printed on both a comment's place is; empty for other goods. */
export const sideWords = ({ printsInside }: Pick<ProofLineRow, 'printsInside'>, { side }: SidePlace): string =>
  printsInside ? ` on the ${side ?? 'outside'}` : '';

/** The proof that counts; undefined before the first one and after another file has come. */
export const validProof = ({ proofs }: Pick<ProofLineRow, 'proofs'>): ProofRow | undefined =>
  proofs.find(({ state }) => state !== 'superseded');
