import { fail, ok, type ProofRow } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { answered, posted } from '../../testing/posted.ts';
import { sentProofLine } from '../../testing/proof-line.ts';
import { type Answers, serverDouble } from '../../testing/server-double.ts';
import { unreadable } from '../../unreadable.ts';
import { wordsOfDone } from './posted-on-proof.ts';
import { isProofForm, receiveProofForm } from './receive-proof-form.server.ts';

const ids = { item: '2', line: '41', proof: '7' };
const late = () => fail('conflict', 'Another file has come since.');
const forms: [Parameters<typeof receiveProofForm>[3], Record<string, string>, keyof Answers, object][] = [
  ['approve', { name: 'Asha' }, 'DecideProof', { proofId: 7, decision: 'approve', name: 'Asha', text: '' }],
  ['change', { text: 'Redder.' }, 'DecideProof', { proofId: 7, decision: 'change', name: '', text: 'Redder.' }],
  ['withdraw', {}, 'DecideProof', { proofId: 7, decision: 'withdraw' }],
  ['later', {}, 'SayArtworkComes', { lineId: 41, wish: 'later' }],
  ['help', {}, 'SayArtworkComes', { lineId: 41, wish: 'help' }],
  ['plain', {}, 'SendArtwork', { lineId: 41, artwork: null }],
  [
    'comment',
    { name: 'Ravi', text: 'Here?', x: '12.5', y: '80' },
    'CommentOnProof',
    { proofId: 7, place: { x: 12.5, y: 80 } },
  ],
  [
    'comment',
    { name: 'Ravi', text: 'And here?', x: '7', y: '8', side: 'inside' },
    'CommentOnProof',
    { proofId: 7, place: { x: 7, y: 8, side: 'inside' } },
  ],
  ['comment', { name: 'Ravi', text: 'All of it.' }, 'CommentOnProof', { proofId: 7, place: null }],
];

test.each(forms)(
  '%s is sent for the item, and a refusal keeps what was typed',
  async (form, typed, operation, input) => {
    const { api, calls } = serverDouble({ [operation]: late });
    expect(await answered(receiveProofForm(posted({ ...ids, ...typed }), api, 'token', form))).toMatchObject({
      status: 409,
      shown: { form, failed: { text: 'Another file has come since.' }, typed: { ...ids, ...typed } },
    });
    expect(calls).toMatchObject([[operation, { token: 'token', ...input }]]);
  },
);

test('an approval without a name, a change without words and an empty comment are refused beside their fields', async () => {
  const { api } = serverDouble({ DecideProof: late, CommentOnProof: late });
  const refusedField = async (form: 'approve' | 'change' | 'comment') => {
    const { shown } = await answered(receiveProofForm(posted(ids), api, 'token', form));
    return (shown as { failed: { field?: string } }).failed.field;
  };
  expect(await refusedField('approve')).toBe('name');
  expect(await refusedField('change')).toBe('text');
  expect(await refusedField('comment')).toBe('text');
});

test.each(['approve', 'comment', 'help'] as const)('%s of a changed page without a number is refused', async (form) => {
  const { api, calls } = serverDouble();
  expect(await answered(receiveProofForm(posted({ item: '1' }), api, 'token', form))).toMatchObject({
    status: 400,
    shown: { failed: { text: unreadable } },
  });
  expect(calls).toEqual([]);
});

test('an approval by somebody who came second isn’t thanked', async () => {
  const { api } = serverDouble({ DecideProof: () => ok({ line: sentProofLine, isNew: false }) });
  const sent = answered(receiveProofForm(posted({ ...ids, name: 'Asha' }), api, 'token', 'approve'));
  expect(await sent).toMatchObject({ to: '/proofs/token?done=approved-already&item=2#item-2' });
  const [proof] = sentProofLine.proofs;
  const approved = { ...proof, state: 'approved', decidedName: 'Meena', decidedAt: new Date(2026, 10, 20) } as const;
  expect(wordsOfDone('approved-already', { ...sentProofLine, proofs: [approved as ProofRow] })).toMatch(
    /already, by Meena on 20 /,
  );
});

test('a place that is no number isn’t sent', async () => {
  const { api, calls } = serverDouble();
  const typed = { ...ids, name: 'Ravi', text: 'Here?', x: 'left', y: '2' };
  expect(await answered(receiveProofForm(posted(typed), api, 'token', 'comment'))).toMatchObject({ status: 400 });
  expect(calls).toEqual([]);
});

test('only the page’s own forms are received', () => {
  expect(['approve', 'help'].every(isProofForm)).toBe(true);
  expect([null, '', 'toString', 'supersede'].some(isProofForm)).toBe(false);
});
