import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ScanResult } from '../../routes/production-scan/ScanResult.tsx';
import { MovedNotice } from './MovedNotice.tsx';
import type { PostedJob } from './post-job.server.ts';

const failed = { text: 'BW-7-1 waits for money: ₹500.00 are to be paid before production.' };
const held = { to: '/manage/orders/7', name: 'Order BW-7' };

test.each([
  ['tablet', ScanResult],
  ['board', MovedNotice],
])('on the %s a refused step leads to the order that it waits for', (_, Shown) => {
  const said = (posted: PostedJob) =>
    renderToString(createElement(createRoutesStub([{ path: '/', Component: () => createElement(Shown, { posted }) }])));
  expect(said({ failed, held })).toMatch(/href="\/manage\/orders\/7"[^>]*>Order .*BW-7/);
  expect(said({ failed })).not.toContain('href');
});
