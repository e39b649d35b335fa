import { readFileSync } from 'node:fs';

/** For which printing a sheet is made: PDF's output intent. */
export type PrintingCondition = {
  /** Its name in the register of characterisations, or the press's own one: "FOGRA39". */
  readonly identifier: string;
  /** What it says to people. */
  readonly info: string;
  /** Of the register that knows the name. */
  readonly registry: string;
  /** The press's colour profile, an ICC profile for output in CMYK. */
  readonly profile: Uint8Array;
};

const file = (name: string): Uint8Array => readFileSync(new URL(`../../press/${name}`, import.meta.url));

/** Offset on coated board, ISO 12647-2:2004. */
export const coatedOffset = (): PrintingCondition => ({
  identifier: 'FOGRA39',
  info: 'Coated offset, ISO 12647-2:2004',
  registry: 'http://www.color.org',
  profile: file('FOGRA39L.icc'),
});

/** What RGB without a profile means. */
export const screenProfile = (): Uint8Array => file('sRGB.icc');
