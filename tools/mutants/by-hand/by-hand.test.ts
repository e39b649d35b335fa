import { expect, test } from 'vitest';
import { findFile } from './find-file.ts';
import { handMade } from './rooms.ts';

test.each(Object.entries(handMade))(
  'each fault of %s is in code that is there once, and has its test file',
  (_, faults) => {
    for (const { what, file, from, to, test } of faults) {
      expect(() => [findFile(file, from), findFile(test)], what).not.toThrow();
      expect(to, what).not.toBe(from);
    }
  },
);
