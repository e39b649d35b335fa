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
  staffNames: new Map([[7, 'Kavya']]),
};

test('names who decided a return and who changed what, in the order in which it happened', () => {
  const request = { id: 3, reason: 'damaged', description: 'Wet', state: 'accepted', answer: 'Sorry', decidedBy: 7 };
  const change = {
    operation: 'ChangePrice',
    staffName: 'Ravi',
    before: { price: 10 },
    after: { price: 9 },
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
    ['Change price', 'Ravi', 'price: 10 → 9', 'Agreed'],
    ['Return request 3 accepted', 'Kavya', 'Sorry'],
  ]);
});
