/** A kind of packaging, as in the site's menu. */
interface Kind {
  readonly slug: string;
  readonly name: string;
}

/**
 * The carton type of an enquiry from a page: on `/p/{route}` the route as text (document 1, 2.6), on the page of a kind
 * of packaging its name, elsewhere empty.
 */
export const cartonTypeOf = (pathname: string, packaging: readonly Kind[]): string => {
  const route = /^\/p\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (route !== undefined) return readable(route).replaceAll('-', ' ');
  return packaging.find(({ slug }) => pathname === `/${slug}`)?.name ?? '';
};

const readable = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
