import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of page within the site the heading gets the focus, as after the load of a document screen readers and
 * the Tab key begin at the new page. Returns the page's title, to be said; empty for the first page, which browsers say.
 */
export const useArrival = (): string => {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const { activeElement } = document;
    // The page has given the focus to its own field or notice.
    if (activeElement?.matches('main :is(input, select, textarea, [tabindex="-1"])')) return;
    const target =
      document.getElementById(hash.slice(1)) ?? shownHeading() ?? document.querySelector<HTMLElement>('main');
    if (target === null) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
  return title;
};

/** Some pages have a heading for phones and another one for wide windows. */
const shownHeading = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => heading.getClientRects().length > 0);
