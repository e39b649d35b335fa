import { drawBox, type Point, type TemplateBlank, templateOf } from '@boxwright/dieline';
import type { Target } from '@boxwright/preflight';
import { targetOfBlanks } from '@boxwright/preflight/of-blanks';
import { deflated, pdf, stream } from '@boxwright/print-files/testing';

/** Points in a millimetre. */
const k = 72 / 25.4;

/** The printed blanks of a box of 46 × 25 × 60 mm. */
export function blanksOf(style: string, [length, width, height]: readonly number[] = [46, 25, 60]): TemplateBlank[] {
  const drawn = drawBox(style, { length: length ?? 0, width: width ?? 0, height: height ?? 0, caliper: 0.35 });
  if (!drawn.ok) throw new RangeError(drawn.problem.text);
  return templateOf(drawn.box);
}
const carton = blanksOf('straight-tuck-end');
export const target: Target = targetOfBlanks(carton, { style: 'Straight tuck end' });

const polygon = (points: readonly Point[]): string =>
  `${points.map(([x, y], at) => `${x.toFixed(3)} ${y.toFixed(3)} ${at === 0 ? 'm' : 'l'}`).join(' ')} h`;
const linesOf = (kind: string, [blank]: readonly TemplateBlank[]) =>
  blank?.dieline.paths.filter((path) => path.kind === kind) ?? [];

/** All of a carton with its bleed, in light cyan; the glue flap stays bare. */
export const ground = (colour = '.3 0 0 0 k', blanks = carton): string =>
  `${colour} ${linesOf('bleed', blanks)
    .map(({ points }) => `${polygon(points)} f`)
    .join(' ')}`;

/** The lines of a carton of one kind. */
export const drawnLines = (kind: string, blanks = carton): string =>
  linesOf(kind, blanks)
    .map(({ points, closed }) => `${polygon(points).replace(/ h$/, closed ? ' h' : '')} S`)
    .join(' ');

/** How far a panel reaches, in mm. */
export function edgesOf(name: string, { panels } = target) {
  const outline = panels.find((panel) => panel.name === name)?.outline ?? [];
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The middle of a panel, in mm. */
export function middleOf(name: string, of = target): Point {
  const { left, right, top, bottom } = edgesOf(name, of);
  return [(left + right) / 2, (top + bottom) / 2];
}

interface Letters {
  readonly at: Point;
  readonly size: number;
  readonly colour?: string;
  readonly font?: 'E' | 'H';
  readonly isUpsideDown?: boolean;
}

/** A text from its left end, upright on the standing panels. */
export const letters = (
  words: string,
  { at: [x, y], size, colour = '0 0 0 1 k', font = 'E', isUpsideDown }: Letters,
): string =>
  `${colour} BT /${font} ${(size / k).toFixed(4)} Tf ${isUpsideDown ? '-1 0 0 1' : '1 0 0 -1'} ${x} ${y} Tm (${words}) Tj ET`;

const leftCodes = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const parities = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010'];
const flipped = (bits: string): string => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('');

/** The bars of an EAN-13 (GS1 General Specifications, 5.2.1), for any twelve digits and whatever is the last one. */
export function ean13(
  digits: string,
  {
    at: [x, y],
    module = 0.33,
    height = 22,
    colour = '0 0 0 1 k',
  }: { at: Point; module?: number; height?: number; colour?: string },
): string {
  const [first = 0, ...others] = [...digits].map(Number);
  const left = others.slice(0, 6).map((digit, at) => {
    const code = leftCodes[digit] ?? '';
    return parities[first]?.[at] === '1' ? [...flipped(code)].reverse().join('') : code;
  });
  const right = others.slice(6).map((digit) => flipped(leftCodes[digit] ?? ''));
  const bits = `101${left.join('')}01010${right.join('')}101`;
  const bars = [...bits.matchAll(/1+/g)].map(
    ({ index, 0: bar }) => `${(x + index * module).toFixed(3)} ${y} ${(bar.length * module).toFixed(3)} ${height} re`,
  );
  return `${colour} ${bars.join(' ')} f`;
}

interface Made {
  readonly resources?: string;
  readonly info?: string;
  readonly pages?: number;
  /** What is on the second page, for the inside. */
  readonly inside?: string;
  readonly objects?: readonly string[];
  /** Of the page beyond the cut, in mm; what the file says of it. */
  readonly bleed?: number;
  readonly size?: { readonly length: number; readonly width: number };
  readonly boxes?: 'trim' | 'none';
  /** Of the carton's corner on a page that says no trim box. */
  readonly shift?: Point;
  /** Instead of an upright page: PDF's own matrix, in mm. */
  readonly matrix?: string;
}

/** A PDF of the carton: content in mm from the upper left corner of its blank, y pointing down. */
export function artwork(content: string, made: Made = {}): Buffer {
  const {
    resources = '',
    objects = [],
    bleed = 3,
    size = target.size,
    boxes = 'trim',
    shift = [bleed, bleed],
    info = '',
    inside,
    pages = inside === undefined ? 1 : 2,
  } = made;
  const [length, width] = [(size.length + 2 * bleed) * k, (size.width + 2 * bleed) * k];
  const trim = [bleed * k, bleed * k, length - bleed * k, width - bleed * k].map((side) => side.toFixed(4)).join(' ');
  const media = `/MediaBox [0 0 ${length.toFixed(4)} ${width.toFixed(4)}]`;
  const matrix = made.matrix ?? `1 0 0 1 ${shift[0]} ${shift[1]}`;
  const drawn = (what: string) => `${k} 0 0 ${-k} 0 ${width.toFixed(4)} cm ${matrix} cm .5 w ${what}`;
  return pdf({
    info,
    pages,
    page:
      boxes === 'trim' ? `${media} /TrimBox [${trim}] /BleedBox [0 0 ${length.toFixed(4)} ${width.toFixed(4)}]` : media,
    resources: `/Font << /E 5 0 R /H 6 0 R >> ${resources}`,
    content: drawn(content),
    ...(inside !== undefined && { second: drawn(inside) }),
    objects: [...fonts, ...objects],
  });
}

/** From which number on own objects are. */
export const firstObject = 8;
const fonts = [
  `<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Label /FirstChar 32 /LastChar 126 /Widths [${'520 '.repeat(95)}] /FontDescriptor << /Type /FontDescriptor /FontName /ABCDEF+Label /Flags 32 /FontFile2 7 0 R >> >>`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  stream('', ''),
];

/** Pixels of one colour as a picture that can be drawn. */
export function pixels(width: number, height: number, colour: readonly number[], entries = ''): string {
  const space = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' }[colour.length];
  const data = Buffer.from(Array.from({ length: width * height }, () => colour).flat());
  return deflated(data).replace(
    '<<',
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${space} /BitsPerComponent 8 ${entries}`,
  );
}

/** A spot ink, as a colour space. */
export const spot = (ink: string): string =>
  `[/Separation /${ink} /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 .8 0] /N 1 >>]`;
