import type { Painted, Size } from '../content/painted.ts';
import type { Point } from '../content/path.ts';
import type { Part } from '../part.ts';
import type { Layer } from '../pdf/layers.ts';
import type { NoOwnCut, OwnCut } from './own-cut.ts';

/** What is known of a page for print after it was read once. */
export interface PageReading extends Painted {
  /** As it is cut: without bleed. */
  readonly trimmed: Size;
  /** On each side. */
  readonly bleed: number;
  /** Whether the lengths are those of print. Of a picture they aren't: one of its pixels is a millimetre. */
  readonly hasSize: boolean;
  readonly pages: number;
  readonly layers: readonly Layer[];
  /** Where the file says that it is cut: the lines of its layers and inks for cutting, which aren't printed. */
  readonly cutLines: readonly (readonly Point[])[];
  /** The same as one cut, or why there is none; null without such lines. */
  readonly ownCut: OwnCut | NoOwnCut | null;
  /** What is drawn for the printer and isn't printed. */
  readonly leftOut: readonly Exclude<Part, 'artwork' | 'hidden'>[];
  /** What the file calls itself; our templates say there what they are of. */
  readonly title: string;
  readonly subject: string;
}
