import { expect, test } from 'vitest';
import { handedOverShape } from './handed-over-shape.ts';

test('a picker hands a shape over as navigation state: a record with wire or plain names, or its id', () => {
  expect(handedOverShape({ shape: { id: 4 }, index: 1 })).toBe(4);
  expect(handedOverShape({ fld_id: 4 })).toBe(4);
  expect(handedOverShape({ shape: 4 })).toBe(4);
  for (const other of [null, 'x', 4, {}, { shape: null }, { shape: { id: '4' } }])
    expect(handedOverShape(other)).toBeNull();
});
