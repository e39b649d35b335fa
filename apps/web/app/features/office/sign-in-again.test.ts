import { expect, test } from 'vitest';
import { signInAgain } from './sign-in-again.server.ts';

const backFrom = (address: string) => {
  const answer = signInAgain(new Request(`https://shop.example${address}`, { method: 'POST' }));
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '', 'https://shop.example').searchParams.get('from');
};

test('whoever sends a form after the session has ended comes back to its page, with scripts and without', () => {
  expect(backFrom('/manage/sell/7.data')).toBe('/manage/sell/7');
  expect(backFrom('/manage/sell/7')).toBe('/manage/sell/7');
  expect(backFrom('/manage/orders.data?search=soap&status=Packed')).toBe('/manage/orders?search=soap&status=Packed');
});
