import { PDFArray, type PDFContext, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import type { InkOperator } from './colour-bar.ts';
import { objectsIn } from './objects-in.ts';

/** Of the process, in the order in which they are named. */
const processInks = ['Cyan', 'Magenta', 'Yellow', 'Black'];

/** The inks of a sheet in the order of its plates, without those that it names for everything and nothing. */
export function platesOf(inks: readonly string[]): string[] {
  const named = [...new Set(inks)].filter((ink) => ink !== 'All' && ink !== 'None');
  return [
    ...processInks.filter((ink) => named.includes(ink)),
    ...named.filter((ink) => !processInks.includes(ink)).sort(),
  ];
}

type InkOperators = {
  readonly operators: readonly InkOperator[];
  /** Colour spaces that the operators name, for the resources. */
  readonly spaces: Readonly<Record<string, PDFObject>>;
};

/** How each plate's ink is set: those of the process by themselves, spots by the colour space of the artwork. */
export function inkOperators(context: PDFContext, plates: readonly string[]): InkOperators {
  const spaces: Record<string, PDFObject> = {};
  const found = spotSpaces(context);
  const operators = plates.flatMap((ink, index): InkOperator[] => {
    const process = processInks.indexOf(ink);
    if (process >= 0) return [(amount) => `${processInks.map((_, at) => (at === process ? amount : 0)).join(' ')} k`];
    const spot = found.get(ink);
    if (!spot) return [];
    spaces[`Ink${index}`] = spot.space;
    const tints = (amount: number) => spot.inks.map((each) => (each === ink ? amount : 0)).join(' ');
    return [(amount) => `/Ink${index} cs ${tints(amount)} scn`];
  });
  return { operators, spaces };
}

/** A colour space of each spot ink: its own, else one in which it is among others. */
function spotSpaces(context: PDFContext) {
  const found = new Map<string, { readonly space: PDFArray; readonly inks: readonly string[] }>();
  for (const space of objectsIn(context)) {
    if (!(space instanceof PDFArray) || space.size() < 4) continue;
    const inks = inksIn(space);
    for (const ink of inks) {
      const known = found.get(ink);
      if (!known || inks.length < known.inks.length) found.set(ink, { space, inks });
    }
  }
  return found;
}

function inksIn(space: PDFArray): string[] {
  const [kind, named] = [space.lookup(0), space.lookup(1)];
  if (kind === PDFName.of('Separation') && named instanceof PDFName) return [named.decodeText()];
  if (kind !== PDFName.of('DeviceN') || !(named instanceof PDFArray)) return [];
  return named.asArray().map((each) => (each instanceof PDFName ? each.decodeText() : ''));
}
