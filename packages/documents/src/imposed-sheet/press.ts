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

/** Names for which a profile lies beside this package. */
const conditions = {
  FOGRA39: { identifier: 'FOGRA39', info: 'Coated offset, ISO 12647-2:2004', profile: 'FOGRA39L.icc' },
  GRACoL2006: { identifier: 'CGATS TR 006', info: 'Coated offset, GRACoL 2006', profile: 'TR006.icc' },
  FOGRA29: { identifier: 'FOGRA29', info: 'Uncoated offset, ISO 12647-2:2004', profile: 'FOGRA29L.icc' },
} as const;

export const printingCondition = (name: keyof typeof conditions): PrintingCondition => {
  const { profile, ...named } = conditions[name];
  return { ...named, registry: 'http://www.color.org', profile: file(profile) };
};

/** What RGB without a profile means. */
export const screenProfile = (): Uint8Array => file('sRGB.icc');
