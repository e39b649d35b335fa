import { expect, test } from 'vitest';
import { mailedLinkIn } from './mailed-link.ts';

test('a mailed link contains the account and its ticket', () => {
  const hash = `#${new URLSearchParams({ email: 'asha+press@mill.example', ticket: 'a-b_c' })}`;
  expect(mailedLinkIn(hash)).toEqual({ email: 'asha+press@mill.example', ticket: 'a-b_c' });
});

test.each(['', '#', '#content', '#email=asha%40mill.example', '#ticket=x', '#email=&ticket='])(
  'the fragment “%s” holds no mailed link',
  (hash) => {
    expect(mailedLinkIn(hash)).toBeNull();
  },
);
