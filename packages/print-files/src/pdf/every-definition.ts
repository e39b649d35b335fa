import { PDFContext, type PDFDict, PDFInvalidObject, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { Bytes } from './bytes.ts';
import { openDecoder } from './decode-stream.ts';
import { type Definition, definitionsIn, groupedIn } from './definitions.ts';
import { ObjectReader } from './object-at.ts';
import { asDict } from './objects.ts';
import { Unreadable } from './unreadable.ts';

/**
 * All that a file says of objects, wherever it stands, for a look at what is in a file that is too large to be opened:
 * data of streams aren't read, except those that are groups of objects. What can't be read comes first, in pieces, while
 * the file is gone through; objects refer to each other once all are known.
 *
 * @throws Unreadable also for a file with a password, whose texts and groups say nothing
 */
export function* everyDefinition(file: Bytes): Iterable<PDFObject> {
  const context = PDFContext.create();
  const reader = new ObjectReader(context);
  const objects: PDFObject[] = [];
  const keep = ({ number, generation }: Definition, object: PDFObject) => {
    objects.push(object);
    if (number !== undefined) context.assign(PDFRef.of(number, generation), object);
  };
  for (const definition of definitionsIn(file)) {
    for (const object of reader.at(definition)) {
      if (object instanceof PDFInvalidObject) yield object;
      else keep(definition, object);
      if (isEncrypted(asDict(object))) throw new Unreadable('locked', 'a file with a password');
    }
  }
  const decode = openDecoder();
  for (const definition of objects.flatMap((object) => groupedIn(object, decode))) {
    for (const object of reader.at(definition)) {
      if (object instanceof PDFInvalidObject) throw new Unreadable('unknown', 'a group of objects that can’t be read');
      keep(definition, object);
    }
  }
  yield* objects;
}

const encrypt = PDFName.of('Encrypt');

/** By a trailer, which may be the dictionary of a stream. */
const isEncrypted = (dict: PDFDict | undefined): boolean => dict?.has(encrypt) ?? false;
