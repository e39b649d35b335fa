import { type Face, type Glyphs, readGlyphs, type Stroke } from './glyphs.ts';

/** A set line: path data with its width, in the unit of the given height (millimetres or pixels). */
export interface SetText {
  readonly path: string;
  readonly width: number;
  /** Height of a capital. */
  readonly height: number;
  /** The path's unit: draw it scaled by this. */
  readonly unit: number;
}

export interface Setting {
  readonly face: Face;
  readonly text: string;
  /** Height of a capital; reduced if the line would be wider than `within`. */
  readonly height: number;
  readonly within?: number;
  /** Space between letters in thousandths of an em. */
  readonly tracking?: number;
}

/** Sets one line from its left end on the baseline. Throws if the typeface lacks a character. */
export function setText(setting: Setting): SetText {
  const { letters, places, advance, size, unit } = measureLine(setting);
  const scale = size / unit;
  const path = places.map(({ sign, x }) => outlineAt(letters, sign, (u, v) => [(u + x) * scale, v * scale])).join('');
  return { path, width: advance * size, height: letters.capital * size, unit };
}

/** Sets a line around a circle about the origin with the middle of the line on top and the letters outside `radius`. */
export function setRoundText(setting: Setting, radius: number): SetText {
  const { letters, places, advance, size, unit } = measureLine(setting);
  const path = places.map(({ sign, x }) => {
    const half = (letters.glyphs.get(sign)?.advance ?? 0) / 2;
    const angle = ((x + half - advance / 2) * size) / radius;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return outlineAt(letters, sign, (u, v) => {
      const [along, out] = [((u - half) * size) / unit, (radius - v * size) / unit];
      return [along * cos + out * sin, along * sin - out * cos];
    });
  });
  return { path: path.join(''), width: advance * size, height: letters.capital * size, unit };
}

function measureLine({ face, text, height, within = Infinity, tracking = 0 }: Setting) {
  const letters = readGlyphs(face);
  const { places, advance } = placeLetters(letters, text, tracking);
  const size = Math.min(height / letters.capital, within / advance);
  const capital = size * letters.capital;
  // Small letters use a coarse grid, large ones a fine one, so that rounding isn't visible.
  return { letters, places, advance, size, unit: capital / (25 + 75 * Math.min(1, capital / 12)) };
}

function placeLetters(letters: Glyphs, text: string, tracking: number) {
  let x = 0;
  let before = '';
  const places: { readonly sign: string; readonly x: number }[] = [];
  for (const sign of text) {
    const glyph = letters.glyphs.get(sign);
    if (!glyph) throw new RangeError(`No letter “${sign}” in this case`);
    x += letters.kerns.get(before + sign) ?? 0;
    places.push({ sign, x });
    x += glyph.advance + tracking;
    before = sign;
  }
  return { places, advance: x - tracking };
}

/** A letter's outline in whole units and relative steps, which gives the shortest text. */
function outlineAt(
  letters: Glyphs,
  sign: string,
  place: (u: number, v: number) => readonly [x: number, y: number],
): string {
  let [atX, atY, startX, startY] = [0, 0, 0, 0];
  const out: string[] = [];
  for (const { step, numbers } of letters.glyphs.get(sign)?.outline ?? []) {
    if (step === 'Z') {
      out.push('z');
      [atX, atY] = [startX, startY];
      continue;
    }
    const placed: number[] = [];
    for (let index = 0; index < numbers.length; index += 2) {
      placed.push(...place(numbers[index] ?? 0, numbers[index + 1] ?? 0).map(Math.round));
    }
    const [toX = 0, toY = 0] = placed.slice(-2);
    if (step === 'M') {
      out.push(`M${joined([toX, toY])}`);
      [startX, startY] = [toX, toY];
    } else {
      // Curves that are too short to see are merged with the next one.
      const length = Math.abs(toX - atX) + Math.abs(toY - atY);
      if (length === 0 || (length < 2 && step !== 'L')) continue;
      out.push(
        relative(
          step,
          placed.map((value, index) => value - (index % 2 === 0 ? atX : atY)),
        ),
      );
    }
    [atX, atY] = [toX, toY];
  }
  return out.join('');
}

function relative(step: Exclude<Stroke['step'], 'M' | 'Z'>, moved: readonly number[]): string {
  const [x = 0, y = 0] = moved.slice(-2);
  if (step !== 'L' && !isStraight(moved)) return step.toLowerCase() + joined(moved);
  if (x === 0) return `v${y}`;
  if (y === 0) return `h${x}`;
  return `l${joined([x, y])}`;
}

/** Whether all control points are within a unit of the straight line to the end. */
function isStraight(moved: readonly number[]): boolean {
  const [x = 0, y = 0] = moved.slice(-2);
  const length = Math.hypot(x, y) || 1;
  return moved.every((u, index) => index % 2 === 1 || Math.abs(u * y - (moved[index + 1] ?? 0) * x) < 0.7 * length);
}

/** A minus sign separates two numbers as well as a space does. */
const joined = (numbers: readonly number[]) =>
  numbers.reduce((text, value, index) => text + (index > 0 && value >= 0 ? ' ' : '') + String(value + 0), '');
