import { PDFBool, PDFDict } from '@cantoo/pdf-lib';
import { identity, type Matrix } from '../matrix.ts';
import type { ColourSpace } from '../pdf/colour-space.ts';
import type { Font } from '../pdf/font.ts';
import { arrayIn, asName, elementsOf, entryIn, nameIn, numberIn } from '../pdf/objects.ts';
import type { Operand } from './instructions.ts';

/** A colour as it was set. */
export interface Colour {
  readonly space: ColourSpace;
  readonly values: readonly Operand[];
}

/** How text is set. */
export interface TextState {
  font: Font | undefined;
  fontSize: number;
  textMode: number;
  /** Between letters, and besides at each space; in units of text. */
  letterSpace: number;
  wordSpace: number;
  /** Across: 1 is usual. */
  stretch: number;
  rise: number;
}

/** What `q` saves and `Q` restores, as far as it is read. */
export interface GraphicsState extends TextState {
  matrix: Matrix;
  fill: Colour;
  stroke: Colour;
  thickness: number;
  fillOverprints: boolean;
  strokeOverprints: boolean;
  /** 1 where an ink of DeviceCMYK of which there is none is left as it is, when it overprints. */
  overprintMode: number;
  fillOpacity: number;
  strokeOpacity: number;
  blendMode: string;
  isMasked: boolean;
  /** Whether a group around it is transparent. */
  isInTransparent: boolean;
}

const black: Colour = { space: { family: 'Gray', inks: [], isCalibrated: false }, values: [0] };

export const firstState = (matrix: Matrix = identity): GraphicsState => ({
  matrix,
  fill: black,
  stroke: black,
  thickness: 1,
  font: undefined,
  fontSize: 1,
  textMode: 0,
  letterSpace: 0,
  wordSpace: 0,
  stretch: 1,
  rise: 0,
  fillOverprints: false,
  strokeOverprints: false,
  overprintMode: 0,
  fillOpacity: 1,
  strokeOpacity: 1,
  blendMode: 'Normal',
  isMasked: false,
  isInTransparent: false,
});

/** Whether what is filled, or stroked, lets something shine through. */
export const isTransparentIn = (state: GraphicsState, side: 'fill' | 'stroke'): boolean =>
  state.isInTransparent ||
  state.isMasked ||
  state.blendMode !== 'Normal' ||
  (side === 'fill' ? state.fillOpacity : state.strokeOpacity) < 1;

/** The state as a group within it begins. */
export const stateInGroup = (state: GraphicsState, matrix: Matrix): GraphicsState => ({
  ...state,
  matrix,
  isInTransparent: isTransparentIn(state, 'fill'),
  isMasked: false,
  blendMode: 'Normal',
  fillOpacity: 1,
  strokeOpacity: 1,
});

/** Sets what a dictionary of states says (ISO 32000-2, table 57). */
export function applyExtState(state: GraphicsState, dict: PDFDict): void {
  const flag = (name: string): boolean | undefined => {
    const found = entryIn(dict, name);
    return found instanceof PDFBool ? found === PDFBool.True : undefined;
  };
  const both = flag('OP');
  state.strokeOverprints = both ?? state.strokeOverprints;
  state.fillOverprints = flag('op') ?? both ?? state.fillOverprints;
  state.overprintMode = numberIn(dict, 'OPM') ?? state.overprintMode;
  state.strokeOpacity = numberIn(dict, 'CA') ?? state.strokeOpacity;
  state.fillOpacity = numberIn(dict, 'ca') ?? state.fillOpacity;
  state.thickness = numberIn(dict, 'LW') ?? state.thickness;
  const mask = entryIn(dict, 'SMask');
  if (mask !== undefined) state.isMasked = mask instanceof PDFDict;
  const modes = [nameIn(dict, 'BM'), ...elementsOf(arrayIn(dict, 'BM')).map(asName)];
  const mode = modes.find((each) => each !== undefined) ?? state.blendMode;
  state.blendMode = mode === 'Compatible' ? 'Normal' : mode;
}
