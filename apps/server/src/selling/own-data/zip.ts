import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive that is being written. */
export interface ZippedFile {
  readonly name: string;
  /** Its bytes, piece by piece, so that only a piece is in memory. */
  readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** False for what is compressed already: PDFs and pictures. */
  readonly compress: boolean;
}

const compression = 6;

/**
 * A ZIP archive, piece by piece: a file is read once the pieces before it were taken, so that memory stays small. It
 * has no Zip64, so the caller must keep to 65,535 files and 4 GiB.
 */
export async function* zipped(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { name, pieces, compress } of files) {
    const file = compress ? new ZipDeflate(name, { level: compression }) : new ZipPassThrough(name);
    zip.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
