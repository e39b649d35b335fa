import { atMost, type Rule, required } from '../kernel/rules.ts';
import { paymentReferenceMaxLength } from './desk-order.ts';

/** The most rows of a courier's remittance that are recorded at once. */
export const mostRemitted = 200;
export const longestRemittance = 20_000;

/** After how many days from the delivery cash should have been remitted. */
export const remittanceDays = 7;

export const remittanceRules: readonly Rule<{
  readonly list: string;
  readonly reference: string;
  readonly receivedOn: string;
  readonly takenOff?: number | undefined;
}>[] = [
  required('list', 'Please enter the orders or parcels whose cash has come.'),
  required('reference', 'Please enter the bank’s reference of the transfer.'),
  atMost('reference', paymentReferenceMaxLength, 'The reference'),
  { field: 'takenOff', text: 'What was taken off can’t be below zero.', fails: ({ takenOff = 0 }) => takenOff < 0 },
  required('receivedOn', 'Please enter the day on which it came.'),
];
