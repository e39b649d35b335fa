import { hasMissingFonts } from './check-fonts.ts';
import { isActivePdf } from './check-pdf.ts';
import { damaged, type Refused, refused, type Shown } from './inspected.ts';
import { type Pixels, previewSide, showPixels } from './make-preview.ts';
import { openPdfium, type Pdfium } from './pdfium.ts';
import { refuseRatio } from './picture-size.ts';

const locked = refused('This PDF is protected by a password. Please save it without protection and upload it again.');
const nothingShown = refused(
  'The part of this page that is shown (its crop box) lies outside of it. Please save it again without cropping and upload it once more.',
);
const active = refused(
  'This PDF contains programs or other files. Please save it as a plain PDF for printing (PDF/X or PDF/A) and upload it again.',
);
const tooMuch = refused(
  'This PDF has too much in it for us to draw. Please save it flattened (PDF/X-1a), or as a PNG, and upload it again.',
);
const withoutFonts = refused(
  'This PDF has text whose fonts are not inside it, so it would be printed in another typeface. Please convert the text to outlines (or embed the fonts) and upload it again.',
);

/** `FPDF_ERR_PASSWORD` and `FPDF_ERR_SECURITY`. */
const lockedErrors = [4, 5];

/** Checks a PDF of one page and draws it; parts that aren't painted stay transparent. */
export async function readPdf(bytes: Buffer): Promise<Shown | Refused> {
  const drawn = await drawPdf(bytes, previewSide);
  if ('ok' in drawn) return drawn;
  const { ratio, pixels } = drawn;
  return showPixels(pixels, { pixelWidth: null, pixelHeight: null, ratio });
}

/** @param longerSide of the picture, in pixels */
export async function drawPdf(bytes: Uint8Array, longerSide: number): Promise<Page | Refused> {
  const { pdfium, isFull } = await openPdfium();
  return drawOrGiveUp(isFull, () => draw(pdfium, Buffer.from(bytes), longerSide));
}

/** PDFium ends when its memory is used up; any other error in it is a defect of ours. */
function drawOrGiveUp(isFull: () => boolean, work: () => Page | Refused): Page | Refused {
  try {
    return work();
  } catch (error) {
    if (isFull()) return tooMuch;
    throw error;
  }
}

interface Page {
  /** Width divided by height. */
  readonly ratio: number;
  readonly pixels: Pixels;
}

function draw(pdfium: Pdfium, bytes: Buffer, longerSide: number): Page | Refused {
  const at = pdfium.wasmExports.malloc(bytes.length);
  if (at === 0) return tooMuch;
  pdfium.HEAPU8.set(bytes, at);
  const document = pdfium._FPDF_LoadMemDocument(at, bytes.length, 0);
  if (document === 0) return lockedErrors.includes(pdfium._FPDF_GetLastError()) ? locked : damaged;
  // A document that opens without a password may still be protected.
  if (pdfium._FPDF_GetSecurityHandlerRevision(document) !== -1) return locked;
  const pages = pdfium._FPDF_GetPageCount(document);
  if (pages < 1) return damaged;
  if (pages > 1) {
    return refused(`This PDF has ${pages} pages. Please save the page to be printed as a separate PDF.`);
  }
  if (
    pdfium._FPDFDoc_GetJavaScriptActionCount(document) > 0 ||
    pdfium._FPDFDoc_GetAttachmentCount(document) > 0 ||
    isActivePdf(bytes)
  ) {
    return active;
  }
  return drawPage(pdfium, pdfium._FPDF_LoadPage(document, 0), longerSide);
}

const rgba = { format: 4, bytes: 4, transparent: 0 } as const;
/** `FPDF_PRINTING`, and red before blue. Comments and form fields are not drawn. */
const flags = 0x800 | 0x10;

function drawPage(pdfium: Pdfium, page: number, longerSide: number): Page | Refused {
  if (page === 0) return damaged;
  // In points.
  const [length, width] = [pdfium._FPDF_GetPageWidthF(page), pdfium._FPDF_GetPageHeightF(page)];
  if (!(length > 0 && width > 0)) return nothingShown;
  const text = refuseRatio(length, width);
  if (text !== undefined) return refused(text);
  if (hasMissingFonts(pdfium, page)) return withoutFonts;
  const scale = longerSide / Math.max(length, width);
  const [across, down] = [Math.round(length * scale), Math.round(width * scale)];
  const bitmap = pdfium._FPDFBitmap_CreateEx(across, down, rgba.format, 0, 0);
  if (bitmap === 0) return tooMuch;
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, across, down, rgba.transparent);
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, across, down, 0, flags);
  const data = pixelsOf(pdfium, bitmap, across, down);
  return { ratio: length / width, pixels: { data, width: across, height: down, channels: 4 } };
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
