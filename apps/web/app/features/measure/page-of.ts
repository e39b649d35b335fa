/** Pages below these are told apart; whatever else follows a first segment may name an order or a payment. */
const listed = new Set(['p', 'pm', 'dielines']);

/** The page that is counted: its path, without what belongs to one visitor alone. */
export const pageOf = (pathname: string): string => {
  const [first = '', second] = pathname.split('/').filter((segment) => segment !== '');
  const path = listed.has(first) && second !== undefined ? `/${first}/${second}` : `/${first}`;
  return path.replace(/[^a-z0-9/_-]/gi, '-').slice(0, 100);
};
