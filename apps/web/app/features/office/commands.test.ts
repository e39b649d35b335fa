import { expect, test } from 'vitest';
import { commandsFor } from './commands.ts';

const names = (typed: string, role = 'Admin') => commandsFor(typed, role).map(({ name }) => name);

test('a few letters open a page, and anything can be searched for', () => {
  expect(names('prod')[0]).toBe('Production');
  expect(names('art pro')[0]).toBe('Artwork and proofs');
  // Pages that the menu leaves out, too.
  expect(names('coup')[0]).toBe('Coupons');
  expect(names('pri lis')[0]).toBe('Price lists');
  expect(names('')).not.toContain('Coupons');
  expect(names('BW26-010001')).toEqual(['Orders with “BW26-010001”', 'Customers with “BW26-010001”']);
  expect(commandsFor('A & B', 'Admin').at(-1)?.to).toBe('/manage/customers?search=A+%26+B');
});

test('a role is offered only what it may open', () => {
  expect(names('', 'nobody')).toEqual([]);
  expect(names('x', 'nobody')).toEqual([]);
});
