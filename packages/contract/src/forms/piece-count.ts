import { quantityIn } from '../kernel/quantity.ts';
import { type Rule, required } from '../kernel/rules.ts';

/** Pieces counted at the end of a job's step, as typed. */
export interface PieceCountForm {
  readonly step: string;
  readonly good: string;
  readonly waste: string;
}

const mostPieces = 99_999_999;

/** The pieces typed, as "12,500" or "12500"; nothing typed means none. Null for anything else. */
export const piecesIn = (typed: string): number | null => {
  if (typed.trim() === '') return 0;
  const pieces = quantityIn(typed) ?? Number.NaN;
  return pieces <= mostPieces ? pieces : null;
};

const unreadable = 'Please enter a whole number of pieces.';

export const countRules: readonly Rule<PieceCountForm>[] = [
  required('step', 'Please choose the step.'),
  required('good', 'Please enter how many pieces are good.'),
  { field: 'good', text: unreadable, fails: ({ good }) => piecesIn(good) === null },
  { field: 'waste', text: unreadable, fails: ({ waste }) => piecesIn(waste) === null },
];
