import type { StyleText } from '../../../content/dielines/style-text.ts';
import type { StyleForm } from '../../features/dieline/studio-configuration.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** Title, description and structured data of a style's page. The canonical URL has no configuration. */
export const studioHead = (api: ServerApi, style: StyleForm, text: StyleText) => {
  const path = paths.dieline(style.id);
  return pageHead(api, {
    title: text.title,
    description: text.description,
    path,
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
