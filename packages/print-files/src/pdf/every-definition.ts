import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import type { Bytes } from './bytes.ts';
import { openDecoder } from './decode-stream.ts';
import { type Definition, definitionsIn, groupedIn, isGroup } from './definitions.ts';
import { asksOthers, isAskedFor } from './find-actions.ts';
import { ObjectReader } from './object-at.ts';
import { asDict } from './objects.ts';
import { Unreadable } from './unreadable.ts';

/**
 * All that a file says of objects, wherever it stands, for a look at what is in a file that is too large to be opened:
 * data of streams aren't read, except those that are groups of objects. Only what refers to other objects for that look, or
 * may be referred to, is kept in memory, and comes when all are known.
 *
 * @throws Unreadable also for a file with a password, whose texts and groups say nothing
 */
export function* everyDefinition(file: Bytes): Iterable<PDFObject> {
  const context = PDFContext.create();
  const reader = new ObjectReader(context);
  const groups: PDFObject[] = [];
  const later: PDFObject[] = [];
  function* known({ number, generation }: Definition, object: PDFObject): Iterable<PDFObject> {
    if (number !== undefined && isAskedFor(object))
      context.assign(PDFRef.of(number, generation), withoutEntries(object));
    if (isForLater(object)) later.push(object);
    else yield object;
  }
  for (const definition of definitionsIn(file)) {
    for (const object of reader.at(definition)) {
      if (asDict(object)?.has(encrypt)) throw new Unreadable('locked', 'a file with a password');
      if (object instanceof PDFRawStream && isGroup(object.dict)) groups.push(object);
      yield* known(definition, object);
    }
  }
  const decode = openDecoder();
  for (const group of groups) {
    for (const definition of groupedIn(group, decode)) {
      for (const object of reader.at(definition)) {
        if (object instanceof PDFInvalidObject) throw new Unreadable('unknown', 'a group that can’t be read');
        yield* known(definition, object);
      }
    }
  }
  yield* later;
}

/** Of a stream only that it is one is asked for. */
const withoutEntries = (object: PDFObject): PDFObject =>
  object instanceof PDFRawStream ? PDFRawStream.of(PDFDict.withContext(object.dict.context), nothing) : object;
const nothing = new Uint8Array();

/** Whether it, or a value within it, refers to other objects for what it would do. */
function isForLater(object: PDFObject): boolean {
  const open: PDFObject[] = [object];
  for (let next = open.pop(); next; next = open.pop()) {
    const dict = asDict(next);
    if (dict && asksOthers(dict)) return true;
    for (const value of dict?.values() ?? []) open.push(value);
    if (next instanceof PDFArray) for (const element of next.asArray()) open.push(element);
  }
  return false;
}

/** In a trailer, which may be the dictionary of a stream. */
const encrypt = PDFName.of('Encrypt');
