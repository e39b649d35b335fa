import type { OrderStatus } from '@boxwright/orders';

/** What is of an order after its last step, in words. */
export interface Afterwards {
  /** The kinds of all papers, in the order in which they were issued. */
  readonly papers: string;
  /** Its sheets; none while nothing is planned, or when they are free again. */
  readonly stock: 'none' | 'reserved' | 'used';
  readonly money: string;
  /** The end of the subjects of what its customer is mailed about the last step. */
  readonly mails: readonly string[];
  /** Whether its customer may ask for a return. */
  readonly returns: 'open' | 'closed';
}

/** A way through the statuses: forward to the first one, then one step after the other. */
export interface Way {
  readonly steps: readonly OrderStatus[];
  /** The end of an order that was paid online at once. */
  readonly paid: Afterwards;
  /** The end of an order to be paid later, for which no money has come. */
  readonly later: Afterwards;
}

type Shared = Pick<Afterwards, 'stock'> & { readonly mail: string; readonly returns?: Afterwards['returns'] };

/** An order that goes on: nothing becomes of its money, and its papers are the same, before its invoice or with it. */
function goesOn(steps: readonly OrderStatus[], papers: string, { stock, mail, returns = 'closed' }: Shared): Way {
  const same = { stock, mails: [mail], returns };
  return {
    steps,
    paid: { ...same, papers: `receipt-voucher ${papers}`.trim(), money: 'paid all, due nothing, back nothing' },
    later: { ...same, papers, money: 'paid nothing, due all, back nothing' },
  };
}

/** An order that is closed: all that was paid goes back, and a paper takes back what was issued. */
function isClosed(steps: readonly OrderStatus[], invoiced: string, stock: Afterwards['stock']): Way {
  const back = invoiced === '' ? 'refund-voucher' : `${invoiced} credit-note`;
  const same = { stock, returns: 'closed' } as const;
  return {
    steps,
    paid: {
      ...same,
      papers: `receipt-voucher ${back}`,
      money: 'paid nothing, due nothing, back all',
      mails: ['is cancelled', 'refunded'],
    },
    later: {
      ...same,
      papers: invoiced === '' ? '' : back,
      money: 'paid nothing, due nothing, back nothing',
      mails: ['is cancelled'],
    },
  };
}

const sent = 'tax-invoice delivery-challan';

/** Every step from every status, and ways that go back and on again, with what is of an order afterwards. */
export const everyWay: readonly Way[] = [
  goesOn(['IN-PROCESS', 'Order Accepted'], '', { stock: 'reserved', mail: 'is accepted' }),
  isClosed(['IN-PROCESS', 'Cancelled'], '', 'none'),
  goesOn(['Order Accepted', 'In Production'], '', { stock: 'reserved', mail: 'is in production' }),
  isClosed(['Order Accepted', 'Cancelled'], '', 'none'),
  goesOn(['In Production', 'Packed'], '', { stock: 'used', mail: 'is packed' }),
  isClosed(['In Production', 'Cancelled'], '', 'none'),
  goesOn(['Packed', 'Dispatched'], sent, { stock: 'used', mail: 'is on its way' }),
  isClosed(['Packed', 'Cancelled'], '', 'used'),
  goesOn(['Dispatched', 'Delivered'], sent, { stock: 'used', mail: 'is delivered', returns: 'open' }),
  goesOn(['Dispatched', 'Returned'], sent, { stock: 'used', mail: 'has not arrived' }),
  goesOn(['Dispatched', 'Packed'], sent, { stock: 'used', mail: 'is packed' }),
  goesOn(['Delivered', 'Dispatched'], sent, { stock: 'used', mail: 'is on its way' }),
  goesOn(['Dispatched', 'Returned', 'Dispatched'], sent, { stock: 'used', mail: 'is on its way' }),
  isClosed(['Dispatched', 'Returned', 'Cancelled'], sent, 'used'),
  // Back, and on again: one invoice in the end, and one that was closed has none.
  goesOn(['Dispatched', 'Packed', 'Dispatched'], sent, { stock: 'used', mail: 'is on its way' }),
  isClosed(['Dispatched', 'Packed', 'Cancelled'], sent, 'used'),
  goesOn(['Delivered', 'Dispatched', 'Returned'], sent, { stock: 'used', mail: 'has not arrived' }),
  goesOn(['Delivered', 'Dispatched', 'Packed', 'Dispatched', 'Delivered'], sent, {
    ...{ stock: 'used', mail: 'is delivered', returns: 'open' },
  }),
  isClosed(['Dispatched', 'Returned', 'Dispatched', 'Returned', 'Cancelled'], sent, 'used'),
];
