import type { PastingClass } from './rate-card.ts';

/**
 * The styles that are priced online, and how each is glued. Rolled and webbed trays lock in their own slots, and an
 * insert's dividers in each other's, so they need no glue. Neither does a drawer's tray, but its sleeve is glued. Other
 * styles can be drawn, and are priced by quotation.
 */
const pastingOf: ReadonlyMap<string, PastingClass> = new Map([
  ['straight-tuck-end', 'straight'],
  ['reverse-tuck-end', 'straight'],
  ['snap-lock-bottom', 'lockBottom'],
  ['auto-lock-bottom', 'lockBottom'],
  ['seal-end', 'straight'],
  ['full-overlap-seal-end', 'straight'],
  ['sleeve', 'straight'],
  ['roll-end-tray', 'none'],
  ['glued-corner-tray', 'fourCorners'],
  ['webbed-tray', 'none'],
  ['base-and-lid', 'none'],
  ['hinged-lid', 'none'],
  ['mailer', 'none'],
  ['drawer', 'straight'],
  ['gusset', 'straight'],
  ['display', 'lockBottom'],
  ['five-panel-hanger', 'straight'],
  ['gable-box', 'lockBottom'],
  ['hexagonal-box', 'straight'],
  ['divider-insert', 'none'],
  ['pillow-box', 'straight'],
]);

/** Ids of the styles that `priceCarton` prices, in the order of the shop. */
export const pricedStyles: readonly string[] = [...pastingOf.keys()];

/** How a style is glued; undefined when it is priced by quotation only. */
export function pastingClassOf(style: string): PastingClass | undefined {
  return pastingOf.get(style);
}
