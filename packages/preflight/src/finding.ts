import type { Place } from '@boxwright/print-files';
import type { CheckedFile } from './checked-file.ts';

/** `stop`: it can't be printed so. `warn`: it can, and will likely disappoint. `note`: worth a look. */
export type Severity = 'stop' | 'warn' | 'note';

/** Something that was found in a file for print. */
export interface Finding {
  /** The rule's code. */
  readonly rule: string;
  readonly severity: Severity;
  /** What is wrong, in a buyer's words: a sentence. */
  readonly text: string;
  /** How to mend it: a sentence. */
  readonly mend: string;
  /** In mm from the upper left corner of the drawing's trimmed extent; of very many, some. None for the whole file. */
  readonly places: readonly Place[];
  /** Of the file, from 1, where it has several. */
  readonly page?: number;
}

/** What a rule finds. */
export type Found = Omit<Finding, 'rule' | 'page'>;

/** A row of the table of rules. */
export interface Rule {
  readonly code: string;
  readonly check: (file: CheckedFile) => readonly Found[];
}

/** Places of a finding; the first of very many. */
export const mostPlaces = 40;
