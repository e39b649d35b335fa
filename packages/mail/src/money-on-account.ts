import { formatRupees, type Paise } from '@boxwright/money';
import type { DeskMailTo } from './desk.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './mail-data.ts';
import { longDay } from './order-blocks.ts';

export interface MoneyOnAccount extends DeskMailTo {
  /** `came` is a receipt, `kept` an overpayment of an order that stays with us; `not-...` take these back. */
  readonly what: 'came' | 'kept' | 'paid-back' | 'not-came' | 'not-kept' | 'not-paid-back';
  /** What was held, or is now, with the account; not what went to orders at once. */
  readonly amount: Paise;
  /** The bank's reference or the number of a receipt; the order's number of an overpayment. */
  readonly reference: string;
  /** `YYYY-MM-DD` in India. */
  readonly day: string;
  /** Why it is taken back, as a sentence; empty otherwise. */
  readonly because: string;
  /** What is held now. */
  readonly held: Paise;
  /** Absolute URL. */
  readonly links: { readonly orders: string };
}

/** To a customer: what became of money that we hold for them beside their orders. */
export function moneyOnAccountMail(data: MoneyOnAccount): Mail {
  const { company, customer, what, reference, day, because, held, links } = data;
  const amount = formatRupees(data.amount);
  const { subject, title, text } = words[what]({ amount, reference, because });
  const now = held > 0 ? `${formatRupees(held)} are held for you now.` : 'Nothing is held for you now.';
  return composeMail(company, {
    subject,
    preheader: now,
    title,
    blocks: [
      { kind: 'paragraph', text: `Hello ${customer.name}, ${text} ${now}` },
      {
        kind: 'facts',
        rows: [
          { name: 'Amount', value: amount, strong: true },
          { name: what.endsWith('kept') ? 'Order' : 'Reference', value: reference },
          { name: 'Date', value: longDay(day) },
          { name: 'Held on account', value: formatRupees(held), strong: true },
        ],
      },
      ...(held > 0
        ? [
            {
              kind: 'paragraph',
              text: 'What is held pays orders: answer this mail or call us and name the order, or ask for it back.',
            } as const,
          ]
        : []),
      { kind: 'link', label: 'See your orders', url: links.orders },
      { kind: 'paragraph', text: 'If your books say otherwise, please answer this mail.' },
    ],
    reason: `You get this mail because orders were placed with ${customer.email}.`,
  });
}

interface Words {
  readonly amount: string;
  readonly reference: string;
  readonly because: string;
}

const words: Readonly<
  Record<
    MoneyOnAccount['what'],
    (of: Words) => { readonly subject: string; readonly title: string; readonly text: string }
  >
> = {
  came: ({ amount }) => ({
    subject: `We received ${amount} and hold it on your account`,
    title: 'Money on your account',
    text: `thank you: we have received a payment of which ${amount} belongs to no order yet. We hold it for you.`,
  }),
  kept: ({ amount, reference }) => ({
    subject: `${amount} of order ${reference} is held on your account`,
    title: 'Money on your account',
    text: `${amount} was paid too much for order ${reference}. We hold it for you, as agreed.`,
  }),
  'paid-back': ({ amount }) => ({
    subject: `We paid ${amount} back to you`,
    title: 'Money paid back',
    text: `we have paid back ${amount} that we held for you.`,
  }),
  'not-came': ({ amount, because }) => ({
    subject: `${amount} is not held on your account any more`,
    title: 'Money not held any more',
    text: `${amount} of a payment was on your account. It does not count any more. ${because}`,
  }),
  'not-kept': ({ amount, reference }) => ({
    subject: `${amount} is with order ${reference} again`,
    title: 'Your money is back with its order',
    text: `${amount} that we held for you is with order ${reference} again.`,
  }),
  'not-paid-back': ({ amount, because }) => ({
    subject: `${amount} is held on your account again`,
    title: 'Money on your account',
    text: `we wrote that we had paid back ${amount}. That does not count any more. ${because}`,
  }),
};
