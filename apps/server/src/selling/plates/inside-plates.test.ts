import { caliperOf, drawBox, measure, outlinesOnSheet, templateOf, turnedOver } from '@boxwright/dieline';
import { type Target, usualLimits } from '@boxwright/preflight';
import { targetOfBlanks } from '@boxwright/preflight/of-blanks';
import { type Matrix, readPdf } from '@boxwright/print-files';
import { beforeAll, describe, expect, test } from 'vitest';
import { textOfPdf } from '../../testing/shown-texts.ts';
import { placeFile } from '../artwork/inspect/place-file.ts';
import { artwork, spot } from '../artwork/testing/box-artwork.ts';
import type { PrintFile } from '../print-sheets/print-picture.ts';
import { sheetOf } from '../production/sheet-file.ts';
import { drawProof } from '../proofs/draw-proof.ts';
import { layPlates, type PlatesToLay } from './lay-plates.ts';
import { cellsOf, differenceOf, type Raster } from './testing/cells.ts';
import { hasReader, readBy, type Separations, separationsOf } from './testing/separations.ts';

const { boxBleed: bleed } = usualLimits;
const board = { gsm: 300, bulk: 1.45 } as const;
const boxes = {
  carton: { style: 'straight-tuck-end', length: 46, width: 25, height: 60 },
  tray: { style: 'base-and-lid', length: 70, width: 50, height: 30 },
} as const;

function drawn(kind: keyof typeof boxes) {
  const made = drawBox(boxes[kind].style, { ...boxes[kind], caliper: caliperOf(board.gsm, board.bulk) });
  if (!made.ok) throw new Error(made.problem.text);
  return made.box;
}

const targetOf = (kind: keyof typeof boxes, side: 'outside' | 'inside'): Target =>
  targetOfBlanks(templateOf(drawn(kind)), { style: boxes[kind].style, limits: usualLimits, side });

/** A drawing that no turn and no mirror leaves the same. It covers the bleed, in process inks and a spot ink. */
function picture({ size: { length, width } }: Target, dark: boolean): string {
  const ground = `0 ${dark ? '.9' : '.2'} 0 0 k -3 -3 ${length + 6} ${width + 6} re f`;
  const stairs = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = [(length / 12) * at, (width / 12) * at];
    return `1 0 0 0 k ${x} 0 ${length / 24} ${y} re f /Spot cs 1 scn 0 ${y} ${x / 2} ${width / 30} re f`;
  });
  return [ground, ...stairs].join(' ');
}

/** A file whose second page is its first as it is seen from behind, or something else. */
async function fileOf(kind: keyof typeof boxes, isOther: boolean): Promise<PrintFile> {
  const target = targetOf(kind, 'outside');
  const outside = picture(target, false);
  const inside = isOther ? picture(target, true) : `q -1 0 0 1 ${target.size.length} 0 cm ${outside} Q`;
  const made = { size: target.size, resources: `/ColorSpace << /Spot ${spot('Gold')} >>` };
  const original = artwork(outside, { ...made, inside });
  const found = await readPdf(original, { page: 1 });
  if ('kind' in found) throw new Error(`It can’t be read: ${found.kind}`);
  const about = {
    name: 'box.pdf',
    kind: 'pdf',
    page: 1,
    ratio: 1,
    bleed: 0,
    isTransparent: false,
    white: null,
  } as const;
  return { ...about, original, print: found.print, preview: new Uint8Array() };
}

type Blank = PlatesToLay['blanks'][number];
const withoutFile = { shines: false, placement: null, file: null, inside: null } as const;

function sizeOf(kind: keyof typeof boxes, part: string) {
  const dieline = drawn(kind).blanks.find((blank) => blank.part === part)?.dieline;
  if (!dieline) throw new Error(`There is no ${part}`);
  return measure(dieline);
}

/** Ups of a box on a sheet, each with its corner; those that are `turned` lie on their side. */
function ups(
  kind: keyof typeof boxes,
  part: string,
  at: readonly (readonly [x: number, y: number, isTurned?: true])[],
) {
  const { flatWidth: across, flatHeight: down } = sizeOf(kind, part);
  const size = (isTurned?: true) => (isTurned ? { width: down, height: across } : { width: across, height: down });
  const places = at.map(([x, y, isTurned]) => ({ x, y, ...size(isTurned) }));
  return {
    name: `${kind} ${part}`,
    spec: { ...boxes[kind], board: { ...board, code: 'fbb', family: 'fbb' } },
    part,
    places,
  };
}

const cartonPart = drawn('carton').blanks[0]?.part ?? '';
const onSheet = [
  // 2 mm apart, less than both bleeds.
  ups('carton', cartonPart, [
    [20, 20],
    [20 + sizeOf('carton', cartonPart).flatWidth + 2, 20],
    [345, 20, true],
  ]),
  ups('tray', 'base', [
    [500, 20],
    [500, 160, true],
  ]),
  ups('tray', 'lid', [[20, 200]]),
  // Printed outside only.
  ups('carton', cartonPart, [[160, 200, true]]),
] as const;

