import { type Fault, faults } from './fault.ts';

/** Cash on delivery, tracking links, what quotations keep, and the record of published prices. */
export const selling: readonly Fault[] = [
  ...faults('cash-on-delivery.ts', 'ConfirmOrder.test.ts', [
    [
      'cash one rupee above the limit',
      'if (order.totalPaise > mostPaise) {',
      'if (order.totalPaise > mostPaise + 100) {',
    ],
    ['cash up to below the limit', 'if (order.totalPaise > mostPaise) {', 'if (order.totalPaise >= mostPaise) {'],
  ]),
  ...faults('open-cash.ts', 'ConfirmOrder.test.ts', [
    [
      'cash one paisa above the limit of all orders',
      'order.totalPaise <= mostPaise) return null',
      'order.totalPaise <= mostPaise + 1) return null',
    ],
    [
      'cash up to below the limit of all orders',
      'order.totalPaise <= mostPaise) return null',
      'order.totalPaise < mostPaise) return null',
    ],
    [
      'nobody is called at the exact amount',
      'order.totalPaise < terms.provenFromPaise',
      'order.totalPaise <= terms.provenFromPaise',
    ],
  ]),
  ...faults('commit-to-order.ts', 'ConfirmOrder.test.ts', [
    [
      'cash while the bank decides on a payment',
      "state === 'open' || state === 'pending')) return paymentUnderWay(order);",
      "state === 'open')) return paymentUnderWay(order);",
    ],
    [
      'cash while a payment was begun',
      "state === 'open' || state === 'pending')) return paymentUnderWay(order);",
      "state === 'pending')) return paymentUnderWay(order);",
    ],
  ]),
  ...faults('open-cash.ts', 'open-cash.test.ts', [
    ['only the own orders count', "mobilesOf('own')}), 0),", "mobilesOf('own')} and false), 0),"],
    ['other places don’t count', "placeOf('own')}), 0)) as most", "placeOf('own')} and false), 0)) as most"],
  ]),
  ...faults('order-links.ts', 'StopTrackingLink.test.ts', [
    ['a stopped link comes back', 'setWhere:', '// setWhere:'],
    ['a link is never stopped', 'set: { version: stopped + 1, createdAt },', 'set: { version: stopped, createdAt },'],
  ]),
  ...faults('open-numbered.ts', 'StopTrackingLink.test.ts', [
    ['stopped links open the order', 'link.version !== version ||', 'link.version > version ||'],
  ]),
  ...faults('StopTrackingLink.ts', 'StopTrackingLink.test.ts', [
    ['the link of another order is stopped', 'if (link?.orderId !== orderId)', 'if (!link)'],
  ]),
  ...faults('artworks.ts', 'SweepArtworks.test.ts', [
    [
      'unused: artwork of a quotation with several items goes',
      '.where(eq(quotationArtworks.artworkToken, artworks.token)),\n    ),',
      '.where(and(eq(quotationArtworks.artworkToken, artworks.token), isNull(quotationArtworks.quotationId))),\n    ),',
    ],
    ['old: artwork of a quotation with several items goes', '        notExists(quotedAmongOthers),\n', ''],
    [
      'old: artwork of an old quotation with several items stays',
      'eq(quotationArtworks.artworkToken, artworks.token), gte(quotations.createdAt, before)',
      'eq(quotationArtworks.artworkToken, artworks.token)',
    ],
  ]),
  ...faults('PublishPriceDraft.ts', 'PublishPriceDraft.test.ts', [
    [
      'the record of a published card is without the old figures',
      'before: { version: draft.baseVersion, ...before }',
      'before: { version: draft.baseVersion }',
    ],
    [
      'the record of a published card is without the new figures',
      'after: { version: stored, valid_from: validFrom, ...after }',
      'after: { version: stored, valid_from: validFrom }',
    ],
  ]),
  ...faults('place-order.ts', 'PlaceOrder.test.ts', [
    [
      'an order is revised while the bank decides on its payment',
      "state === 'pending' || state === 'succeeded')",
      "state === 'succeeded')",
    ],
  ]),
  ...faults('start-attempt.ts', 'StartPayment.test.ts', [
    [
      'a second payment is begun while the bank decides on the first',
      "findLast(({ state }) => state === 'open' || state === 'pending')",
      "findLast(({ state }) => state === 'open')",
    ],
  ]),
  ...faults('RecordPayment.ts', 'RecordPayment.test.ts', [
    ['more is recorded than is due', 'if (amount > before.due && order', 'if (amount > before.due + 100_00 && order'],
    ['a payment is recorded twice', 'if (known?.amountPaise === amount)', 'if (known?.amountPaise === -1)'],
    ['two members record the same money', 'if (before.due !== seenDue) {', 'if (before.due < 0) {'],
  ]),
  ...faults('AgreePrice.ts', 'AgreePrice.test.ts', [
    ['the desk’s last paisa needs an Admin', 'amount < least &&', 'amount <= least &&'],
    ['the desk goes as low as it likes', 'amount < least &&', 'amount < 0 &&'],
  ]),
];
