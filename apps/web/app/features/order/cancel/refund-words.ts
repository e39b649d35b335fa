import type { RefundRow } from '@boxwright/contract';
import { formatRupees, type Paise } from '@boxwright/money';
import { formatMoment } from '../../../ui/moment.ts';

/** The contract's codec guarantees whole paise. */
const rupees = (amount: number) => formatRupees(amount as Paise);

const methods: Readonly<Record<string, string>> = { UPI: 'UPI account', CC: 'card', DC: 'card', NB: 'bank account' };

/** What would be paid back if an order were cancelled now, how and when. */
export function whatGoesBack({ refund, cash }: { readonly refund: number; readonly cash: number }): string {
  const parts = [
    ...(refund > 0
      ? [
          `${rupees(refund)} goes back to the card or account that you paid with; your bank usually shows it in 5 to 7 working days.`,
        ]
      : []),
    ...(cash > 0
      ? [`We pay back ${rupees(cash)} by bank transfer, because you paid it in cash, by cheque or by bank transfer.`]
      : []),
  ];
  return parts.length === 0 ? 'You have paid nothing for it, so nothing goes back.' : parts.join(' ');
}

/** The state of a refund, in a word and a sentence. */
export function refundWords(refund: RefundRow): { readonly state: string; readonly text: string } {
  const where = methods[refund.method] ?? 'card or account';
  switch (refund.state) {
    case 'requested':
      return { state: 'Requested', text: `We ask the payment provider to pay it back to your ${where}.` };
    case 'asked':
      return {
        state: 'On its way',
        text: `The payment provider pays it back to your ${where}. Banks usually take 5 to 7 working days. We mail you when it is done.`,
      };
    case 'succeeded':
      return {
        state: 'Paid back',
        text: `On ${formatMoment(refund.changedAt)}${refund.reference === null ? '' : `, number ${refund.reference}`}. Your bank may take a few working days to show it.`,
      };
    case 'withdrawn':
      if (refund.isKept)
        return {
          state: 'On your account',
          text: 'It is not transferred: we hold it on your account. It pays your next order, or we pay it back; write to us which.',
        };
      return { state: 'Withdrawn', text: 'The payment that it would have paid back did not reach us.' };
    case 'by-hand':
      if (refund.isUndecided)
        return {
          state: 'Being arranged',
          text: 'It is more than was due. We mail you whether we transfer it or hold it on your account.',
        };
      return {
        state: 'Being arranged',
        text: refund.isCash
          ? 'You paid in cash, by cheque or by bank transfer, so we pay it back by bank transfer. Please answer our mail with your bank account.'
          : 'It could not go back the way it came. We pay it back by bank transfer and write to you for your bank account.',
      };
  }
}

/** Of a cancelled order without refunds: nothing came, or all that was paid is what its buyer bears of the carriage. */
export const whyNothingGoesBack = (paid: number): string =>
  paid > 0
    ? 'What was paid is what you bear of the carriage, so nothing goes back.'
    : 'Nothing was paid, so nothing goes back.';
