import {
  type Blank,
  type Box,
  type Dieline,
  dielineDrawing,
  offsetOutline,
  type Panel,
  type Point,
} from '@boxwright/dieline';
import { type Artwork, combined, type Markup, matrixText } from '@boxwright/pictures';
import type { BrandArtwork, Opening, Room } from './brand-artwork.ts';
import { type Dress, dressOf, poseOf, showOf } from './compositions.ts';
import { closedFaces, type Reading, readingOf } from './reading.ts';

/** Bleed beyond the cut (millimetres), so that no white edges show. */
const bleed = 2;

/** Overlap beyond a crease, so that no gap shows between adjacent drawings. */
const overlap = 0.15;

/** One panel with its print and orientation. */
export interface PrintedPanel {
  readonly panel: Panel;
  readonly reading: Reading;
  readonly dress: Dress;
}

/**
 * The printed outside of every blank of a box, in the order of its blanks, as SVG in millimetres. Each viewBox is
 * exactly the bounds of its flat blank, like the texture coordinates of `mesh`.
 */
export function printedBox({ blanks }: Pick<Box, 'blanks'>, artwork: Artwork): string[] {
  // Inserts don't count; the outermost blank is the last one.
  const isAlone = blanks.filter(({ part }) => part !== 'insert').length === 1;
  return blanks.map((blank) => sheetOf(blank.dieline, printedPanels(blank, artwork, isAlone), artwork));
}

/** The printed outside of a single-blank box. For boxes of several blanks use `printedBox`. */
export function printedSheet(dieline: Dieline, artwork: Artwork): string {
  return sheetOf(dieline, printedPanels(aloneOf(dieline), artwork, true), artwork);
}

/** A dieline as the only blank of its box. A tray must be laid on its base, which folding leaves upright. */
export function aloneOf(dieline: Dieline): Pick<Blank, 'dieline' | 'part' | 'placement'> {
  const lies = dieline.panels[0]?.role === 'base';
  return {
    dieline,
    part: 'carton',
    placement: () => ({
      origin: [0, 0, 0],
      xAxis: lies ? [-1, 0, 0] : [1, 0, 0],
      yAxis: lies ? [0, 0, -1] : [0, 1, 0],
    }),
  };
}

/** The print of each panel of a blank, and its reading direction on the closed box. */
export function printedPanels(
  blank: Pick<Blank, 'dieline' | 'part' | 'placement' | 'folding'>,
  artwork: BrandArtwork,
  isAlone: boolean,
): PrintedPanel[] {
  const axes = closedFaces(blank);
  const show = showOf(blank, axes, isAlone);
  const pose = poseOf(blank.dieline, show, artwork);
  return blank.dieline.panels.flatMap((panel) => {
    const placed = axes.get(panel.name);
    if (!placed) return [];
    const reading = readingOf({ outline: withOtherHalf(panel, blank.dieline) }, placed, pose);
    const dress = dressOf(panel, reading, show, artwork);
    return [{ panel, dress, reading: artwork.keepsClear ? reading : belowHangingHole(panel, reading) }];
  });
}

/** For a card with a hang slot (wider than a fifth of the card, near its top) the artwork starts below the slot. */
function belowHangingHole(panel: Panel, reading: Reading): Reading {
  if (panel.role !== 'face') return reading;
  const { area, toSheet } = reading.laying;
  const slots = holesOf(panel.holes ?? [], reading).filter(
    ({ y, width }) => y < area.height / 5 && width > area.width / 5 && width < area.width / 2,
  );
  const down = Math.max(0, ...slots.map(({ y, height }) => y + height));
  const [a, b, c, d, e, f] = toSheet;
  const laying = {
    area: { width: area.width, height: area.height - down },
    toSheet: [a, b, c, d, e + c * down, f + d * down] as const,
  };
  return { ...reading, laying };
}

const isBelowHole = ({ role, outline }: Panel, { laying }: Reading): boolean =>
  role === 'face' && laying.toSheet[5] > Math.min(...outline.map(([, y]) => y)) + 1;

