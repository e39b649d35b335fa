import { ok, type Product } from '@boxwright/contract';
import type { Category } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { choose } from '../../selling/catalogue/choose.ts';
import type { Catalogue } from '../../selling/catalogue/snapshot.ts';
import { type FromPrices, fromPrices, fromQuantity } from '../../selling/goods/from-prices.ts';

export const GetProductMaster: Handler<'GetProductMaster'> = async ({ where }, { services }) => {
  const catalogue = await currentCatalogue(services);
  const shown = catalogue.categories.filter((category) => category.status === 'Active');
  const prices = await fromPrices(services, catalogue);
  return ok(choose(shown, where).map((category) => present(catalogue, category, prices)));
};

function present(catalogue: Catalogue, category: Category, prices: FromPrices): Product {
  const first = [...catalogue.variants.values()].find(
    (variant) => variant.categoryId === category.id && variant.status === 'Active',
  );
  return {
    id: category.id,
    verticalName: category.verticalName,
    itemName: category.itemName,
    image: category.image ?? '',
    imageAlt: catalogue.pictureTexts.get(category.image ?? '') ?? '',
    route: category.route,
    status: category.status,
    fromPrice: prices.get(category.id) ?? null,
    fromQuantity,
    style: first?.style ?? category.style,
    length: first?.lengthMm ?? 0,
    width: first?.widthMm ?? 0,
    height: first?.heightMm ?? 0,
  };
}
