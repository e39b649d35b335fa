import { paths } from '../../paths.ts';

export interface MenuEntry {
  readonly label: string;
  readonly to: string;
}

/** The site's menu in the specification's order; Products unfolds the kinds of packaging. */
export const siteMenu: readonly MenuEntry[] = [
  { label: 'Home', to: paths.home },
  { label: 'Overview', to: paths.overview },
  { label: 'Why Custom Packaging?', to: paths.whyCustomPackaging },
  { label: 'Industries', to: paths.industries },
  { label: 'Products', to: paths.products },
  { label: 'About', to: paths.about },
  { label: 'Enquiry', to: paths.enquiry },
  { label: 'Blogs', to: paths.blogs },
  { label: 'Contact', to: paths.contact },
];

/** The shop's own menu. */
export const storeMenu: readonly MenuEntry[] = [
  { label: 'Boxes', to: paths.shop },
  { label: 'Stickers', to: paths.stickers },
  { label: 'Free dielines', to: paths.dielines },
  { label: 'Enquiry', to: paths.enquiry },
];

/** Paths of the shop's box pages. */
const boxPages = /^\/(p|pm|customizeyourbox|customizemybox|ordersample)\//;

/**
 * The `aria-current` of a menu entry: `page` for the page itself, `true` for pages below it. Anchors on the home page
 * are never marked.
 */
export const currentMark = (
  to: string,
  pathname: string,
  packaging: readonly { readonly slug: string }[] = [],
): 'page' | 'true' | undefined => {
  if (to === pathname) return 'page';
  const isInside =
    (to === paths.shop && boxPages.test(pathname)) ||
    (to === paths.products && packaging.some(({ slug }) => paths.packaging(slug) === pathname)) ||
    (to === paths.dielines && pathname.startsWith(`${paths.dielines}/`));
  return isInside ? 'true' : undefined;
};
