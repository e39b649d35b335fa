import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { JobOver } from './JobOver.tsx';

const shown = (ended: Parameters<typeof JobOver>[0]['ended']) => {
  const over = createElement(JobOver, { ended, order: { id: 7, number: 'BW26-010007' } });
  const page = createRoutesStub([{ path: '/', Component: () => over }]);
  return renderToString(createElement(page)).replaceAll('<!-- -->', '');
};

test('the page of a cancelled job says who cancelled its order, when and why, as its ticket says what to do', () => {
  const cancelled = shown({
    isCancelled: true,
    by: 'the customer',
    at: new Date('2026-11-30T04:11:00Z'),
    note: 'Ordered twice.',
  });
  expect(cancelled).toMatch(
    /<a[^>]+href="\/manage\/orders\/7"[^>]*>Order BW26-010007<\/a> was cancelled by the customer on /,
  );
  for (const words of ['30 Nov', '“Ordered twice.”', 'scrap what is made of it']) expect(cancelled).toContain(words);
  const packed = shown({ isCancelled: false, by: 'Ravi', at: new Date('2026-11-30T04:11:00Z'), note: '' });
  expect(packed).toContain('was packed by Ravi');
  expect(packed).not.toContain('scrap');
  expect(shown(null)).toContain('waits for the rest of its order');
});
