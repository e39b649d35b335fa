import type { StickerMaterialRow, StickerShape } from '@boxwright/contract';
import { data } from 'react-router';
import { pageHead } from '../../features/shell/page-head.ts';
import { loadCompany } from '../../features/site/load-company.ts';
import { knowledgeOf } from '../../features/stickers/material-knowledge.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** Size in mm of the sticker with which the prices of materials are compared. */
const compared = { length: 50, width: 50 } as const;

/** The materials on offer with their known properties, and the price of the compared sticker on each. */
export const loadMaterials = async (api: ServerApi) => {
  const [materials, shapes, company] = await Promise.all([
    api.call('GetStickerMaterialMaster', { recordCount: '*', where: { status: 'Active' } }),
    api.call('GetStickerShapeMaster', { recordCount: '*', where: { status: 'Yes' } }),
    loadCompany(api),
  ]);
  if (!materials.ok) throw data(materials.failure.text, { status: 503 });
  if (!shapes.ok) throw data(shapes.failure.text, { status: 503 });
  const shape = shapes.value.find(({ outline }) => outline === 'rectangle') ?? shapes.value[0];
  const quantity = company.minimumStickers;
  const shown = await Promise.all(
    materials.value.map(async (material) => ({
      ...material,
      knowledge: knowledgeOf(material.code),
      price: await priceOf(api, material, shape, quantity),
    })),
  );
  return {
    materials: shown,
    compared: { ...compared, quantity, shapeId: shape?.id ?? null },
    head: await pageHead(api, {
      title: 'Sticker materials: paper, kraft, vinyl, metallic, holographic',
      description:
        'Each sticker material close up: what it is for, what it withstands (refrigerator, oil, rain), how it peels, prints and is written on, and its price.',
      path: paths.stickerMaterials,
      card: 'sticker-materials',
      crumbs: [
        { name: 'Stickers and labels', path: paths.stickerShop },
        { name: 'Materials', path: paths.stickerMaterials },
      ],
      graph: [
        {
          '@type': 'ItemList',
          name: 'Sticker materials',
          itemListElement: shown.map(({ code, name }, place) => ({
            '@type': 'ListItem',
            position: place + 1,
            name,
            url: api.publicUrl + paths.stickerMaterial(code),
          })),
        },
      ],
    }),
  };
};

export type MaterialsData = Awaited<ReturnType<typeof loadMaterials>>;
export type ShownMaterial = MaterialsData['materials'][number];

/** The price of a material; null if it can't be loaded, and then the material is shown without it. */
const priceOf = async (
  api: ServerApi,
  { id }: StickerMaterialRow,
  shape: StickerShape | undefined,
  quantity: number,
) => {
  if (shape === undefined) return null;
  const answer = await api.call('GetStickerPrice', {
    shape: String(shape.id),
    material: String(id),
    quantity,
    ...compared,
  });
  const price = answer.ok ? answer.value[0] : undefined;
  return price === undefined ? null : { total: price.total, totalWithGst: price.totalWithGst, gstRate: price.gstRate };
};
