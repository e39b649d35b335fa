import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { partOfInk, registration, registrationOfFile } from '../part.ts';
import { asName, elementsOf, follow } from './objects.ts';

/**
 * The elements of an array to copy. In a colour space with spot inks, the names that our production files reserve are
 * replaced, so that a cutter or a press that looks for our plate doesn't find the buyer's drawing.
 */
export function renamedInks(context: PDFContext, array: PDFArray): readonly PDFObject[] {
  const [kind, inks, ...others] = array.asArray();
  switch (asName(follow(context, kind))) {
    case 'Separation':
      return [PDFName.of('Separation'), renamed(follow(context, inks)), ...others];
    case 'DeviceN': {
      // Its function is a stream, which only a reference can lead to.
      const [alternate, tint, more] = others;
      const attributes = follow(context, more);
      const found = [PDFName.of('DeviceN'), renamedList(context, follow(context, inks)), alternate, tint];
      const renamedMore = attributes instanceof PDFDict ? [renamedAttributes(attributes)] : [];
      return [...found, ...renamedMore].filter((element) => element !== undefined);
    }
    default:
      return array.asArray();
  }
}

function renamed(ink: PDFObject | undefined): PDFName {
  const name = asName(ink) ?? 'None';
  if (name === registration) return PDFName.of(registrationOfFile);
  return PDFName.of(partOfInk(name) === 'artwork' ? name : `${name} (artwork)`);
}

function renamedList(context: PDFContext, inks: PDFObject | undefined): PDFObject | undefined {
  if (!(inks instanceof PDFArray)) return inks;
  const list = PDFArray.withContext(context);
  for (const ink of elementsOf(inks)) list.push(renamed(ink));
  return list;
}

/** What a DeviceN says of each of its inks; hints for mixing them on screens name them too, and are left out. */
function renamedAttributes(attributes: PDFDict): PDFDict {
  const copy = PDFDict.withContext(attributes.context);
  for (const [name, value] of attributes.entries()) {
    if (name === PDFName.of('MixingHints')) continue;
    const found = follow(attributes.context, value);
    copy.set(name, name === PDFName.of('Colorants') && found instanceof PDFDict ? renamedKeys(found) : value);
  }
  return copy;
}

function renamedKeys(colorants: PDFDict): PDFDict {
  const copy = PDFDict.withContext(colorants.context);
  for (const [name, value] of colorants.entries()) copy.set(renamed(name), value);
  return copy;
}
