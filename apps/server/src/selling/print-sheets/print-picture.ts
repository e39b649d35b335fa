import type { ArtworkKind } from '@boxwright/contract';
import type { SheetArtwork, SheetBox, SheetPicture } from '@boxwright/documents';
import { readPdf } from '@boxwright/print-files';
import type { Metadata, Sharp } from 'sharp';
import { sharp } from '../../process/work/sharp.ts';
import { amountsOfPart } from '../artwork/inspect/draw-part.ts';
import { hasAdobeMarker } from '../artwork/inspect/jpeg-facts.ts';
import { openSvg } from '../artwork/inspect/open-svg.ts';
import { svgText } from '../artwork/inspect/svg-text.ts';
import type { WhiteInk } from '../goods/sticker/white-ink.ts';
import { choked, type Tints } from './choked.ts';
import { plainRows, pngRows } from './png-rows.ts';

/** A file that a buyer has uploaded. */
export interface PrintFile {
  readonly name: string;
  readonly kind: ArtworkKind;
  /** From 1. */
  readonly page: number;
  /** Width divided by height. */
  readonly ratio: number;
  /** How much of its length is bleed, on each side. */
  readonly bleed: number;
  readonly isTransparent: boolean;
  /** What the buyer sent. */
  readonly original: Uint8Array;
  /** What is printed of a PDF or SVG, written anew; null for pictures, and for files from before it was kept. */
  readonly print: Uint8Array | null;
  /** The picture for screens. */
  readonly preview: Uint8Array;
  /** The white that the file has: a picture that is as opaque as there is ink; null without any. */
  readonly white: Uint8Array | null;
}

/** Drawings are rendered at this resolution, unless the picture gets too large. */
const drawnDotsPerInch = 600;
/** The white needs less, because its edge lies below the colours, and so does gloss, which has no fine lines. */
const whiteDotsPerInch = 300;
/** Bounds memory and time. On the whole of the largest sheet these are 330 dots an inch. */
const mostPixels = 24_000_000;
/** How far the white ends inside the picture, in mm. */
const choke = 0.2;
/** Fast: a higher level takes as long as the whole sheet may, and saves only a few per cent. */
const png = { palette: false, adaptiveFiltering: true, compressionLevel: 2 } as const;

/**
 * Prepares a buyer's file for the print sheet without loss: a JPEG stays as it is, a PDF as it was written for print, the
 * pixels of a PNG are kept in sRGB (fewer of the very largest), and an SVG is rendered as on the screen, but at the resolution of print.
 *
 * @param box where the picture lies on the sticker, in mm
 */
export async function printPicture(
  file: PrintFile,
  box: SheetBox,
  white: WhiteInk,
): Promise<Omit<SheetArtwork, 'matrix'>> {
  const picture = await pictureOf(file, box);
  return { name: file.name, box, picture, white: await whitePlate(file, box, white), hasOwnWhite: white === 'own' };
}

async function whitePlate(file: PrintFile, box: SheetBox, white: WhiteInk) {
  if (white === 'own') return ownWhite(file, box);
  return white === 'under' && file.isTransparent ? whiteOf(file, box) : null;
}

/** Without a choke: who draws the white decides where it ends. */
async function ownWhite({ name, white }: PrintFile, box: SheetBox) {
  if (!white) throw new RangeError(`${name} is printed with white of its own and has none`);
  return asRows(await tintsOf(open(white), box));
}

/** Where a coat shines by the file, as large as the box; null where it says nothing of it. */
export async function glossPlate({ kind, original, page }: PrintFile, box: SheetBox) {
  const found = kind === 'pdf' ? await readPdf(original, { page }) : null;
  if (!found || 'kind' in found || !found.gloss) return null;
  const { width, height } = pixelsOf(box, whiteDotsPerInch);
  const amounts = await amountsOfPart(found.gloss, Math.max(width, height));
  return amounts && asRows(amounts);
}

async function pictureOf(file: PrintFile, box: SheetBox): Promise<SheetPicture> {
  const { kind, original, isTransparent } = file;
  if (kind === 'pdf') return { kind, bytes: file.print ?? (await printOf(original)) };
  if (kind === 'jpeg') return jpegOf(original);
  if (kind === 'tiff' && (await openPicture(file).metadata()).space === 'cmyk') return inksOf(file);
  const opened = await pixelsForPrint(file, box);
  const colour = opened.clone().removeAlpha().toColourspace('srgb').png(png).toBuffer();
  const alpha = isTransparent ? opened.clone().ensureAlpha().extractChannel('alpha').png(png).toBuffer() : null;
  return {
    kind: 'pixels',
    colours: 'DeviceRGB',
    colour: pngRows(await colour, 'rgb'),
    alpha: alpha && pngRows(await alpha, 'grey'),
  };
}

