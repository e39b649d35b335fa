import { expect, test } from 'vitest';
import { messageWithWishes, noWishes } from './wishes.ts';

test('what was wished for stands before the message, a line for each', () => {
  const wishes = { what: ' Hair oil,\n100 ml ', count: '5,000', finish: 'Matt' };
  const lines = 'What goes in: Hair oil, 100 ml\nHow many: 5,000\nFinish: Matt';
  expect(messageWithWishes(' By Diwali, please. ', wishes)).toBe(`${lines}\n\nBy Diwali, please.`);
  expect(messageWithWishes('', wishes)).toBe(lines);
  expect(messageWithWishes('Only this', noWishes)).toBe('Only this');
  expect(messageWithWishes('', { ...noWishes, what: 'x'.repeat(500) })).toHaveLength('What goes in: '.length + 100);
});
