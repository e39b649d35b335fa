import { type Point, pathKinds } from '../dieline.ts';
import { type LaidBlank, laySideBySide, templateMargin as margin, templateGap } from '../export/side-by-side.ts';
import { escapeXml, pathData, short, strokes } from '../export/svg.ts';
import { dimensionStops } from './dimension-stops.ts';
import { layerNames } from './layer-names.ts';
import type { TemplateBlank } from './template.ts';
import { templateSvgPage } from './template-pages.ts';

export type TemplateSvgOptions = {
  readonly title: string;
  readonly dimensions: boolean;
};

/** White space below the blanks in millimetres, for the notes. */

type Placed = { readonly blank: TemplateBlank; readonly laid: LaidBlank; readonly move: (point: Point) => Point };

/**
 * The template of a box's artwork as SVG in true size: a group for each layer, with the name that drawing programs show.
 * The same content as the PDF's.
 */
export function toTemplateSvg(blanks: readonly TemplateBlank[], { title, dimensions }: TemplateSvgOptions): string {
  const { blanks: laid } = laySideBySide(blanks, templateGap);
  const placed = laid.flatMap((each, index): Placed[] => {
    const blank = blanks[index];
    const move = ([x, y]: Point): Point => [x + each.shift[0] + margin, y + each.shift[1] + margin];
    return blank ? [{ blank, laid: each, move }] : [];
  });
  const { length: wide, width: tall } = templateSvgPage(blanks);
  const outline = (points: readonly Point[], move: Placed['move']) => `<path d="${pathData(points.map(move), true)}"/>`;
  const lines = pathKinds.map((kind) =>
    layer(
      layerNames[kind],
      strokes[kind],
      placed.flatMap(({ blank, move }) =>
        blank.dieline.paths
          .filter((path) => path.kind === kind)
          .map(({ points, closed }) => `<path d="${pathData(points.map(move), closed)}"/>`),
      ),
    ),
  );
  const spaces = (kind: 'barcode' | 'coding', stroke: string) =>
    layer(
      layerNames[kind],
      `${stroke} stroke-width="0.25"`,
      placed.flatMap(({ blank, move }) =>
        blank.spaces
          .filter((space) => space.kind === kind)
          .flatMap((space) => [
            outline(space.outline, move),
            text(space.text, middle(space.outline.map(move)), space.up, 2.2, stroke.replace('stroke', 'fill')),
          ]),
      ),
    );
  const names = placed.flatMap(({ blank, move }) =>
    blank.names.flatMap(({ text: name, at, up, size, arrow }) => [
      text(name, move(at), up, size, nameInk),
      ...(arrow
        ? [`<path d="${arrowLine(move(arrow[0]), move(arrow[1]))}" stroke="#4a4540" stroke-width="0.4"/>`]
        : []),
    ]),
  );
  const layers = [
    layer(
      layerNames.inkFree,
      'fill="#d9d4cc"',
      placed.flatMap(({ blank, move }) => blank.inkFree.map((points) => outline(points, move))),
    ),
    ...lines.toReversed(),
    spaces('barcode', 'stroke="#1d5fa8"'),
    spaces('coding', 'stroke="#7a3fa0"'),
    layer(layerNames.names, '', names),
    layer(layerNames.grain, '', placed.flatMap(grainMark)),
    ...(dimensions
      ? [layer(layerNames.dimensions, 'stroke="#5c7a86" stroke-width="0.15"', placed.flatMap(measured))]
      : []),
    layer(layerNames.legend, '', [
      text(
        `${title}. Outside, seen from the print side. Arrows point up on the closed box.`,
        [margin, tall - 16],
        [0, -1],
        4,
        noteInk,
      ),
      text(
        'Grey: glued, no ink and no varnish. Draw to the bleed; keep text inside of safety.',
        [margin, tall - 9],
        [0, -1],
        3.2,
        noteInk,
      ),
    ]),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ` +
    `xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" width="${short(wide)}mm" ` +
    `height="${short(tall)}mm" viewBox="0 0 ${short(wide)} ${short(tall)}" fill="none" stroke-width="0.2">\n` +
    `  <sodipodi:namedview inkscape:current-layer="${artwork}"/>\n  <title>${escapeXml(title)}</title>\n` +
    `  <g id="${artwork}" inkscape:groupmode="layer" inkscape:label="${artwork}"/>\n${layers.join('')}</svg>\n`
  );
}

