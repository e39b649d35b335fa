import { type StickerMaterialRow, type StickerShape, stickerAddress } from '@boxwright/contract';
import { data } from 'react-router';
import { pageHead } from '../../features/shell/page-head.ts';
import { knowledgeOf } from '../../features/stickers/material-knowledge.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** The sheet of round seals; the picture of the round shape stands on the same page. */
const seals = '/images/category-labels-and-stickers-4.webp';

/** What buyers have printed most, to be priced: by outline and material of the catalogue, in mm. */
const examples = [
  { use: 'Labels for a jar', outline: 'rectangle', material: 'kraft', length: 75, width: 50, quantity: 500 },
  { use: 'Labels for a bottle', outline: 'rectangle', material: 'white-vinyl', length: 75, width: 50, quantity: 1000 },
  { use: 'Seals for a carton', outline: 'round', material: 'chromo-paper', length: 30, width: 30, quantity: 2000 },
] as const;

/** Everything on the sticker shop's page. Without shapes, materials or prices their part is left out. */
export const loadStickerShop = async (api: ServerApi) => {
  const [classes, shapes, materials] = await Promise.all([
    api.call('GetStickerMaster', { recordCount: '*', where: {} }),
    api.call('GetStickerShapeMaster', { recordCount: '*', where: { status: 'Yes' } }),
    api.call('GetStickerMaterialMaster', { recordCount: '*', where: { status: 'Active' } }),
  ]);
  if (!classes.ok) throw data(classes.failure.text, { status: 503 });
  const offered = { shapes: shapes.ok ? shapes.value : [], materials: materials.ok ? materials.value : [] };
  const priced = await Promise.all(examples.map((example) => pricedExample(api, example, offered)));
  return {
    classes: classes.value,
    /** Those that aren't on the cards of the classes. */
    shapes: offered.shapes
      .filter(({ id }) => !classes.value.some(({ shapeId }) => shapeId === id))
      .map(({ id, name }) => ({ id, name })),
    examples: priced.filter((example) => example !== null),
    materials: offered.materials.map(({ code, name, description, image }) => {
      const known = knowledgeOf(code);
      return { code, name, image, inShort: known?.inShort ?? description, isKnown: known !== null };
    }),
    head: await pageHead(api, {
      title: 'Stickers and Labels',
      description:
        'Printed stickers and labels cut to shape: round, square, rectangle or a special shape, on paper or film, with free shipping anywhere in India.',
      path: paths.stickerShop,
      card: 'stickers',
      crumbs: [{ name: 'Stickers and labels', path: paths.stickerShop }],
    }),
  };
};

export type StickerShopData = Awaited<ReturnType<typeof loadStickerShop>>;

interface Offered {
  readonly shapes: readonly StickerShape[];
  readonly materials: readonly StickerMaterialRow[];
}

/** The example with today's price and the address of its configuration; null if the shop doesn't offer it. */
const pricedExample = async (
  api: ServerApi,
  { use, outline, material, ...size }: (typeof examples)[number],
  { shapes, materials }: Offered,
) => {
  const shape = shapes.find((each) => each.outline === outline);
  const on = materials.find(({ code }) => code === material);
  if (shape === undefined || on === undefined) return null;
  const answer = await api.call('GetStickerPrice', { shape: String(shape.id), material: String(on.id), ...size });
  const price = answer.ok ? answer.value[0] : undefined;
  if (price === undefined) return null;
  return {
    use,
    ...size,
    material: on.name,
    shape: shape.name,
    image: outline === 'round' ? seals : on.image,
    unitCost: price.unitCost,
    totalWithGst: price.totalWithGst,
    to: stickerAddress({ shapeId: shape.id, materialId: on.id, ...size }),
  };
};
