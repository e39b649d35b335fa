import type { AccountDocument } from '../rows.ts';

/** The type of a note in the tables of notes: credit or debit. */
export const noteType = (kind: AccountDocument['kind']): 'C' | 'D' => (kind === 'debit-note' ? 'D' : 'C');
