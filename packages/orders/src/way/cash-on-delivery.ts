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
      ' in cash at the delivery, for the whole order; if it comes in several parcels, with the last one. ',
      extra,
      ' of it is for collecting the cash.',
    ],
    beforehand: ({ mostCash }) =>
      mostCash === null ? null : `in cash on delivery, where we offer it, up to ${mostCash}`,
    placed: 'placed, cash on delivery',
    reminder: (due) => due,
    begins: 'choose cash on delivery',
    committed: ({ total, parts }) =>
      parts === null
        ? `You pay ${total} in cash when it is delivered; if it comes in several parcels, with the last one.`
        : `You pay ${total} in cash when we deliver ${parts.delivered}, with the last parcel if there are several: that is for the whole order, also for ${parts.collected}, which you collect.`,
  },
} as const satisfies Way;
