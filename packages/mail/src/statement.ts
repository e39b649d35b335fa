import { formatRupees, type Paise } from '@boxwright/money';
import type { DeskMailTo } from './desk.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './mail-data.ts';
import { longDay } from './order-blocks.ts';

export interface StatementSent extends DeskMailTo {
  /** `YYYY-MM-DD`, both inclusive. */
  readonly period: { readonly from: string; readonly to: string };
  readonly open: Paise;
  readonly late: Paise;
  readonly bank: readonly string[];
  /** Absolute URLs. */
  readonly links: { readonly statement: string; readonly orders: string };
}

/** To a customer: their statement of account. */
export function statementMail({ company, customer, period, open, late, bank, links }: StatementSent): Mail {
  const isLate = late > 0 ? `, of which ${formatRupees(late)} is late` : '';
  const what = open > 0 ? `${formatRupees(open)} is open${isLate}.` : 'Nothing is open.';
  return composeMail(company, {
    subject: `Your statement of account to ${longDay(period.to)}`,
    preheader: what,
    title: 'Your statement of account',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${customer.name}, this is your account with us from ${longDay(period.from)} to ${longDay(period.to)}. ${what}`,
      },
      { kind: 'button', label: 'Download the statement', url: links.statement },
      ...(open > 0 && bank.length > 0
        ? [{ kind: 'paragraph', text: `Please transfer to: ${bank.join(', ')}.` } as const]
        : []),
      { kind: 'link', label: 'See your orders and pay online', url: links.orders },
      { kind: 'paragraph', text: 'If your books say otherwise, please answer this mail.' },
    ],
    reason: `You get this mail because orders were placed with ${customer.email}.`,
  });
}
