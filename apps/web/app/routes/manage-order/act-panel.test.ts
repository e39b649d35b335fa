import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Posted } from '../../features/office/posted-form.ts';
import { ActPanel } from './ActPanel.tsx';

const text = 'This order is Dispatched now: Order Desk took that step meanwhile.';

/** What a stale page shows of the order that it has loaded again. Only the fields that it reads. */
const shown = (act: 'step' | 'cancel', posted?: Posted) => {
  const order = { desk: { steps: [], cancellation: null }, rows: [{ id: 7, status: 'Dispatched' }], today: '' };
  const panel = createElement(ActPanel, {
    ...(order as unknown as Pick<Parameters<typeof ActPanel>[0], 'desk' | 'rows' | 'today'>),
    ...{ act, to: 'Dispatched', posted },
  });
  return renderToString(createElement(createRoutesStub([{ path: '/', Component: () => panel }])));
};

test.each(['step', 'cancel'] as const)('a refused %s of an order that has moved meanwhile is answered once', (act) => {
  const refused = shown(act, { form: act, failed: { text }, typed: {} });
  expect(refused).toContain(text);
  expect(refused.match(/This order is/g)).toHaveLength(1);
  expect(shown(act)).toContain('This order is');
});