/** An empty layer that Inkscape draws in at first: what is drawn in the others isn't printed. */
const artwork = 'Artwork';
const nameInk = 'fill="#4a4540" text-anchor="middle"';
const noteInk = 'fill="#4a4540"';

function layer(name: string, style: string, content: readonly string[]): string {
  if (content.length === 0) return '';
  const label = escapeXml(name);
  const id = label.replaceAll(' ', '-');
  return `  <g id="${id}" inkscape:groupmode="layer" inkscape:label="${label}"${style && ` ${style}`}>\n    ${content.join('\n    ')}\n  </g>\n`;
}

/** A text whose middle is at a place, turned so that it stands upright where `up` points up. */
function text(words: string, [x, y]: Point, up: Point, size: number, style: string): string {
  const angle = short((Math.atan2(up[0], -up[1]) * 180) / Math.PI);
  const [tx, ty] = [short(x), short(y)];
  const anchor = style.includes('text-anchor') || style === noteInk ? style : `${style} text-anchor="middle"`;
  return (
    `<text transform="translate(${tx} ${ty}) rotate(${angle})" y="${short(size * 0.35)}" font-family="sans-serif" ` +
    `font-size="${short(size)}" stroke="none" ${anchor}>${escapeXml(words)}</text>`
  );
}

function middle(points: readonly Point[]): Point {
  const [first = [0, 0], , third = first] = points;
  return [(first[0] + third[0]) / 2, (first[1] + third[1]) / 2];
}

/** A shaft and two barbs. */
function arrowLine([x1, y1]: Point, [x2, y2]: Point): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const barb = (side: 1 | -1): Point => [x2 - 2 * ux + side * 1.2 * uy, y2 - 2 * uy - side * 1.2 * ux];
  return `${pathData(
    [
      [x1, y1],
      [x2, y2],
    ],
    false,
  )}${pathData([barb(1), [x2, y2], barb(-1)], false)}`;
}

function grainMark({ blank, laid: { bounds } }: Placed): string[] {
  const [x, y] = [bounds.left + margin, bounds.bottom + margin + 8];
  const [from, to]: [Point, Point] =
    blank.grain === 'across'
      ? [
          [x, y],
          [x + 30, y],
        ]
      : [
          [x + 4, y + 9],
          [x + 4, y - 3],
        ];
  const at: Point = blank.grain === 'across' ? [x + 34, y] : [x + 10, y + 3];
  return [
    `<path d="${arrowLine(from, to)}${arrowLine(to, from)}" stroke="#8a5a2b" stroke-width="0.4"/>`,
    text('Preferred grain', at, [0, -1], 3, noteInk),
  ];
}

function measured({ blank, laid: { bounds, shift } }: Placed): string[] {
  const { across, down } = dimensionStops(blank.dieline.panels);
  const [left, top] = [bounds.left + margin, bounds.top + margin];
  const chain = (stops: readonly number[], place: (stop: number) => Point, up: Point) =>
    stops.slice(1).flatMap((to, index) => {
      const from = stops[index] ?? to;
      const [[x1, y1], [x2, y2]] = [place(from), place(to)];
      const at: Point = [(x1 + x2) / 2 + up[0] * 2, (y1 + y2) / 2 + up[1] * 2];
      const tick = (x: number, y: number) => `M${short(x - 0.8)} ${short(y + 0.8)}L${short(x + 0.8)} ${short(y - 0.8)}`;
      const line = `<path d="${pathData(
        [
          [x1, y1],
          [x2, y2],
        ],
        false,
      )}${tick(x1, y1)}${tick(x2, y2)}"/>`;
      return [line, text(String(Math.round((to - from) * 10) / 10), at, up, 2.2, 'fill="#5c7a86"')];
    });
  const x = (stop: number) => stop + shift[0] + margin;
  const y = (stop: number) => stop + shift[1] + margin;
  return [
    ...chain(across, (stop) => [x(stop), top - 9], [0, -1]),
    ...chain(down, (stop) => [left - 9, y(stop)], [-1, 0]),
    ...chain([bounds.left, bounds.right], (stop) => [stop + margin, top - 16], [0, -1]),
    ...chain([bounds.top, bounds.bottom], (stop) => [left - 16, stop + margin], [-1, 0]),
  ];
}
