/** A card of the board: small where a mouse or keyboard is used, so that a screen shows a whole day's work. */
export const cardStyle =
  'flex flex-col px-2 py-1 text-[0.8125rem] leading-snug max-lg:gap-1 max-lg:py-2 max-lg:text-base compact:px-1.5 compact:py-0.5 compact:text-xs';

/** The end of a card: its state and its buttons, below each other, or side by side on a compact one. */
export const cardEnd = 'flex flex-col max-lg:gap-1 compact:flex-row compact:items-center compact:gap-1';

export const cardButtons =
  'mt-0.5 flex flex-wrap items-center gap-0.5 max-md:gap-2 md:max-lg:gap-1 compact:mt-0 compact:ml-auto compact:shrink-0 compact:flex-nowrap';

/** What a card names, in up to three lines; compact in one. */
export const cardGoods = 'wrap-anywhere line-clamp-3 leading-tight compact:line-clamp-1';

/** Left out on a compact card: it is on the page that the card's number opens. */
export const onWholeCard = 'compact:hidden';
