import type { Place, Point } from '@boxwright/print-files';
import type { CheckedFile } from '../checked-file.ts';
import type { Code } from '../codes/code.ts';
import { codeSizes } from '../codes/modules.ts';
import { redness, scanLine } from '../codes/scan-line.ts';
import type { Found, Rule } from '../finding.ts';
import { extentOf, isInside } from '../geometry/plane.ts';
import { list, mm, round } from '../words.ts';

/** Sizes are known as exactly as a pixel. */
const tolerance = 0.04;
/** Difference of light between bars and spaces, ISO/IEC 15416: grade C and better from 0.4. */
const leastContrast = 0.4;
/** Of the bars from the curve's straight direction. */
const leastTurn = Math.cos((20 * Math.PI) / 180);

/** Their standards name a size of 100 %; others are as large as their text and their modules make them. */
const withUsualSize = new Set<Code['format']>(['EAN-13', 'EAN-8', 'UPC-A', 'UPC-E', 'ITF']);
const linear = new Set<Code['format']>(['EAN-13', 'EAN-8', 'UPC-A', 'UPC-E', 'ITF', 'Code 128', 'Code 39']);

/** Bar codes and QR codes: check digit, size, quiet zones, colours, and bars on curved panels. GS1 General Specifications. */
export const codeQuality: Rule = {
  code: 'codes',
  check: (file) =>
    file.codes
      .map(asRead)
      .flatMap((code) => [
        ...checkDigit(code),
        ...size(code),
        ...quietZone(code, file),
        ...contrast(code, file),
        ...curve(code, file),
      ]),
};

/** Bars that are too small are read as other digits than theirs, whose check digit would be called wrong. */
const asRead = (code: Code): Code => (!code.isValid && isTooSmall(code) ? { ...code, text: '', isValid: true } : code);

function isTooSmall({ format, module }: Code): boolean {
  const { module: usual, least } = codeSizes[format];
  return module !== null && module < usual * (least - tolerance);
}

const placesOf = ({ corners }: Code): Place[] => [extentOf(corners)];
const nameOf = ({ format, text }: Code): string =>
  `The ${format} code ${text.length > 30 ? `${text.slice(0, 29)}…` : text}`.trimEnd();

function checkDigit(code: Code): Found[] {
  if (code.isValid) return [];
  return [
    {
      severity: 'stop',
      text: `${nameOf(code)} has a wrong check digit, so no till takes it.`,
      mend: 'Please make the code again from the number that GS1 has given you.',
      places: placesOf(code),
    },
  ];
}

function size(code: Code): Found[] {
  const { module: usual, least, most } = codeSizes[code.format];
  if (code.module === null) return [];
  const share = code.module / usual;
  if (share >= least - tolerance && share <= most + tolerance) return [];
  const isSmall = share < least;
  const part = linear.has(code.format) ? 'its narrowest bar' : 'each of its squares';
  const [how, bound, limit] = isSmall ? ['larger', 'at least', least] : ['smaller', 'at most', most];
  const size = withUsualSize.has(code.format)
    ? `${round(least * 100, 0)} to ${round(most * 100, 0)} % of its usual size`
    : `${bound} ${mm((widthOf(code) * limit) / share)} wide, without the white around it`;
  return [
    {
      severity: 'warn',
      text: `${nameOf(code)} is too ${isSmall ? 'small' : 'large'}: ${part} has ${round(code.module, 2)} mm, and ${bound} ${round(usual * limit, 2)} mm can be read safely.`,
      mend: `Please make it ${how}: ${size}.`,
      places: placesOf(code),
    },
  ];
}

/** From its first bar or square to its last one, in mm. */
function widthOf({ corners: [from, to] }: Code): number {
  return from && to ? Math.hypot(to[0] - from[0], to[1] - from[1]) : 0;
}

