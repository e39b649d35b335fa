import { PDFBool, PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { identity, type Matrix, mapped, matrixOf, sidesOf, times } from '../matrix.ts';
import { type ColourSpace, colourSpaceOf, deviceSpace } from '../pdf/colour-space.ts';
import type { Decode } from '../pdf/decode-stream.ts';
import { fontOf } from '../pdf/font.ts';
import {
  arrayIn,
  asDict,
  asName,
  dictIn,
  elementsOf,
  entryIn,
  nameIn,
  numberIn,
  numbersOf,
  streamIn,
} from '../pdf/objects.ts';
import { Unreadable } from '../pdf/unreadable.ts';
import { Collector, isOnPage } from './collect.ts';
import { type Colour, firstState, type GraphicsState } from './graphics-state.ts';
import { isName, type Operand, readInstructions } from './instructions.ts';
import type { Painted, Place, Size } from './painted.ts';
import { type Bounds, Path } from './path.ts';

const mm = 72 / 25.4;
/** Instructions of a page, those of its groups counted as often as they are drawn. */
const mostInstructions = 5_000_000;
/** A group takes as long to begin as so many of its instructions. */
const groupCosts = 50;
const [deepestGroups, deepestStates] = [40, 10_000];

const strokes = new Set(['S', 's', 'B', 'B*', 'b', 'b*']);
const fills = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
const texts = new Set(['Tj', 'TJ', "'", '"']);

interface Target {
  readonly page: Size;
  readonly decode: Decode;
}

/**
 * Follows the drawing of a page that `writePage` has written: where each picture and text lies, and in which inks
 * everything is painted.
 *
 * ⏎ @param page the size of what is printed, bleed included
 * @throws Unreadable for a page with more drawing than a reader has time for
 */
export function interpret(content: Uint8Array, resources: PDFDict | undefined, target: Target): Painted {
  const collector = new Collector();
  new Interpreter(collector, target).run(content, resources, firstState());
  return collector.painted();
}

/** What all streams of a page share. */
class Interpreter {
  readonly collector: Collector;
  readonly #target: Target;
  readonly #open = new Set<PDFRawStream>();
  readonly #patterns = new Set<PDFRawStream>();
  readonly #contents = new Map<PDFRawStream, Uint8Array>();
  #left = mostInstructions;

  constructor(collector: Collector, target: Target) {
    this.collector = collector;
    this.#target = target;
  }

  #count(instructions: number): void {
    this.#left -= instructions;
    if (this.#left < 0) throw new Unreadable('too-much', 'more instructions than a page may have');
  }

  run(content: Uint8Array, resources: PDFDict | undefined, state: GraphicsState): void {
    const stream = new StreamRun(this, resources, state);
    const next = readInstructions(content);
    for (let found = next(); found; found = next()) {
      this.#count(1);
      stream.follow(found.operator, found.operands);
    }
  }

  /** Draws a group or a pattern in its own coordinates, unless it is being drawn: none may draw itself. */
  drawStream(stream: PDFRawStream, outer: PDFDict | undefined, state: GraphicsState): void {
    this.#count(groupCosts);
    if (this.#open.has(stream)) return;
    if (this.#open.size > deepestGroups) throw new Unreadable('too-much', 'groups within groups');
    this.#open.add(stream);
    const matrix = matrixOf(numbersOf(arrayIn(stream.dict, 'Matrix'))) ?? identity;
    const content = this.#contents.get(stream) ?? this.#target.decode(stream);
    this.#contents.set(stream, content);
    this.run(content, dictIn(stream.dict, 'Resources') ?? outer, { ...state, matrix: times(matrix, state.matrix) });
    this.#open.delete(stream);
  }

  /** A pattern once, however much is painted with it. */
  drawPattern(stream: PDFRawStream, state: GraphicsState): void {
    if (this.#patterns.has(stream)) return;
    this.#patterns.add(stream);
    this.drawStream(stream, undefined, state);
  }

  /** Whether something is on the page at all. Marks for cutters lie outside of what is printed. */
  reaches({ left, bottom, right, top }: Bounds): boolean {
    const { length, width } = this.#target.page;
    return left < length * mm && bottom < width * mm && right > 0 && top > 0;
  }

  /** Where the unit square of a matrix lies, if it is on the page. */
  placeOf(matrix: Matrix): Place | undefined {
    const corners = (
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const
    ).map((corner) => mapped(matrix, corner));
    const [xs, ys] = [corners.map(([x]) => x / mm), corners.map(([, y]) => this.#target.page.width - y / mm)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const place = { x, y, length: Math.max(...xs) - x, width: Math.max(...ys) - y };
    return isOnPage(place, this.#target.page) ? place : undefined;
  }
}

/** One stream of drawing as it is followed. */
class StreamRun {
  readonly #page: Interpreter;
  readonly #resources: PDFDict | undefined;
  readonly #start: GraphicsState;
  readonly #saved: GraphicsState[] = [];
  #state: GraphicsState;
  #text: Matrix = identity;
  #line: Matrix = identity;
  #leading = 0;
  #path = new Path();

  constructor(page: Interpreter, resources: PDFDict | undefined, state: GraphicsState) {
    this.#page = page;
    this.#resources = resources;
    this.#start = state;
    this.#state = { ...state };
  }

  follow(operator: string, operands: readonly Operand[]): void {
    const numbers = operands.filter((operand) => typeof operand === 'number');
    if (this.#path.follow(operator, numbers, this.#state.matrix)) return;
    if (strokes.has(operator) || fills.has(operator)) this.#paint(operator);
    else if (operator === 'n') this.#path = new Path();
    else if (texts.has(operator)) this.#show(operator);
    else this.#change(operator, operands, numbers);
  }

  #change(operator: string, operands: readonly Operand[], numbers: readonly number[]) {
    const state = this.#state;
    const [last] = operands.slice(-1);
    const [first = 0, second = 0] = numbers;
    switch (operator) {
      case 'q':
        if (this.#saved.length < deepestStates) this.#saved.push({ ...state });
        return;
      case 'Q':
        this.#state = this.#saved.pop() ?? state;
        return;
      case 'cm':
        state.matrix = times(matrixOf(numbers) ?? identity, state.matrix);
        return;
      case 'w':
        state.thickness = Math.abs(first);
        return;
      case 'gs':
        return this.#applyState(this.#resource('ExtGState', last));
      case 'Do':
        return this.#draw(this.#resource('XObject', last));
      case 'BI':
        return last instanceof Map ? this.#drawInlinePicture(last) : undefined;
      case 'sh':
        return this.#blend(this.#resource('Shading', last));
      case 'BT':
        this.#text = this.#line = identity;
        return;
      case 'Tf':
        state.font = fontOf(asDict(this.#resource('Font', operands.at(-2))));
        state.fontSize = first;
        return;
      case 'Tr':
        state.textMode = Math.abs(Math.trunc(first)) % 8;
        return;
      case 'TL':
        this.#leading = first;
        return;
      case 'TD':
        this.#leading = -second;
        return this.#moveText(first, second);
      case 'Td':
        return this.#moveText(first, second);
      case 'T*':
        return this.#moveText(0, -this.#leading);
      case 'Tm':
        this.#text = this.#line = matrixOf(numbers) ?? identity;
        return;
      default:
        this.#setColour(operator, operands);
    }
  }

  #setColour(operator: string, operands: readonly Operand[]): void {
    const side = colourOperators.get(operator);
    if (!side) return;
    const { target, family } = side;
    const state = this.#state;
    if (family !== undefined) state[target] = { space: deviceSpace(family), values: operands };
    else if (operator === 'cs' || operator === 'CS') {
      const [name] = operands.slice(-1);
      const space = isName(name) ? this.#spaceNamed(name.name) : deviceSpace('unknown');
      // The first colour of a space is its black, or its full ink.
      state[target] = { space, values: space.family === 'CMYK' ? [0, 0, 0, 1] : space.inks.map(() => 1) };
    } else state[target] = { space: state[target].space, values: operands };
  }

  #spaceNamed = (name: string): ColourSpace =>
    this.#resources
      ? colourSpaceOf(this.#resources.context, PDFName.of(name), this.#resources)
      : deviceSpace('unknown');

  #resource(category: string, operand: Operand | undefined): PDFObject | undefined {
    const named = this.#resources && dictIn(this.#resources, category);
    return named && isName(operand) ? entryIn(named, operand.name) : undefined;
  }

  #paint(operator: string): void {
    const { matrix, thickness, stroke, fill } = this.#state;
    const { subpaths } = this.#path;
    this.#path = new Path();
    if (!subpaths.some(({ bounds }) => this.#page.reaches(bounds))) return;
    if (fills.has(operator)) this.#colour(fill);
    if (!strokes.has(operator)) return;
    const [a, b, c, d] = matrix;
    this.#page.collector.stroke(thickness * Math.sqrt(Math.abs(a * d - b * c)), this.#colour(stroke));
  }

  /** The inks of a colour that paints. A pattern has its own. */
  #colour(colour: Colour): readonly string[] {
    const [name] = colour.values.slice(-1);
    if (isName(name)) this.#paintPattern(this.#resource('Pattern', name));
    return this.#page.collector.colour(colour);
  }

  #paintPattern(pattern: PDFObject | undefined): void {
    if (pattern instanceof PDFRawStream)
      this.#page.drawPattern(pattern, { ...firstState(), matrix: this.#start.matrix });
    else if (pattern instanceof PDFDict) this.#blend(entryIn(pattern, 'Shading'));
  }

  #blend(shading: PDFObject | undefined): void {
    const dict = asDict(shading);
    if (dict) this.#page.collector.space(colourSpaceOf(dict.context, entryIn(dict, 'ColorSpace'), this.#resources));
  }

  #show(operator: string): void {
    if (operator === "'" || operator === '"') this.#moveText(0, -this.#leading);
    const { font, fontSize, textMode, matrix, fill, stroke } = this.#state;
    // Neither filled nor stroked: what a scanner recognised, or a clip.
    if (textMode % 4 === 3) return;
    const letter = times([fontSize, 0, 0, fontSize, 0, 0], times(this.#text, matrix));
    const inks = this.#colour(textMode % 4 === 1 ? stroke : fill);
    const place = this.#page.placeOf(letter);
    if (!font || !place) return;
    const { name, isEmbedded } = font;
    this.#page.collector.text({ font: name, isEmbedded, size: sidesOf(letter)[1], inks, x: place.x, y: place.y });
  }

  #moveText(x: number, y: number): void {
    this.#text = this.#line = times([1, 0, 0, 1, x, y], this.#line);
  }

  #applyState(found: PDFObject | undefined): void {
    const dict = asDict(found);
    if (!dict) return;
    const { collector } = this.#page;
    if (['OP', 'op'].some((name) => entryIn(dict, name) === PDFBool.True)) collector.overprint();
    if (['CA', 'ca'].some((name) => (numberIn(dict, name) ?? 1) < 1)) collector.transparency();
    if (entryIn(dict, 'SMask') instanceof PDFDict) collector.transparency();
    const modes = [nameIn(dict, 'BM'), ...elementsOf(arrayIn(dict, 'BM')).map(asName)];
    collector.blend(modes.find((mode) => mode !== undefined) ?? 'Normal');
    this.#state.thickness = numberIn(dict, 'LW') ?? this.#state.thickness;
  }

  #draw(found: PDFObject | undefined) {
    if (!(found instanceof PDFRawStream)) return;
    const { dict } = found;
    if (nameIn(dict, 'Subtype') === 'Form') return this.#page.drawStream(found, this.#resources, this.#state);
    const space = entryIn(dict, 'ColorSpace');
    this.#placePicture({
      pixelWidth: numberIn(dict, 'Width') ?? 0,
      pixelHeight: numberIn(dict, 'Height') ?? 0,
      bits: numberIn(dict, 'BitsPerComponent') ?? 8,
      isMask: entryIn(dict, 'ImageMask') === PDFBool.True,
      // Pictures in JPEG 2000 may say their colours inside.
      space: space ? colourSpaceOf(dict.context, space, this.#resources) : deviceSpace('unknown'),
    });
    if (streamIn(dict, 'SMask')) this.#page.collector.transparency();
  }

  #drawInlinePicture(picture: ReadonlyMap<string, Operand>): void {
    const entry = (short: string, long: string) => picture.get(short) ?? picture.get(long);
    const number = (operand: Operand | undefined) => (typeof operand === 'number' ? operand : 0);
    const space = entry('CS', 'ColorSpace');
    this.#placePicture({
      pixelWidth: number(entry('W', 'Width')),
      pixelHeight: number(entry('H', 'Height')),
      bits: number(entry('BPC', 'BitsPerComponent')),
      isMask: entry('IM', 'ImageMask') === true,
      space: isName(space) ? this.#spaceNamed(space.name) : deviceSpace('unknown'),
    });
  }

  #placePicture({ pixelWidth, pixelHeight, bits, isMask, space }: StoredPicture): void {
    const { matrix, fill } = this.#state;
    const place = this.#page.placeOf(matrix);
    if (!place || pixelWidth <= 0 || pixelHeight <= 0) return;
    if (isMask) this.#colour(fill);
    else this.#page.collector.space(space);
    const [across, down] = sidesOf(matrix);
    this.#page.collector.picture({
      pixelWidth,
      pixelHeight,
      pixelsPerInch: Math.min(pixelWidth / (across / 72), pixelHeight / (down / 72)),
      colours: isMask ? fill.space.family : space.family,
      isCalibrated: space.isCalibrated,
      isLineArt: isMask || bits === 1,
      place,
    });
  }
}

interface StoredPicture {
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  readonly bits: number;
  readonly isMask: boolean;
  readonly space: ColourSpace;
}

/** Operators that set a colour, for filling or for strokes, and the colour space of those that have one of their own. */
const colourOperators = new Map<string, { target: 'fill' | 'stroke'; family?: ColourSpace['family'] }>([
  ['g', { target: 'fill', family: 'Gray' }],
  ['G', { target: 'stroke', family: 'Gray' }],
  ['rg', { target: 'fill', family: 'RGB' }],
  ['RG', { target: 'stroke', family: 'RGB' }],
  ['k', { target: 'fill', family: 'CMYK' }],
  ['K', { target: 'stroke', family: 'CMYK' }],
  ...(['cs', 'sc', 'scn'] as const).map((name) => [name, { target: 'fill' }] as const),
  ...(['CS', 'SC', 'SCN'] as const).map((name) => [name, { target: 'stroke' }] as const),
]);
