import type { JobRow } from '@boxwright/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlatesLink } from './PlatesLink.tsx';

type Proof = NonNullable<JobRow['proof']>;
const approved: Proof = {
  ...{
    state: 'approved',
    isWaived: false,
    byHand: null,
    hasOlderPlates: false,
    inside: null,
    approvedAt: null,
    approvedBy: '',
  },
};
/** What stands at a job, or at a run of these jobs: the words, and where a link leads. */
function shown(...proofs: readonly (Partial<Proof> | null)[]) {
  const jobs = proofs.map((own) => ({ proof: own && { ...approved, ...own } }));
  const html = renderToStaticMarkup(createElement(PlatesLink, { href: '/plates.pdf', of: 'BW26-000012-1', jobs }));
  return [html.replace(/<[^>]+>/g, ''), /href="([^"]+)"/.exec(html)?.[1] ?? null];
}
const link = ['Plates of BW26-000012-1: the sheet with the artwork on each up, as PDF', '/plates.pdf'];

test.each(['awaiting-artwork', 'checking', 'proof-sent', 'change-wanted'] as const)(
  'a job whose proof is at %s has plates later, and no link to a refusal',
  (state) => {
    expect(shown({ state })).toEqual(['Plates once its proof is approved', null]);
    expect(shown({ state }, {})).toEqual(['Plates once all proofs are approved', null]);
  },
);

test('plates are there once the proof is approved, or staff let it be printed without', () => {
  expect(shown({})).toEqual(link);
  expect(shown({ state: 'proof-sent', isWaived: true })).toEqual(link);
  expect(shown({}, { state: 'checking', isWaived: true }, null)).toEqual(link);
});

test('nothing is offered where the program lays no artwork: none is printed, or prepress lays all by hand', () => {
  const nothing = ['', null];
  expect(shown(null)).toEqual(nothing);
  expect(shown({ byHand: 'too-large' })).toEqual(nothing);
  expect(shown(null, { byHand: 'no-place' })).toEqual(nothing);
  // A file that would be laid by hand waits for its proof like any other.
  expect(shown({ byHand: 'no-place', state: 'checking' })).toEqual(['Plates once its proof is approved', null]);
  // One that the program lays is enough.
  expect(shown({ byHand: 'too-large' }, {})).toEqual(link);
});
