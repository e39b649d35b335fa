import type { MetaDescriptor } from 'react-router';
import { paths } from '../../paths.ts';

const title = 'Free dielines in your size: boxes, trays, bags, labels';
const description =
  'Pick a box style, type a size in mm, cm or inches, watch it fold in 3D, and download the dieline as PDF, SVG, DXF or glTF. Free, without signing in.';

/** Title, description and structured data of the list of styles. */
export const dielinesHead = (
  styles: readonly { readonly id: string; readonly name: string }[],
  publicUrl: string,
): MetaDescriptor[] => {
  const address = publicUrl + paths.dielines;
  return [
    { title: `${title} | Boxwright` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: title,
        itemListElement: styles.map(({ id, name }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name,
          url: publicUrl + paths.dieline(id),
        })),
      },
    },
  ];
};
