import { paths } from '../../paths.ts';

/** The site's menu in the specification's order; Products unfolds the categories. */
export const siteMenu = [
  { label: 'Home', to: paths.home },
  { label: 'Overview', to: paths.overview },
  { label: 'Why Custom Packaging?', to: paths.whyCustomPackaging },
  { label: 'Industries', to: paths.industries },
  { label: 'Products', to: paths.products },
  { label: 'About', to: paths.about },
  { label: 'Enquiry', to: paths.enquiry },
  { label: 'Blogs', to: paths.blogs },
  { label: 'Contact', to: paths.contact },
] as const;
