import { useEffect } from 'react';
import { type Location, useNavigation } from 'react-router';

/** The page that this tab opened last, whose part of the page (`#messages`) the server doesn't get. */
let asked: Pick<Location, 'pathname' | 'search' | 'hash'> | null = null;

/** Notes the part of a page that is being opened, in case the page requires sign-in. */
export const useHashOnTheWay = (): void => {
  const { location } = useNavigation();
  useEffect(() => {
    if (location?.hash) asked = location;
  }, [location]);
};

/**
 * The page to return to after sign-in, with its hash: browsers pass it on to the address of the sign-in page when they
 * follow the redirect, React Router doesn't.
 */
export const withHash = (page: string | null, hash: string): string | null => {
  if (page === null || page.includes('#')) return page;
  const isAsked = asked !== null && asked.pathname + asked.search === page;
  return page + (hash || (isAsked ? asked?.hash : '') || '');
};
