import type { MouseEvent } from 'react';

/** For the bar with the price, to which the link leads. */
export const priceBar = { id: 'price', tabIndex: -1 } as const;

/** For keyboards, after the terms: past the drawings and the ladder, to the bar that puts goods into the cart. */
export const SkipToPrice = () => (
  <a
    href={`#${priceBar.id}`}
    onClick={focusPriceBar}
    className="sr-only rounded-md font-semibold text-teal underline underline-offset-4 focus:not-sr-only"
  >
    Skip to the price and the cart
  </a>
);

/** The address stays as it is, because it describes the goods. */
const focusPriceBar = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById(priceBar.id)?.focus();
};
