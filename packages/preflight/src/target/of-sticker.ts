import type { Place } from '@boxwright/print-files';
import { closed, extentOf, type Polygon } from '../geometry/plane.ts';
import { type Limits, usualLimits } from '../limits.ts';
import { type BuyerPlace, processInks, type Target } from './target.ts';

interface StickerFacts {
  /** Where the file lies on the sticker, its bleed included, in mm from the corner of the outline's coordinates. */
  readonly artwork: Place | BuyerPlace;
  readonly limits?: Limits;
  readonly bleed?: number;
  readonly inks?: readonly string[];
  readonly white?: Target['white'];
  readonly boardInkLimit?: number;
}

/** A sticker with this cut, curves by points on them, in mm. */
export function targetOfSticker(outline: Polygon, facts: StickerFacts): Target {
  const { artwork, limits = usualLimits, bleed = limits.stickerBleed } = facts;
  const { x, y, length, width } = extentOf(outline);
  const corner = { x: artwork.x - x, y: artwork.y - y };
  const cut = outline.map(([px, py]) => [px - x, py - y] as const);
  return {
    kind: 'sticker',
    size: { length, width },
    outlines: [cut],
    cuts: [closed(cut)],
    creases: [],
    bleed,
    safeDistance: limits.stickerDistance,
    inkFree: [],
    panels: [],
    style: null,
    onTemplate: null,
    templatePages: [],
    artwork: 'turn' in artwork ? { ...artwork, ...corner } : { ...corner, length: artwork.length, turn: 0 },
    inks: facts.inks ?? processInks,
    printsInside: false,
    white: facts.white ?? 'none',
    takesGloss: false,
    boardInkLimit: facts.boardInkLimit ?? limits.inkOnCoated,
    side: 'outside',
  };
}
