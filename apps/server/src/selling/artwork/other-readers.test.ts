import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { processInks } from '@boxwright/preflight';
import { type ReadPdf, readPdf } from '@boxwright/print-files';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasReader, separationsOf } from '../plates/testing/separations.ts';
import { otherPictures } from './testing/other-pictures.ts';
import { preparedFiles } from './testing/prepared-files.ts';
import { preparedPlaces } from './testing/prepared-places.ts';

/** Beside the checkout; worktrees lie a folder deeper. */
const folder = ['../shared', '../../shared']
  .map((beside) => join(import.meta.dirname, '../../../../..', beside, 'files/artwork'))
  .find((path) => existsSync(path));
const exported = join(import.meta.dirname, 'testing/exported');
const pdfsIn = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    // Of the pages that are filled with one colour, one.
    .filter((name) => /\.(?:pdf|ai)$/.test(name) && !/^filled-pages.(?!75x50)/.test(name))
    .map((name): [string, Uint8Array] => [name, readFileSync(join(path, name))]);

const files: readonly (readonly [string, Uint8Array])[] = [
  ...(folder ? pdfsIn(folder) : []),
  ...pdfsIn(exported),
  ...[...preparedFiles, ...preparedPlaces].map(([what, original]) => [what, original] as const),
  ...otherPictures,
];

interface Read extends ReadPdf {
  readonly name: string;
  readonly path: string;
}

const run = promisify(execFile);
const readers = ['pdfimages', 'pdffonts', 'gs'] as const;

let read: readonly Read[] = [];
beforeAll(async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'other-readers-'));
  const found = await Promise.all(
    files.map(async ([name, original], index): Promise<Read | null> => {
      const reading = await readPdf(original);
      if ('kind' in reading) return null;
      const path = join(scratch, `${index}.pdf`);
      writeFileSync(path, original);
      return { name, path, ...reading };
    }),
  );
  read = found.filter((each) => each !== null);
  return () => rmSync(scratch, { recursive: true });
});

/** What a reader lists of the first page, a row for each thing. */
async function listed(reader: string, args: readonly string[], path: string): Promise<string[]> {
  const { stdout } = await run(reader, [...args, '-f', '1', '-l', '1', path]);
  return stdout.split('\n').slice(2).filter(Boolean);
}

/** For each file, what the two lists don't share. */
async function differences(ours: (file: Read) => string[], theirs: (file: Read) => Promise<string[]>) {
  const found = await Promise.all(
    read.map(async (file) => ({ name: file.name, ours: ours(file).sort(), theirs: (await theirs(file)).sort() })),
  );
  return found.filter((each) => JSON.stringify(each.ours) !== JSON.stringify(each.theirs));
}

/** Spaces as Poppler calls them; the one table of colours here is of CMYK. Profiles and stencils don't say theirs. */
const spaces = new Map(
  Object.entries({ gray: 'Gray', rgb: 'RGB', cmyk: 'CMYK', index: 'CMYK', sep: 'Separation', devn: 'DeviceN' }),
);

describe('what is read of a file is what other readers read:', () => {
  test.skipIf(readers.every(hasReader))(
    'NOT TRIED in full: this machine lacks Poppler or Ghostscript',
    () => undefined,
  );

  test.runIf(hasReader('pdfimages'))('pictures: pixels, resolution, colour space, as Poppler', async () => {
    const said = (pixels: string, perInch: number, space: string | undefined) =>
      `${pixels}, ${Math.round(perInch)} ppi, ${space ?? 'by a profile'}`;
    const found = await differences(
      ({ reading }) =>
        reading.pictures.map(({ pixelWidth, pixelHeight, pixelsPerInch, colours, isCalibrated, isLineArt }) =>
          said(`${pixelWidth} × ${pixelHeight}`, pixelsPerInch, isCalibrated || isLineArt ? undefined : colours),
        ),
      async ({ path }) =>
        (await listed('pdfimages', ['-list'], path)).flatMap((row) => {
          const [, , type, across, down, space = ''] = row.trim().split(/ +/);
          const [, x, y] = / (\d+) +(\d+) +\S+ +\S+$/.exec(row) ?? [];
          // How sharp a soft mask is, nobody sees beside the picture's own pixels.
          return type === 'smask'
            ? []
            : [said(`${across} × ${down}`, Math.min(Number(x), Number(y)), spaces.get(space))];
        }),
    );
    expect(found).toEqual([]);
  });

  test.runIf(hasReader('pdffonts'))('fonts: their names, and whether they are embedded, as Poppler', async () => {
    const fonts = await Promise.all(
      read.map(async ({ name, path, reading }) => {
        const ours = [...new Set(reading.texts.map(({ font, isEmbedded }) => `${font} ${isEmbedded ? 'yes' : 'no'}`))];
        const theirs = (await listed('pdffonts', [], path)).map((row) => {
          const [, font, isEmbedded] = /^(?:[A-Z]{6}\+)?(\S+).* (yes|no) +(?:yes|no) +(?:yes|no) /.exec(row) ?? [];
          return `${font} ${isEmbedded}`;
        });
        return { name, ours, theirs };
      }),
    );
    // Poppler lists fonts without any text, too.
    expect(fonts.filter(({ ours, theirs }) => ours.some((font) => !theirs.includes(font)))).toEqual([]);
    expect(fonts.filter(({ ours }) => ours.length > 0).length).toBeGreaterThan(20);
  });

  test.runIf(hasReader('gs'))('inks of what is printed, as Ghostscript separates it', async () => {
    const separated = await separationsOf(read.map(({ print }) => print));
    const wrong = read.flatMap(({ name, reading: { inks, colours, pictures } }, index) => {
      const theirs = [...(separated[index] ?? [])]
        .filter(([, { data }]) => data.some((value) => value < 250))
        .map(([ink]) => ink);
      // Ghostscript separates colours of screens; we print them as the press does, and don't count their inks.
      const isOfScreens = colours.includes('RGB');
      const missing = theirs.filter((ink) => !inks.includes(ink) && !(isOfScreens && processInks.includes(ink)));
      // A picture in the process inks counts as all of them, whatever its pixels are.
      const isFull = pictures.some((picture) => picture.colours === 'CMYK');
      const unseen = inks.filter((ink) => !theirs.includes(ink) && !(isFull && processInks.includes(ink)));
      return [...missing, ...unseen].length === 0 ? [] : [{ name, missing, unseen }];
    });
    // Grey below all colours, and words below white: painted, and not seen.
    const covered = ['pdf-cropbox-offset.pdf', 'pdf-rotate-270-crop.pdf', 'a panel without print'];
    expect(wrong.filter(({ name }) => !covered.includes(name))).toEqual([]);
  });
});
