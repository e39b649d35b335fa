import type { Way } from './way.ts';

/** Ours, beside the four of the specification: for companies whose accounts pay by transfer, on a proforma invoice. */
export const bankTransfer = {
  names: { desk: 'Bank transfer', sale: 'Bank transfer', list: null, paper: 'Bank Transfer', mail: 'Bank Transfer' },
  orderTypes: ['Normal', 'Ordersample', 'Stickers'],
  purpose: null,
  settled: 'transfer',
  insteadOf: 'any',
  daysToPay: 'transferDays',
  demands: ['commitment', 'all', 'all'],
  mipid: 'TRANSFER',
  totalOf: ({ total, takesTransfers }) => (takesTransfers ? total : null),
  words: {
    button: 'Place Order & Pay by Transfer',
    offer: ({ later, by }) => [
      'By bank transfer on a proforma invoice: nothing now, ',
      later,
      ` in our account by ${by}, or the order is cancelled. We start once it has arrived.`,
    ],
    beforehand: ({ transferDays }) =>
      transferDays === null ? null : `by bank transfer on a proforma invoice, within ${transferDays} days`,
    begins: null,
    placed: 'placed, to be paid by transfer',
    reminder: (due) =>
      `you chose to pay for this order by bank transfer. ${due} If it hasn’t arrived by then, the order is cancelled. If you have sent it, there is nothing more to do.`,
    committed: ({ total, dueOn }) =>
      `Please transfer ${total}${dueOn === null ? '' : ` by ${dueOn}`}, with the number of the order as reference: we start once it has arrived. If it hasn’t arrived by then, the order is cancelled.`,
  },
} as const satisfies Way;
