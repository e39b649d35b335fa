import type { FilledShape, Place } from '@boxwright/print-files';
import type { CheckedFile } from '../checked-file.ts';
import { mostPlaces, type Rule } from '../finding.ts';
import { extentOf, inset } from '../geometry/plane.ts';
import { rowsOf } from '../geometry/rows.ts';

/** The shortest code, EAN-8, has 22 bars. */
const leastBars = 20;
/** Pixels a millimetre of the drawn page from which a code of usual size can be read at all. */
const leastDensity = 6;

/** Rows of bars from which no code could be read. */
export const unreadCodes: Rule = {
  code: 'unread-codes',
  check(file) {
    const places = barsOn(file).filter(
      (place) => !file.codes.some(({ corners }) => overlaps(inset(extentOf(corners), 1), place)),
    );
    if (places.length === 0 || file.density < leastDensity) return [];
    return [
      {
        severity: 'stop',
        text: 'Something looks like a bar code, and we can’t read it.',
        mend: 'Please make the code again with a program for bar codes, in black on white, and don’t stretch it afterwards.',
        places: places.slice(0, mostPlaces),
      },
    ];
  },
};

/** Upright and lying ones. */
function barsOn({ reading, scale, placeOf }: CheckedFile): Place[] {
  const bars = reading.shapes.filter((shape) => isBar(shape, scale)).map(placeOf);
  const upright = rowsOf(
    bars.filter(({ length, width }) => width > length),
    0.5,
  );
  const lying = rowsOf(bars.filter(({ length, width }) => length > width).map(transposed), 0.5);
  return [
    ...upright.filter(({ shapes }) => shapes.length >= leastBars).map(({ place }) => place),
    ...lying.filter(({ shapes }) => shapes.length >= leastBars).map(({ place }) => transposed(place)),
  ];
}

function isBar({ length, width, corners, isCurved }: FilledShape, scale: number): boolean {
  const [thin, long] = [Math.min(length, width) * scale, Math.max(length, width) * scale];
  return !isCurved && corners <= 5 && thin > 0.1 && thin < 3 && long >= 5 && long > 4 * thin;
}

const transposed = ({ x, y, length, width }: Place): Place => ({ x: y, y: x, length: width, width: length });

const overlaps = (one: Place, other: Place): boolean =>
  one.x < other.x + other.length &&
  other.x < one.x + one.length &&
  one.y < other.y + other.width &&
  other.y < one.y + one.width;
