import type { Point } from '@boxwright/print-files';

/** Kinds of codes that are read. */
export type CodeFormat = 'EAN-13' | 'EAN-8' | 'UPC-A' | 'UPC-E' | 'ITF' | 'Code 128' | 'Code 39' | 'QR' | 'Data Matrix';

/** A code that was read from the drawn page. */
export interface Code {
  readonly format: CodeFormat;
  readonly text: string;
  /** Whether its check digit is right. */
  readonly isValid: boolean;
  /** Width of its narrowest bar, or of a square of it, in mm; null where that isn't known. */
  readonly module: number | null;
  /** Upper left, upper right, lower right, lower left, as it is read; without quiet zones, in mm. */
  readonly corners: readonly Point[];
}
