import type { MetaDescriptor } from 'react-router';
import type { StyleText } from '../../../content/dielines/style-text.ts';
import type { StyleForm } from '../../features/dieline/studio-configuration.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import { paths } from '../../paths.ts';

/** Title, description and structured data of a style's page. The canonical URL has no configuration. */
export const studioHead = (style: StyleForm, text: StyleText, publicUrl: string): MetaDescriptor[] => {
  const path = paths.dieline(style.id);
  return pageHead({
    title: text.title,
    description: text.description,
    path,
    publicUrl,
    card: 'dielines',
    crumbs: [
      { name: 'Free dielines', path: paths.dielines },
      { name: style.name, path },
    ],
    graph: [
      {
        '@type': 'HowTo',
        name: `How a ${style.name.toLowerCase()} goes together`,
        description: text.purpose,
        step: text.steps.map((step, place) => ({ '@type': 'HowToStep', position: place + 1, text: step })),
      },
    ],
  });
};
