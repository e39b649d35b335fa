import type { Product, Variant } from '@boxwright/contract';
import { materialTexts } from '../../features/catalogue/material-texts.ts';
import { type Configuration, readConfiguration } from '../../features/configurator/configuration.ts';
import { loadPlace } from '../../features/configurator/place.ts';
import { quoteFor } from '../../features/configurator/quote.ts';
import type { ServerApi } from '../../server-api.ts';
import { homeTexts } from './home-texts.ts';

/** Where the first example goes: a town that is neither next door nor far. */
const examplePincode = '641001';
const exampleQuantity = '2000';

/** A box that the banner can price. */
export interface ExampleBox {
  readonly variantId: number;
  readonly categoryRoute: string;
  readonly name: string;
  readonly size: string;
  readonly pictures: readonly string[];
}

/** Everything on the home page. What can't be loaded is missing there; the rest of the page still stands. */
export const loadHome = async (api: ServerApi) => {
  const [products, shapes, banner] = await Promise.all([
    api.call('GetProductMaster', { where: { status: 'Active' } }),
    api.call('GetStickerShapeMaster', { where: { status: 'Yes' } }),
    loadBanner(api),
  ]);
  return {
    products: products.ok ? products.value : null,
    shapes: shapes.ok ? shapes.value : null,
    banner,
    texts: homeTexts,
    materials: materialTexts,
    publicUrl: api.publicUrl,
  };
};

const loadBanner = async (api: ServerApi) => {
  const [products, variants, boards, coatings] = await Promise.all([
    api.call('GetProductMaster', { where: { status: 'Active' } }),
    api.call('GetVariantData', { where: { status: 'Active' } }),
    api.call('GetBoard', { where: { status: 'Active' } }),
    api.call('GetCoatingdata', { where: { status: 'Active', kind: 'outer' } }),
  ]);
  if (!products.ok || !variants.ok || !boards.ok || !coatings.ok) return null;
  const boxes = products.value.flatMap((product) => exampleOf(product, variants.value));
  const first = boxes.find(({ categoryRoute }) => categoryRoute === 'soap-box') ?? boxes[0];
  if (first === undefined) return null;
  const configuration: Configuration | null = readConfiguration(
    new URLSearchParams({ quantity: exampleQuantity, pincode: examplePincode, variant: String(first.variantId) }),
    { variants: variants.value, boards: boards.value, outerCoatings: coatings.value, innerCoatings: [] },
  );
  if (configuration === null) return null;
  const call = api.call.bind(api);
  const [answer, place, company] = await Promise.all([
    quoteFor(call, configuration, { minimum: 1 }),
    loadPlace(call, examplePincode),
    api.call('GetCompany', {}),
  ]);
  const board = boards.value.find(({ id }) => id === configuration.boardId);
  return {
    boxes,
    configuration,
    answer,
    place,
    good: answer.ok ? { quote: answer.quote, configuration } : null,
    offer: { minimum: company.ok ? company.value.minimumBoxes : 1000 },
    /** What the example is made of, said beside its price. */
    material: board === undefined ? '' : `${board.name}, ${board.gsm} gsm, printed in four colours`,
  };
};

export type BannerData = NonNullable<Awaited<ReturnType<typeof loadBanner>>>;

/** The middle size of a category stands for it. */
const exampleOf = (product: Product, variants: readonly Variant[]): ExampleBox[] => {
  const own = variants.filter(({ productId }) => productId === product.id);
  const middle = own[Math.floor((own.length - 1) / 2)];
  if (middle === undefined) return [];
  return [
    {
      variantId: middle.id,
      categoryRoute: product.route,
      name: product.itemName,
      size: `${middle.length} × ${middle.width} × ${middle.height} mm`,
      pictures: middle.images.split('#'),
    },
  ];
};
