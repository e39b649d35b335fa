import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Posted } from '../../features/office/posted-form.ts';
import { ActPanel } from './ActPanel.tsx';

const text = 'This order is Dispatched now: Order Desk took that step meanwhile.';

/** The panel of an act. Only the fields that it reads are given. */
const shownPanel = (act: string, order: object, posted?: Posted) => {
  const panel = createElement(ActPanel, {
    ...(order as Pick<Parameters<typeof ActPanel>[0], 'desk' | 'rows' | 'today'>),
    ...{ act, to: 'Dispatched', posted },
  });
  return renderToString(createElement(createRoutesStub([{ path: '/', Component: () => panel }])));
};

/** What a stale page shows of the order that it has loaded again. */
const shown = (act: 'step' | 'cancel', posted?: Posted) =>
  shownPanel(
    act,
    { desk: { steps: [], cancellation: null }, rows: [{ id: 7, status: 'Dispatched' }], today: '' },
    posted,
  );

test.each(['step', 'cancel'] as const)('a refused %s of an order that has moved meanwhile is answered once', (act) => {
  const refused = shown(act, { form: act, failed: { text }, typed: {} });
  expect(refused).toContain(text);
  expect(refused.match(/This order is/g)).toHaveLength(1);
  expect(shown(act)).toContain('This order is');
});

test.each([
  ['nothing else can be paid back, so the form is left out', 0, false],
  ['an overpayment is paid back by the form', 5_000, true],
])('what items of different rates cost less is paid back by a credit note: %s', (_, overpaid, hasForm) => {
  const line = { position: 1, name: 'Soap box', quantity: 1000, hsn: '4819', left: 90_000 };
  const creditable = [5, 18].map((gstRate, at) => ({ ...line, position: at + 1, gstRate }));
  const desk = { may: { refunds: true }, refundable: 180_000, overpaid, creditable };
  const html = shownPanel('refund', { desk, rows: [{ id: 7, status: 'Dispatched' }], today: '' });
  expect(html).toMatch(/href="[^"]*\/manage\/orders\/7\?[^"]*act=credit[^"]*"[^>]*>Write a credit note/);
  expect(html.includes('name="amount"')).toBe(hasForm);
});
