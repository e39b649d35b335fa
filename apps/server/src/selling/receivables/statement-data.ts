import { ageNames } from '@boxwright/accounting';
import { type Company, formatDay } from '@boxwright/contract';
import type { StatementData } from '@boxwright/documents';
import { formatRupees, paise } from '@boxwright/money';
import { accountLines } from '../company/bank-lines.ts';
import type { Papers } from '../company/papers.ts';
import type { CustomerAccount, CustomerItem } from './read-account.ts';

/** The data of a statement's PDF. */
export function statementData(account: CustomerAccount, company: Company, papers: Papers, at: Date): StatementData {
  const { customer, period, opening, entries, closing, open, openSum, ages } = account;
  const { name, addressLines, phones, email, gstin } = company;
  return {
    issuedAt: at,
    company: { name, addressLines, phones, email, ...(gstin === '' ? {} : { gstin }) },
    madeOutTo: [
      ...(customer.companyName ? [customer.companyName] : []),
      customer.name,
      customer.email,
      ...(customer.gstin ? [`GSTIN ${customer.gstin}`] : []),
    ],
    period: `${formatDay(period.from)} to ${formatDay(period.to)}`,
    opening,
    entries: entries.map(({ day, what, reference, orderNumber, amount, balance }) => ({
      day: formatDay(day),
      what,
      reference: [reference, orderNumber || 'on account'].filter(Boolean).join(', '),
      amount,
      balance,
    })),
    closing,
    open: open.map((item) => ({
      order: item.orderNumber,
      invoice: item.invoice ?? 'not invoiced yet',
      due: dueWords(item),
      amount: item.due,
    })),
    ages: ageNames.map((age, index) => ({ name: age, amount: paise(ages[index] ?? 0) })),
    openSum,
    notes: notesOf(account),
    bank: openSum > 0 ? accountLines(papers) : [],
  };
}

/** "by 5 December 2026", or how late it is. */
function dueWords({ dueOn, late }: CustomerItem): string {
  if (dueOn === null) return 'on delivery or with the invoice';
  if (late === 0) return `by ${formatDay(dueOn)}`;
  return `${late} ${late === 1 ? 'day' : 'days'} late, since ${formatDay(dueOn)}`;
}

function notesOf({ interest, interestBps, refundsDue, held, open }: CustomerAccount): string[] {
  return [
    ...(open.some(({ invoice }) => invoice === null)
      ? ['An order enters the account with its invoice; what was paid before stands in the account already.']
      : []),
    ...(interest > 0
      ? [
          `Interest at ${interestBps / 100} % a year on what is late comes to ${formatRupees(interest)} by today; it isn’t in the sums above.`,
        ]
      : []),
    ...(held > 0 ? [`${formatRupees(held)} are held on your account, for orders to come.`] : []),
    ...(refundsDue > 0 ? [`${formatRupees(refundsDue)} are on their way back to you.`] : []),
  ];
}
