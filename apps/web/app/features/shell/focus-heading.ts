/** Moves the focus to the page's heading, or to the part that its address names, unless the page has focused its own. */
export const focusHeading = (): void => {
  if (document.activeElement?.matches('main :is(input, select, textarea, [tabindex="-1"])')) return;
  const target =
    document.getElementById(location.hash.slice(1)) ?? shownHeading() ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** Some pages have a heading for phones and another one for wide windows. */
const shownHeading = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => heading.getClientRects().length > 0);
