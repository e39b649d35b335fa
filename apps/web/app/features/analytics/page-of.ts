/** Pages whose second segment is counted; elsewhere it may identify an order or a payment. */
const listed = new Set(['p', 'pm', 'dielines']);

/** The page as counted: its path without personal parts. */
export const pageOf = (pathname: string): string => {
  const [first = '', second] = pathname.split('/').filter((segment) => segment !== '');
  const path = listed.has(first) && second !== undefined ? `/${first}/${second}` : `/${first}`;
  return path.replace(/[^a-z0-9/_-]/gi, '-').slice(0, 100);
};
