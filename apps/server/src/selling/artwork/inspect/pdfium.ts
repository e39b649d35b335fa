import { readFile } from 'node:fs/promises';
import { PDFiumModule } from '@hyzyla/pdfium';
import { freeMemory } from '../../../process/work/free-memory.ts';

/** The functions of PDFium that we use; its own declarations lack some. Pointers and handles are numbers. */
export interface Pdfium {
  _FPDF_InitLibrary(): void;
  _FPDF_LoadMemDocument(bytes: number, length: number, password: number): number;
  _FPDF_GetLastError(): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_GetPageWidthF(page: number): number;
  _FPDF_GetPageHeightF(page: number): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: number, stride: number): number;
  _FPDFBitmap_FillRect(bitmap: number, x: number, y: number, width: number, height: number, argb: number): void;
  _FPDFBitmap_GetBuffer(bitmap: number): number;
  _FPDFBitmap_GetStride(bitmap: number): number;
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotation: number,
    flags: number,
  ): void;
  readonly wasmExports: { malloc(bytes: number): number };
  readonly HEAPU8: Uint8Array<ArrayBuffer>;
}

/** For one document with everything that is decoded from it. A document that needs more is refused. */
const mostMemory = 320 * 1024 * 1024;

let compiled: Promise<WebAssembly.Module> | undefined;

const compile = async () =>
  WebAssembly.compile(await readFile(new URL(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))));

/**
 * Opens PDFium (Chromium's library for PDF) as WebAssembly, with separate memory for each document: nothing of one
 * is left for the next, and a crash ends nothing else. It has no JavaScript for documents, no network and no files.
 *
 * @returns `isFull`: whether it has asked for more memory than it may have
 */
export async function openPdfium(): Promise<{ readonly pdfium: Pdfium; readonly isFull: () => boolean }> {
  let isFull = false;
  freeMemory(); // of the document before
  compiled ??= compile();
  const module = await compiled;
  const opened = await PDFiumModule({
    instantiateWasm(imports, receive) {
      const env = imports['env'] as Record<string, (size: number) => boolean>; // emscripten's
      const grow = env['emscripten_resize_heap'];
      env['emscripten_resize_heap'] = (size) => {
        isFull = size > mostMemory;
        return !isFull && grow?.(size) === true;
      };
      const instance = new WebAssembly.Instance(module, imports);
      receive(instance as never); // declared as the module, but it takes the instance
      return instance.exports;
    },
  });
  const pdfium = opened as unknown as Pdfium; // the same functions, some of them undeclared
  pdfium._FPDF_InitLibrary();
  return { pdfium, isFull: () => isFull };
}
