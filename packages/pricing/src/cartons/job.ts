import { type BoxProblem, boxStyleOf } from '@boxwright/dieline';
import { blanksOf } from './blank.ts';
import type { CartonPriceProblem, CartonSpec } from './carton.ts';
import type { Job } from './costs.ts';
import { isPrintable } from './press-work.ts';
import { pastingClassOf } from './priced-styles.ts';
import type { Coat, CoatKind, RateCard } from './rate-card.ts';

const maxPieces = 10_000_000;

const refuse = (code: CartonPriceProblem['code'], text: string): CartonPriceProblem => ({ ok: false, code, text });

/** The problem if one of a box's blanks fits none of the card's sheets. */
export const tooLarge = refuse(
  'sheet',
  'This box is larger than our largest sheet can take in one piece. Please ask us for a quotation.',
);

/** Validates and draws the box, or returns why there is no price, with a text for the buyer. */
export function prepareJob(
  spec: CartonSpec,
  card: RateCard,
): { readonly ok: true; readonly job: Job } | CartonPriceProblem {
  const { quantity, board } = spec;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxPieces) {
    return refuse('quantity', 'Quantity must be a whole number from 1 to 1,00,00,000.');
  }
  const pasting = pastingClassOf(spec.style);
  if (pasting === undefined) return unpriced(spec.style);
  const boardPerKg = Object.hasOwn(card.boardPerKg, board.family) ? card.boardPerKg[board.family] : undefined;
  if (boardPerKg === undefined || !(board.gsm > 0) || !(board.bulk > 0)) {
    return refuse('board', 'This board has no price at present. Please choose another board.');
  }
  const outer = coatOf(spec.outerCoat, 'outer', card);
  const inner = coatOf(spec.innerCoat, 'inner', card);
  if (!outer || !inner) {
    return refuse('coat', 'This coating has no price at present. Please choose another coating.');
  }
  if (spec.print && !isPrintable(spec.print)) {
    return refuse(
      'print',
      'We print up to four process colours and four spot inks a side. Please ask us for a quotation.',
    );
  }
  const measured = blanksOf(spec, card);
  if (!measured.ok) return refuse(codeOf(measured.problem), measured.problem.text);
  const { blanks, shared } = measured;
  return { ok: true, job: { spec, blanks, shared, outer, inner, boardPerKg, pasting } };
}

function unpriced(style: string): CartonPriceProblem {
  const known = boxStyleOf(style);
  if (!known) return refuse('style', 'We do not make this style of box.');
  const text = `We price this style by quotation: ${known.name.toLowerCase()}. Please ask us for a quotation.`;
  return refuse('quote', text);
}

function coatOf(code: string, kind: CoatKind, { coats }: RateCard): Coat | undefined {
  return coats.find((coat) => coat.code === code && coat.kinds.includes(kind));
}

function codeOf({ field }: BoxProblem): CartonPriceProblem['code'] {
  if (field === 'caliper') return 'board';
  return field === 'length' || field === 'width' || field === 'height' ? 'size' : 'options';
}
