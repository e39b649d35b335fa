import type { Way } from './way.ts';

const online = {
  settled: 'online',
  insteadOf: 'online',
  daysToPay: null,
  mipid: '',
  totalOf: ({ total }) => total,
} as const satisfies Partial<Way>;

const unpaid = {
  begins: null,
  placed: 'placed, not paid yet',
  reminder: (due) => due,
  committed: () => 'There is nothing to pay now.',
} as const satisfies Partial<Way['words']>;

export const inFull = {
  ...online,
  names: { desk: null, sale: null, list: null, paper: 'PAYU', mail: 'Online, in full' },
  orderTypes: ['Normal', 'Ordersample', 'Stickers'],
  purpose: 'full',
  demands: ['all', 'all', 'all'],
  words: {
    ...unpaid,
    button: 'Pay Full',
    offer: ({ now }) => [now, ' now, and nothing later.'],
    beforehand: () => 'in full',
  },
} as const satisfies Way;

export const byHalf = {
  ...online,
  names: { desk: 'Half now, half later', sale: null, list: null, paper: 'PAYU', mail: 'Online, half now' },
  orderTypes: ['Normal'],
  purpose: 'half',
  demands: ['half', 'half', 'all'],
  words: {
    ...unpaid,
    button: 'Pay Half',
    offer: ({ now, later }) => [now, ' now, the rest of ', later, ' before we dispatch.'],
    beforehand: () => 'half now and half before dispatch',
  },
} as const satisfies Way;