/** A picture in the process inks keeps their amounts. */
async function inksOf(file: PrintFile): Promise<SheetPicture> {
  const opened = (await bounded(file)).removeAlpha().pipelineColourspace('cmyk').toColourspace('cmyk');
  const { data, info } = await opened.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { kind: 'pixels', colours: 'DeviceCMYK', colour: plainRows(data, info), alpha: null };
}

async function jpegOf(bytes: Uint8Array): Promise<SheetPicture> {
  const facts = await open(bytes).metadata();
  const components = facts.channels;
  if (components !== 1 && components !== 3 && components !== 4) {
    throw new RangeError(`A JPEG of ${components} channels can't be printed`);
  }
  return {
    kind: 'jpeg',
    bytes,
    pixelWidth: facts.width,
    pixelHeight: facts.height,
    components,
    isInverted: components === 4 && hasAdobeMarker(bytes),
    profile: profileOf(facts, components),
    orientation: facts.orientation ?? 1,
  };
}

/** The file's colour profile, if it is for as many colours as the file has. */
function profileOf({ icc }: Metadata, components: 1 | 3 | 4): Uint8Array | null {
  const colours = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' }[components];
  return icc && icc.length > 128 && icc.toString('latin1', 16, 20) === colours ? icc : null;
}

/** Of a PDF that was kept before what is printed was: as far as viewers show it, because so the buyer saw it. */
async function printOf(original: Uint8Array): Promise<Uint8Array> {
  const found = await readPdf(original, { area: 'shown' });
  if ('kind' in found) throw new RangeError(`A PDF was taken that can't be read: ${found.kind}`);
  return found.print;
}

const pixelsForPrint = (file: PrintFile, box: SheetBox): Sharp | Promise<Sharp> =>
  file.kind === 'svg' ? drawn(file.print ?? file.original, box, drawnDotsPerInch) : bounded(file);

/** An SVG in the pixels that it needs in the box, by the reader that drew it for the screen. */
function drawn(svg: Uint8Array, box: SheetBox, dotsPerInch: number): Sharp {
  const drawing = openSvg(svgText(svg) ?? '');
  if (!drawing) throw new RangeError('An SVG without a size was taken');
  const { width, height } = pixelsOf(box, dotsPerInch);
  return drawing.draw(width, height);
}

/** A picture in its own pixels, or in fewer where it has more than the largest sheet shows. */
async function bounded(file: PrintFile): Promise<Sharp> {
  const { width, height } = (await openPicture(file).metadata()).autoOrient;
  const most = Math.sqrt(mostPixels / (width * height));
  return most < 1
    ? openPicture(file).resize(Math.round(width * most), Math.round(height * most), { fit: 'fill' })
    : openPicture(file);
}

/** White under each part, as strong as the part is opaque. A PDF's opacity is read from its picture for screens. */
async function whiteOf(file: PrintFile, box: SheetBox) {
  const tints = await tintsOf(openForWhite(file, box), box);
  return asRows(choked(tints, (choke * tints.width) / box.length));
}

/** How opaque a picture is, in the pixels of the white. */
async function tintsOf(opened: Sharp, box: SheetBox): Promise<Tints> {
  const { width, height } = pixelsOf(box, whiteDotsPerInch);
  const alpha = await opened.ensureAlpha().extractChannel('alpha').png(png).toBuffer();
  // Other kernels would ring: an edge would have weaker white along it.
  const values = await open(alpha)
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { values, width, height };
}

async function asRows({ values, width, height }: Tints) {
  const raw = { width, height, channels: 1 } as const;
  return pngRows(await sharp(values, { raw }).toColourspace('b-w').png(png).toBuffer(), 'grey');
}

function openForWhite(file: PrintFile, box: SheetBox): Sharp {
  if (file.kind === 'svg') return drawn(file.print ?? file.original, box, whiteDotsPerInch);
  return file.kind === 'pdf' ? open(file.preview) : openPicture(file);
}

const openPicture = ({ original, page }: PrintFile): Sharp => open(original, page);

/** The files were examined when they were uploaded; this only bounds what a defect could cost. */
const open = (bytes: Uint8Array, page = 1) =>
  sharp(bytes, { pages: 1, page: page - 1, limitInputPixels: 2 ** 27 }).autoOrient();

/** Pixels of a box at a resolution, or at the largest one that `mostPixels` allows. */
function pixelsOf({ length, width }: SheetBox, dotsPerInch: number) {
  const perMm = Math.min(dotsPerInch / 25.4, Math.sqrt(mostPixels / (length * width)));
  const pixels = (side: number) => Math.max(1, Math.round(side * perMm));
  return { width: pixels(length), height: pixels(width) };
}
