import { Zip, ZipDeflate } from 'fflate';

/** A piece of one of the archive's files. */
export interface FilePart {
  readonly file: string;
  readonly text: string;
}

/**
 * A ZIP archive of files that are written at the same time. The first is sent as it grows; the others wait in memory,
 * compressed: some two megabytes for a hundred thousand documents.
 */
export async function* zippedParts(parts: AsyncIterable<FilePart>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const files = new Map<string, ZipDeflate>();
  const open = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name, { level: 6 });
    files.set(name, file);
    zip.add(file);
    return file;
  };
  const encoder = new TextEncoder();
  for await (const { file, text } of parts) {
    (files.get(file) ?? open(file)).push(encoder.encode(text));
    yield* ready.splice(0);
  }
  for (const file of files.values()) {
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
