interface Mark {
  readonly mark: number;
  /** Where it begins, with what fills up before it, and where it ends. */
  readonly at: number;
  readonly end: number;
}

const startOfScan = 0xda;
export const endOfImage = 0xd9;

const isRestart = (mark: number): boolean => mark >= 0xd0 && mark <= 0xd7;
/** Marks without a length: restarts, a start and a reserved one. */
const isBare = (mark: number): boolean => isRestart(mark) || mark === 0xd8 || mark === 0x01;

/** Data of pixels follow it, up to the next mark. */
export const isBeforeData = (mark: number): boolean => mark === startOfScan || isRestart(mark);

/**
 * The marks of a JPEG after its first one, as far as it is one: most begin a segment that says its length. Bytes between
 * segments are passed over, as decoders do.
 */
export function* jpegMarks(bytes: Buffer): Iterable<Mark> {
  for (let at = afterData(bytes, 2); at + 2 <= bytes.length; ) {
    let end = at + 2;
    while (bytes[end - 1] === 0xff && end < bytes.length) end += 1;
    const mark = bytes[end - 1] ?? 0;
    yield { mark, at, end };
    if (!isBare(mark) && end + 2 > bytes.length) return;
    at = afterData(bytes, isBare(mark) ? end : end + bytes.readUInt16BE(end));
  }
}

/** The next mark: within data, 0xFF is followed by 0. */
function afterData(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] !== 0) return at;
  return bytes.length;
}
