/** A base for parsing URLs; nobody can own a name that ends in `.invalid`. */
const site = 'https://site.invalid';

const parse = (address: string): URL | null => (URL.canParse(address, site) ? new URL(address, site) : null);

/**
 * Prevents open redirects: returns the page of this site for an untrusted URL (from a query or storage), or null if it
 * isn't on this site. Redirect only to the result: it is parsed like browsers do and rebuilt from that, because they
 * drop tabs and line breaks and treat backslashes as slashes.
 */
export const ownPage = (address: string | null): string | null => {
  const read = address?.startsWith('/') ? parse(address) : null;
  if (read?.origin !== site) return null;
  const page = read.pathname + read.search + read.hash;
  // Resolving dot segments can leave two slashes at the front, which would be a host again.
  return parse(page)?.href === read.href ? page : null;
};
