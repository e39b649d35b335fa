import type { Way } from './way.ts';

/** Ours: for customers with days and a limit of credit of their own. Their orders are made and sent before they are paid. */
export const onAccount = {
  names: { desk: 'On account', sale: 'On account', list: null, paper: 'On Account', mail: 'On Account' },
  orderTypes: ['Normal', 'Ordersample', 'Stickers'],
  purpose: null,
  settled: 'online',
  insteadOf: 'balance',
  daysToPay: 'creditDays',
  demands: ['commitment', 'commitment', 'commitment'],
  mipid: 'ACCOUNT',
  totalOf: ({ total, credit = 'usual' }) => (credit === 'on-account' ? total : null),
  words: {
    button: 'Place Order on Account',
    offer: ({ later, by }) => ['On your account with us: nothing now, ', later, ` by ${by}. We start at once.`],
    // Only some customers have an account.
    beforehand: () => null,
    placed: 'placed, on account',
    begins: 'order on account',
    reminder: (due) => `this order is on your account with us. ${due}`,
    committed: ({ total, dueOn }) =>
      `It is on your account with us: we start at once.${dueOn === null ? '' : ` Please pay ${total} by ${dueOn}.`}`,
  },
} as const satisfies Way;
