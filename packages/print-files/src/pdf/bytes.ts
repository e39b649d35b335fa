/** The bytes of a file, or of what is compressed in one. They needn't be in memory. */
export interface Bytes {
  readonly size: number;
  /** So many from there, or fewer at the end. */
  read(from: number, length: number): Buffer;
}

export function inMemory(all: Uint8Array): Bytes {
  const bytes = Buffer.from(all.buffer, all.byteOffset, all.length);
  return { size: bytes.length, read: (from, length) => bytes.subarray(from, from + length) };
}
