import { useEffect } from 'react';

/**
 * Takes parameters that say what a form has done out of the shown address, so that the page doesn't say it again when it
 * is loaded anew.
 *
 * @param names separated by spaces
 */
export function useSaidOnce(names: string): void {
  useEffect(() => {
    const address = new URL(location.href);
    for (const name of names.split(' ')) address.searchParams.delete(name);
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }, [names]);
}
