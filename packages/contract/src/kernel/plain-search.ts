import { plainDigits } from './digits.ts';

/**
 * A typed search in the form in which it is compared with stored texts (the database's `search_text`): without
 * apostrophes and invisible characters, with plain hyphens, quotes, spaces and digits. So D’Souza, D'Souza and dsouza
 * are the same.
 */
export const plainSearch = (typed: string): string =>
  plainDigits(
    typed
      .replace(/['’‘ʼ‛′´`＇ʹ\p{Cf}]/gu, '')
      .replace(/[\p{Pd}−]/gu, '-')
      .replace(/[“”„‟″«»]/g, '"')
      .normalize('NFKC'),
  )
    .replace(/\s+/g, ' ')
    .trim();
