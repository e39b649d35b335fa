import { type Blank, type Box, type Dieline, dielineDrawing, type Panel, type Point } from '@boxwright/dieline';
import { combined, matrixText } from '../../../apps/server/src/pictures/box/matrices.ts';
import type { Artwork } from '../../../apps/server/src/pictures/brands/artwork.ts';
import type { Markup } from '../../../apps/server/src/pictures/drawing/shapes.ts';
import { offsetOutline } from '../../../packages/dieline/src/offset.ts';
import type { BrandArtwork, Opening, Room } from './brand-artwork.ts';
import { type Dress, dressOf, poseOf, showOf } from './compositions.ts';
import { closedFaces, type Reading, readingOf } from './reading.ts';

/** Ink runs this far over the knife (millimetres), so that no edge shows white. */
const bleed = 2;

/** And this far over a crease, so that no other colour shows between two drawings that meet there. */
const overlap = 0.15;

/** One panel with what is printed on it and how it lies. */
export interface PrintedPanel {
  readonly panel: Panel;
  readonly reading: Reading;
  readonly dress: Dress;
}

/**
 * The printed outside of every blank of a box, in the order of its blanks, as SVG in millimetres. Each viewBox is the
 * bounds of its flat blank exactly, as the texture places of `mesh` are.
 */
export function printedBox({ blanks }: Pick<Box, 'blanks'>, artwork: Artwork): string[] {
  // Two blanks of one kind are two of the same; what goes over another is the last one of them.
  const isAlone = blanks.filter(({ part }) => part !== 'insert').length === 1;
  return blanks.map((blank) => sheetOf(blank.dieline, printedPanels(blank, artwork, isAlone), artwork));
}

/** The printed outside of a blank that is a whole box. For boxes of several blanks there is `printedBox`. */
export function printedSheet(dieline: Dieline, artwork: Artwork): string {
  return sheetOf(dieline, printedPanels(aloneOf(dieline), artwork, true), artwork);
}

/** A dieline as the only blank of its box. A tray lies on its base, which its own folding leaves upright. */
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

/** What is printed on each panel of a blank, and how it is read on the closed box. */
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

/** A card hangs by a slot that is wider than a fifth of it, near its head: what is drawn starts below. */
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

/** A gusset is folded in the middle, but printed as one side. */
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
  /** Every drawing `over` its panel's outline on all sides, so far that it covers the knife's tolerance or the crease's. */
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
  // Below a hanging hole, what the artwork cuts off at the panel's head is cut off there.
  const { width, height } = room;
  return isBelowHole(panel, reading) && art !== ''
    ? `<svg y=".5" width="${width}" height="${height}" viewBox="0 .5 ${width} ${height}">${art}</svg>`
    : art;
}

/** Holes and the seats of blisters, as the artwork meets them. */
function openingsOf(panel: Panel, { paths }: Dieline, reading: Reading): Opening[] {
  const seats = panel.role === 'face' ? paths.filter(({ kind }) => kind === 'glue').map(({ points }) => points) : [];
  return holesOf([...(panel.holes ?? []), ...seats], reading);
}

function holesOf(outlines: readonly (readonly Point[])[], { laying }: Reading): Opening[] {
  const [a, b, c, d, e, f] = laying.toSheet;
  return outlines.map((points) => {
    // The way to the sheet is a quarter turn and a shift: backwards is its transpose.
    const places = points.map(([x, y]): Point => [a * (x - e) + b * (y - f), c * (x - e) + d * (y - f)]);
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  });
}

/** Motifs have names; two panels in one sheet may use the same at different sizes. */
const withOwnNames = (art: Markup, own: string): Markup =>
  art.replaceAll(/(\bid="|href="#|url\(#)([\w-]+)/g, `$1${own}-$2`);

const shapeOf = (rings: readonly (readonly Point[])[]): string =>
  rings
    .map((ring) => `${ring.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('')}Z`)
    .join('');

const short = (length: number) => String(Math.round(length * 1000) / 1000 + 0);
