import type { CheckedFile } from '../checked-file.ts';
import type { Found, Rule } from '../finding.ts';

/**
 * Varnish, foil and embossing that the file has as inks, layers or processing steps of their own (ISO 19593-1): they are
 * no colours, and what isn't ordered of them is left out.
 */
export const finishes: Rule = {
  code: 'finishes',
  check: (file) => [...gloss(file), ...others(file)].map((found) => ({ ...found, places: [] })),
};

type Said = Omit<Found, 'places'>;

function gloss({ reading, target }: CheckedFile): Said[] {
  const isDrawn = reading.leftOut.includes('gloss');
  if (target.takesGloss) return [isDrawn ? shines : isMattAllOver];
  return isDrawn ? [target.kind === 'box' ? notOrdered : notOnStickers] : [];
}

const shines: Said = {
  severity: 'note',
  text: 'Your file says where the coat shines: there it is glossy, and matt elsewhere.',
  mend: 'There is nothing to mend.',
};

const isMattAllOver: Said = {
  severity: 'warn',
  text: 'The ordered coat shines where the artwork says so, and this file doesn’t say where: all of it would be matt.',
  mend: 'Please draw what shall shine in a PDF, as a solid spot colour with the name Varnish that overprints, or choose a coat that is matt all over.',
};

const notOrdered: Said = {
  severity: 'warn',
  text: 'Your file has a varnish that shines in places, which isn’t ordered: it is left out.',
  mend: 'With the coating Drip-off it is printed as you have drawn it. If the box is ordered already, please ask us before you approve the proof.',
};

const notOnStickers: Said = {
  severity: 'warn',
  text: 'Your file has a varnish that shines in places, which we don’t print on stickers: it is left out.',
  mend: 'Nothing needs to be done if you can do without it.',
};

function others({ reading: { leftOut }, target }: CheckedFile): Said[] {
  return [
    ...(leftOut.includes('matt') ? [target.takesGloss ? drawnTheOtherWay : matt] : []),
    ...(leftOut.includes('foil') ? [withTools('foil')] : []),
    ...(leftOut.includes('relief') ? [withTools('embossing')] : []),
  ];
}

const drawnTheOtherWay: Said = {
  severity: 'warn',
  text: 'Your file says where it is matt, which is left out: the coat is matt wherever the file has no gloss.',
  mend: 'Please draw what shall shine instead, as a solid spot colour with the name Varnish that overprints.',
};

const matt: Said = {
  severity: 'warn',
  text: 'Your file has a matt varnish of its own, which is left out: an ordered coat covers the whole side.',
  mend: 'Nothing needs to be done if the ordered coat is what you want.',
};

const withTools = (finish: string): Said => ({
  severity: 'warn',
  text: `Your file has ${finish}, which isn’t part of this order: it is left out, and what lies under it shows.`,
  mend: `It needs a tool of its own, so we quote it for your artwork: please ask us before you order. Otherwise nothing needs to be done.`,
});
