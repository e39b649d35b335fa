import {
  type Dieline,
  keyLinePage,
  laySideBySide,
  outlineOf,
  type Panel,
  type PathKind,
  panelWords,
  type TemplateBlank,
  templateGap,
  templateMargin,
  templateSvgPage,
} from '@boxwright/dieline';
import type { Point } from '@boxwright/print-files';
import { closed, extentOf, isInside, type Polygon } from '../geometry/plane.ts';
import { type Limits, usualLimits } from '../limits.ts';
import { type BuyerPlace, processInks, type Target, type TargetPanel } from './target.ts';

interface BoxFacts {
  /** As the template names it. */
  readonly style: string;
  readonly limits?: Limits;
  /** What ink meets. Kraft and uncoated boards take less of it. */
  readonly board?: 'coated' | 'uncoated' | 'kraft';
  readonly inks?: readonly string[];
  /** Whether its inside is ordered with print, too. */
  readonly printsInside?: boolean;
  readonly takesGloss?: boolean;
  /** Where the buyer has put the file. */
  readonly artwork?: BuyerPlace | null;
  /** Of the board. A file for the inside shows it as it is seen from inside. */
  readonly side?: 'outside' | 'inside';
}

/** From the sheet of a blank to the drawing. */
type Move = (point: Point) => Point;

/**
 * What is cut of a box: its printed blanks side by side, as our template and key line draw them; or one of them alone.
 *
 * @param blanks as `templateOf` describes them
 */
export function targetOfBlanks(blanks: readonly TemplateBlank[], facts: BoxFacts): Target {
  const {
    style,
    limits = usualLimits,
    board = 'coated',
    inks = processInks,
    printsInside = false,
    takesGloss = false,
    artwork = null,
    side = 'outside',
  } = facts;
  const { laid, left, top, right, width } = laidOut(blanks);
  const bounds = laid.map((each) => each.bounds);
  const size = {
    length: right - left,
    width: Math.max(...bounds.map((b) => b.bottom)) - top,
  };
  const placed = blanks.map((blank, index) => {
    const [dx = 0, dy = 0] = laid[index]?.shift ?? [];
    const move: Move = ([x, y]) => {
      const across = x + dx - left;
      return [side === 'inside' ? size.length - across : across, y + dy - top];
    };
    return { blank, move };
  });
  const lines = (kinds: readonly PathKind[]) =>
    placed.flatMap(({ blank: { dieline }, move }) =>
      dieline.paths
        .filter(({ kind }) => kinds.includes(kind))
        .map((path) => (path.closed ? closed(path.points) : path.points).map(move)),
    );
  return {
    kind: 'box',
    size,
    outlines: placed.map(({ blank, move }) => facing(outlineOf(blank.dieline).map(move), side)),
    cuts: lines(['cut']),
    creases: lines(['crease', 'perforation', 'cutCrease']),
    bleed: Math.min(limits.boxBleed, ...blanks.map(({ dieline }) => bleedOf(dieline))),
    safeDistance: limits.boxDistance,
    inkFree: placed.flatMap(({ blank, move }) => bareOf(blank.dieline, side).map((outline) => outline.map(move))),
    panels: placed.flatMap(({ blank, move }) =>
      blank.dieline.panels.map((panel) => panelOf(panel, blank, { move, side })),
    ),
    style,
    // The template's page for the inside is the other one as it is seen from there.
    onTemplate: [templateMargin + (side === 'inside' ? width - right : left), templateMargin + top],
    templatePages: [keyLinePage(blanks, true), templateSvgPage(blanks)],
    artwork,
    inks,
    printsInside,
    white: 'none',
    takesGloss,
    boardInkLimit: { coated: limits.inkOnCoated, uncoated: limits.inkOnUncoated, kraft: limits.inkOnKraft }[board],
    side,
  };
}

/** How far the drawing's own border for the bleed is from its cut: labels have less than boxes. */
function bleedOf({ panels, paths }: Dieline): number {
  const cut = extentOf(panels.flatMap(({ outline }) => outline));
  const border = extentOf(paths.filter(({ kind }) => kind === 'bleed').flatMap(({ points }) => points));
  return Math.max(cut.x - border.x, cut.y - border.y);
}

/** The blanks side by side, what of the drawing their boards take, and how wide it is. */
function laidOut(blanks: readonly TemplateBlank[]) {
  const { blanks: laid, width } = laySideBySide(blanks, templateGap);
  const bounds = laid.map((each) => each.bounds);
  return {
    ...{ laid, width },
    left: Math.min(...bounds.map((b) => b.left)),
    right: Math.max(...bounds.map((b) => b.right)),
    top: Math.min(...bounds.map((b) => b.top)),
  };
}

/** Outlines run clockwise; seen from the inside they are turned round. */
const facing = (outline: Polygon, side: Target['side']): Polygon =>
  side === 'inside' ? outline.toReversed() : outline;

const bareOf = ({ glue }: Dieline, side: Target['side']) =>
  glue.filter(({ face }) => face === side).map(({ outline }) => outline);

const standing: readonly Panel['role'][] = ['wall', 'header', 'face', 'gusset'];
const shown: readonly Panel['role'][] = ['wall', 'header', 'face', 'lid'];

function panelOf(
  panel: Panel,
  { names }: TemplateBlank,
  { move, side }: { readonly move: Move; readonly side: Target['side'] },
): TargetPanel {
  const named = names.find(({ at }) => isInside(at, panel.outline));
  const turned = ([x, y]: Point): Point => [side === 'inside' ? -x : x, y];
  const [ruling] = panel.bend?.rulings ?? [];
  return {
    name: named?.text ?? panelWords(panel.name),
    outline: facing(panel.outline.map(move), side),
    up: named ? turned(named.up) : null,
    stands: standing.includes(panel.role),
    isGlued: panel.role === 'glueFlap',
    isShown: side === 'outside' && shown.includes(panel.role),
    straight: ruling ? turned(directionOf(ruling)) : null,
  };
}

function directionOf([[ax, ay], [bx, by]]: readonly [Point, Point]): Point {
  const length = Math.hypot(bx - ax, by - ay);
  return [(bx - ax) / length, (by - ay) / length];
}
