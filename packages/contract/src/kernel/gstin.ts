import { plainDigits } from './digits.ts';

/**
 * A GSTIN as typed or pasted, in capitals and without what people write between its parts: " 33 aaacy 2068 d1zn " is
 * 33AAACY2068D1ZN. Whether it is valid is checked by `isGstin` of the money package.
 */
export const typedGstin = (typed: string): string =>
  plainDigits(typed.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
