import { plainDigits } from './digits.ts';

/**
 * What was typed to search, as stored texts are compared with it (`search_text` of the database): without apostrophes and
 * invisible characters, with plain hyphens, quotes, spaces and digits, so that D’Souza, D'Souza and dsouza are one.
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
