import type { DrawnStroke } from '@boxwright/print-files';
import type { CheckedFile } from '../checked-file.ts';
import { isDelicate } from '../colours/grey.ts';
import { type Found, mostPlaces, type Rule } from '../finding.ts';
import { count, round } from '../words.ts';

/** Lines that may vanish. GWG 2022: 0.25 pt in one ink, 0.5 pt in several; reversed ones fill in. */
export const strokes: Rule = {
  code: 'strokes',
  check(file) {
    const { leastStroke } = file.limits;
    const thin = file.reading.strokes.filter((stroke) => thicknessOf(stroke, file) < leastStroke - tolerance);
    const inSeveral = file.reading.strokes.filter(
      (stroke) =>
        !thin.includes(stroke) && isDelicate(stroke.paint) && thicknessOf(stroke, file) < 2 * leastStroke - tolerance,
    );
    return [
      ...found(thin, file, `thinner than ${round(leastStroke, 2)} pt, and may vanish`),
      ...found(inSeveral, file, `reversed or in several inks, which need ${round(2 * leastStroke, 2)} pt`),
    ];
  },
};

/** Programs round thicknesses, in points. */
const tolerance = 0.005;
const thicknessOf = ({ thickness }: DrawnStroke, { scale }: CheckedFile): number => thickness * scale;

function found(strokes: readonly DrawnStroke[], file: CheckedFile, why: string): Found[] {
  if (strokes.length === 0) return [];
  const lines = strokes.reduce((sum, each) => sum + each.count, 0);
  const least = Math.min(...strokes.map((stroke) => thicknessOf(stroke, file)));
  const size = least === 0 ? 'without a thickness' : `${round(least, 2)} pt`;
  return [
    {
      severity: 'warn',
      text: `${count(lines, 'line is', 'lines are')} ${lines === 1 ? '' : 'as thin as '}${size}: ${why}.`,
      mend: `Please draw lines at least ${round(file.limits.leastStroke, 2)} pt thick in one dark ink, else ${round(2 * file.limits.leastStroke, 2)} pt.`,
      places: strokes.flatMap(({ places }) => places.map(file.placeOf)).slice(0, mostPlaces),
    },
  ];
}
