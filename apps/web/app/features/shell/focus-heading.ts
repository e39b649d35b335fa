/**
 * Moves the focus to the page's heading, or to the part that its address names, unless the page has focused its own or
 * its visitor has gone on meanwhile.
 *
 * @param before what had the focus when the page came
 */
export const focusHeading = (before: Element | null): void => {
  const focused = document.activeElement;
  // A menu that closes gives the focus back to its button, outside of the page.
  if (focused !== before && focused?.closest('main')) return;
  if (focused?.matches('main :is(input, select, textarea, [tabindex="-1"])')) return;
  const target =
    document.getElementById(location.hash.slice(1)) ?? shownHeading() ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** Some pages have a heading for phones and another one for wide windows. */
const shownHeading = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => heading.getClientRects().length > 0);
