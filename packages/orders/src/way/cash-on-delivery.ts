import type { Way } from './way.ts';

export const cashOnDelivery = {
  names: {
    desk: 'Cash on delivery',
    sale: 'Cash on delivery',
    list: 'Cash On Delivery',
    paper: 'Cash On Delivery',
    mail: 'Cash On Delivery',
  },
  orderTypes: ['Normal', 'Ordersample', 'Stickers'],
  purpose: null,
  settled: 'cash',
  insteadOf: 'nothing',
  daysToPay: null,
  demands: ['commitment', 'commitment', 'commitment'],
  mipid: 'COD',
  totalOf: ({ totalWithCash }) => totalWithCash,
  words: {
    button: 'Pay & Place Order',
    offer: ({ total, extra }) => [
      'Cash on delivery: nothing now, ',
      total,
      ' in cash when it is delivered. ',
      extra,
      ' of it is for collecting the cash.',
    ],
    beforehand: ({ mostCash }) =>
      mostCash === null ? null : `in cash on delivery, where we offer it, up to ${mostCash}`,
    placed: 'placed, cash on delivery',
    reminder: (due) => due,
    committed: ({ total }) => `You pay ${total} in cash when it is delivered.`,
  },
} as const satisfies Way;
