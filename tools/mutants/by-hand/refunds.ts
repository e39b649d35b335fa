import { type Fault, faults } from './fault.ts';

/** What is paid back, once, and the papers of it. */
export const refunds: readonly Fault[] = [
  ...faults('refunds.ts', 'settle-refund.test.ts', [
    ['two processes ask for one refund', "eq(refunds.state, 'requested'), isFree)", "eq(refunds.state, 'requested'))"],
    ['a refund is asked for again in no time', 'lte(refunds.askedAt, askedBefore)', 'isNull(refunds.reference)'],
    [
      'nobody takes over what another has asked for',
      'or(isNull(refunds.askedAt), lte(refunds.askedAt, askedBefore))',
      'isNull(refunds.askedAt)',
    ],
    [
      'the sweeper leaves what is asked for',
      "inArray(refunds.state, ['requested', 'asked'])",
      "inArray(refunds.state, ['requested'])",
    ],
    [
      'the sweeper leaves what isn’t asked for',
      "inArray(refunds.state, ['requested', 'asked'])",
      "inArray(refunds.state, ['asked'])",
    ],
  ]),
  ...faults('refunds.ts', 'SettleRefund.test.ts', [
    [
      'a refund is settled twice',
      '.where(and(eq(refunds.id, refundId), inArray(refunds.state, [...from])))',
      '.where(eq(refunds.id, refundId))',
    ],
  ]),
  ...faults('settle-refund.ts', 'settle-refund.test.ts', [
    [
      'what is lost is asked for again, unseen',
      'if (refund.askedAt !== null) {',
      'if (refund.askedAt === undefined) {',
    ],
    [
      'an unknown refund that was taken on is asked for again',
      "|| known.kind !== 'unknown' || refund.state === 'asked')",
      "|| known.kind !== 'unknown')",
    ],
    [
      'money goes back through another gateway',
      'if (attempt.gateway !== gateway.name) return waitForGateway(services, refund, attempt);',
      '',
    ],
    [
      'a failed refund is booked',
      "case 'failed':\n      return note(services, refund, {\n        state: 'by-hand',",
      "case 'failed':\n      return note(services, refund, {\n        state: 'succeeded',",
    ],
    [
      'a refund that waits is booked',
      "return note(services, refund, { state: 'asked', ...found });",
      "return note(services, refund, { state: 'succeeded', ...found });",
    ],
    ['it is given up at the first refusal', 'if (refund.tries < mostTries)', 'if (refund.tries < 0)'],
    ['it is never given up', 'if (refund.tries < mostTries)', 'if (refund.tries < 99)'],
    ['it is booked twice', 'noteRefund(tx, id, open, {', "noteRefund(tx, id, [...open, 'succeeded'], {"],
    ['nobody is mailed about a slow refund', 'else if (isSlow(before.createdAt, now))', 'else if (isSlow(now, now))'],
    [
      'nobody is mailed about one by hand',
      "else if (noted.state === 'by-hand') await alertOfRefundByHand(tx, order, noted);",
      '',
    ],
  ]),
  ...faults('book-refund.ts', 'settle-refund.test.ts', [
    ['the ledger misses it by its sign', 'amountPaise: -refund.amountPaise', 'amountPaise: -refund.amountPaise + 1'],
    ['the order stays paid', '  await updatePaymentStatus(tx, order);\n', ''],
  ]),
  ...faults('request-refunds.ts', 'settle-refund.test.ts', [
    [
      'what is on its way goes back again',
      'if (isWaitingRefund(state)) of(attemptId).refunded += amountPaise;',
      'of(attemptId).refunded += 0 * amountPaise * state.length;',
    ],
    ['the job isn’t enqueued', "else await services.jobs.enqueue(tx, 'RefundPayment', { refundId: refund.id });", ''],
  ]),
  ...faults('request-refunds.ts', 'RefundOrder.test.ts', [
    [
      'what is on its way can be asked for again',
      'if (isWaitingRefund(state)) of(attemptId).refunded += amountPaise;',
      'of(attemptId).refunded += 0 * amountPaise * state.length;',
    ],
  ]),
  ...faults('orders.ts', 'RefundOrder.test.ts', [
    ['the order isn’t locked', "where(eq(orders.id, orderId)).for('update'));", 'where(eq(orders.id, orderId)));'],
  ]),
  ...faults('RefundOrder.ts', 'RefundOrder.test.ts', [
    ['all is booked as agreed', 'const tooMuch = Math.min(amount, overpaid);', 'const tooMuch = 0;'],
    ['all is booked as paid too much', 'const tooMuch = Math.min(amount, overpaid);', 'const tooMuch = amount;'],
    ['two members pay back one after the other', 'if (most !== seenRefundable) {', 'if (most < 0) {'],
    ['more is paid back than may be', 'if (amount > most) {', 'if (amount > most + 100_00) {'],
    [
      'no reason is asked for',
      "if (amount > overpaid && reason === '') {",
      "if (amount > overpaid + 100_00_00 && reason === '') {",
    ],
    [
      'a reason is asked for what was paid too much',
      "if (amount > overpaid && reason === '') {",
      "if (amount >= overpaid && reason === '') {",
    ],
    ['no mail says so', 'await mailRefunds(services, tx, requested);', ''],
  ]),
  ...faults('refundable-now.ts', 'refundable-now.test.ts', [
    ['before the dispatch all can go back', 'most: wasSent(status) ? left : overpaid', 'most: left'],
    ['after the dispatch only the excess can', 'most: wasSent(status) ? left : overpaid', 'most: overpaid'],
    ['the excess goes back twice', 'Math.max(0, money.overpaid - waiting)', 'Math.max(0, money.overpaid)'],
  ]),
  ...faults('SettleRefund.ts', 'SettleRefund.test.ts', [
    ['a transfer without a day has none', 'input.paidOn || today', 'input.paidOn'],
    ['a transfer may be in the future', 'if (paidOn > today) return', 'if (paidOn < today) return'],
    ['a transfer may be before the order', 'if (paidOn < indianDay(order.placedAt)) {', "if (paidOn < '1999') {"],
    [
      'it is tried again under the old token',
      "{ state: 'requested', token, askedAt: null,",
      "{ state: 'requested', askedAt: null,",
    ],
    [
      'it isn’t tried again',
      "await services.jobs.enqueue(tx, 'RefundPayment', { refundId });\n    await note('requested');",
      "await note('requested');",
    ],
    ['nobody knows who has paid', "await note('succeeded', { reference, paidOn });", ''],
  ]),
  ...faults('refund-lists.ts', 'NoteRefundAccount.test.ts', [
    ['who is slower overwrites the account', "}, '') in (", "}, '') is not null or '' in ("],
    ['the account of a paid refund changes', "eq(refunds.state, 'by-hand'),", ''],
  ]),
  ...faults('NoteRefundAccount.ts', 'NoteRefundAccount.test.ts', [
    ['the account stands in the audit', "account: account === '' ? 'removed' : 'noted'", 'account'],
  ]),
  ...faults('invoice-left.ts', 'issue-documents.test.ts', [
    ['earlier credit notes don’t count', '    notes.map((note) => printedOn(note).lines),', '    [],'],
  ]),
  ...faults('issue-credit-note.ts', 'issue-documents.test.ts', [
    ['a credit note is above what is left', 'if (amount > add(...left.map(grossOf))) return undefined;', ''],
    [
      'the last of an invoice isn’t credited',
      'if (amount > add(...left.map(grossOf)))',
      'if (amount >= add(...left.map(grossOf)))',
    ],
    ['one refund has two credit notes', 'if (known) return known;', ''],
  ]),
];
