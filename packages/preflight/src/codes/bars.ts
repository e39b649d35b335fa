import type { FilledShape, PageReading, Place } from '@boxwright/print-files';
import { rowsOf } from '../geometry/rows.ts';

/** The shortest code, EAN-8, has 22 bars. */
const leastBars = 20;

/**
 * Rows of bars that look like codes, upright and lying ones, in mm of the file.
 *
 * @param scale how large a millimetre of the file is in print
 */
export function barsOn({ shapes }: Pick<PageReading, 'shapes'>, scale = 1): Place[] {
  const bars = shapes.filter((shape) => isBar(shape, scale));
  const upright = rowsOf(
    bars.filter(({ length, width }) => width > length),
    0.5,
  );
  const lying = rowsOf(bars.filter(({ length, width }) => length > width).map(transposed), 0.5);
  return [
    ...upright.filter((row) => row.shapes.length >= leastBars).map(({ place }) => place),
    ...lying.filter((row) => row.shapes.length >= leastBars).map(({ place }) => transposed(place)),
  ];
}

function isBar({ length, width, corners, isCurved }: FilledShape, scale: number): boolean {
  const [thin, long] = [Math.min(length, width) * scale, Math.max(length, width) * scale];
  return !isCurved && corners <= 5 && thin > 0.1 && thin < 3 && long >= 5 && long > 4 * thin;
}

const transposed = ({ x, y, length, width }: Place): Place => ({ x: y, y: x, length: width, width: length });
