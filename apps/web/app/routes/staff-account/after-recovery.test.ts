import type { Output } from '@boxwright/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import StaffAccount from './route.tsx';

/** Only the fields that the page reads. */
const account = {
  ...{ name: 'Ravi', email: 'ravi@shop.example', role: 'Order desk' },
  ...{ authenticatorSince: null, recoveryCodesLeft: 9, sessions: [] },
} as unknown as Output<'GetStaffAccount'>;

const shown = (search: string) => {
  const page = () =>
    createElement(StaffAccount, { loaderData: account } as unknown as Parameters<typeof StaffAccount>[0]);
  const Stub = createRoutesStub([{ path: '/manage/account', Component: page }]);
  return renderToString(createElement(Stub, { initialEntries: [`/manage/account?${search}`] }));
};

test('whoever signed in with a recovery code reads how many are left, and goes on to the page they asked for', () => {
  const html = shown('done=recovery&from=%2Fmanage%2Forders%2F7%23proof-1');
  expect(html).toContain('9 of 10 are left');
  expect(html).toMatch(/href="\/manage\/orders\/7#proof-1"[^>]*>Go on to the page you asked for/);
});

test.each(['done=recovery', 'done=off&from=%2Fmanage%2Forders', 'done=recovery&from=%2F%2Felsewhere.example'])(
  'no way on is offered for %s',
  (search) => {
    expect(shown(search)).not.toContain('Go on to');
  },
);
