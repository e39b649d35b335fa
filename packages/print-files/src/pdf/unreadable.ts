/**
 * Why a PDF can't be read to its end: it needs more time or memory than a file may have, it uses something that this
 * reader doesn't know, or a compression that is refused. Thrown deep inside, caught by `readPdf`.
 */
export class Unreadable extends Error {
  readonly reason: 'too-much' | 'unknown' | 'jbig2' | 'locked';

  constructor(reason: Unreadable['reason'], what: string) {
    super(what);
    this.reason = reason;
  }
}
