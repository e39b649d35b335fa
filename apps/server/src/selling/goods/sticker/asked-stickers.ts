import { type Company, fail, firstBroken, ok, type Result, stickerPriceRules } from '@boxwright/contract';
import { refuseQuantity } from '../refuse-quantity.ts';
import type { StickerChoice } from './configure-stickers.ts';

/** Stickers as a request states them: sides that are left out are null, unreadable ones NaN. */
export interface AskedStickers {
  readonly shape: string;
  readonly material: string;
  readonly length: number | null;
  readonly width: number | null;
}

interface InQuantity {
  readonly choice: StickerChoice;
  readonly quantity: number;
}

/** Checks a request by the rules of the sticker page, in their order. The answer names what is missing or too much. */
export function askedStickers(
  { shape, material, length, width }: AskedStickers,
  quantity: number | null,
  company: Company,
): Result<InQuantity> {
  const asked = { quantity, shape, material, length, width };
  const broken = firstBroken(stickerPriceRules(company.minimumStickers), asked);
  if (broken) return fail('invalid', broken.text, { field: broken.field });
  // The rules refuse these; the compiler doesn't know.
  if (quantity === null || length === null || width === null) throw new Error('The rules let a missing figure pass.');
  if (!Number.isInteger(quantity)) return fail('invalid', 'Quantity must be a whole number.', { field: 'quantity' });
  const refused = refuseQuantity('sticker', quantity, company, 'quantity');
  return refused ?? ok({ choice: { shape, material, length, width }, quantity });
}
