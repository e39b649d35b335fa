import {
  type PDFContext,
  PDFDict,
  type PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFObjectParser,
  PDFRawStream,
} from '@cantoo/pdf-lib';

type ByteStream = ConstructorParameters<typeof PDFObjectParser>[0];

const codesOf = (word: string): number[] => [...Buffer.from(word)];
const [streamWord, endOfObject] = ['stream', 'endobj'].map(codesOf) as [number[], number[]]; // as many as words
const [slash, less, greater] = codesOf('/<>') as [number, number, number]; // as many as letters

/** By code, whether it is in words that stand alone. Numbers begin otherwise. */
const isLetter = Array.from({ length: 256 }, (_, code) => /[A-Za-z'"*]/.test(String.fromCharCode(code)));
const values = ['true', 'false', 'null'];
const ends = ['stream', 'endstream', 'endobj'];

/** In bytes. A value that is followed by as many was read to its end. */
export const longestWord = 16;

/**
 * Reads an object from its first bytes, without the data of its stream. As lenient as other readers: words and values where
 * none should stand are passed over.
 */
export class HeadParser extends PDFObjectParser {
  /** Where the data of a stream begin. */
  dataAt = 0;

  static of(bytes: Uint8Array, context: PDFContext): HeadParser {
    // The library makes its streams of bytes nowhere else.
    const { bytes: source } = PDFObjectParser.forBytes(bytes, context) as unknown as { readonly bytes: ByteStream };
    return new HeadParser(source, context);
  }

  override parseObject(): PDFObject {
    this.skipWhitespaceAndComments();
    const at = this.bytes.offset();
    while (isLetter[this.bytes.peek()]) this.bytes.next();
    const word = Buffer.from(this.bytes.slice(at, this.bytes.offset())).toString('latin1');
    if (word !== '' && ![...values, ...ends].includes(word)) return PDFNull;
    this.bytes.moveTo(at);
    return super.parseObject();
  }

  protected override parseDict(): PDFDict {
    const entries = new Map<PDFName, PDFObject>();
    for (const code of [less, less]) this.bytes.assertNext(code);
    for (this.skipWhitespaceAndComments(); !this.#isAtEndOfDict(); this.skipWhitespaceAndComments()) {
      if (this.bytes.peek() === slash) this.#parseEntry(entries);
      else this.parseObject();
    }
    for (const code of [greater, greater]) this.bytes.assertNext(code);
    return PDFDict.fromMapWithContext(entries, this.context);
  }

  #parseEntry(entries: Map<PDFName, PDFObject>): void {
    const key = this.parseName();
    this.skipWhitespaceAndComments();
    if (!this.#isAtEndOfDict()) entries.set(key, this.parseObject());
  }

  #isAtEndOfDict(): boolean {
    return this.bytes.peek() === greater && this.bytes.peekAhead(1) === greater;
  }

  protected override parseDictOrStream(): PDFDict | PDFRawStream {
    const dict = this.parseDict();
    this.skipWhitespaceAndComments();
    if (!this.matchKeyword(streamWord)) return dict;
    this.dataAt = this.bytes.offset();
    return PDFRawStream.of(dict, new Uint8Array());
  }

  /** Undefined where bytes that follow could change what was read: a number may begin a reference. */
  parseHead(size: number): PDFObject | undefined {
    const object = this.parseObject();
    if (object instanceof PDFRawStream) return object;
    const isEnded = object instanceof PDFNumber ? this.#endsHere() : this.bytes.offset() + longestWord <= size;
    return isEnded ? object : undefined;
  }

  #endsHere(): boolean {
    this.skipWhitespaceAndComments();
    return this.matchKeyword(endOfObject);
  }
}