const asked = {
  kind: 'run',
  layout: { width: 720, height: 400, margins: { gripper: 12, side: 5, tail: 5 }, blanks: [] },
  blanks: onSheet.map((blank) => ({ ...blank })),
} as const;
const about = {
  code: 'BW26-R0001',
  title: 'Run, 7 ups',
  notes: ['One of its jobs is printed inside.'],
  createdAt: new Date('2026-11-20T20:20:00Z'),
  companyName: 'Boxwright',
};

function lay(own: readonly Partial<Blank>[]) {
  const blanks = onSheet.map(
    ({ spec, part }, index): Blank => ({
      ...{ name: `BW26-01000${index}-1`, spec, part },
      ...withoutFile,
      ...own[index],
    }),
  );
  return layPlates({ asked, about, blanks, limits: usualLimits, condition: 'FOGRA39' } as unknown as PlatesToLay);
}

const page2 = { page: 2, placement: null } as const;

/** Plates whose inside is their outside from behind, or something else. */
async function plates(isOther: boolean): Promise<Uint8Array> {
  const [carton, tray] = [await fileOf('carton', isOther), await fileOf('tray', isOther)];
  const trays = { name: 'BW26-010001-1', file: tray, inside: page2 };
  const laid = await lay([{ file: carton, inside: page2 }, trays, trays, { file: carton }]);
  if (!(laid instanceof Uint8Array)) throw new Error(`It isn’t laid: ${laid.why}`);
  return laid;
}

const front = sheetOf(asked as unknown as PlatesToLay['asked']);
if (!front) throw new Error('There is no sheet');
const back = turnedOver(front);
const { width, height } = front;
/** From the corner of the page to that of the sheet, in mm. */
const onPage = 10;

/** Where ups and their bleed are, in mm of the front, without those of the blank that isn’t printed inside. */
const areas = outlinesOnSheet({ blanks: front.blanks.slice(0, 3) }).map((outline) => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
});
const isOnUp = (x: number, y: number) =>
  areas.some((at) => x > at.left - 4 && x < at.right + 4 && y > at.top - 4 && y < at.bottom + 4);

/** As Ghostscript draws them, a millimetre. */
const pixels = 3;
const separated = (pdf: Uint8Array, page = 1) => separationsOf([pdf], { page, pixels });

const inks = ['Cyan', 'Magenta', 'Gold'];
/** Always in mm of the front, for the back, too. */
const ofFront = (ink: Raster) => onFront(ink, [pixels, 0, 0, pixels, onPage * pixels, onPage * pixels]);
const ofBack = (ink: Raster) => onFront(ink, [-pixels, 0, 0, pixels, (onPage + width) * pixels, onPage * pixels]);
const onFront = (ink: Raster, toPixels: Matrix) => cellsOf(ink, { length: width, width: height }, toPixels);

const inkOf = (of: Separations | undefined, ink: string) => {
  const found = of?.get(ink);
  if (!found) throw new Error(`There is no plate for ${ink}`);
  return found;
};

test.skipIf(hasReader('gs'))('NOT TRIED: this machine has no Ghostscript', () => undefined);

