import type { DeskProofLine } from '@boxwright/contract';
import type { Posted } from '../../../features/office/posted-form.ts';
import type { ProofForm } from './forms-of-line.ts';

/** What the parts of a line's artwork show. */
export interface ProofLineProps {
  orderId: number;
  line: DeskProofLine;
  forms: readonly ProofForm[];
  /** The refusal of one of this line's forms. */
  posted: Posted | undefined;
}
