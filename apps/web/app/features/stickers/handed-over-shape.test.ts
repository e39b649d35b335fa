import { expect, test } from 'vitest';
import { handedOverShape } from './handed-over-shape.ts';

test('the shape in a picker’s navigation state is read from a record with wire or plain names, or from an id', () => {
  expect(handedOverShape({ shape: { id: 4 }, index: 1 })).toBe(4);
  expect(handedOverShape({ fld_id: 4 })).toBe(4);
  expect(handedOverShape({ shape: 4 })).toBe(4);
  for (const other of [null, 'x', 4, {}, { shape: null }, { shape: { id: '4' } }])
    expect(handedOverShape(other)).toBeNull();
});
