import { plainDigits } from './digits.ts';

/**
 * A GSTIN as typed or pasted, without what people write between its parts, and in capitals: " 33 aaacy 2068 d1zn " is
 * 33AAACY2068D1ZN. Whether it is one, `isGstin` of the money package says.
 */
export const typedGstin = (typed: string): string =>
  plainDigits(typed.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
