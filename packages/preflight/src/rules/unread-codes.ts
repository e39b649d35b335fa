import type { Place } from '@boxwright/print-files';
import { barsOn } from '../codes/bars.ts';
import { mostPlaces, type Rule } from '../finding.ts';
import { extentOf, inset } from '../geometry/plane.ts';

/** Rows of bars from which no code could be read. */
export const unreadCodes: Rule = {
  code: 'unread-codes',
  check(file) {
    const places = barsOn(file.reading, file.scale)
      .map(file.placeOf)
      .filter((place) => !file.codes.some(({ corners }) => overlaps(inset(extentOf(corners), 1), place)));
    if (places.length === 0 || !file.colourAt) return [];
    return [
      {
        severity: 'stop',
        text: 'Something looks like a bar code, and we can’t read it.',
        mend: 'Please make the code again with a program for bar codes, in black on white and at least 80 % of its usual size, and don’t stretch it afterwards.',
        places: places.slice(0, mostPlaces),
      },
    ];
  },
};

const overlaps = (one: Place, other: Place): boolean =>
  one.x < other.x + other.length &&
  other.x < one.x + one.length &&
  one.y < other.y + other.width &&
  other.y < one.y + one.width;
