import type { Way } from './way.ts';

export const payLater = {
  names: { desk: 'Pay later', sale: 'Later', list: null, paper: 'Pay Later', mail: 'Pay Later' },
  orderTypes: ['Normal'],
  purpose: null,
  settled: 'online',
  insteadOf: 'online',
  daysToPay: 'payLaterDays',
  demands: ['commitment', 'all', 'all'],
  mipid: 'LATER',
  totalOf: ({ total, credit = 'usual' }) => (credit === 'usual' ? total : null),
  words: {
    button: 'Place Order & Pay Later',
    offer: ({ later, by }) => ['Nothing now, ', later, ` by ${by}. We start once your payment has arrived.`],
    beforehand: ({ payLaterDays }) => `later, within ${payLaterDays} days`,
    begins: null,
    placed: 'placed, to be paid later',
    reminder: (due) =>
      `you chose to pay for this order later. ${due} If you no longer want the order, just answer this mail.`,
    committed: ({ dueOn }) =>
      `You chose to pay later: we start once your payment has arrived.${dueOn === null ? '' : ` Please pay by ${dueOn}.`}`,
  },
} as const satisfies Way;
