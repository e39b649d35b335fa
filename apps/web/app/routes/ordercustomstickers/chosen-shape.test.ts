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
  it('stands in the address, by id or by name', () => {
    expect(chosenShape(shapes, '4', null)?.name).toBe('Heart');
    expect(chosenShape(shapes, 'heart', 1)?.name).toBe('Heart');
  });
  it('may be handed over by a picker, as a record in either vocabulary', () => {
    expect(chosenShape(shapes, null, shapeOfState({ shape: { id: 4 }, index: 1 }))?.name).toBe('Heart');
    expect(chosenShape(shapes, null, shapeOfState({ fld_id: 4 }))?.name).toBe('Heart');
  });
  it('is the first where nothing fits', () => {
    expect(chosenShape(shapes, '9', shapeOfState('x'))?.name).toBe('Round');
    expect(chosenShape([], null, null)).toBeUndefined();
  });
});
