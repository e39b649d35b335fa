import type { CheckedFile } from '../checked-file.ts';
import { mostPlaces, type Rule } from '../finding.ts';
import { closed, distanceTo, extentOf, type Polygon, segmentsOf } from '../geometry/plane.ts';
import { pointsIn } from '../geometry/points-in.ts';
import { isInk } from '../raster.ts';
import { mm } from '../words.ts';

/** In mm between the points that are looked at. */
const step = 1;
/** The bleed of the neighbouring panel reaches into a zone; of a narrow one, its middle is looked at. */
const [beyondBleed, middle] = [0.5, 0.6];
/** Less of a zone is a speck. */
const leastShare = 0.05;

/** Ink and varnish where glue has to hold. Carton makers leave glue flaps bare (ECMA code of folding cartons). */
export const inkFree: Rule = {
  code: 'ink-free',
  check(file) {
    const inked = file.target.inkFree.filter((zone) => shareOfInk(zone, file) > leastShare);
    if (inked.length === 0) return [];
    return [
      {
        severity: 'stop',
        text: 'The artwork covers an area that is glued, where ink and varnish keep the glue from holding.',
        mend: `Please leave the grey areas of the template white, but for ${mm(file.target.bleed)} of bleed.`,
        places: inked.slice(0, mostPlaces).map(extentOf),
      },
    ];
  },
};

function shareOfInk(zone: Polygon, { colourAt, target }: CheckedFile): number {
  if (!colourAt) return 0;
  const sides = segmentsOf(closed(zone));
  const inside = pointsIn(zone, step).map((point) => ({
    point,
    depth: sides.reduce((least, side) => Math.min(least, distanceTo(point, side)), Infinity),
  }));
  const deepest = inside.reduce((most, { depth }) => Math.max(most, depth), 0);
  const looked = inside.filter(({ depth }) => depth >= Math.min(target.bleed + beyondBleed, deepest * middle));
  const inked = looked.filter(({ point }) => isInk(colourAt(point)));
  return looked.length === 0 ? 0 : inked.length / looked.length;
}
