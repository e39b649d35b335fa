import type { Place } from '@boxwright/print-files';
import type { Pixels } from './make-preview.ts';
import { openPdfium, type Pdfium } from './pdfium.ts';

/** What lies below what is painted, and which part of the page is drawn, in mm: by default all of it. */
interface Wanted {
  readonly ground?: keyof typeof grounds;
  readonly area?: Place;
}

/**
 * Draws the page of a file for print, which the package print-files has written; what isn't painted stays transparent, or
 * white as paper. Also the pages that we make ourselves.
 *
 * @param longerSide of the picture, in pixels
 */
export async function drawPdf(
  bytes: Uint8Array,
  longerSide: number,
  wanted: Wanted = {},
): Promise<Pixels | 'too-much'> {
  const { pdfium, isFull } = await openPdfium();
  try {
    return draw(pdfium, bytes, { longerSide, ...wanted });
  } catch (error) {
    // PDFium ends when its memory is used up; any other error in it is a defect of ours.
    if (isFull()) return 'too-much';
    throw error;
  }
}

const rgba = { format: 4, bytes: 4 } as const;
const grounds = { transparent: 0, paper: 0xffffffff } as const;
/** `FPDF_PRINTING`, and red before blue. */
const flags = 0x800 | 0x10;
const mm = 72 / 25.4;

function draw(
  pdfium: Pdfium,
  bytes: Uint8Array,
  { longerSide, ground = 'transparent', area }: Wanted & { readonly longerSide: number },
): Pixels | 'too-much' {
  const at = pdfium.wasmExports.malloc(bytes.length);
  if (at === 0) return 'too-much';
  pdfium.HEAPU8.set(bytes, at);
  const document = pdfium._FPDF_LoadMemDocument(at, bytes.length, 0);
  const page = document === 0 ? 0 : pdfium._FPDF_LoadPage(document, 0);
  if (page === 0) throw new TypeError(`PDFium can’t open a page of ours: error ${pdfium._FPDF_GetLastError()}`);
  // In points.
  const [length, width] = [pdfium._FPDF_GetPageWidthF(page), pdfium._FPDF_GetPageHeightF(page)];
  const seen = area
    ? { x: area.x * mm, y: area.y * mm, length: area.length * mm, width: area.width * mm }
    : { x: 0, y: 0, length, width };
  const scale = longerSide / Math.max(seen.length, seen.width);
  const pixels = (points: number) => Math.round(points * scale);
  const [across, down] = [pixels(seen.length), pixels(seen.width)];
  const bitmap = pdfium._FPDFBitmap_CreateEx(across, down, rgba.format, 0, 0);
  if (bitmap === 0) return 'too-much';
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, across, down, grounds[ground]);
  const [left, top] = [-pixels(seen.x), -pixels(seen.y)];
  pdfium._FPDF_RenderPageBitmap(bitmap, page, left, top, pixels(length), pixels(width), 0, flags);
  return { data: pixelsOf(pdfium, bitmap, across, down), width: across, height: down, channels: 4 };
}

/** A copy of the pixels, whose rows may be longer than the picture in PDFium's memory. */
function pixelsOf(pdfium: Pdfium, bitmap: number, across: number, down: number): Uint8Array {
  const from = pdfium._FPDFBitmap_GetBuffer(bitmap);
  const stride = pdfium._FPDFBitmap_GetStride(bitmap);
  const row = across * rgba.bytes;
  const pixels = new Uint8Array(row * down);
  for (let y = 0; y < down; y += 1)
    pixels.set(pdfium.HEAPU8.subarray(from + y * stride, from + y * stride + row), y * row);
  return pixels;
}