/** Along the middle of a code of bars, which is the same all over; across squares at three places, and in both directions. */
function quietZone(code: Code, { colourAt }: CheckedFile): Found[] {
  const { module: width } = code;
  if (!colourAt || width === null) return [];
  const [left, right] = codeSizes[code.format].quiet;
  const hasSquares = !linear.has(code.format);
  const shifts = hasSquares ? [-0.4, 0, 0.4] : [0];
  const [across, down] = [code, quarterTurned(code)].map((seen) => {
    const lines = shifts.map((shift) => freeEnds(scanLine(seen, shift), { width, left, right, colourAt }));
    return { begins: lines.every(({ begins }) => begins), ends: lines.every(({ ends }) => ends) };
  });
  const sides = [
    ...(across?.begins === false ? ['left'] : []),
    ...(across?.ends === false ? ['right'] : []),
    ...(hasSquares && down?.begins === false ? ['top'] : []),
    ...(hasSquares && down?.ends === false ? ['bottom'] : []),
  ];
  if (sides.length === 0) return [];
  return [
    {
      severity: 'warn',
      text: `${nameOf(code)} has too little white to its ${list(sides)}.`,
      mend: hasSquares
        ? `Please leave ${mm(left * width)} free on each of its sides.`
        : `Please leave ${mm(left * width)} free to its left and ${mm(right * width)} to its right.`,
      places: placesOf(code),
    },
  ];
}

/** As it is seen from its right side: its top is to the left. */
const quarterTurned = ({ corners: [a, b, c, d], ...code }: Code): Code => ({
  ...code,
  corners: [b, c, d, a].filter((corner) => corner !== undefined),
});

/** Whether so many modules are light before a line across a code begins, and after it ends. */
function freeEnds(
  { at, length }: ReturnType<typeof scanLine>,
  of: {
    readonly width: number;
    readonly left: number;
    readonly right: number;
    readonly colourAt: NonNullable<CheckedFile['colourAt']>;
  },
): { readonly begins: boolean; readonly ends: boolean } {
  const rednessAt = (share: number) => redness(of.colourAt(at(share)));
  const seen = shares(40).map(rednessAt);
  const middle = (Math.max(...seen) + Math.min(...seen)) / 2;
  const module = of.width / length;
  // The outermost bar's edge, and the pixel beside it, aren't looked at.
  const isFree = (modules: number, place: (modules: number) => number) =>
    shares(Math.ceil(modules * 2)).every((share) => rednessAt(place(1.2 + share * (modules * 0.9 - 1.2))) >= middle);
  return {
    begins: isFree(of.left, (modules) => -modules * module),
    ends: isFree(of.right, (modules) => 1 + modules * module),
  };
}

const shares = (count: number): number[] => Array.from({ length: count }, (_, index) => (index + 0.5) / count);

function contrast(code: Code, { colourAt }: CheckedFile): Found[] {
  if (!colourAt) return [];
  const lights = [-0.2, 0, 0.2].flatMap((shift) => {
    const { at } = scanLine(code, shift);
    return shares(300).map((share) => redness(colourAt(at(share))));
  });
  lights.sort((one, other) => one - other);
  const [dark = 0, light = 1] = [lights[Math.floor(lights.length * 0.1)], lights[Math.floor(lights.length * 0.9)]];
  if (light - dark >= leastContrast) return [];
  return [
    {
      severity: 'warn',
      text: `${nameOf(code)} has too little contrast in the red light of scanners: red, orange and yellow bars look white to them, and dark grounds black.`,
      mend: 'Please print its bars in black, dark blue or dark green on white.',
      places: placesOf(code),
    },
  ];
}

/** On a curve, bars run around it like rungs of a ladder, so that a scanner sees all of them at once. */
function curve(code: Code, { target }: CheckedFile): Found[] {
  if (!linear.has(code.format)) return [];
  const { at, length } = scanLine(code);
  const panel = target.panels.find(({ outline, straight }) => straight !== null && isInside(at(0.5), outline));
  const [from, to]: [Point, Point] = [at(0), at(1)];
  if (!panel?.straight || length === 0) return [];
  const [x, y] = panel.straight;
  if (Math.abs(((to[0] - from[0]) * x + (to[1] - from[1]) * y) / length) >= leastTurn) return [];
  return [
    {
      severity: 'warn',
      text: `${nameOf(code)} is bent on ${panel.name}, which is curved in the closed box: a scanner doesn’t see all of its bars at once.`,
      mend: 'Please turn it by a quarter, so that its bars run around the curve.',
      places: placesOf(code),
    },
  ];
}
