import { atMost, matches, type Rule, required } from '../kernel/rules.ts';

/** Longest number of a certificate, in characters. */
export const certificateMaxLength = 30;

interface Certificate {
  readonly quarter: string;
  readonly number: string;
  readonly amount: number;
  readonly receivedOn: string;
}

export const tdsCertificateRules: readonly Rule<Certificate>[] = [
  matches('quarter', /^\d{4}-(01|04|07|10)-01$/, 'Please choose the quarter.'),
  required('number', 'Please enter the number of the certificate.'),
  atMost('number', certificateMaxLength, 'The number'),
  { field: 'amount', text: 'Please enter the tax that the certificate names.', fails: ({ amount }) => amount <= 0 },
  matches('receivedOn', /^\d{4}-\d{2}-\d{2}$/, 'Please enter the date as day, month and year.'),
];
