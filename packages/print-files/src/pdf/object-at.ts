import { type PDFContext, type PDFDict, PDFInvalidObject, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import type { Bytes } from './bytes.ts';
import { type Definition, isGroup, placesOf } from './definitions.ts';
import { HeadParser, longestWord } from './head-parser.ts';
import { numberIn } from './objects.ts';
import { Unreadable } from './unreadable.ts';

/** So many bytes are tried one after the other: nearly all objects are short, and few have thousands of entries. */
const tried = [4096, 64 * 1024, 1024 * 1024];
/** Pieces of what can't be read, and how much of each is also in the next one. */
const [piece, overlap] = [1024 * 1024, 64 * 1024];

/** Of a group of objects as it is stored, in bytes; programs write a hundred or two into one. */
const mostGrouped = 32 * 1024 * 1024;

/** Reads what is defined somewhere. */
export class ObjectReader {
  readonly #context: PDFContext;
  /** How far a file was looked at in pieces, so that no part of it is twice. */
  readonly #lookedAt = new Map<Bytes, number>();

  constructor(context: PDFContext) {
    this.#context = context;
  }

  /** An object, without the data of its stream unless they are a group of objects; in pieces where it can't be read. */
  *at({ file, at }: Definition): Iterable<PDFObject> {
    for (const length of tried) {
      const bytes = file.read(at, length);
      const isAll = at + bytes.length >= file.size;
      const parser = HeadParser.of(bytes, this.#context);
      const object = readWith(() => (isAll ? parser.parseObject() : parser.parseHead(bytes.length)));
      if (object instanceof PDFRawStream && isGroup(object.dict)) {
        yield PDFRawStream.of(object.dict, dataOf(object.dict, file, at + parser.dataAt));
      } else if (object) yield object;
      if (object) return;
      if (isAll) break;
    }
    yield* this.#piecesFrom(file, at);
  }

  *#piecesFrom(file: Bytes, at: number): Iterable<PDFInvalidObject> {
    if (at < (this.#lookedAt.get(file) ?? 0)) return;
    for (let from = at; from < file.size; from += piece) {
      const bytes = file.read(from, piece + overlap);
      const end = bytes.indexOf('endobj');
      this.#lookedAt.set(file, from + (end < 0 ? bytes.length : end));
      yield PDFInvalidObject.of(end < 0 ? bytes : bytes.subarray(0, end));
      if (end >= 0) return;
    }
  }
}

function readWith(read: () => PDFObject | undefined): PDFObject | undefined {
  try {
    return read();
  } catch {
    return undefined; // The library has no types for its many complaints.
  }
}

/** The data of a stream: as long as it says, if it ends there, as other readers have it. */
function dataOf(dict: PDFDict, file: Bytes, afterWord: number): Uint8Array {
  const lineEnd = /^ ?\r?\n?/.exec(file.read(afterWord, 3).toString('latin1'))?.[0] ?? '';
  const at = afterWord + lineEnd.length;
  const end = endOfData(file, at, at + (numberIn(dict, 'Length') ?? 0));
  if (end - at > mostGrouped) throw new Unreadable('too-much', 'a larger group of objects than is looked at');
  return file.read(at, end - at);
}

function endOfData(file: Bytes, at: number, said: number): number {
  if (/^[\0\s]*endstream/.test(file.read(said, longestWord).toString('latin1'))) return said;
  const [end] = placesOf('endstream', file, at);
  return end === undefined ? file.size : end - 'endstream'.length;
}
