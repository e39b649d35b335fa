import { expect, test } from 'vitest';
import { etagOf } from './etag.ts';

test('equal contents have equal tags, different contents different ones', () => {
  expect(etagOf('x')).toBe(etagOf(new TextEncoder().encode('x')));
  expect(etagOf('x')).not.toBe(etagOf('y'));
});
