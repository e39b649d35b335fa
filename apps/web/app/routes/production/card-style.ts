/** A card of the board: small where a mouse or keyboard is used, so that a screen shows a whole day's work. */
export const cardStyle =
  'flex flex-col px-2 py-1 text-[0.8125rem] leading-snug max-lg:gap-1 max-lg:py-2 max-lg:text-base';

export const cardButtons = 'mt-0.5 flex flex-wrap items-center gap-0.5 max-md:gap-2 md:max-lg:gap-1';
