import type { BoardFace } from '@boxwright/contract';
import type { BoxSnapshot } from './box-snapshot.ts';

/** What ink meets on a board: the coating of its face, or bare kraft, which takes less ink and prints duller. */
export const printedFaceOf = ({ family, name }: Pick<BoxSnapshot['board'], 'family' | 'name'>): BoardFace =>
  /kraft/i.test(`${family} ${name}`) ? 'kraft' : 'coated';
