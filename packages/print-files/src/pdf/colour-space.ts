import { PDFArray, type PDFContext, type PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { type Part, partOfInk, registration, registrationOfFile } from '../part.ts';
import { asDict, asName, elementsOf, entryIn, follow, numberIn } from './objects.ts';

/** How colours are given. `Pattern` and what isn't known have no inks of their own. */
export interface ColourSpace {
  readonly family: 'Gray' | 'RGB' | 'CMYK' | 'Lab' | 'Separation' | 'DeviceN' | 'Pattern' | 'unknown';
  /** Of a Separation or DeviceN, as the file spells them; `All` is every plate, and `None` none. */
  readonly inks: readonly string[];
  /** Whether a profile or a calibration says how the colours look. */
  readonly isCalibrated: boolean;
}

/** A space without a profile. */
export const deviceSpace = (family: ColourSpace['family']): ColourSpace => ({ family, inks: [], isCalibrated: false });

/** With the abbreviations of pictures in a content stream. */
const devices = new Map(
  Object.entries({
    DeviceGray: deviceSpace('Gray'),
    DeviceRGB: deviceSpace('RGB'),
    DeviceCMYK: deviceSpace('CMYK'),
    G: deviceSpace('Gray'),
    RGB: deviceSpace('RGB'),
    CMYK: deviceSpace('CMYK'),
    Pattern: deviceSpace('Pattern'),
  }),
);
const unknown = deviceSpace('unknown');

/** Base of a base of a base. */
const deepest = 8;

/** Reads a colour space: a name of PDF's own or of the resources, or an array. */
export function colourSpaceOf(
  context: PDFContext,
  given: PDFObject | undefined,
  resources: PDFDict | undefined,
  depth = 0,
): ColourSpace {
  const found = follow(context, given);
  if (depth > deepest) return unknown;
  if (found instanceof PDFName) {
    const named = resources && asDict(entryIn(resources, 'ColorSpace'))?.get(found);
    if (named && !(named instanceof PDFName && named === found))
      return colourSpaceOf(context, named, resources, depth + 1);
    return devices.get(found.decodeText()) ?? unknown;
  }
  if (!(found instanceof PDFArray)) return unknown;
  const [kind, second] = elementsOf(found);
  const base = () => colourSpaceOf(context, second, resources, depth + 1);
  switch (asName(kind)) {
    case 'Separation':
      return { family: 'Separation', inks: [inkOf(second)], isCalibrated: false };
    case 'DeviceN':
      return { family: 'DeviceN', inks: inksOf(second), isCalibrated: false };
    case 'Indexed':
    case 'I':
      return base();
    case 'ICCBased':
      return { ...profiled(second), isCalibrated: true };
    case 'CalGray':
      return { ...deviceSpace('Gray'), isCalibrated: true };
    case 'CalRGB':
      return { ...deviceSpace('RGB'), isCalibrated: true };
    case 'Lab':
      return { ...deviceSpace('Lab'), isCalibrated: true };
    case 'Pattern':
      return second === undefined ? deviceSpace('Pattern') : base();
    default:
      return devices.get(asName(kind) ?? '') ?? unknown;
  }
}

const inksOf = (found: PDFObject | undefined): string[] =>
  found instanceof PDFArray ? elementsOf(found).map((ink) => asName(ink) ?? '') : [];

function inkOf(found: PDFObject | undefined): string {
  const name = asName(found) ?? '';
  return name === registrationOfFile ? registration : name;
}

/** A profile of so many components. */
function profiled(profile: PDFObject | undefined): ColourSpace {
  const components = profile instanceof PDFRawStream ? numberIn(profile.dict, 'N') : undefined;
  return { 1: deviceSpace('Gray'), 3: deviceSpace('RGB'), 4: deviceSpace('CMYK') }[components ?? 0] ?? unknown;
}

/** What is painted in a colour space: a drawing for the printer if all of its inks mean the same one. */
export function partOfColours({ inks }: ColourSpace): Part {
  const [first = 'artwork', ...others] = inks.filter((ink) => ink !== 'None').map(partOfInk);
  return others.every((part) => part === first) ? first : 'artwork';
}
