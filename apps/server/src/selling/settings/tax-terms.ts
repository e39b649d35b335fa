import { type DbOrTx, readSetting } from '@boxwright/storage';
import { z } from 'zod';

/** The setting that holds the terms. */
export const taxTermsKey = 'tax-terms';

const taxTerms = z.object({
  /** Consignments above these values, with tax, need an e-way bill: inside our state, and to other states. */
  eWayInState: z.int().min(0).default(1_00_000_00),
  eWayBetweenStates: z.int().min(0).default(50_000_00),
  /** The letter of undertaking under which zones are supplied without payment; empty without one. Days in India. */
  lutNumber: z.string().default(''),
  lutFrom: z.string().default(''),
  lutTo: z.string().default(''),
});
export type TaxTerms = z.output<typeof taxTerms>;

/** Limits of the tax law that a state or the accountant sets; those of Tamil Nadu until somebody changes them. */
export async function readTaxTerms(db: DbOrTx): Promise<TaxTerms> {
  return taxTerms.catch(taxTerms.parse({})).parse((await readSetting(db, taxTermsKey)) ?? {});
}

/** The number of the letter of undertaking that is valid on a day; undefined if there is none. */
export async function validLut(db: DbOrTx, day: string): Promise<string | undefined> {
  const { lutNumber, lutFrom, lutTo } = await readTaxTerms(db);
  return lutNumber !== '' && lutFrom <= day && day <= lutTo ? lutNumber : undefined;
}
