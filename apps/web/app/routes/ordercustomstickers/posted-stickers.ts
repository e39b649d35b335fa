import { firstBroken, type StickerForm, stickerOrderRules } from '@boxwright/contract';
import { type StickerSelection, sizeOf, stickerNames, stickersIn } from '../../features/stickers/sticker-choice.ts';
import { type FirstStickerQuote, typedSizeProblem } from '../../features/stickers/use-sticker-quote.ts';
import { type Refused, refusedName } from '../customiser/refusal.ts';

/** The choice as the rules of the form take it. */
export const stickerForm = (selection: StickerSelection, terms: boolean): StickerForm => ({
  shape: String(selection.shapeId ?? ''),
  ...sizeOf(selection),
  quantity: stickersIn(selection),
  material: String(selection.materialId ?? ''),
  terms,
});

/**
 * Why the posted stickers were refused; null if none were. The terms are never in an address, so they come
 * last; a line that is changed has them already.
 */
export const stickersRefused = (
  given: URLSearchParams,
  { selection, answer }: FirstStickerQuote,
  least: number,
): string | null => {
  if (!given.has(refusedName)) return null;
  const size = typedSizeProblem(selection);
  if (size !== null) return size.text;
  const isByRules = given.get(refusedName) === ('rules' satisfies Refused);
  const broken = (terms: boolean) => firstBroken(stickerOrderRules(least), stickerForm(selection, terms))?.text;
  const text = broken(true) ?? broken(!isByRules || given.has(stickerNames.line));
  if (text !== undefined) return text;
  return answer === null || answer.ok ? byTheShop : answer.failure.text;
};

const byTheShop = 'These stickers could not be put into the cart. Please try again, or write to us.';
