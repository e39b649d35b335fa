import { pageHead } from '../../features/shell/page-head.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

const title = 'Free dielines in your size: boxes, trays, bags, labels';
const description =
  'Pick a box style, type a size in mm, cm or inches, watch it fold in 3D, and download the dieline as PDF, SVG, DXF, CFF2 or glTF. Free, without signing in.';

/** Title, description and structured data of the list of styles. */
export const dielinesHead = (api: ServerApi, styles: readonly { readonly id: string; readonly name: string }[]) =>
  pageHead(api, {
    title,
    description,
    path: paths.dielines,
    card: 'dielines',
    crumbs: [{ name: 'Free dielines', path: paths.dielines }],
    graph: [
      {
        '@type': 'ItemList',
        name: title,
        itemListElement: styles.map(({ id, name }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name,
          url: api.publicUrl + paths.dieline(id),
        })),
      },
    ],
  });
