import { type Dieline, type PathKind, type Point, pathKinds } from '../dieline.ts';
import { boundsOf, middleOf } from '../geometry/plane.ts';
import { type ArcVertex, arcOf, quartersOf, withArcs } from './arcs.ts';
import { laySideBySide, type NamedBlank } from './side-by-side.ts';

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
  /** White space around the blank in millimetres; 5 by default. */
  readonly margin?: number;
};

/** The trade's colours: knives magenta, creases cyan and dashed. */
export const strokes: { readonly [kind in PathKind]: string } = {
  cut: 'stroke="#e6007e"',
  crease: 'stroke="#009ee3" stroke-dasharray="3 1.5"',
  perforation: 'stroke="#e6007e" stroke-dasharray="1 1"',
  cutCrease: 'stroke="#e6007e" stroke-dasharray="4 2"',
  bleed: 'stroke="#00963f"',
  glue: 'stroke="#f39200"',
  glueInside: 'stroke="#f39200" stroke-dasharray="0.8 0.8"',
  safety: 'stroke="#9d9d9c" stroke-dasharray="1 2"',
};

/** The drawing as plain data, with white space of `margin` millimetres around the blank. */
export function dielineDrawing(dieline: Pick<Dieline, 'panels' | 'paths'>, margin = 5): DielineDrawing {
  const { left, top, right, bottom } = boundsOf(dieline.panels.flatMap(({ outline }) => outline));
  const [width, height] = [right - left + 2 * margin, bottom - top + 2 * margin];
  return {
    viewBox: [left - margin, top - margin, width, height].map(short).join(' '),
    width,
    height,
    paths: pathKinds.flatMap((kind) => {
      const d = dieline.paths.filter((path) => path.kind === kind).map((path) => pathData(path.points, path.closed));
      return d.length > 0 ? [{ kind, d: d.join('') }] : [];
    }),
    panels: dieline.panels.map(({ name, outline, holes = [] }) => ({
      name,
      d: [outline, ...holes].map((points) => pathData(points, true)).join(''),
      middle: middleOf(outline),
    })),
  };
}

/** A standalone SVG in true size (mm): one group per kind, with the kind as id and class. */
export function toSvg(dieline: Dieline, options: SvgOptions = {}): string {
  return svgFile(dieline, options, '');
}

/** Several blanks side by side in one SVG in true size, each with its name; groups as in `toSvg`. */
export function toSvgSheet(blanks: readonly NamedBlank[], options: SvgOptions = {}): string {
  const { blanks: laid } = laySideBySide(blanks);
  const moved = laid.map(({ dieline, shift: [dx, dy] }) => {
    const move = ([x, y]: Point): Point => [x + dx, y + dy];
    return {
      panels: dieline.panels.map((panel) => ({ ...panel, outline: panel.outline.map(move) })),
      paths: dieline.paths.map((path) => ({ ...path, points: path.points.map(move) })),
    };
  });
  const sheet = { panels: moved.flatMap(({ panels }) => panels), paths: moved.flatMap(({ paths }) => paths) };
  const names = laid.map(
    ({ name, middle: [x, y] }) => `    <text x="${short(x)}" y="${short(y)}">${escapeXml(name)}</text>\n`,
  );
  const style = 'fill="#5b554b" font-family="sans-serif" font-size="5" text-anchor="middle"';
  return svgFile(sheet, options, `  <g id="names" class="dieline-names" ${style}>\n${names.join('')}  </g>\n`);
}

function svgFile(sheet: Pick<Dieline, 'panels' | 'paths'>, options: SvgOptions, extra: string): string {
  const { viewBox, width, height, paths } = dielineDrawing(sheet, options.margin);
  const groups = paths.map(
    ({ kind, d }) => `  <g id="${kind}" class="dieline-${kind}" ${strokes[kind]}>\n    <path d="${d}"/>\n  </g>\n`,
  );
  const title = options.title === undefined ? '' : `  <title>${escapeXml(options.title)}</title>\n`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${short(width)}mm" height="${short(height)}mm" viewBox="${viewBox}" ` +
    `fill="none" stroke-width="0.2">\n${title}${groups.join('')}${extra}</svg>\n`
  );
}

/** Path data with true arcs: shorter than chords, and without facets when it is enlarged. */
export function pathData(points: readonly Point[], closed: boolean): string {
  const vertices = withArcs(points, closed);
  const steps = vertices.map(({ at: [x, y] }, index) => {
    const before = vertices[index - 1];
    return before ? stepTo(before, [x, y]) : `M${short(x)} ${short(y)}`;
  });
  const [first, last] = [vertices[0], vertices.at(-1)];
  const closing = closed && first && last && last.bulge !== 0 ? stepTo(last, first.at) : '';
  return steps.join('') + closing + (closed ? 'Z' : '');
}

function stepTo(from: ArcVertex, to: Point): string {
  if (from.bulge === 0) return `L${short(to[0])} ${short(to[1])}`;
  const radius = short(arcOf(from, to).radius);
  // With y downwards a positive bulge runs in SVG's positive direction.
  const arc = `A${radius} ${radius} 0 0 ${from.bulge > 0 ? 1 : 0} `;
  return quartersOf(from, to)
    .map(([x, y]) => `${arc}${short(x)} ${short(y)}`)
    .join('');
}

/** Rounded to micrometres, which is more precise than any knife. */
export function short(length: number): string {
  return String(Math.round(length * 1000) / 1000 + 0);
}

export function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
