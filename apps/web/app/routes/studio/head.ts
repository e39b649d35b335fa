import type { MetaDescriptor } from 'react-router';
import type { StyleText } from '../../../content/dielines/style-text.ts';
import type { StyleForm } from '../../features/dieline/studio-configuration.ts';
import { paths } from '../../paths.ts';

/** Title, description and structured data of a style's page. The canonical address has no configuration in it. */
export const studioHead = (style: StyleForm, text: StyleText, publicUrl: string): MetaDescriptor[] => {
  const address = publicUrl + paths.dieline(style.id);
  const crumbs = [
    { name: 'Home', item: `${publicUrl}/` },
    { name: 'Free dielines', item: publicUrl + paths.dielines },
    { name: style.name, item: address },
  ];
  return [
    { title: `${text.title} | Boxwright` },
    { name: 'description', content: text.description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: text.title },
    { property: 'og:description', content: text.description },
    { property: 'og:url', content: address },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'BreadcrumbList',
            itemListElement: crumbs.map((crumb, place) => ({ '@type': 'ListItem', position: place + 1, ...crumb })),
          },
          {
            '@type': 'HowTo',
            name: `How a ${style.name.toLowerCase()} goes together`,
            description: text.purpose,
            step: text.steps.map((step, place) => ({ '@type': 'HowToStep', position: place + 1, text: step })),
          },
        ],
      },
    },
  ];
};
