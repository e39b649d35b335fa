import type { Paint, Place } from '@boxwright/print-files';
import type { CheckedFile } from '../checked-file.ts';
import { mostPlaces, type Rule } from '../finding.ts';
import { round } from '../words.ts';

/** So much more is within what presses hold, in per cent. */
const tolerance = 1;
/** Smaller areas dry in any case, in mm². */
const leastArea = 4;

/** More ink at one place than the board takes: it doesn't dry, and rubs off. GWG 2022: total area coverage. */
export const totalInk: Rule = {
  code: 'total-ink',
  check(file) {
    const limit = file.target.boardInkLimit;
    const heavy = coloursOf(file).filter(({ ink }) => ink > limit + tolerance);
    if (heavy.length === 0) return [];
    const most = Math.max(...heavy.map(({ ink }) => ink));
    return [
      {
        severity: 'warn',
        text: `A colour has ${round(most, 0)} % ink in all, and this board takes ${round(limit, 0)} %: it may not dry and rub off.`,
        mend: 'Please make it lighter, or a deep black of 100 % black with 40 to 60 % of one other ink.',
        places: heavy.flatMap(({ places }) => places).slice(0, mostPlaces),
      },
    ];
  },
};

function coloursOf({ reading, target, placeOf }: CheckedFile): { readonly ink: number; readonly places: Place[] }[] {
  const amount = ({ inks, amounts }: Paint): number =>
    amounts.reduce((sum, share, index) => sum + share * (inks[index] === 'All' ? target.inks.length : 1), 0) * 100;
  const areas = reading.fills.map(({ paint, places }) => ({
    ink: amount(paint),
    places: places.map(placeOf).filter(({ length, width }) => length * width >= leastArea),
  }));
  const pictures = reading.pictures.map(({ heaviestInk, place }) => ({
    ink: (heaviestInk ?? 0) * 100,
    places: [placeOf(place)],
  }));
  return [...areas.filter(({ places }) => places.length > 0), ...pictures];
}
