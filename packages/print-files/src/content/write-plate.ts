import type { PDFDict } from '@cantoo/pdf-lib';
import { type ColourSpace, deviceSpace } from '../pdf/colour-space.ts';
import { isOfSpace, placeOfInk } from '../pdf/plate-space.ts';
import { setColour } from './colour-operators.ts';
import { DrawingWriter, encoded } from './drawing-writer.ts';
import { applyExtState, type Colour, type GraphicsState } from './graphics-state.ts';
import { type Instruction, isName, type Operand, readInstructions } from './instructions.ts';
import { paintsPath, pathOperator, texts } from './painting-operators.ts';

/** What the names in a content stream stand for. */
export interface PlateNames {
  space(name: string): ColourSpace;
  state(name: string): PDFDict | undefined;
  /** Of a blend, or of a pattern; undefined for a pattern that is a drawing with its own colours. */
  blend(category: 'Shading' | 'Pattern', name: string): ColourSpace | undefined;
  /** What something outside of the stream is called on the plate; null if it isn't on it. */
  draw(name: string, state: GraphicsState): string | null;
}

/**
 * Whether what is painted in a colour is on the plate of an ink, be it as bare paper: what overprints leaves the inks
 * alone that it doesn't name (ISO 32000-2, 8.6.7).
 */
export function isOnPlate(
  ink: string,
  { space, values }: Colour,
  { overprints, mode }: { readonly overprints: boolean; readonly mode: number },
): boolean {
  if (space.inks.length > 0 && space.inks.every((each) => each === 'None')) return false;
  if (!overprints || space.family === 'Pattern') return true;
  if (!isOfSpace(ink, space)) return false;
  const isDevice = space.family === 'CMYK' && !space.isCalibrated && values.length === 4;
  return !(isDevice && mode === 1 && values[placeOfInk(ink, space)] === 0);
}

/** What stands in place of the devices' own spaces, which have no entry in the resources. */
export const plateSpaceNames = new Map([
  ['DeviceGray', 'PlateGray'],
  ['DeviceCMYK', 'PlateCMYK'],
]);

/** Writes a content stream anew so that it draws the plate of one ink, in grey: black for full ink. */
export function writePlate(bytes: Uint8Array, ink: string, names: PlateNames, begins: GraphicsState): Uint8Array {
  const written = new DrawingWriter(bytes);
  const saved: GraphicsState[] = [];
  let state: GraphicsState = { ...begins };

  const isPainted = (colour: Colour, side: 'fill' | 'stroke' = 'fill'): boolean =>
    isOnPlate(ink, colour, {
      overprints: side === 'fill' ? state.fillOverprints : state.strokeOverprints,
      mode: state.overprintMode,
    });
  const sides = () => ({ fill: isPainted(colourOf('fill')), stroke: isPainted(colourOf('stroke'), 'stroke') });

  function colourOf(side: 'fill' | 'stroke'): Colour {
    const { values } = state[side];
    const [name] = values.slice(-1);
    if (!isName(name) || values.length > 1) return state[side];
    return { space: names.blend('Pattern', name.name) ?? deviceSpace('Pattern'), values: [] };
  }

  function paintPath({ operator, begin, end }: Instruction): void {
    const painted = pathOperator(operator, sides());
    if (painted === operator) written.copy(begin, end);
    else written.write(painted);
  }

  function paintText({ begin, end }: Instruction): void {
    const { textMode } = state;
    const mode = modeOfText(textMode, sides());
    if (mode !== textMode) written.write(`${mode} Tr`);
    written.copy(begin, end);
    if (mode !== textMode) written.write(`${textMode} Tr`);
  }

  function paintNamed({ operator, operands, begin, end }: Instruction): void {
    const [name] = operands.slice(-1);
    if (!isName(name)) return;
    if (operator === 'sh') {
      const space = names.blend('Shading', name.name);
      if (space && isPainted({ space, values: [] })) written.copy(begin, end);
      return;
    }
    const drawn = names.draw(name.name, { ...state, fill: colourOf('fill') });
    if (drawn !== null) written.write(`/${encoded(drawn)} Do`);
  }

  function paintInline({ operands, begin, end }: Instruction): void {
    const [picture] = operands;
    if (!(picture instanceof Map)) return;
    const space = picture.get('CS') ?? picture.get('ColorSpace');
    const isMask = (picture.get('IM') ?? picture.get('ImageMask')) === true;
    const colour = isName(space) ? { space: names.space(space.name), values: [] } : undefined;
    if (isPainted(isMask || !colour ? colourOf('fill') : colour)) written.copy(begin, end);
  }

  function change(found: Instruction): void {
    const { operator, operands, begin, end } = found;
    const [last] = operands.slice(-1);
    if (operator === 'q') saved.push({ ...state });
    else if (operator === 'Q') state = saved.pop() ?? state;
    else if (operator === 'Tr' && typeof last === 'number') state.textMode = Math.abs(Math.trunc(last)) % 8;
    else if (operator === 'gs') {
      const dict = isName(last) ? names.state(last.name) : undefined;
      if (dict) applyExtState(state, dict);
    }
    setColour(state, found, names.space);
    const grey = greyOf(ink, operator, operands);
    const device =
      (operator === 'cs' || operator === 'CS') && isName(last) ? plateSpaceNames.get(last.name) : undefined;
    if (grey !== undefined) written.write(`${grey} ${operator === operator.toLowerCase() ? 'g' : 'G'}`);
    else if (device) written.write(`/${device} ${operator}`);
    else written.copy(begin, end);
    if (operator === 'cs' || operator === 'CS') firstColour(operator === 'cs' ? 'fill' : 'stroke');
  }

  /** The first colour of the space in the file, which isn't that of the space on the plate. */
  function firstColour(side: 'fill' | 'stroke'): void {
    const { family, isCalibrated } = state[side].space;
    const operator = side === 'fill' ? 'scn' : 'SCN';
    if (family === 'Gray') written.write(`0 ${operator}`);
    else if (family === 'CMYK') written.write(`0 0 0 ${isCalibrated ? 0 : 1} ${operator}`);
  }

  const next = readInstructions(bytes);
  for (let found = next(); found; found = next()) {
    const { operator } = found;
    if (paintsPath(operator)) paintPath(found);
    else if (texts.has(operator)) paintText(found);
    else if (operator === 'Do' || operator === 'sh') paintNamed(found);
    else if (operator === 'BI') paintInline(found);
    else change(found);
  }
  return written.bytes();
}

/** How text is painted where only these sides of it are. */
function modeOfText(mode: number, { fill, stroke }: Readonly<Record<'stroke' | 'fill', boolean>>): number {
  const [fills, strokes] = [fill && (mode % 4 === 0 || mode % 4 === 2), stroke && (mode % 4 === 1 || mode % 4 === 2)];
  const kept = fills ? (strokes ? 2 : 0) : strokes ? 1 : 3;
  return mode > 3 ? kept + 4 : kept;
}

/** What a colour of the devices leaves of the paper; undefined for another operator. */
function greyOf(ink: string, operator: string, operands: readonly Operand[]): number | undefined {
  const family = ({ g: 'Gray', G: 'Gray', k: 'CMYK', K: 'CMYK' } as const)[operator];
  if (family === undefined) return undefined;
  const value = placeOfInk(ink, deviceSpace(family));
  const amount = operands.slice(family === 'Gray' ? -1 : -4)[value];
  if (typeof amount !== 'number') return 1;
  const within = Math.min(1, Math.max(0, amount));
  return Number((family === 'Gray' ? within : 1 - within).toFixed(4));
}
