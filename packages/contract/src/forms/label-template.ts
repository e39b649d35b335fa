/** Stickers as far as their template depends on them; sides in mm. */
interface TemplatedStickers {
  readonly outline: string | undefined;
  readonly length: number | null;
  readonly width: number | null;
}

/**
 * The page with the shop's drawing of round or rectangular stickers in their size, to lay their design on; null for
 * others, and for sizes that can't be made.
 */
export function labelTemplateAddress({ outline = '', length, width }: TemplatedStickers): string | null {
  const style = { round: 'label-round', rectangle: 'label-rectangular' }[outline];
  if (style === undefined || length === null || width === null) return null;
  if (!(length >= 10 && width >= 10 && length <= 455 && width <= 302)) return null;
  const sides = style === 'label-rectangular' ? `&width=${width}&cornerRadius=0` : '';
  return `/dielines/${style}?length=${length}${sides}`;
}
