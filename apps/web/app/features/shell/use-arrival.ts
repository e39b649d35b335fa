import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of page within the site the heading gets the focus, as after the load of a document screen readers and
 * the Tab key begin at the new page. Returns the page's title, to be said; empty for the first page, which browsers say.
 */
export const useArrival = (): string => {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const focused = document.activeElement;
    // Loaded with the first change of page; a fast visitor may press the next key before it is there.
    import('./focus-heading.ts').then(
      ({ focusHeading }) => focusHeading(focused),
      () => undefined,
    );
  }, [pathname]);
  return title;
};
