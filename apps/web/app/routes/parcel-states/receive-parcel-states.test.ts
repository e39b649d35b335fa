import { fail, ok } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { officePage, sendTo } from '../../testing/office-form.ts';
import { serverDouble } from '../../testing/server-double.ts';
import { action } from './receive-parcel-states.server.ts';

const page = officePage(action, '/manage/parcels');
const moved = [{ id: 7, number: 'BW-7', isMoved: true, problem: '', stepId: 3, undoUntil: null }];
const apply = {
  ...{ form: 'apply', list: 'A:1,RTO Delivered', reason: '' },
  row: ['7:Dispatched:rto-delivered:A:1', '8:Gone:lost:A2', 'x:Dispatched:lost:A3'],
};
const row = { id: 7, seenStatus: 'Dispatched', state: 'rto-delivered', trackingNumber: 'A:1' };

test('the rows that were shown are sent as they are, and the page says what became of them', async () => {
  const { api, calls } = serverDouble({ ApplyParcelStates: () => ok({ orders: moved }) });
  const { shown } = await sendTo(page, { ...apply, reason: 'refused' }, api);
  expect(calls).toEqual([['ApplyParcelStates', { rows: [row], reason: 'refused' }]]);
  expect(shown).toMatchObject({ moved });
});

test('a refusal shows the rows again, with what was typed', async () => {
  const { api, calls } = serverDouble({
    ApplyParcelStates: () => fail('invalid', 'Please choose why they came back.', { field: 'reason' }),
    CheckParcelStates: () => ok({ rows: [] }),
  });
  const { status, shown } = await sendTo(page, apply, api);
  expect(status).toBe(400);
  expect(calls.map(([name]) => name)).toEqual(['ApplyParcelStates', 'CheckParcelStates']);
  expect(shown).toMatchObject({ rows: [], failed: { field: 'reason' }, typed: { list: apply.list } });
});

test('an empty list is asked for, and nothing is sent', async () => {
  const { api, calls } = serverDouble();
  expect(await sendTo(page, { form: 'read', list: ' ' }, api)).toMatchObject({ status: 400 });
  expect(await sendTo(page, { ...apply, row: [] }, api)).toMatchObject({ status: 400 });
  expect(calls).toEqual([]);
});

test('deliveries are taken back by their steps', async () => {
  const { api, calls } = serverDouble({ UndoMoves: () => ok({ orders: moved }) });
  const { shown } = await sendTo(page, { form: 'undo', step: ['7:3', '8:x'] }, api);
  expect(calls).toEqual([['UndoMoves', { orders: [{ id: 7, stepId: 3 }] }]]);
  expect(shown).toMatchObject({ moved, isBack: true });
});
