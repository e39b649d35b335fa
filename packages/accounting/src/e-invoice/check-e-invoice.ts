import { isGstin } from '@boxwright/money';
import type { EInvoice } from './e-invoice.ts';
import { eInvoiceSchema, type ListRule, type ObjectRule, type Rule, type ValueRule } from './schema.ts';

/** Why the portal would refuse an e-invoice, as a sentence, and how to mend it. */
export interface EInvoiceProblem {
  readonly problem: string;
  readonly mend: string;
}

/** All that the portal would refuse; none for a good e-invoice. */
export function checkEInvoice(eInvoice: EInvoice): EInvoiceProblem[] {
  const found = checkObject(eInvoiceSchema, eInvoice);
  if (found.length > 0) return found;
  // What the portal checks besides its schema.
  const { SellerDtls: seller, BuyerDtls: buyer } = eInvoice;
  return [
    ...wrongGstin('company', seller, 'Mend it under Settings, Company.'),
    ...wrongGstin('buyer', buyer, 'Ask the buyer for the GSTIN of their billing address.'),
  ];
}

function wrongGstin(whose: string, { Gstin, Stcd }: { Gstin: string; Stcd: string }, mend: string): EInvoiceProblem[] {
  if (!isGstin(Gstin))
    return [{ problem: `${Gstin} is no GSTIN of the ${whose}: its check character is wrong.`, mend }];
  if (Gstin.slice(0, 2) === Stcd.padStart(2, '0')) return [];
  return [{ problem: `The ${whose}’s GSTIN ${Gstin} belongs to another state than the address.`, mend }];
}

function check(rule: Rule, value: unknown): EInvoiceProblem[] {
  if ('fields' in rule) return checkObject(rule, value);
  return 'each' in rule ? checkList(rule, value) : checkValue(rule, value);
}

function checkObject({ fields, optional }: ObjectRule, value: unknown): EInvoiceProblem[] {
  if (value === undefined && optional) return [];
  const given: Readonly<Record<string, unknown>> = isObject(value) ? value : {};
  const unknown = Object.keys(given).filter((key) => !Object.hasOwn(fields, key));
  return [
    ...unknown.map((key) => ({ problem: `The schema has no field ${key}.`, mend: 'Please report this.' })),
    ...Object.entries(fields).flatMap(([key, rule]) => check(rule, given[key])),
  ];
}

function checkList({ each, min, max, name }: ListRule, value: unknown): EInvoiceProblem[] {
  const list = Array.isArray(value) ? value : [];
  if (list.length >= min && list.length <= max) return list.flatMap((one) => checkObject(each, one));
  return [
    { problem: `It has ${list.length} ${name}; from ${min} to ${max} can be told.`, mend: 'Please report this.' },
  ];
}

function checkValue(rule: ValueRule, value: unknown): EInvoiceProblem[] {
  const { type, min, max, pattern, optional, name, mend } = rule;
  if (value === undefined || value === '') return optional ? [] : [{ problem: `It lacks ${name}.`, mend }];
  if (type === 'number') {
    const isNumber = typeof value === 'number' && value >= min && value <= max;
    return isNumber ? [] : [{ problem: `It can’t be told with ${String(value)} as ${name}.`, mend }];
  }
  const written = String(value);
  const fits = typeof value === 'string' && [...written].length >= min && [...written].length <= max;
  if (fits && (pattern?.test(written) ?? true)) return [];
  return [{ problem: `“${written}” can’t be told as ${name}.`, mend }];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
