import { fstatSync, readSync } from 'node:fs';
import type { Bytes } from '@boxwright/print-files';

/** Reads an open file piece by piece, at once: nothing else runs in a process that reads uploaded files. */
export function bytesOfFile(file: number): Bytes {
  const { size } = fstatSync(file);
  return {
    size,
    read(from, length) {
      const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(length, size - from)));
      return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, from));
    },
  };
}
