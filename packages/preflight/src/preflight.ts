import type { PageReading } from '@boxwright/print-files';
import { type CheckedFile, checkedFile } from './checked-file.ts';
import type { Code } from './codes/code.ts';
import type { Finding, Rule, Severity } from './finding.ts';
import { type Limits, usualLimits } from './limits.ts';
import { inMiddle } from './placement/in-middle.ts';
import { placementOf } from './placement/placement.ts';
import type { Raster } from './raster.ts';
import { bleed } from './rules/bleed.ts';
import { codeQuality } from './rules/codes.ts';
import { emptyPanels } from './rules/empty-panels.ts';
import { finishes } from './rules/finishes.ts';
import { fonts } from './rules/fonts.ts';
import { inkFree } from './rules/ink-free.ts';
import { inks } from './rules/inks.ts';
import { otherPages } from './rules/other-pages.ts';
import { overprint } from './rules/overprint.ts';
import { ownLines } from './rules/own-lines.ts';
import { page } from './rules/page.ts';
import { resolution } from './rules/resolution.ts';
import { safeDistance } from './rules/safe-distance.ts';
import { screenColours } from './rules/screen-colours.ts';
import { spotTransparency } from './rules/spot-transparency.ts';
import { strokes } from './rules/strokes.ts';
import { templateLeft } from './rules/template-left.ts';
import { totalInk } from './rules/total-ink.ts';
import { typeSize } from './rules/type-size.ts';
import { unreadCodes } from './rules/unread-codes.ts';
import { upsideDown } from './rules/upside-down.ts';
import { targetOfSticker } from './target/of-sticker.ts';
import type { Target } from './target/target.ts';

/** All rules, the most important ones first. */
export const rules: readonly Rule[] = [
  page,
  otherPages,
  ownLines,
  finishes,
  bleed,
  resolution,
  screenColours,
  inks,
  totalInk,
  fonts,
  typeSize,
  strokes,
  overprint,
  spotTransparency,
  safeDistance,
  inkFree,
  templateLeft,
  codeQuality,
  unreadCodes,
  upsideDown,
  emptyPanels,
];

interface Checked {
  readonly reading: PageReading;
  readonly target: Target;
  readonly limits?: Limits;
  /** Without it, what only a picture of the page shows isn't looked at. */
  readonly raster?: Raster;
  /** Read from the picture, in mm of the file. */
  readonly codes?: readonly Code[];
  /** From 1, of a file with several. */
  readonly page?: number;
}

const weight: Readonly<Record<Severity, number>> = { stop: 0, warn: 1, note: 2 };

/** Rules that ask the file alone; and those of them that also ask how large it is. */
const ofFile = [screenColours, fonts, overprint, spotTransparency];
const ofSize = [resolution, typeSize, strokes];

/**
 * What is found in a file by itself, at its own size, before it is known what is cut: what stops, and what is warned of.
 */
export function faultsOf(reading: PageReading, limits: Limits = usualLimits): Finding[] {
  const { length, width } = reading.trimmed;
  const page = [[0, 0] as const, [length, 0] as const, [length, width] as const, [0, width] as const];
  const whole = {
    x: -reading.bleed,
    y: -reading.bleed,
    length: length + 2 * reading.bleed,
    width: width + 2 * reading.bleed,
  };
  const target = targetOfSticker(page, { artwork: whole, limits });
  const placement = placementOf(reading, target, limits.tolerance);
  const file = checkedFile({ reading, target, limits, placement, raster: undefined, codes: [], page: undefined });
  return foundBy(reading.hasSize ? [...ofSize, ...ofFile] : ofFile, file).filter(({ severity }) => severity !== 'note');
}

/** What stops comes first. */
const foundBy = (asked: readonly Rule[], file: CheckedFile): Finding[] =>
  asked
    .flatMap(({ code, check }) => check(file).map((found): Finding => ({ rule: code, ...found })))
    .sort((one, other) => weight[one.severity] - weight[other.severity]);

/**
 * Checks what is printed of a file against what will be cut. Pure; what stops comes first. Nothing for a file that
 * passes.
 */
export function preflight({
  reading,
  target,
  limits = usualLimits,
  raster,
  codes = [],
  page: number,
}: Checked): Finding[] {
  const placement = placementOf(reading, target, limits.tolerance);
  const file = checkedFile({ reading, target, limits, placement, raster, codes, page: number });
  const shown = typeof placement === 'string' ? inMiddle(reading, target) : undefined;
  const isOneOfSeveral = number !== undefined && reading.pages > 1;
  return foundBy(rules, file).map((found) => ({
    ...found,
    ...(shown && { places: found.places.map(shown) }),
    ...(isOneOfSeveral && { page: number }),
  }));
}
