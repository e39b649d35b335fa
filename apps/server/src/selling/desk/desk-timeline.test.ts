import { expect, test } from 'vitest';
import { deskTimeline } from './desk-timeline.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 6, minute));
const nothing = {
  order: { placedAt: at(0) },
  steps: [],
  ledger: [],
  refunds: [],
  returns: [],
  documents: [],
  mails: [],
  messages: [],
  notes: [],
  changes: [],
  artwork: { helps: [], files: [], proofs: [], decisions: [], comments: [], linkUses: [] },
  staffNames: new Map([[7, 'Kavya']]),
};

test('names who decided a return and who changed what, oldest first', () => {
  const request = { id: 3, reason: 'damaged', description: 'Wet', state: 'accepted', answer: 'Sorry', decidedBy: 7 };
  const change = {
    operation: 'AgreePrice',
    staffName: 'Ravi',
    before: { pricePaise: 10_00 },
    after: { pricePaise: 9_50 },
    reason: 'Agreed',
  };
  const happened = deskTimeline({
    ...nothing,
    returns: [{ ...request, createdAt: at(1), decidedAt: at(9) }],
    changes: [
      { ...change, createdAt: at(5) },
      { ...change, operation: 'MoveOrder', createdAt: at(6) },
    ],
  } as never);
  expect(happened.map(({ title, by, lines }) => [title, by, ...lines])).toEqual([
    ['Order Placed', ''],
    [expect.stringMatching(/^Return request 3: /), '', 'Wet'],
    ['Agreed a price', 'Ravi', 'Price: ₹10.00 → ₹9.50', 'Agreed'],
    ['Return request 3 accepted', 'Kavya', 'Sorry'],
  ]);
});

test('nothing is shown twice: a deed is shown by its result, with who did it', () => {
  const change = { staffName: 'Kavya', before: null, after: {}, reason: null };
  const refund = { amountPaise: 50_00, causeCode: 'agreed', cause: 'Agreed: late', problem: null };
  const happened = deskTimeline({
    ...nothing,
    steps: [
      {
        status: 'Packed',
        actor: 'staff',
        courier: null,
        trackingNumber: null,
        note: null,
        staffId: 7,
        createdAt: at(2),
      },
    ],
    ledger: [
      {
        kind: 'transfer',
        amountPaise: 100_00,
        gatewayPaymentId: 'N1',
        reversalCause: null,
        staffId: 7,
        createdAt: at(3),
      },
      {
        kind: 'refund',
        amountPaise: -50_00,
        gatewayPaymentId: 'N2',
        reversalCause: null,
        staffId: 7,
        createdAt: at(8),
      },
    ],
    refunds: [{ ...refund, createdAt: at(4) }],
    changes: [
      { ...change, operation: 'PlaceSale', createdAt: at(0) },
      { ...change, operation: 'MoveOrders', createdAt: at(2) },
      { ...change, operation: 'RecordPayment', createdAt: at(3) },
      { ...change, operation: 'RefundOrder', reason: 'late', createdAt: at(4) },
      { ...change, operation: 'SettleRefund', after: { refund: 'requested', amountPaise: 50_00 }, createdAt: at(6) },
      { ...change, operation: 'SettleRefund', after: { refund: 'succeeded' }, createdAt: at(8) },
    ],
  } as never);
  expect(happened.map(({ title, by, lines }) => [title, by, ...lines])).toEqual([
    ['Order Placed', 'Kavya'],
    ['Packed', 'Kavya'],
    ['₹100.00 received by bank transfer', 'Kavya', 'N1'],
    ['Refund of ₹50.00 requested', 'Kavya', 'Agreed: late'],
    ['Settled a refund', 'Kavya', 'Refund: requested', 'Amount: ₹50.00'],
    ['₹50.00 paid back', 'Kavya', 'N2'],
  ]);
});
