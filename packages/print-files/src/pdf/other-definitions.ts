import { type PDFDocument, PDFInvalidObject, type PDFObject } from '@cantoo/pdf-lib';
import { inMemory } from './bytes.ts';
import { openDecoder } from './decode-stream.ts';
import { definitionsIn, groupedIn } from './definitions.ts';
import { ObjectReader } from './object-at.ts';

/**
 * What a file says of objects beside what is read of them, for a look at what is in it. Of several definitions with one
 * number the last one is read, and other readers may use any of them, as the file's table says; they also find objects
 * within data that aren't read as objects at all.
 */
export function otherDefinitions(bytes: Uint8Array, { context }: PDFDocument): PDFObject[] {
  const objects = context.enumerateIndirectObjects();
  const understood = objects.filter(([, object]) => !(object instanceof PDFInvalidObject));
  const read = new Set<number | undefined>(understood.map(([{ objectNumber }]) => objectNumber));
  const decode = openDecoder();
  const definitions = [
    ...definitionsIn(inMemory(bytes)),
    ...objects.flatMap(([, object]) => groupedIn(object, decode)),
  ];
  const times = new Map<number | undefined, number>();
  for (const { number } of definitions) times.set(number, (times.get(number) ?? 0) + 1);
  const others = definitions.filter(({ number }) => !read.has(number) || times.get(number) !== 1);
  const reader = new ObjectReader(context);
  return others.flatMap((definition) =>
    [...reader.at(definition)].flatMap((object) => [
      object,
      ...groupedIn(object, decode).flatMap((grouped) => [...reader.at(grouped)]),
    ]),
  );
}
