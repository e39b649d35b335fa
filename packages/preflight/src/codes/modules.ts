import type { CodeFormat } from './code.ts';

/** Modules of a code without its quiet zones: GS1 General Specifications 24, 5.2; ISO/IEC 15417, 16390, 18004. */
export function modulesOf(format: CodeFormat, text: string, version: number | null): number | null {
  switch (format) {
    case 'EAN-13':
    case 'UPC-A':
      return 95;
    case 'EAN-8':
      return 67;
    case 'UPC-E':
      return 51;
    case 'Code 128':
      // Start and check, 11 modules each, and a stop of 13.
      return 11 * (symbolsOf128(text) + 2) + 13;
    case 'ITF':
      // Wide bars of two and a half modules, as GS1 asks for.
      return 16 * (text.length / 2) + 8.5;
    case 'Code 39':
      return 15.5 * (text.length + 2) - 1;
    case 'QR':
      return version === null ? null : 17 + 4 * version;
    case 'Data Matrix':
      return null;
  }
}

/** About how many symbols Code 128 needs: digits in pairs where four or more follow each other. */
function symbolsOf128(text: string): number {
  let symbols = 0;
  for (const [index, [run]] of [...text.matchAll(/\d{4,}|(?:(?!\d{4,})[\s\S])+/g)].entries()) {
    const isPairs = /^\d{4,}$/.test(run);
    symbols += (isPairs ? Math.floor(run.length / 2) + (run.length % 2) * 2 : run.length) + (index > 0 ? 1 : 0);
  }
  return symbols;
}

interface CodeSize {
  /** The usual module in mm, and which parts of it are allowed. */
  readonly module: number;
  readonly least: number;
  readonly most: number;
  /** Modules of white to the left and to the right. */
  readonly quiet: readonly [left: number, right: number];
}

/** GS1 General Specifications 24, 5.2.3, 5.4, 5.12; QR: ISO/IEC 18004, and 0.4 mm for telephones. */
export const codeSizes: Readonly<Record<CodeFormat, CodeSize>> = {
  'EAN-13': { module: 0.33, least: 0.8, most: 2, quiet: [11, 7] },
  'EAN-8': { module: 0.33, least: 0.8, most: 2, quiet: [7, 7] },
  'UPC-A': { module: 0.33, least: 0.8, most: 2, quiet: [9, 9] },
  'UPC-E': { module: 0.33, least: 0.8, most: 2, quiet: [9, 7] },
  ITF: { module: 1.016, least: 0.25, most: 1.2, quiet: [10, 10] },
  'Code 128': { module: 0.33, least: 0.6, most: 3.1, quiet: [10, 10] },
  'Code 39': { module: 0.33, least: 0.6, most: 3.1, quiet: [10, 10] },
  QR: { module: 0.5, least: 0.8, most: 40, quiet: [4, 4] },
  'Data Matrix': { module: 0.38, least: 0.66, most: 5, quiet: [1, 1] },
};
