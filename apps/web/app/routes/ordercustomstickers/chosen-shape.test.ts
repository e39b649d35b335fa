import { describe, expect, it } from 'vitest';
import { chosenShape, shapeOfState } from './chosen-shape.ts';

const shape = (id: number, name: string) => ({
  id,
  name,
  image: '',
  status: 'Yes' as const,
  outline: 'round',
  startingPrice: 120,
  sizes: [],
});
const shapes = [shape(1, 'Round'), shape(4, 'Heart')];

describe('the chosen sticker shape', () => {
  it('is in the URL, by id or name', () => {
    expect(chosenShape(shapes, '4', null)?.name).toBe('Heart');
    expect(chosenShape(shapes, 'heart', 1)?.name).toBe('Heart');
  });
  it('may be passed as navigation state, as a record with wire or plain names', () => {
    expect(chosenShape(shapes, null, shapeOfState({ shape: { id: 4 }, index: 1 }))?.name).toBe('Heart');
    expect(chosenShape(shapes, null, shapeOfState({ fld_id: 4 }))?.name).toBe('Heart');
  });
  it('is the first if nothing matches', () => {
    expect(chosenShape(shapes, '9', shapeOfState('x'))?.name).toBe('Round');
    expect(chosenShape([], null, null)).toBeUndefined();
  });
});
