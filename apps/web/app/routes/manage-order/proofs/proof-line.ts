import type { DeskProofLine } from '@boxwright/contract';
import type { Posted } from '../../../features/office/posted-form.ts';
import type { DrawnLine } from '../../../features/proof/FlatArtwork.tsx';
import type { ProofForm } from './forms-of-line.ts';

/** A line with its drawing; null if it can't be drawn. */
export type DrawnDeskLine = DeskProofLine & DrawnLine;

/** What the parts of a line's artwork show. */
export interface ProofLineProps {
  orderId: number;
  line: DrawnDeskLine;
  forms: readonly ProofForm[];
  /** Whether nothing of it is made any more, because its order is cancelled. */
  isOver: boolean;
  /** The refusal of one of this line's forms. */
  posted: Posted | undefined;
}
