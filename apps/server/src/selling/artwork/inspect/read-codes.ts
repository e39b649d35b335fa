import { readFile } from 'node:fs/promises';
import { type Code, type CodeFormat, modulesOf, type Raster } from '@boxwright/preflight';
import type { Size } from '@boxwright/print-files';
import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader';

/** The formats that are printed on packaging, as the library calls them. */
const formats = {
  EAN13: 'EAN-13',
  EAN8: 'EAN-8',
  UPCA: 'UPC-A',
  UPCE: 'UPC-E',
  ITF: 'ITF',
  ITF14: 'ITF',
  Code128: 'Code 128',
  Code39: 'Code 39',
  QRCode: 'QR',
  DataMatrix: 'Data Matrix',
} as const satisfies Record<string, CodeFormat>;

/** Formats in which every code has a check digit. */
const hasDigit: ReadonlySet<CodeFormat> = new Set(['EAN-13', 'EAN-8', 'UPC-A', 'UPC-E']);

const isKnown = (format: string): format is keyof typeof formats => Object.hasOwn(formats, format);

let prepared: Promise<unknown> | undefined;

/** The library would fetch its program from the network. */
async function prepare(): Promise<unknown> {
  const wasm = await readFile(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  const wasmBinary = new Uint8Array(wasm).buffer;
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** Reads the bar codes and QR codes of a drawn page (zxing-cpp as WebAssembly). */
export async function readCodes({ data, width, height }: Raster, page: Size): Promise<Code[]> {
  prepared ??= prepare();
  await prepared;
  const pixels = new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.length); // not shared
  const found = await readBarcodes({ data: pixels, width, height, colorSpace: 'srgb' } as ImageData, {
    formats: Object.keys(formats) as (keyof typeof formats)[], // its keys
    returnErrors: true,
    // Scanners of shops don't read codes that are reversed either.
    tryInvert: false,
    // Noise looks like a code in a line or two.
    minLineCount: 8,
    maxNumberOfSymbols: 20,
  });
  const scale = page.length / width;
  return found.flatMap((each) => codeOf(each, scale));
}

function codeOf({ format, text, isValid, error, position, extra }: ReadResult, scale: number): Code[] {
  if (!isKnown(format) || (!isValid && !(hasDigit.has(formats[format]) && error.includes('Checksum')))) return [];
  const { topLeft, topRight, bottomRight, bottomLeft } = position;
  const corners = [topLeft, topRight, bottomRight, bottomLeft].map(({ x, y }) => [x * scale, y * scale] as const);
  const across = Math.hypot(topRight.x - topLeft.x, topRight.y - topLeft.y) * scale;
  const modules = modulesOf(formats[format], text, versionIn(extra));
  return [{ format: formats[format], text, isValid, module: modules === null ? null : across / modules, corners }];
}

/** Of a QR code: 1 to 40. */
function versionIn(extra: string): number | null {
  const version = /"Version":\s*"?(\d+)"?/.exec(extra)?.[1];
  return version === undefined ? null : Number(version);
}
