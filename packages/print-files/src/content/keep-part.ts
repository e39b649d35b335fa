import type { Part } from '../part.ts';
import { type Instruction, isName, type Name, type Operand, readInstructions } from './instructions.ts';

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
   * ⏎ @param filling what the colour for filling is, in which masks are painted
   */
  draw(name: string, within: Part, filling: Part): string | null;
}

interface State {
  stroke: Part;
  fill: Part;
  /** How text is painted: filled, stroked, both, neither, and the same as a clip. */
  textMode: number;
}

/** The same with only strokes, or only fills, of the operators that do both. Closing is implied by filling. */
const onlyStrokes = new Map([
  ['B', 'S'],
  ['B*', 'S'],
  ['b', 's'],
  ['b*', 's'],
]);
const onlyFills = new Map([
  ['B', 'f'],
  ['B*', 'f*'],
  ['b', 'f'],
  ['b*', 'f*'],
]);
const strokes = new Set(['S', 's']);
const fills = new Set(['f', 'F', 'f*']);
const texts = new Set(['Tj', 'TJ', "'", '"']);
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
  const written = new Writer(bytes);
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
    const [stroke, fill] = [isKept(state.stroke), isKept(state.fill)];
    const keepsBoth = strokes.has(operator) ? stroke : fills.has(operator) ? fill : stroke && fill;
    if (keepsBoth) written.copy(begin, end);
    else written.write((stroke && onlyStrokes.get(operator)) || (fill && onlyFills.get(operator)) || 'n');
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
    if (onlyStrokes.has(operator) || strokes.has(operator) || fills.has(operator)) paintPath(found);
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

const encoded = (name: string): string =>
  name.replace(/[^!-~]|[#()<>[\]{}/%]/g, (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Collects what is kept: runs of the original's bytes, and replacements between them. */
class Writer {
  readonly #source: Uint8Array;
  readonly #parts: Uint8Array[] = [];
  #from = 0;
  #to = 0;

  constructor(source: Uint8Array) {
    this.#source = source;
  }

  copy(begin: number, end: number): void {
    // Between two instructions are white space and comments only.
    if (this.#to > this.#from && this.#source.subarray(this.#to, begin).every((byte) => byte <= 32)) {
      this.#to = end;
      return;
    }
    this.#flush();
    [this.#from, this.#to] = [begin, end];
  }

  write(text: string): void {
    this.#flush();
    this.#parts.push(Buffer.from(`${text}\n`, 'latin1'));
  }

  bytes(): Uint8Array {
    this.#flush();
    return Buffer.concat(this.#parts);
  }

  #flush(): void {
    if (this.#to > this.#from) this.#parts.push(this.#source.subarray(this.#from, this.#to), newline);
    this.#from = this.#to;
  }
}

const newline = Buffer.from('\n');
