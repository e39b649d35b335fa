import { PDFDict, PDFDocument, PDFInvalidObject } from '@cantoo/pdf-lib';
import { textOfInvalid } from './objects.ts';

/** How a document is opened: nothing in it is changed, and damaged objects are left out. */
const options = { updateMetadata: false } as const;

/** The dictionary of a group of objects is shorter. */
const longestDictionary = 4096;

/**
 * Opens a document. One that is only protected against changes and copying, by an owner's password, opens like any
 * other: whoever has it may print it.
 *
 * @returns why it can't be opened, otherwise
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument | 'damaged' | 'locked'> {
  const found = await load(bytes, { ignoreEncryption: true });
  if (found === undefined) return 'damaged';
  const doc = found.isEncrypted ? await load(bytes, { password: '' }) : found;
  if (doc === undefined) return 'locked';
  return isWhole(doc) ? doc : 'damaged';
}

async function load(bytes: Uint8Array, how: { ignoreEncryption: true } | { password: string }) {
  try {
    return await PDFDocument.load(bytes, { ...options, ...how });
  } catch {
    return undefined; // The library has no types for its many complaints.
  }
}

/** Groups of objects that can't be read could hold anything, and other programs may read them. */
function isWhole({ catalog, context }: PDFDocument): boolean {
  if (!(catalog instanceof PDFDict)) return false;
  return !context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFInvalidObject && isGroupOfObjects(object));
}

const isGroupOfObjects = (object: PDFInvalidObject): boolean =>
  textOfInvalid(object, longestDictionary).includes('/ObjStm');
