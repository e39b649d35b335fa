import { type PageReading, type Place, type Point, whyNoOwnCut } from '@boxwright/print-files';
import type { CheckedFile } from '../checked-file.ts';
import { type Found, mostPlaces, type Rule } from '../finding.ts';
import { nearLines } from '../geometry/near-lines.ts';
import { along, closed } from '../geometry/plane.ts';
import type { Target } from '../target/target.ts';
import { mm } from '../words.ts';

/** In mm: between the points that are compared, and by how much a cut may differ, as it does on the cutter. */
const [step, sameCut] = [1, 0.5];
/** Farther away, lines aren't looked for. */
const farthest = 4;

/**
 * The buyer's own cut line and white, which are never printed: what becomes of them. ISO 19593-1 and the usual names of
 * inks say what they are. A box is placed by its cut lines, so those that differ are the page's matter.
 */
export const ownLines: Rule = {
  code: 'own-lines',
  check: (file) => [...ownCut(file), ...ownWhite(file)],
};

function ownCut({ reading, target, placement, pointOf }: CheckedFile): Found[] {
  if (target.kind !== 'sticker' || reading.cutLines.length === 0 || typeof placement === 'string') return [];
  const near = nearLines(reading.cutLines.map((line) => line.map(pointOf)));
  const apart = target.outlines
    .flatMap((outline) => along(closed(outline), step))
    .map(({ at }) => ({ at, by: near(at) }))
    .filter(({ by }) => by > sameCut);
  if (apart.length === 0) {
    return [
      {
        severity: 'note',
        text: 'Your file has a cut line of its own, the same as the cut that is ordered; it isn’t printed.',
        mend: 'There is nothing to mend.',
        places: [],
      },
    ];
  }
  const most = Math.max(...apart.map(({ by }) => by));
  const distance = most > farthest ? `more than ${mm(farthest)}` : `up to ${mm(most)}`;
  return [
    {
      severity: 'warn',
      text: `Your file has a cut line of its own, which isn’t printed and differs from the ordered cut by ${distance}.`,
      mend: `We cut along the line on the drawing. ${ownInstead(reading)}`,
      places: apart.slice(0, mostPlaces).map(({ at }) => around(at)),
    },
  ];
}

/** The cut is priced, so an ordered one isn't changed without a word. */
const ownInstead = ({ ownCut }: PageReading): string =>
  ownCut && 'why' in ownCut
    ? `If you want your own line cut: ${whyNoOwnCut[ownCut.why]}`
    : 'If you want your own line cut, choose it on the page of the stickers, where you see its price; for stickers that are ordered, ask for a change instead of approving the proof: we answer with what that cut costs.';

const around = ([x, y]: Point): Place => ({ x: x - step, y: y - step, length: 2 * step, width: 2 * step });

function ownWhite({ reading, target }: CheckedFile): Found[] {
  return reading.leftOut.includes('white') ? [{ ...whiteFindings[target.white], places: [] }] : [];
}

const whiteFindings: Readonly<Record<Target['white'], Omit<Found, 'places'>>> = {
  own: {
    severity: 'note',
    text: 'Your file has white of its own, which is printed as it is drawn, below the colours.',
    mend: 'There is nothing to mend.',
  },
  under: {
    severity: 'warn',
    text: 'Your file has white of its own, which isn’t ordered: white is printed below the whole picture.',
    mend: 'If you want white only where your file has it, choose it on the page of the stickers; if they are ordered already, please ask us before you approve the proof.',
  },
  none: {
    severity: 'warn',
    text: 'Your file has white as an ink of its own, which isn’t ordered: it is left out, and what lies under it shows.',
    mend: 'We print white on stickers of clear, metallic and holographic film. If you want it printed here, please ask us for a price; otherwise nothing needs to be done.',
  },
};
