import type { CheckedFile } from '../checked-file.ts';
import { mostPlaces, type Rule } from '../finding.ts';
import { extentOf, isInside, middleOf } from '../geometry/plane.ts';
import type { TargetPanel } from '../target/target.ts';
import { list } from '../words.ts';

/** Directions within 45° of each other. */
const alike = Math.SQRT1_2;
/** So much of a panel's text decides. */
const most = 0.6;

/** Panels on which most text stands on its head in the closed box. Text in outlines has no direction that is known. */
export const upsideDown: Rule = {
  code: 'upside-down',
  check(file) {
    if (typeof file.placement === 'string') return [];
    const wrong = file.target.panels.filter((panel) => isUpsideDown(panel, file));
    if (wrong.length === 0) return [];
    return [
      {
        severity: 'warn',
        text: `Text stands on its head on ${list(wrong.map(({ name }) => `“${name}”`))} when the box is closed.`,
        mend: 'Please turn these panels by 180°; the arrows of the template point up.',
        places: wrong.slice(0, mostPlaces).map(({ outline }) => extentOf(outline)),
      },
    ];
  },
};

function isUpsideDown({ outline, up, stands }: TargetPanel, { reading, placeOf, directionOf }: CheckedFile): boolean {
  if (!up || !stands) return false;
  let [all, turned] = [0, 0];
  for (const text of reading.texts) {
    const place = placeOf(text);
    if (!isInside(middleOf(place), outline)) continue;
    const [x, y] = directionOf(text.up);
    const area = place.length * place.width;
    all += area;
    if (x * up[0] + y * up[1] < -alike) turned += area;
  }
  return turned > all * most;
}
