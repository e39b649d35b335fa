import { PDFBool, PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { identity, type Matrix, matrixOf, sidesOf, times } from '../matrix.ts';
import { type ColourSpace, colourSpaceOf, deviceSpace } from '../pdf/colour-space.ts';
import type { Decode } from '../pdf/decode-stream.ts';
import { type Font, fontOf } from '../pdf/font.ts';
import { arrayIn, asDict, dictIn, entryIn, nameIn, numberIn, numbersOf, streamIn } from '../pdf/objects.ts';
import { Unreadable } from '../pdf/unreadable.ts';
import { Collector } from './collect.ts';
import { setColour } from './colour-operators.ts';
import {
  applyExtState,
  type Colour,
  firstState,
  type GraphicsState,
  isTransparentIn,
  stateInGroup,
} from './graphics-state.ts';
import { isName, type Operand, readInstructions } from './instructions.ts';
import { PageArea } from './page-area.ts';
import { paintOf } from './paint.ts';
import type { Paint, Painted, Size } from './painted.ts';
import { type CurvedLine, Path } from './path.ts';
import { type ShownText, TextPosition } from './text-position.ts';

/** The limit of a page’s instructions. Those of a group count each time it is drawn. */
const mostInstructions = 5_000_000;
/** Beginning a group counts as this many instructions, because it takes as long. */
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
 * @param page the size of what is printed, bleed included
 * @throws Unreadable for a page with more drawing than a reader has time for
 */
export function interpret(content: Uint8Array, resources: PDFDict | undefined, target: Target): Interpreted {
  const collector = new Collector();
  new Interpreter(collector, target).run(content, resources, firstState());
  const { inProcessInks, resolutions, curvedLines } = collector;
  return { painted: collector.painted(), inProcessInks, resolutions, curvedLines };
}

export interface Interpreted {
  readonly painted: Painted;
  /** The streams of pictures in the process inks, by their index among the painted pictures. */
  readonly inProcessInks: ReadonlyMap<number, PDFRawStream>;
  /** The least pixels an inch of each stored picture, as it is placed. */
  readonly resolutions: ReadonlyMap<PDFRawStream, number>;
  readonly curvedLines: readonly CurvedLine[];
}

/** State that all streams of a page share. */
class Interpreter {
  readonly collector: Collector;
  readonly area: PageArea;
  readonly #target: Target;
  readonly #fonts = new Map<PDFDict, Font | undefined>();
  readonly #open = new Set<PDFRawStream>();
  readonly #patterns = new Set<PDFRawStream>();
  readonly #contents = new Map<PDFRawStream, Uint8Array>();
  #left = mostInstructions;

  constructor(collector: Collector, target: Target) {
    this.collector = collector;
    this.area = new PageArea(target.page);
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

  /** Draws a group or a pattern in its own coordinates. One that is being drawn already is left out: it may not contain itself. */
  drawStream(stream: PDFRawStream, outer: PDFDict | undefined, state: GraphicsState): void {
    this.#count(groupCosts);
    if (this.#open.has(stream)) return;
    if (this.#open.size > deepestGroups) throw new Unreadable('too-much', 'groups within groups');
    this.#open.add(stream);
    const matrix = matrixOf(numbersOf(arrayIn(stream.dict, 'Matrix'))) ?? identity;
    const content = this.#contents.get(stream) ?? this.#target.decode(stream);
    this.#contents.set(stream, content);
    this.run(content, dictIn(stream.dict, 'Resources') ?? outer, stateInGroup(state, times(matrix, state.matrix)));
    this.#open.delete(stream);
  }

  /** Draws a pattern once, however often it paints something. */
  drawPattern(stream: PDFRawStream, state: GraphicsState): void {
    if (this.#patterns.has(stream)) return;
    this.#patterns.add(stream);
    this.drawStream(stream, undefined, state);
  }

  fontOf(dict: PDFDict | undefined): Font | undefined {
    if (!dict) return undefined;
    if (!this.#fonts.has(dict)) this.#fonts.set(dict, fontOf(dict, this.#target.decode));
    return this.#fonts.get(dict);
  }
}

/** One stream of drawing instructions while it is followed. */
class StreamRun {
  readonly #page: Interpreter;
  readonly #resources: PDFDict | undefined;
  readonly #start: GraphicsState;
  readonly #saved: GraphicsState[] = [];
  #state: GraphicsState;
  readonly #text = new TextPosition();
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
    else if (texts.has(operator)) this.#show(operator, operands);
    else if (!this.#text.follow(operator, numbers)) this.#change(operator, operands, numbers);
  }

  #change(operator: string, operands: readonly Operand[], numbers: readonly number[]) {
    const state = this.#state;
    const [last] = operands.slice(-1);
    const [first = 0] = numbers;
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
      case 'Tf':
        state.font = this.#page.fontOf(asDict(this.#resource('Font', operands.at(-2))));
        state.fontSize = first;
        return;
      case 'Tr':
        state.textMode = Math.abs(Math.trunc(first)) % 8;
        return;
      case 'Tc':
        state.letterSpace = first;
        return;
      case 'Tw':
        state.wordSpace = first;
        return;
      case 'Tz':
        state.stretch = first / 100;
        return;
      case 'Ts':
        state.rise = first;
        return;
      default:
        setColour(state, { operator, operands }, this.#spaceNamed);
    }
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
    const { matrix, thickness } = this.#state;
    const { area, collector } = this.#page;
    const seen = this.#path.subpaths.filter(({ bounds }) => area.reaches(bounds));
    this.#path = new Path();
    if (seen.length === 0) return;
    if (fills.has(operator)) {
      const paint = this.#colour('fill');
      for (const subpath of seen) {
        collector.fill(paint, area.placeWithin(subpath.bounds));
        collector.shape(area.shapeOf(subpath));
      }
    }
    if (!strokes.has(operator)) return;
    const [a, b, c, d] = matrix;
    const paint = this.#colour('stroke');
    for (const subpath of seen) {
      collector.stroke(thickness * Math.sqrt(Math.abs(a * d - b * c)), paint, area.placeWithin(subpath.bounds));
      collector.line(() => area.pointsOf(subpath));
      collector.curvedLine(() => area.curvedLineOf(subpath));
    }
  }

  /** The colour that paints. A pattern has its own. */
  #colour(side: 'fill' | 'stroke'): Paint {
    const state = this.#state;
    const colour: Colour = state[side];
    const [name] = colour.values.slice(-1);
    if (isName(name)) this.#paintPattern(this.#resource('Pattern', name));
    const paint = paintOf(colour, {
      overprints: side === 'fill' ? state.fillOverprints : state.strokeOverprints,
      isTransparent: isTransparentIn(state, side),
    });
    this.#page.collector.paint(paint);
    return paint;
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

  #show(operator: string, operands: readonly Operand[]): void {
    for (const shown of this.#text.show(operator, operands, this.#state)) this.#collect(shown);
  }

  #collect(shown: ShownText): void {
    const { font, textMode } = this.#state;
    // Neither filled nor stroked: what a scanner recognised, or a clip.
    if (textMode % 4 === 3) return;
    const place = this.#page.area.placeOf(extentOf(shown));
    // Beside the trim box, printers write names of inks in those inks.
    if (!place) return;
    const paint = this.#colour(textMode % 4 === 1 ? 'stroke' : 'fill');
    if (!font) return;
    const { letter, words } = shown;
    const [a, b, c, d] = letter;
    const isMirrored = a * d - b * c < 0;
    const size = Math.hypot(c, d);
    const up = size === 0 ? ([0, -1] as const) : ([c / size, -d / size] as const);
    this.#page.collector.text({
      font: font.name,
      isEmbedded: font.isEmbedded,
      size,
      words,
      up,
      isMirrored,
      paint,
      ...place,
    });
  }

  #applyState(found: PDFObject | undefined): void {
    const dict = asDict(found);
    if (!dict) return;
    const { collector } = this.#page;
    applyExtState(this.#state, dict);
    const { fillOverprints, strokeOverprints, fillOpacity, strokeOpacity, isMasked, blendMode } = this.#state;
    if (fillOverprints || strokeOverprints) collector.overprint();
    if (fillOpacity < 1 || strokeOpacity < 1 || isMasked) collector.transparency();
    collector.blend(blendMode);
  }

  #draw(found: PDFObject | undefined) {
    if (!(found instanceof PDFRawStream)) return;
    const { dict } = found;
    if (nameIn(dict, 'Subtype') === 'Form') return this.#page.drawStream(found, this.#resources, this.#state);
    const space = entryIn(dict, 'ColorSpace');
    this.#placePicture({
      stored: found,
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

  #placePicture({ stored, pixelWidth, pixelHeight, bits, isMask, space }: StoredPicture): void {
    const { matrix, fill } = this.#state;
    const place = this.#page.area.placeOf(matrix);
    if (!place || pixelWidth <= 0 || pixelHeight <= 0) return;
    if (isMask) this.#colour('fill');
    else this.#page.collector.space(space);
    const [across, down] = sidesOf(matrix);
    const picture = {
      pixelWidth,
      pixelHeight,
      pixelsPerInch: Math.min(pixelWidth / (across / 72), pixelHeight / (down / 72)),
      colours: isMask ? fill.space.family : space.family,
      isCalibrated: space.isCalibrated,
      isLineArt: isMask || bits === 1,
      place,
    };
    this.#page.collector.picture(picture, isMask ? undefined : stored);
  }
}

/** From below its letters to above them: about a fifth and three quarters of the size. */
const extentOf = ({ letter, advance }: ShownText): Matrix => times([advance, 0, 0, 0.95, 0, -0.2], letter);

interface StoredPicture {
  readonly stored?: PDFRawStream;
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  readonly bits: number;
  readonly isMask: boolean;
  readonly space: ColourSpace;
}
