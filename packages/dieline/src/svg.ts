import type { Dieline, PathKind } from './dieline.ts';

/** What a component needs to draw a dieline: SVG path data by kind, in millimetres. */
export type DielineDrawing = {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly paths: readonly { readonly kind: PathKind; readonly d: string }[];
  /** Panel shapes and middles, for fills, hover and labels. */
  readonly panels: readonly { readonly name: string; readonly d: string; readonly middle: readonly [number, number] }[];
};

export type SvgOptions = {
  readonly title?: string;
  /** White space around the blank in millimetres; 5 unless told. */
  readonly margin?: number;
};

/** The drawing as plain data. */
export function dielineDrawing(_dieline: Dieline, _margin = 5): DielineDrawing {
  throw new Error('Not drawn yet');
}

/** A standalone SVG in true size (mm), one group a kind with id and class. */
export function toSvg(_dieline: Dieline, _options: SvgOptions = {}): string {
  throw new Error('Not drawn yet');
}
