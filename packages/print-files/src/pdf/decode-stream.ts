import { constants, inflateRawSync, inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { arrayIn, asDict, asName, dictIn, elementsOf, entryIn, numberIn } from './objects.ts';
import { Unreadable } from './unreadable.ts';

/** Of one stream of drawing, and of all of a page, in bytes. Designers' pages have some megabytes. */
const mostOfOne = 64 * 1024 * 1024;
const mostOfAll = 128 * 1024 * 1024;

/** Decodes streams of drawing. */
export type Decode = (stream: PDFRawStream) => Uint8Array;

/** A decoder whose streams together stay within a limit. */
export function openDecoder(): Decode {
  let left = mostOfAll;
  return (stream) => {
    const decoded = filtersOf(stream.dict).reduce(
      (bytes, filter) => decodeOnce(bytes, filter, Math.min(left, mostOfOne)),
      stream.contents,
    );
    left -= decoded.length;
    if (left < 0) throw tooLong();
    return decoded;
  };
}

interface Filter {
  readonly name: string;
  readonly parameters: PDFDict;
}

export function filtersOf(dict: PDFDict): Filter[] {
  const none = PDFDict.withContext(dict.context);
  const single = asName(entryIn(dict, 'Filter'));
  if (single !== undefined) return [{ name: single, parameters: dictIn(dict, 'DecodeParms') ?? none }];
  const parameters = elementsOf(arrayIn(dict, 'DecodeParms'));
  return elementsOf(arrayIn(dict, 'Filter')).map((element, index) => ({
    name: asName(element) ?? '',
    parameters: asDict(parameters[index]) ?? none,
  }));
}

function decodeOnce(bytes: Uint8Array, { name, parameters }: Filter, most: number): Uint8Array {
  if ((numberIn(parameters, 'Predictor') ?? 1) > 1) {
    throw new Unreadable('unknown', 'drawing that is stored like pixels');
  }
  switch (name) {
    case 'FlateDecode':
      return inflated(bytes, most);
    case 'LZWDecode':
    case 'ASCII85Decode':
    case 'ASCIIHexDecode':
    case 'RunLengthDecode':
      return decodedByLibrary(bytes, name, parameters);
    case 'Crypt':
      // Decrypted when the document was opened.
      return bytes;
    default:
      throw new Unreadable('unknown', `drawing in the filter ${name}`);
  }
}

/** Also of data that end too early or have a wrong checksum, as other readers do. */
function inflated(bytes: Uint8Array, most: number): Uint8Array {
  const options = { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH };
  try {
    return inflateSync(bytes, options);
  } catch (error) {
    if (isTooLong(error)) throw tooLong();
  }
  try {
    return inflateRawSync(bytes.subarray(2), options);
  } catch (error) {
    throw isTooLong(error) ? tooLong() : new Unreadable('unknown', 'drawing whose data are broken');
  }
}

const tooLong = () => new Unreadable('too-much', 'more drawing than a page may have');

const isTooLong = (error: unknown): boolean =>
  error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** Old filters, which expand little; the limit of the process holds for them. */
function decodedByLibrary(bytes: Uint8Array, name: string, parameters: PDFDict): Uint8Array {
  const dict = PDFDict.withContext(parameters.context);
  dict.set(PDFName.of('Filter'), PDFName.of(name));
  dict.set(PDFName.of('DecodeParms'), parameters);
  try {
    return decodePDFRawStream(PDFRawStream.of(dict, bytes)).decode();
  } catch (cause) {
    throw new Unreadable('unknown', `drawing whose ${name} is broken: ${cause}`);
  }
}