describe.runIf(hasReader('gs'))('plates of a box that is printed inside, as Ghostscript separates them:', () => {
  let other: Uint8Array;
  let within: Separations | undefined;
  beforeAll(async () => {
    other = await plates(true);
    [within] = await separated(other, 2);
  });

  test('the second page is in register with the first: each ink lies behind itself', async () => {
    const mirrored = await plates(false);
    const [[outside], [inside]] = [await separated(mirrored), await separated(mirrored, 2)];
    for (const ink of inks) {
      const found = differenceOf(ofFront(inkOf(outside, ink)), ofBack(inkOf(inside, ink)), isOnUp);
      expect(found.largest, ink).toBeLessThanOrEqual(1);
      expect(found.mean, ink).toBeLessThan(2);
    }
  });

  test('the inside of each up is what the proof shows of it, turned as the up is', async () => {
    for (const [index, kind] of (['carton', 'tray'] as const).entries()) {
      const [proof] = await separated(await proofOf(kind), 2);
      // The carton’s only blank; of the tray, the base.
      const { places = [], dieline } = back.blanks[index] ?? {};
      const { flatWidth, flatHeight } = sizeOf(kind, onSheet[index]?.part ?? '');
      const corner = cornerFromInside(kind, index);
      const drawing = { length: flatWidth, width: flatHeight };
      expect(dieline && places.length).toBeGreaterThan(1);
      for (const { x, y, turn } of places) {
        const toSheet = turn === 0 ? ([1, 0, 0, 1, x, y] as const) : ([0, -1, 1, 0, x, y + flatWidth] as const);
        const [a, b, c, d, e, f] = toSheet;
        for (const ink of inks) {
          const due = cellsOf(inkOf(proof, ink), drawing, [
            ...([pixels, 0, 0, pixels] as const),
            (15 + bleed + corner.x) * pixels,
            (15 + bleed + corner.y) * pixels,
          ]);
          const found = cellsOf(inkOf(within, ink), drawing, [
            ...([a * pixels, b * pixels, c * pixels, d * pixels] as const),
            (e + onPage) * pixels,
            (f + onPage) * pixels,
          ]);
          const { mean, largest } = differenceOf(due, found, withinOf(kind, index));
          expect(mean, `${kind}, ${turn}, ${ink}`).toBeLessThan(6);
          expect(largest, `${kind}, ${turn}, ${ink}`).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  test('ups that are printed outside only are blank on it', async () => {
    const [outline] = outlinesOnSheet({ blanks: back.blanks.slice(3) });
    const [x, y] = middleOf(outline ?? []);
    const isBlank = (u: number, v: number) => Math.hypot(u - x, v - y) < 8;
    const all = ofFront(inkOf(within, 'Magenta'));
    const none = { ...all, values: all.values.map(() => 255) };
    expect(differenceOf(all, none, isBlank).mean).toBe(0);
    const [first] = outlinesOnSheet({ blanks: back.blanks.slice(0, 1) });
    const [p, q] = middleOf(first ?? []);
    expect(differenceOf(all, none, (u, v) => Math.hypot(u - p, v - q) < 8).mean).toBeGreaterThan(100);
  });

  test.runIf(hasReader('pdfinfo'))('poppler finds two pages of PDF/X-4', () => {
    const said = readBy('pdfinfo', other);
    expect(said).toMatch(/Pages: +2\b/);
    expect(said).toMatch(/PDF subtype: +PDF\/X-4/);
  });
});

describe('the slug', () => {
  test('names each side, its inks and how it lies', async () => {
    const text = await textOfPdf(await plates(true));
    expect(text).toMatch(/Run, 7 ups, outside · 21 November 2026 · Cyan, Magenta, Gold · PDF\/X-4/);
    expect(text).toMatch(/Run, 7 ups, inside · 21 November 2026 · Cyan, Magenta, Gold · PDF\/X-4/);
    expect(text).toMatch(/turned over its side edges, with the same gripper edge/);
  });

  test('says whose inside is missing, or has to be laid in by hand; nothing is turned over for those alone', async () => {
    const carton = await fileOf('carton', true);
    const noPage = await lay([
      { file: carton, inside: { page: null, placement: null } },
      { file: null, inside: page2 },
    ]);
    if (!(noPage instanceof Uint8Array)) throw new Error('It isn’t laid');
    const alone = await textOfPdf(noPage);
    expect(alone).toMatch(/to be laid in by hand: BW26-010001-1/);
    expect(alone).toMatch(/the file of BW26-010000-1 has no page for its inside/);
    expect(alone).toMatch(/to be laid in by hand: the inside of BW26-010001-1/);
    expect(alone).not.toMatch(/, inside ·/);
  });
});

const middleOf = (outline: readonly (readonly [number, number])[]) => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2] as const;
};

/** Of a blank on the drawing that the proof has of the inside. */
function cornerFromInside(kind: keyof typeof boxes, index: number) {
  const [outline] = outlineWithin(kind, index);
  return { x: Math.min(...outline.map(([x]) => x)), y: Math.min(...outline.map(([, y]) => y)) };
}

const outlineWithin = (kind: keyof typeof boxes, index: number) => {
  const { part } = onSheet[index] ?? { part: '' };
  const at = drawn(kind).blanks.findIndex((blank) => blank.part === part);
  const outline = targetOf(kind, 'inside').outlines[at];
  if (!outline) throw new Error(`There is no ${part}`);
  return [outline] as const;
};

/** Well within the cut of a blank, in mm from its corner. */
function withinOf(kind: keyof typeof boxes, index: number) {
  const [outline] = outlineWithin(kind, index);
  const { x: left, y: top } = cornerFromInside(kind, index);
  const isInside = (x: number, y: number) =>
    outline.reduce((inside, [ax, ay], at) => {
      const [bx, by] = outline.at(at - 1) ?? [ax, ay];
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
    }, false);
  return (x: number, y: number) =>
    [-1.5, 1.5].every((by) => isInside(x + left + by, y + top) && isInside(x + left, y + top + by));
}

async function proofOf(kind: keyof typeof boxes): Promise<Uint8Array> {
  const file = await fileOf(kind, true);
  const target = targetOf(kind, 'inside');
  const found = await readPdf(file.original, { page: 2 });
  if ('kind' in found) throw new Error(`It can’t be read: ${found.kind}`);
  const placement = placeFile(found.reading, target, usualLimits);
  if (typeof placement === 'string') throw new Error(`It doesn’t fit: ${placement}`);
  return drawProof({
    printed: {
      ...{ artworkToken: 'abc', placement: null, orderNumber: 'BW26-010001', company: 'Boxwright' },
      ...{ item: 'Item 1', number: 1, facts: [], findings: [], note: '', size: target.size, cuts: [], creases: [] },
      ...{ bleed, sheet: null, issuedAt: about.createdAt },
      inside: { page: 2, cuts: [], creases: [], placement },
    },
    file,
  });
}
