import type { Painted, Size } from '../content/painted.ts';
import type { Layer } from '../pdf/layers.ts';

/** What is known of a page for print after it was read once. */
export interface PageReading extends Painted {
  /** As it is cut: without bleed. */
  readonly trimmed: Size;
  /** On each side. */
  readonly bleed: number;
  readonly pages: number;
  readonly layers: readonly Layer[];
}
