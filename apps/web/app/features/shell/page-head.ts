import type { MetaDescriptor } from 'react-router';
import type { ServerApi } from '../../server-api.ts';
import { loadCompany } from '../site/load-company.ts';
import { fullTitle } from './meta.ts';

interface PageHead {
  /** Without the shop's name, which is appended. */
  title: string;
  description: string;
  /** The page's canonical path, from `paths`. */
  path: string;
  /** Id of the card under `/images/og-<id>.jpg`. */
  card?: string;
  /** A picture to use instead of a card. */
  picture?: string | undefined;
  type?: 'website' | 'article' | 'product';
  /** Nodes of structured data, besides the breadcrumb's, which is made of `crumbs`. */
  graph?: readonly object[];
  /** Breadcrumb of the page, without Home, including the page itself. */
  crumbs?: readonly { readonly name: string; readonly path: string }[];
}

/** Title, description, canonical address, sharing card and structured data of a public page. */
export const pageHead = async (
  api: Pick<ServerApi, 'call' | 'publicUrl'>,
  head: PageHead,
): Promise<MetaDescriptor[]> => {
  const { publicUrl } = api;
  const { name } = await loadCompany(api);
  const { title, description, path, card = 'home', type = 'website', crumbs = [] } = head;
  const address = publicUrl + path;
  const trail = [{ name: 'Home', path: '/' }, ...crumbs];
  const graph = [
    ...(head.graph ?? []),
    ...(crumbs.length === 0
      ? []
      : [
          {
            '@type': 'BreadcrumbList',
            itemListElement: trail.map((crumb, place) => ({
              '@type': 'ListItem',
              position: place + 1,
              name: crumb.name,
              item: publicUrl + crumb.path,
            })),
          },
        ]),
  ];
  return [
    fullTitle(title, name),
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en-IN', href: address },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: publicUrl + (head.picture ?? `/images/og-${card}.jpg`) },
    ...(head.picture === undefined
      ? [
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(graph.length === 0 ? [] : [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }]),
  ];
};
