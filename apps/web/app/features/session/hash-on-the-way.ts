import { useEffect } from 'react';
import { type Location, useNavigation } from 'react-router';

/** The page that this tab opened last with a hash (`#messages`), which browsers don't send to the server. */
let asked: Pick<Location, 'pathname' | 'search' | 'hash'> | null = null;

/** Notes the hash of the page that is being opened, in case the page requires sign-in. */
export const useHashOnTheWay = (): void => {
  const { location } = useNavigation();
  useEffect(() => {
    if (location?.hash) asked = location;
  }, [location]);
};

/**
 * The page to return to after sign-in, with its hash: when browsers follow the redirect, they pass it on to the sign-in
 * page's address; React Router doesn't.
 */
export const withHash = (page: string | null, hash: string): string | null => {
  if (page === null || page.includes('#')) return page;
  const isAsked = asked !== null && asked.pathname + asked.search === page;
  return page + (hash || (isAsked ? asked?.hash : '') || '');
};
