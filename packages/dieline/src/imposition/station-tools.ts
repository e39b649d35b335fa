import type { Millimetres, Point } from '../dieline.ts';
import { distanceBetween } from '../geometry/distance-between.ts';
import { offsetOutline } from '../geometry/offset.ts';
import { boundsOf, isInside, signedArea } from '../geometry/plane.ts';
import { withoutKnots } from '../geometry/without-knots.ts';
import { stationTooling } from '../styles/tooling.ts';
import { type ImposedSheet, outlinesOnSheet } from './imposed-sheet.ts';
import { type Pin, pinsIn } from './pins.ts';
import { enclosedWaste } from './waste.ts';

export const stations = ['stripping', 'blanking'] as const;
/** The station behind the die cutter: one pushes the waste out of the sheet, the other the blanks. */
export type Station = (typeof stations)[number];

export const toolHalves = ['upper', 'lower'] as const;
/** The upper (male) half pushes, the lower (female) one is open where things fall. */
export type ToolHalf = (typeof toolHalves)[number];

/** One half of a tool: closed lines along which its board is cut, and pins. */
export type StationTool = {
  readonly station: Station;
  readonly half: ToolHalf;
  /** Clockwise as seen from the print. */
  readonly outlines: readonly (readonly Point[])[];
  /** Pins that push what is too narrow for a pusher. */
  readonly pins: readonly Pin[];
  /** Round holes whose tube punch takes their waste away. */
  readonly punched: number;
  /** What this tool leaves in the sheet, because neither a pusher nor a pin fits, or no opening. */
  readonly byHand: readonly (readonly Point[])[];
};

/** Why there is no such tool, with a text for the desk. */
export type StationToolProblem = { readonly ok: false; readonly code: 'nothing' | 'too-near'; readonly text: string };

/** Nothing on the sheet is stripped. */
export const nothingToStrip = 'Nothing is stripped from this sheet: its blanks have no cut-outs beside punched holes.';

/**
 * A half of a tool for a sheet, in the same place and from the same side as its die: seen from the print, not mirrored.
 * Pushers are smaller than what they push, openings are larger than what falls through them, by the clearances of
 * `stationTooling`.
 */
export function stationTool(
  sheet: Pick<ImposedSheet, 'blanks'>,
  station: Station,
  half: ToolHalf,
): { readonly ok: true; readonly tool: StationTool } | StationToolProblem {
  return station === 'stripping' ? strippingTool(sheet, half) : blankingTool(sheet, half);
}

type Made = ReturnType<typeof stationTool>;

function strippingTool(sheet: Pick<ImposedSheet, 'blanks'>, half: ToolHalf): Made {
  const { stripped, punched } = enclosedWaste(sheet);
  if (stripped.length === 0) return { ok: false, code: 'nothing', text: nothingToStrip };
  const pieces = openingsOf(stripped).map((opening, index) => {
    const piece = stripped[index] ?? [];
    const pushers = pushersIn(piece);
    return { piece, opening, pushers, pins: pushers.length > 0 ? [] : pinsIn(piece) };
  });
  const worked = pieces.filter(({ opening, pushers, pins }) => opening && pushers.length + pins.length > 0);
  const byHand = pieces.filter((each) => !worked.includes(each)).map(({ piece }) => piece);
  const tool = { station: 'stripping', half, punched: punched.length, byHand } as const;
  if (half === 'lower') {
    return {
      ok: true,
      tool: { ...tool, outlines: worked.flatMap(({ opening }) => (opening ? [opening] : [])), pins: [] },
    };
  }
  const outlines = worked.flatMap(({ pushers }) => pushers);
  return { ok: true, tool: { ...tool, outlines, pins: worked.flatMap(({ pins }) => pins) } };
}

function blankingTool(sheet: Pick<ImposedSheet, 'blanks'>, half: ToolHalf): Made {
  const blanks = outlinesOnSheet(sheet);
  const lines =
    half === 'upper' ? blanks.map(pushersIn) : openingsOf(blanks).map((opening) => (opening ? [opening] : []));
  if (lines.some(({ length }) => length === 0)) {
    const text =
      half === 'upper'
        ? `A blank is narrower than ${leastPushed} mm everywhere: no pusher fits it.`
        : `Blanks are nearer to each other than ${leastApart} mm: no bar fits between their openings.`;
    return { ok: false, code: 'too-near', text };
  }
  const tool = { station: 'blanking', half, outlines: lines.flat(), pins: [], punched: 0, byHand: [] } as const;
  return { ok: true, tool };
}

const { pusherClearance, openingClearance, leastBar, leastPusher } = stationTooling;

/** What is narrower has no pusher. */
const leastPushed = leastPusher + 2 * pusherClearance;
/** What is nearer to each other has no openings of its own. */
const leastApart = leastBar + 2 * openingClearance.least;

/**
 * The pushers for an outline: all of it, up to the clearance. What a neck narrower than twice the clearance divides has
 * several, and parts that are narrower everywhere than the narrowest pusher have none.
 */
function pushersIn(outline: readonly Point[]): Point[][] {
  const cores = linesAt(outline, -(pusherClearance + leastPusher / 2));
  return linesAt(outline, -pusherClearance).filter((pusher) =>
    cores.some(([point]) => point && isInside(point, pusher)),
  );
}

/**
 * The opening for each outline, or null where a neighbour is too near for any. Notches into which no bar fits are open as
 * well.
 */
function openingsOf(outlines: readonly (readonly Point[])[]): (Point[] | null)[] {
  return outlines.map((outline, index) => {
    const clearance = Math.min(openingClearance.usual, roomFor(outline, outlines.toSpliced(index, 1)));
    if (clearance < openingClearance.least - tolerance) return null;
    const opening = largest(linesAt(outline, clearance));
    const wide = largest(linesAt(outline, clearance + leastBar / 2));
    const filled = wide && largest(linesAt(wide, -leastBar / 2));
    // Lines at a distance from such lines may not close; the opening then keeps its notches.
    return opening && filled && signedArea(filled) >= signedArea(opening) ? filled : opening;
  });
}

/** Where three moved sides meet in a point, the lines don't close: then they are drawn some hundredths of a millimetre off. */
function linesAt(outline: readonly Point[], by: Millimetres): Point[][] {
  for (const farther of [0, 0.02, -0.02, 0.04, -0.04]) {
    const lines = offsetOutline(outline, by + Math.sign(by) * farther);
    if (lines.length > 0) return lines.map(withoutKnots);
  }
  return [];
}

const largest = (outlines: readonly Point[][]): Point[] | null =>
  outlines.toSorted((one, other) => signedArea(other) - signedArea(one))[0] ?? null;

/** Layouts are in whole micrometres. */
const tolerance: Millimetres = 0.002;

/** By how much an outline can grow while its neighbours do, so that a bar stays between them. */
function roomFor(outline: readonly Point[], others: readonly (readonly Point[])[]): Millimetres {
  const reach = leastBar + 2 * openingClearance.usual;
  const { left, top, right, bottom } = boundsOf(outline);
  const near = others.filter((each) => {
    const other = boundsOf(each);
    return (
      other.left < right + reach &&
      other.right > left - reach &&
      other.top < bottom + reach &&
      other.bottom > top - reach
    );
  });
  return (Math.min(...near.map((each) => distanceBetween(outline, each))) - leastBar) / 2;
}