/** The two halves of a gusset are printed as one side. */
function withOtherHalf({ name, role, outline }: Panel, { panels, hinges }: Dieline): readonly Point[] {
  if (role !== 'gusset') return outline;
  const neighbours = hinges.flatMap(({ parent, child }) =>
    parent === name ? [child] : child === name ? [parent] : [],
  );
  const other = panels.find((panel) => panel.role === 'gusset' && neighbours.includes(panel.name));
  return [...outline, ...(other?.outline ?? [])];
}

function sheetOf(dieline: Dieline, panels: readonly PrintedPanel[], artwork: BrandArtwork): string {
  const { viewBox, width, height } = dielineDrawing(dieline, 0);
  const colours = panels.map(({ panel, dress }) => ({ shape: shapeOf([panel.outline]), ground: dress.ground, panel }));
  const arts = panels.map((printed) => artOf(printed, dieline, artwork));
  /** Every drawing, extended by `over` beyond its panel's outline to cover the tolerance of cuts or creases. */
  const drawn = (over: number) =>
    panels.map(({ panel, reading }, index) => {
      const art = arts[index] ?? '';
      if (art === '') return '';
      const { area, toSheet } = reading.laying;
      const [wider, taller] = [1 + (2 * over) / area.width, 1 + (2 * over) / area.height];
      const grown = combined(toSheet, [wider, 0, 0, taller, -over, -over]);
      const name = `${over === bleed ? 'b' : 'c'}${index}`;
      return (
        `<clipPath id="${name}"><path d="${shapeOf(offsetOutline(panel.outline, over))}"/></clipPath>` +
        `<g clip-path="url(#${name})"><g transform="${matrixText(grown)}">${withOwnNames(art, name)}</g></g>`
      );
    });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="${viewBox}">` +
    colours
      .map(({ shape, ground }) => {
        const edge = `stroke="${ground}" stroke-width="${2 * bleed}" stroke-linejoin="round"`;
        return `<path d="${shape}" fill="${ground}" ${edge}/>`;
      })
      .join('') +
    drawn(bleed).join('') +
    colours
      .map(({ shape, ground, panel }) => `<path d="${shape}" fill="${ground}" data-panel="${panel.name}"/>`)
      .join('') +
    drawn(overlap).join('') +
    '</svg>'
  );
}

function artOf({ panel, reading, dress }: PrintedPanel, dieline: Dieline, artwork: BrandArtwork): Markup {
  const { composition } = dress;
  if (composition === null) return '';
  const room: Room = { ...reading.laying.area, openings: openingsOf(panel, dieline, reading) };
  const art = artwork[composition]?.(room) ?? '';
  // Below a hang hole the artwork is clipped at the hole, not at the panel's top.
  const { width, height } = room;
  return isBelowHole(panel, reading) && art !== ''
    ? `<svg y=".5" width="${width}" height="${height}" viewBox="0 .5 ${width} ${height}">${art}</svg>`
    : art;
}

/** Holes and blister zones in the artwork's coordinates. */
function openingsOf(panel: Panel, { paths }: Dieline, reading: Reading): Opening[] {
  const seats = panel.role === 'face' ? paths.filter(({ kind }) => kind === 'glue').map(({ points }) => points) : [];
  return holesOf([...(panel.holes ?? []), ...seats], reading);
}

function holesOf(outlines: readonly (readonly Point[])[], { laying }: Reading): Opening[] {
  const [a, b, c, d, e, f] = laying.toSheet;
  return outlines.map((points) => {
    // The matrix is a rotation by quarter turns and a shift, so the inverse is its transpose.
    const places = points.map(([x, y]): Point => [a * (x - e) + b * (y - f), c * (x - e) + d * (y - f)]);
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  });
}

/** Makes motif ids unique, because two panels of a sheet may use the same motif in different sizes. */
const withOwnNames = (art: Markup, own: string): Markup =>
  art.replaceAll(/(\bid="|href="#|url\(#)([\w-]+)/g, `$1${own}-$2`);

const shapeOf = (rings: readonly (readonly Point[])[]): string =>
  rings
    .map((ring) => `${ring.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('')}Z`)
    .join('');

const short = (length: number) => String(Math.round(length * 1000) / 1000 + 0);
