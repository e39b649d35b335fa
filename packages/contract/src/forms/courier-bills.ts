import { atMost, matches, type Rule, required } from '../kernel/rules.ts';

/** Longest name of a courier, and longest number of its bill, in characters. */
export const courierMaxLength = 60;
export const billNumberMaxLength = 40;

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const dayWords = 'Please enter the date as day, month and year.';

interface Bill {
  readonly courier: string;
  readonly number: string;
  readonly billedOn: string;
  readonly sentFrom: string;
  readonly sentTo: string;
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
}

export const courierBillRules: readonly Rule<Bill>[] = [
  required('courier', 'Please enter the courier.'),
  atMost('courier', courierMaxLength, 'The courier'),
  required('number', 'Please enter the number of the bill.'),
  atMost('number', billNumberMaxLength, 'The number'),
  matches('billedOn', isoDay, dayWords),
  {
    field: 'sentFrom',
    text: 'Please enter both days between which the parcels were sent, or neither.',
    fails: ({ sentFrom, sentTo }) => (sentFrom === '') !== (sentTo === ''),
  },
  {
    field: 'sentTo',
    text: 'The last day is before the first.',
    fails: ({ sentFrom, sentTo }) => sentFrom !== '' && sentTo < sentFrom,
  },
  { field: 'taxable', text: 'Please enter the amount before tax.', fails: ({ taxable }) => taxable <= 0 },
  {
    field: 'cgst',
    text: 'CGST and SGST are equal, and a bill has them or IGST.',
    fails: ({ cgst, sgst, igst }) => cgst !== sgst || (igst !== 0 && cgst !== 0) || Math.min(cgst, igst) < 0,
  },
];
