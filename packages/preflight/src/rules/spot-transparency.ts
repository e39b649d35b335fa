import type { Rule } from '../finding.ts';
import { mostPlaces } from '../finding.ts';
import { processInks } from '../target/target.ts';
import { list } from '../words.ts';

/** Spot inks that are blended come out differently from program to program. GWG 2022, spot colours and transparency. */
export const spotTransparency: Rule = {
  code: 'spot-transparency',
  check({ reading, placeOf }) {
    const things = [
      ...[...reading.fills, ...reading.strokes],
      ...reading.texts.map((text) => ({ paint: text.paint, places: [text] })),
    ].filter(({ paint }) => paint.isTransparent && paint.inks.some(isSpot));
    if (things.length === 0) return [];
    return [
      {
        severity: 'warn',
        text: `The spot ink ${list(things.flatMap(({ paint }) => paint.inks.filter(isSpot)))} is used with transparency, which mixes it in ways that screens don’t show.`,
        mend: 'Please paint it opaque, in tints of the ink, or convert it to the process inks.',
        places: things.flatMap(({ places }) => places.map(placeOf)).slice(0, mostPlaces),
      },
    ];
  },
};

const isSpot = (ink: string): boolean => !processInks.includes(ink) && ink !== 'All';
