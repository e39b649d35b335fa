/** What a buyer may want of the board's grain: that it runs as the style prefers it, or that it runs as it costs least. */
export const grainWishes = ['held', 'free'] as const;
export type GrainWish = (typeof grainWishes)[number];

/** A wish as a form, an address or an enquiry says it; null for anything else: as the style needs it. */
export const grainWishIn = (stated: unknown): GrainWish | null => grainWishes.find((wish) => wish === stated) ?? null;

/** The wishes as a form offers them. */
export const grainChoices: readonly { readonly value: GrainWish; readonly label: string }[] = [
  { value: 'held', label: 'Held' },
  { value: 'free', label: 'Not held' },
];

/** What a price promises of the grain; `alike`: in all parts of the box in the same direction. */
export const grainRules = ['held', 'alike', 'free'] as const;
export type GrainRule = (typeof grainRules)[number];

/**
 * What is promised of a box's grain, in words.
 *
 * @param family of the box's style: the grain of tubes runs around their walls, that of trays along their length
 */
export function grainText(rule: GrainRule, family: string | undefined): string {
  if (rule === 'free') return 'Not held';
  if (rule === 'alike') return 'The same in all parts';
  return family === 'tube' ? 'Held around the walls' : 'Held along the length';
}
