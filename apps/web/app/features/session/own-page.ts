/** Stands for this site while addresses are read; nobody can own a name that ends in `.invalid`. */
const site = 'https://this-site.invalid';

const parse = (address: string): URL | null => (URL.canParse(address, site) ? new URL(address, site) : null);

/**
 * The page that an address of unknown origin (a query, this browser's storage) names here; null when it is none of
 * ours. Everybody who is sent on to such an address is sent to what this answers: it is judged as browsers read it, and
 * rebuilt from what was read, because they drop tabs and line breaks and take backslashes for slashes.
 */
export const ownPage = (address: string | null): string | null => {
  const read = address?.startsWith('/') ? parse(address) : null;
  if (read?.origin !== site) return null;
  const page = read.pathname + read.search + read.hash;
  // Dots that cancel out can leave two slashes at the front, which name a host again.
  return parse(page)?.href === read.href ? page : null;
};
