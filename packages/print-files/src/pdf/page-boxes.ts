import { PDFArray, PDFNumber } from '@cantoo/pdf-lib';
import { elementsOf, entryIn, numberIn } from './objects.ts';
import type { PdfPage } from './pages.ts';

/** In points from the page's origin, y pointing up. */
export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** The boxes of a page as it says them, each within its media; null where it says none. */
export interface PageBoxes {
  readonly media: Box;
  /** What viewers show; the media where the page says nothing. Null when it lies outside of the media. */
  readonly crop: Box | null;
  readonly trim: Box | null;
  readonly bleed: Box | null;
  readonly art: Box | null;
  /** How many quarters the page is turned clockwise. */
  readonly quarters: number;
  /** How many points a unit has. */
  readonly userUnit: number;
}

/** US Letter, the size that viewers give to a page without one. */
const letter: Box = { left: 0, bottom: 0, right: 612, top: 792 };

export function boxesOf({ dict, inherited }: PdfPage): PageBoxes {
  const media = boxOf(inherited('MediaBox')) ?? letter;
  const within = (found: unknown): Box | null => {
    const box = boxOf(found);
    return box ? overlapOf(box, media) : null;
  };
  const own = (name: string) => within(entryIn(dict, name));
  const crop = inherited('CropBox');
  const unit = numberIn(dict, 'UserUnit') ?? 1;
  return {
    media,
    crop: boxOf(crop) ? within(crop) : media,
    trim: own('TrimBox'),
    bleed: own('BleedBox'),
    art: own('ArtBox'),
    quarters: quartersIn(inherited('Rotate')),
    userUnit: unit > 0 && Number.isFinite(unit) ? unit : 1,
  };
}

/** The part of a page that is printed, and how much of it is bleed on each side: in points, as the page has them. */
export interface PrintedArea {
  readonly box: Box;
  readonly bleed: number;
}

const mm = 72 / 25.4;
/** More bleed than any product of ours needs isn't shown. Where the page doesn't say how far it goes, marks may follow. */
const [mostBleed, undeclaredBleed] = [3 * mm, 1.5 * mm];

/**
 * What is artwork of a page: its trim box with the bleed around it, the same on all sides. A page without a trim box is
 * artwork as far as viewers show it. Null when that is nothing.
 */
export function printedAreaOf({ media, crop, trim, bleed, userUnit }: PageBoxes): PrintedArea | null {
  if (!trim) return crop && { box: crop, bleed: 0 };
  const limit = bleed ?? crop ?? media;
  const most = (bleed ? mostBleed : undeclaredBleed) / userUnit;
  const room = [
    trim.left - limit.left,
    trim.bottom - limit.bottom,
    limit.right - trim.right,
    limit.top - trim.top,
    most,
  ];
  const by = Math.max(0, Math.min(...room));
  const box = { left: trim.left - by, bottom: trim.bottom - by, right: trim.right + by, top: trim.top + by };
  return { box, bleed: by };
}

/** Of a box of an upright page, in points. */
export function sizeOf(
  { left, bottom, right, top }: Box,
  { quarters, userUnit }: PageBoxes,
): { readonly length: number; readonly width: number } {
  const [across, up] = [(right - left) * userUnit, (top - bottom) * userUnit];
  return quarters % 2 === 0 ? { length: across, width: up } : { length: up, width: across };
}

/** Undefined when the box is missing, broken or empty. Its corners may be any two opposite ones. */
function boxOf(found: unknown): Box | undefined {
  if (!(found instanceof PDFArray)) return undefined;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = elementsOf(found).map((side) =>
    side instanceof PDFNumber ? inRange(side.asNumber()) : 0,
  );
  if (x1 === x2 || y1 === y2) return undefined;
  return { left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) };
}

function overlapOf(one: Box, other: Box): Box | null {
  const box = {
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  };
  return box.left < box.right && box.bottom < box.top ? box : null;
}

/** Larger numbers than whole ones of 32 bits are read differently everywhere. */
const inRange = (number: number): number => (Math.abs(number) < 2 ** 31 ? number : 0);

function quartersIn(rotation: unknown): number {
  const quarters = rotation instanceof PDFNumber ? Math.trunc(rotation.asNumber() / 90) % 4 : 0;
  return quarters < 0 ? quarters + 4 : quarters;
}
