/** A kind of packaging, as the site's menu has it. */
interface Kind {
  readonly slug: string;
  readonly name: string;
}

/**
 * What an enquiry from a page is about: on `/p/{route}` the route in words (document 1, 2.6), on the page of a kind of
 * packaging its name, elsewhere nothing.
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
