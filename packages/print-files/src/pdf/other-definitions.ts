import {
  type PDFContext,
  type PDFDocument,
  PDFInvalidObject,
  type PDFObject,
  PDFObjectParser,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { type Decode, openDecoder } from './decode-stream.ts';
import { nameIn, numberIn } from './objects.ts';

/** Where an object is defined. */
interface Definition {
  /** Undefined where it isn't understood. */
  readonly number: number | undefined;
  readonly bytes: Uint8Array;
  readonly at: number;
}

/** In bytes: two numbers and what is between them and the word. */
const longestHeader = 35;

/**
 * What a file says of objects beside what is read of them, for a look at what is in it. Of several definitions with one
 * number the last one is read, and other readers may use any of them, as the file's table says; they also find objects
 * within data that aren't read as objects at all.
 */
export function otherDefinitions(bytes: Uint8Array, { context }: PDFDocument): PDFObject[] {
  const objects = context.enumerateIndirectObjects();
  const read = new Set<number | undefined>(objects.map(([{ objectNumber }]) => objectNumber));
  const decode = openDecoder();
  const definitions = [
    ...definitionsIn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)),
    ...objects.flatMap(([, object]) => groupedIn(object, decode)),
  ];
  const times = new Map<number | undefined, number>();
  for (const { number } of definitions) times.set(number, (times.get(number) ?? 0) + 1);
  const others = definitions.filter(({ number }) => !read.has(number) || times.get(number) !== 1);
  return others.flatMap((definition) => {
    const object = objectAt(definition, context);
    return [object, ...groupedIn(object, decode).map((grouped) => objectAt(grouped, context))];
  });
}

/** Wherever the word that begins an object stands, with the number before it; and trailers, which have none. */
function* definitionsIn(bytes: Buffer): Iterable<Definition> {
  for (const at of placesOf('trailer', bytes)) yield { number: undefined, bytes, at };
  for (const at of placesOf('obj', bytes)) {
    const before = bytes.toString('latin1', Math.max(0, at - longestHeader), at - 'obj'.length);
    const [, number] = /(?:^|\D)(\d+)[\0\s]+\d+[\0\s]*$/.exec(before) ?? [];
    if (number !== undefined) yield { number: Number(number), bytes, at };
    else if (/[\0\s]$/.test(before)) yield { number: undefined, bytes, at };
  }
}

/** After each place of a word. */
function* placesOf(word: string, bytes: Buffer): Iterable<number> {
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + 1)) yield at + word.length;
}

/** The objects of a compressed group; its data begin with pairs of number and place. */
function groupedIn(object: PDFObject, decode: Decode): Definition[] {
  if (!(object instanceof PDFRawStream) || nameIn(object.dict, 'Type') !== 'ObjStm') return [];
  const bytes = decode(object);
  const first = numberIn(object.dict, 'First') ?? 0;
  const pairs = Buffer.from(bytes.subarray(0, first))
    .toString('latin1')
    .matchAll(/(\d+)\s+(\d+)/g);
  return Array.from(pairs, ([, number, place]) => ({ number: Number(number), bytes, at: first + Number(place) }));
}

function objectAt({ bytes, at }: Definition, context: PDFContext): PDFObject {
  const rest = bytes.subarray(at);
  try {
    return PDFObjectParser.forBytes(rest, context).parseObject();
  } catch {
    // The library has no types for its many complaints.
    const end = Buffer.from(rest.buffer, rest.byteOffset, rest.length).indexOf('endobj');
    return PDFInvalidObject.of(end < 0 ? rest : rest.subarray(0, end));
  }
}
