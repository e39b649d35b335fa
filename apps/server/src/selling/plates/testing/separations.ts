import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Raster } from './cells.ts';

/** Readers of PDF that aren't ours, where the machine has them. They are only for tests: their licences aren't ours. */
export type Reader = 'gs' | 'pdfinfo' | 'pdffonts' | 'pdfimages' | 'qpdf';

export function hasReader(reader: Reader): boolean {
  try {
    execFileSync('which', [reader], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** What a reader writes about a file. Throws if it finds the file broken. */
export function readBy(reader: Reader, pdf: Uint8Array, args: readonly string[] = []): string {
  return inScratch((folder) => {
    const path = join(folder, 'file.pdf');
    writeFileSync(path, pdf);
    return execFileSync(reader, [...args, path], { encoding: 'utf8' });
  });
}

/** Pixels a millimetre. */
export const perMm = 1.5;

/** Each ink of a page by its name: 255 where there is none of it. */
export type Separations = ReadonlyMap<string, Raster>;

interface Separated {
  readonly page?: number;
  /** A millimetre. */
  readonly pixels?: number;
}

/** A page of each of these files, by default the first, as Ghostscript separates it. */
export async function separationsOf(
  pdfs: readonly Uint8Array[],
  { page = 1, pixels = perMm }: Separated = {},
): Promise<readonly Separations[]> {
  const folder = mkdtempSync(join(tmpdir(), 'separations-'));
  const paths = pdfs.map((pdf, index) => {
    const path = join(folder, `${index}.pdf`);
    writeFileSync(path, pdf);
    return path;
  });
  const flags = [
    '-q',
    '-dSAFER',
    '-dBATCH',
    '-dNOPAUSE',
    '-sDEVICE=tiffsep',
    `-r${pixels * 25.4}`,
    `-dFirstPage=${page}`,
    `-dLastPage=${page}`,
  ];
  execFileSync('gs', [...flags, `-sOutputFile=${join(folder, 'page-%d.tif')}`, ...paths], { stdio: 'ignore' });
  const pages = pdfs.map(() => new Map<string, Raster>());
  for (const file of readdirSync(folder)) {
    const [, number, ink] = /^page-(\d+)\((.+)\)\.tif$/.exec(file) ?? [];
    if (number === undefined || ink === undefined) continue;
    const { data, info } = await sharp(join(folder, file))
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    pages[Number(number) - 1]?.set(ink, { data, width: info.width, height: info.height, channels: info.channels });
  }
  rmSync(folder, { recursive: true });
  return pages;
}

function inScratch<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'reader-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
