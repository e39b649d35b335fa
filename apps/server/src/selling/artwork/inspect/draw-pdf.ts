import type { Pixels } from './make-preview.ts';
import { openPdfium, type Pdfium } from './pdfium.ts';

/**
 * Draws the page of a file for print, which the package print-files has written; what isn't painted stays transparent, or
 * white as paper. Also the pages that we make ourselves.
 *
 * @param longerSide of the picture, in pixels
 */
export async function drawPdf(
  bytes: Uint8Array,
  longerSide: number,
  ground: keyof typeof grounds = 'transparent',
): Promise<Pixels | 'too-much'> {
  const { pdfium, isFull } = await openPdfium();
  try {
    return draw(pdfium, bytes, { longerSide, argb: grounds[ground] });
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

function draw(
  pdfium: Pdfium,
  bytes: Uint8Array,
  { longerSide, argb }: { readonly longerSide: number; readonly argb: number },
): Pixels | 'too-much' {
  const at = pdfium.wasmExports.malloc(bytes.length);
  if (at === 0) return 'too-much';
  pdfium.HEAPU8.set(bytes, at);
  const document = pdfium._FPDF_LoadMemDocument(at, bytes.length, 0);
  const page = document === 0 ? 0 : pdfium._FPDF_LoadPage(document, 0);
  if (page === 0) throw new TypeError(`PDFium can’t open a page of ours: error ${pdfium._FPDF_GetLastError()}`);
  // In points.
  const [length, width] = [pdfium._FPDF_GetPageWidthF(page), pdfium._FPDF_GetPageHeightF(page)];
  const scale = longerSide / Math.max(length, width);
  const [across, down] = [Math.round(length * scale), Math.round(width * scale)];
  const bitmap = pdfium._FPDFBitmap_CreateEx(across, down, rgba.format, 0, 0);
  if (bitmap === 0) return 'too-much';
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, across, down, argb);
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, across, down, 0, flags);
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
