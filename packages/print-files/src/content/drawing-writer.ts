/** Collects what is kept: runs of the original's bytes, and replacements between them. */
export class DrawingWriter {
  readonly #source: Uint8Array;
  readonly #parts: Uint8Array[] = [];
  #from = 0;
  #to = 0;

  constructor(source: Uint8Array) {
    this.#source = source;
  }

  copy(begin: number, end: number): void {
    // Between two instructions are white space and comments only.
    if (this.#to > this.#from && this.#source.subarray(this.#to, begin).every((byte) => byte <= 32)) {
      this.#to = end;
      return;
    }
    this.#flush();
    [this.#from, this.#to] = [begin, end];
  }

  write(text: string): void {
    this.#flush();
    this.#parts.push(Buffer.from(`${text}\n`, 'latin1'));
  }

  bytes(): Uint8Array {
    this.#flush();
    return Buffer.concat(this.#parts);
  }

  #flush(): void {
    if (this.#to > this.#from) this.#parts.push(this.#source.subarray(this.#from, this.#to), newline);
    this.#from = this.#to;
  }
}

const newline = Buffer.from('\n');

/** A name as it is written in a stream, without its slash. */
export const encoded = (name: string): string =>
  name.replace(/[^!-~]|[#()<>[\]{}/%]/g, (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
