import { isGstin } from '@boxwright/money';
import { Ajv, type ErrorObject } from 'ajv';
import { notRegistered } from '../registration.ts';
import type { EInvoice } from './e-invoice.ts';
import { wordsOfField } from './field-words.ts';
import { inv01 } from './inv-01.ts';

/** Why the portal would refuse an e-invoice, as a sentence, and how to mend it. */
export interface EInvoiceProblem {
  readonly problem: string;
  readonly mend: string;
}

/** Of who must send e-invoices: above ₹5 crore (notification 78/2020, Central Tax). The schema takes four. */
const leastHsnDigits = 6;

const fitsSchema = new Ajv({ allErrors: true, verbose: true, strict: true }).compile(inv01);

/** Everything for which the portal would refuse it; empty for a correct e-invoice. */
export function checkEInvoice(eInvoice: EInvoice): EInvoiceProblem[] {
  if (!fitsSchema(eInvoice)) {
    // A value can be wrong in several ways; one sentence about it is enough.
    const byPath = new Map((fitsSchema.errors ?? []).toReversed().map((error) => [pathOf(error), error]));
    return [...byPath].reverse().map(([path, error]) => problemOf(path, error));
  }
  // What the portal checks beyond its schema.
  const { SellerDtls: seller, BuyerDtls: buyer, ItemList: items } = eInvoice;
  const short = new Set(items.map(({ HsnCd }) => HsnCd).filter(({ length }) => length < leastHsnDigits));
  return [
    ...[...short].map((hsn) => ({
      problem: `“${hsn}” has ${hsn.length} digits of the HSN code; the portal wants ${leastHsnDigits}.`,
      mend: wordsOfField('/ItemList/0/HsnCd').mend,
    })),
    ...wrongGstin('company', seller, 'Mend it under Settings, Company.'),
    ...(buyer.Gstin === notRegistered
      ? []
      : wrongGstin('buyer', buyer, 'Ask the buyer for the GSTIN of their billing address.')),
  ];
}

/** The path of the field that is wrong, missing or unknown. */
function pathOf({ instancePath, keyword, params }: ErrorObject): string {
  if (keyword === 'required') return `${instancePath}/${params['missingProperty']}`;
  return keyword === 'additionalProperties' ? `${instancePath}/${params['additionalProperty']}` : instancePath;
}

function problemOf(path: string, { keyword, data }: ErrorObject): EInvoiceProblem {
  const { name, mend } = wordsOfField(path);
  if (keyword === 'additionalProperties')
    return { problem: `The schema has no field ${path.split('/').at(-1)}.`, mend: 'Please report this.' };
  if (keyword === 'required' || data === '') return { problem: `It lacks ${name}.`, mend };
  if (typeof data === 'number') return { problem: `It can’t have ${data} as ${name}.`, mend };
  if (Array.isArray(data))
    return { problem: `It has ${data.length} lines; an e-invoice can have 1 to 1000.`, mend: 'Please report this.' };
  return { problem: `“${String(data)}” can’t be used as ${name}.`, mend };
}

function wrongGstin(whose: string, { Gstin, Stcd }: { Gstin: string; Stcd: string }, mend: string): EInvoiceProblem[] {
  if (!isGstin(Gstin))
    return [{ problem: `${Gstin} is no GSTIN of the ${whose}: its check character is wrong.`, mend }];
  if (Gstin.slice(0, 2) === Stcd.padStart(2, '0')) return [];
  return [{ problem: `The ${whose}’s GSTIN ${Gstin} belongs to another state than the address.`, mend }];
}
