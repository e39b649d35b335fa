import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { DeskReturns } from './DeskReturns.tsx';

const request = {
  ...{ id: 6, state: 'received', reason: 'misprint', wish: 'refund', batchNumber: 'BW26-010001-1' },
  ...{ createdAt: new Date('2026-11-20T05:30:00Z'), manufacturedOn: '2026-11-18', description: 'Pale', photos: [] },
};

/** An open request of an order with items of these rates. Only the fields that are read are given. */
const shown = (...rates: readonly number[]) => {
  const creditable = rates.map((gstRate, at) => ({ position: at + 1, gstRate, hsn: '4819' }));
  const props = {
    ...{ desk: { may: { changes: true, refunds: true }, creditable }, rows: [{ id: 7 }], returns: [request] },
    posted: undefined,
  } as unknown as Parameters<typeof DeskReturns>[0];
  const page = () => createElement(DeskReturns, props);
  return renderToString(createElement(createRoutesStub([{ path: '/', Component: page }])));
};

test('an accepted return of items with one rate is paid back here, with several by a credit note', () => {
  expect(shown(5, 5)).toContain('Pay back, in rupees');
  expect(shown(5, 5)).not.toContain('Write a credit note');
  const several = shown(5, 18);
  expect(several).not.toContain('Pay back, in rupees');
  expect(several).toMatch(/href="\/manage\/orders\/7\?act=credit"[^>]*>Write a credit note/);
});
