import type { CheckedFile } from '../checked-file.ts';
import type { Rule } from '../finding.ts';
import { extentOf } from '../geometry/plane.ts';
import { pointsIn } from '../geometry/points-in.ts';
import { isInk } from '../raster.ts';
import type { TargetPanel } from '../target/target.ts';
import { list } from '../words.ts';

/** In mm between the points that are looked at. */
const step = 2;

/** Panels that buyers see and on which nothing is printed, while others are: easily forgotten. */
export const emptyPanels: Rule = {
  code: 'empty-panels',
  check(file) {
    if (!file.colourAt) return [];
    const shown = file.target.panels.filter(({ isShown }) => isShown);
    const empty = shown.filter((panel) => isEmpty(panel, file));
    if (empty.length === 0 || empty.length === shown.length) return [];
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

const isEmpty = ({ outline }: TargetPanel, { colourAt }: CheckedFile): boolean =>
  colourAt !== null && pointsIn(outline, step).every((point) => !isInk(colourAt(point)));
