import type { Rule } from '../kernel/rules.ts';
import type { AccountPeriodForm } from './accounts.ts';

/** The address of a statement of account as a mail links to it. */
export const statementAddress = (token: string): string => `/downloads/statement/${encodeURIComponent(token)}`;

/** Files of what customers owe: the list of all, and one customer's account of a period. */
export const receivablesFile = '/manage/receivables.csv';
export const accountFile = (
  customerId: number | string,
  ending: 'csv' | 'pdf',
  period?: Pick<AccountPeriodForm, 'from' | 'to'>,
): string => {
  const address = `/manage/receivables/${customerId}/statement.${ending}`;
  return period === undefined ? address : `${address}?${new URLSearchParams({ from: period.from, to: period.to })}`;
};

/** How many customers a page of the list has. */
export const receivablesPageSize = 50;

/** The most days to pay that a customer may have. */
const mostCreditDays = 180;

interface CreditTerms {
  readonly days: string;
  readonly limit: number | null;
}

export const creditTermsRules: readonly Rule<CreditTerms>[] = [
  {
    field: 'days',
    text: `Please enter a whole number of days from 0 to ${mostCreditDays}.`,
    fails: ({ days }) => days !== '' && !(/^\d{1,3}$/.test(days) && Number(days) <= mostCreditDays),
  },
  {
    field: 'limit',
    text: 'Please enter a limit too, or leave both empty.',
    fails: ({ days, limit }) => days !== '' && limit === null,
  },
  {
    field: 'days',
    text: 'Please enter the days to pay too, or leave both empty.',
    fails: ({ days, limit }) => days === '' && limit !== null,
  },
  { field: 'limit', text: 'Please enter a limit of at least 0.', fails: ({ limit }) => limit !== null && limit < 0 },
];
