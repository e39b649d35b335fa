import { data } from 'react-router';
import { pageHead } from '../../features/shell/page-head.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** Shapes and materials of labels; finding a label needs no other data. */
export const loadFinder = async (api: ServerApi) => {
  const [shapes, materials] = await Promise.all([
    api.call('GetStickerShapeMaster', { recordCount: '*', where: { status: 'Yes' } }),
    api.call('GetStickerMaterialMaster', { recordCount: '*', where: { status: 'Active' } }),
  ]);
  if (!shapes.ok) throw data(shapes.failure.text, { status: 503 });
  if (!materials.ok) throw data(materials.failure.text, { status: 503 });
  return {
    shapes: shapes.value.map(({ id, outline }) => ({ id, outline })),
    materials: materials.value.map(({ id, code, name }) => ({ id, code, name })),
    head: await pageHead(api, {
      title: 'Label finder: which label fits your bottle, jar, pouch or box',
      description:
        'Type the size of a bottle, jar, pouch or box and see the labels that fit it, drawn to scale: front, wrap-around, lid, seal. Each opens with its price.',
      path: paths.labelFinder,
      card: 'stickers',
      crumbs: [
        { name: 'Stickers and labels', path: paths.stickerShop },
        { name: 'Label finder', path: paths.labelFinder },
      ],
      graph: [
        {
          '@type': 'WebApplication',
          name: 'Label finder',
          description: 'Finds the size of a label that fits a bottle, jar, pouch or box.',
          url: api.publicUrl + paths.labelFinder,
          applicationCategory: 'BusinessApplication',
          operatingSystem: 'Any',
          offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR' },
        },
      ],
    }),
  };
};

export type FinderData = Awaited<ReturnType<typeof loadFinder>>;
