import { formatDay, isDay } from '@boxwright/contract';
import { formatRupees, paise } from '@boxwright/money';
import { paymentModes, productionStepNames, ways } from '@boxwright/orders';
import type { AuditEntry, JsonObject } from '@boxwright/storage';
import { valueNames } from './value-names.ts';

/** What a change is about, with its values before and after as text; null where there was or is none. */
export interface PresentedChange {
  readonly what: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** The values of an audit entry side by side, in plain words, amounts in rupees. */
export function presentChanges({
  operation,
  before,
  after,
}: Pick<AuditEntry, 'operation' | 'before' | 'after'>): PresentedChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return inReadingOrder([...names])
    .filter((name) => !isInternal(name, before?.[name] ?? after?.[name]))
    .map((name) => {
      const unit = unitOf(operation, name);
      return { what: whatOf(name), from: textOf(before?.[name], unit), to: textOf(after?.[name], unit) };
    });
}

/** The database gives the shorter name first, so "to" before "from". */
const inReadingOrder = (names: readonly string[]): string[] =>
  names.toSorted((one, other) => Number(other === 'from') - Number(one === 'from'));

/** Ids of rows, which mean nothing to people. */
const isInternal = (name: string, value: unknown): boolean => valueNames[name] === null && typeof value === 'number';

/** "paidPaise" as "Paid", "shortDescription" as "Short description". Figures of price tables have names with slashes. */
function whatOf(name: string): string {
  const known = valueNames[name];
  if (known) return known;
  if (name.includes('/')) return name;
  const words = name
    .replace(/(Paise|InRupees|Mm|_bps)$/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Unit = 'paise' | 'rupees' | 'basis points' | 'mm' | 'none';

/** Amounts are noted in paise, under names that say so. Entries are kept for good, so former names are known too. */
function unitOf(operation: string, name: string): Unit {
  if (name.endsWith('Paise') || ['price', 'shopPrice', 'total'].includes(name)) return 'paise';
  if (name.endsWith('InRupees') || name === 'paid' || (operation === 'RefundOrder' && name === 'refund'))
    return 'rupees';
  if (name.endsWith('_bps')) return 'basis points';
  return name.endsWith('Mm') ? 'mm' : 'none';
}

function textOf(value: unknown, unit: Unit): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberText(value, unit);
  if (Array.isArray(value)) return value.map((each) => textOf(each, unit)).join(', ') || null;
  if (typeof value === 'object') return objectText(value as JsonObject); // lists are handled above
  const text = String(value);
  return isDay(text) ? formatDay(text) : (valueWords[text] ?? text);
}

function numberText(value: number, unit: Unit): string {
  if (unit === 'paise') return formatRupees(paise(value));
  if (unit === 'rupees') return formatRupees(paise(Math.round(value * 100)));
  if (unit === 'basis points') return `${value / 100} %`;
  return unit === 'mm' ? `${value} mm` : String(value);
}

const objectText = (values: JsonObject): string | null =>
  inReadingOrder(Object.keys(values))
    .map((name) => [whatOf(name), textOf(values[name], unitOf('', name))])
    .filter(([, text]) => text !== null)
    .map(([name, text]) => `${name}: ${text}`)
    .join('; ') || null;

const valueWords: Readonly<Record<string, string>> = {
  ...productionStepNames,
  ...Object.fromEntries(paymentModes.map((mode) => [mode, ways[mode].names.sale?.toLowerCase() ?? mode])),
  'IN-PROCESS': 'Order Placed',
  Link: 'by a payment link',
  cash: 'cash',
  transfer: 'bank transfer',
  cheque: 'cheque',
  'by-hand': 'to be paid by hand',
  succeeded: 'paid back',
  retry: 'to be run again',
};
