import type { CheckedFile } from '../checked-file.ts';
import type { Found, Rule } from '../finding.ts';
import { extentOf, type Polygon } from '../geometry/plane.ts';
import { pointsIn } from '../geometry/points-in.ts';
import { isInk } from '../raster.ts';
import { list } from '../words.ts';

/** In mm between the points that are looked at. */
const step = 2;

/** Panels that buyers see and on which nothing is printed, while others are: easily forgotten. Or nothing at all. */
export const emptyPanels: Rule = {
  code: 'empty-panels',
  check(file) {
    if (!file.colourAt) return [];
    if (file.target.outlines.every((outline) => isEmpty(outline, file))) return [nothing];
    const empty = file.target.panels.filter(({ isShown, outline }) => isShown && isEmpty(outline, file));
    if (empty.length === 0) return [];
    return [
      {
        severity: 'note',
        text: `Nothing is printed on ${list(empty.map(({ name }) => `“${name}”`))}.`,
        mend: 'Please check that it is meant to stay blank.',
        places: empty.map(({ outline }) => extentOf(outline)),
      },
    ];
  },
};

const nothing: Found = {
  severity: 'stop',
  text: 'Nothing would be printed: what will be cut is white all over.',
  mend: 'Please check that the artwork is visible in the file, and lies where the template does.',
  places: [],
};

const isEmpty = (outline: Polygon, { colourAt }: CheckedFile): boolean =>
  colourAt !== null && pointsIn(outline, step).every((point) => !isInk(colourAt(point)));
