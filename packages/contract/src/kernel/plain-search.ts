import { plainDigits } from './digits.ts';

const apostrophes = /['’‘ʼ‛′´`＇ʹ\p{Cf}]/gu;

/**
 * A typed search in the form in which it is compared with stored texts (the database's `search_text`): without
 * apostrophes and invisible characters, with plain hyphens, quotes, spaces and digits. So D’Souza, D'Souza and dsouza
 * are the same.
 */
export const plainSearch = (typed: string): string =>
  plainDigits(
    typed
      .replace(apostrophes, '')
      .replace(/[\p{Pd}−]/gu, '-')
      .replace(/[“”„‟″«»]/g, '"')
      .normalize('NFKC')
      // Which makes several of ‴ and ⁗.
      .replace(apostrophes, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();
