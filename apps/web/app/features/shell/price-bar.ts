import { useMatches } from 'react-router';

/** For the `handle` of a route: whether its page ends in a bar with the price, by the loader's data. */
export interface WithPriceBar<Data> {
  readonly hasPriceBar: (loaderData: Data | undefined) => boolean;
}

/**
 * Whether the page has a bar with the price, for styles of the whole document. The styles don't use `:has`, with which
 * browsers compute the styles of all elements anew whenever one is added, such as each script.
 */
export const usePriceBar = (): boolean =>
  useMatches().some(({ handle, loaderData }) => isWithPriceBar(handle) && handle.hasPriceBar(loaderData));

const isWithPriceBar = (handle: unknown): handle is WithPriceBar<unknown> =>
  typeof handle === 'object' && handle !== null && 'hasPriceBar' in handle;
