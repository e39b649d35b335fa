import {
  type Company,
  fail,
  firstBroken,
  ok,
  type PlacedArtwork,
  type Result,
  stickerPriceRules,
} from '@boxwright/contract';
import { nameArtwork } from '../../artwork/read-artwork.ts';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { refuseQuantity } from '../refuse-quantity.ts';
import { findShape, isTraced, type StickerChoice } from './configure-stickers.ts';
import type { StickerContour } from './sticker-snapshot.ts';
import { type ContourCaller, traceSticker } from './trace-sticker.ts';

/** Stickers as a request states them: sides that are left out are null, unreadable ones NaN. */
export interface AskedStickers {
  readonly shape: string;
  readonly material: string;
  readonly length: number | null;
  readonly width: number | null;
  readonly artwork?: PlacedArtwork | null | undefined;
}

interface InQuantity {
  readonly choice: StickerChoice;
  readonly quantity: number;
}

/** Checks a request by the rules of the sticker page, in their order. The answer says what is missing or out of range. */
export async function askedStickers(
  call: ContourCaller,
  { shape, material, length, width, artwork }: AskedStickers,
  quantity: number | null,
  company: Company,
): Promise<Result<InQuantity>> {
  const asked = { quantity, shape, material, length, width };
  const broken = firstBroken(stickerPriceRules(company.minimumStickers), asked);
  if (broken) return fail('invalid', broken.text, { field: broken.field });
  // The rules refuse these; the compiler doesn't know.
  if (quantity === null || length === null || width === null) throw new Error('The rules let a missing figure pass.');
  if (!Number.isInteger(quantity)) return fail('invalid', 'Quantity must be a whole number.', { field: 'quantity' });
  const refused = refuseQuantity('sticker', quantity, company, 'quantity');
  if (refused) return refused;
  const named = await nameArtwork(call.services.db, artwork);
  if (!named.ok) return named;
  const traced = await contourFor(call, { shape, artwork: named.value, length, width });
  if (!traced.ok) return traced;
  return ok({ choice: { shape, material, length, width, artwork: named.value, contour: traced.value }, quantity });
}

/** The cut of stickers in a shape that is traced around the artwork; null without artwork, and in other shapes. */
async function contourFor(
  call: ContourCaller,
  { shape, artwork, length, width }: Pick<StickerChoice, 'shape' | 'artwork' | 'length' | 'width'>,
): Promise<Result<StickerContour | null>> {
  if (!artwork) return ok(null);
  const { stickers } = await currentCatalogue(call.services);
  const named = findShape(stickers, shape);
  return named && isTraced(named) ? traceSticker(call, { artwork, length, width }) : ok(null);
}
