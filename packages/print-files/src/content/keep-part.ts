import type { Part } from '../part.ts';
import { DrawingWriter, encoded } from './drawing-writer.ts';
import { type Instruction, isName, type Name, type Operand, readInstructions } from './instructions.ts';
import { paintsPath, pathOperator, texts } from './painting-operators.ts';

/** What the names in a content stream stand for. */
export interface Names {
  /** What is drawn within marked content of these properties. */
  partOfProperties(name: string): Part;
  partOfColourSpace(name: string): Part;
  /** Of a picture in the stream itself; undefined for a mask, which is painted in the colour for filling. */
  partOfPicture(picture: ReadonlyMap<string, Operand>): Part | undefined;
  /**
   * Something outside of the stream, drawn within `part`: what that part of it is called now, or null if nothing of it
   * is kept.
   *
   * @param filling what the colour for filling is, in which masks are painted
   */
  draw(name: string, within: Part, filling: Part): string | null;
}

interface State {
  stroke: Part;
  fill: Part;
  /** How text is painted: filled, stroked, both, neither, and the same as a clip. */
  textMode: number;
}

const fillColours = new Set(['g', 'rg', 'k']);
const strokeColours = new Set(['G', 'RG', 'K']);

/** States that are saved within each other. */
const deepest = 10_000;

/**
 * Writes a content stream anew with only those of its instructions that paint a part of the page. All others keep what
 * they change: positions, colours, clips. Marks of layers, structure and programs' own data are left out.
 *
 * @param within what the whole stream is, where a layer around it says so; then it decides, and not the colours
 */
export function keepPart(bytes: Uint8Array, names: Names, kept: Part, within: Part = 'artwork'): Uint8Array {
  const written = new DrawingWriter(bytes);
  const marks: Part[] = [];
  const saved: State[] = [];
  let state: State = { stroke: 'artwork', fill: 'artwork', textMode: 0 };
  let marked: Part = within;

  const partOf = (colours: Part): Part => (marked === 'artwork' ? colours : marked);
  const isKept = (colours: Part): boolean => partOf(colours) === kept;
  const mark = (part: Part) => {
    marks.push(marked);
    // What a layer hides stays hidden; otherwise the innermost layer decides.
    if (marked !== 'hidden' && part !== 'artwork') marked = part;
  };

  function paintPath({ operator, begin, end }: Instruction): void {
    const painted = pathOperator(operator, { stroke: isKept(state.stroke), fill: isKept(state.fill) });
    if (painted === operator) written.copy(begin, end);
    else written.write(painted);
  }

  function paintText({ begin, end }: Instruction) {
    const mode = state.textMode;
    if (isKept(mode % 4 === 1 ? state.stroke : state.fill)) return written.copy(begin, end);
    // Invisible, because the next text begins where this one ends.
    written.write(`${mode > 3 ? 7 : 3} Tr`);
    written.copy(begin, end);
    written.write(`${mode} Tr`);
  }

  function drawNamed({ operands, begin, end }: Instruction): void {
    const name = lastName(operands);
    const drawn = name === undefined ? null : names.draw(name.name, marked, partOf(state.fill));
    if (drawn === null) return;
    if (drawn === name?.name) written.copy(begin, end);
    else written.write(`/${encoded(drawn)} Do`);
  }

  const next = readInstructions(bytes);
  for (let found = next(); found; found = next()) {
    const { operator, operands, begin, end } = found;
    if (paintsPath(operator)) paintPath(found);
    else if (texts.has(operator)) paintText(found);
    else if (operator === 'Do') drawNamed(found);
    else if (operator === 'BI') {
      const picture = operands[0] instanceof Map ? operands[0] : new Map();
      if (isKept(names.partOfPicture(picture) ?? state.fill)) written.copy(begin, end);
    } else if (operator === 'sh') {
      if (isKept('artwork')) written.copy(begin, end);
    } else if (operator === 'BDC') mark(partOfMark(operands, names));
    else if (operator === 'BMC') mark('artwork');
    else if (operator === 'EMC') marked = marks.pop() ?? within;
    else if (operator !== 'MP' && operator !== 'DP') {
      if (operator === 'q' && saved.length < deepest) saved.push({ ...state });
      else if (operator === 'Q') state = saved.pop() ?? state;
      else changeState(state, operator, operands, names);
      written.copy(begin, end);
    }
  }
  return written.bytes();
}

function changeState(state: State, operator: string, operands: readonly Operand[], names: Names): void {
  const [last] = operands.slice(-1);
  if (fillColours.has(operator)) state.fill = 'artwork';
  else if (strokeColours.has(operator)) state.stroke = 'artwork';
  else if (operator === 'cs' && isName(last)) state.fill = names.partOfColourSpace(last.name);
  else if (operator === 'CS' && isName(last)) state.stroke = names.partOfColourSpace(last.name);
  else if (operator === 'Tr' && typeof last === 'number') state.textMode = Math.abs(Math.trunc(last)) % 8;
}

/** Layers are marked by `/OC /Name BDC`. */
function partOfMark(operands: readonly Operand[], names: Names): Part {
  const [tag, properties] = operands.slice(-2);
  return isName(tag) && tag.name === 'OC' && isName(properties) ? names.partOfProperties(properties.name) : 'artwork';
}

const lastName = (operands: readonly Operand[]): Name | undefined => {
  const last = operands.at(-1);
  return isName(last) ? last : undefined;
};
