import { z } from 'zod';
import { field, record } from '../kernel/record.ts';

const millimetres = z.number();

/** Where pieces lie on a sheet: the upper left corner of each as it lies there, and its clockwise turn in degrees. */
export const sheetPlaces = field(
  'places',
  z.array(
    record({
      x: field('x', millimetres),
      y: field('y', millimetres),
      turn: field('turn', z.literal([0, 90, 180, 270])),
    }),
  ),
);
