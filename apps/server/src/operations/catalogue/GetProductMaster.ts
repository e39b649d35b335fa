import { ok, type Product } from '@boxwright/contract';
import type { Category } from '@boxwright/storage';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { choose } from '../../catalogue/choose.ts';
import { fromPrice } from '../../catalogue/fromPrice.ts';
import type { Catalogue } from '../../catalogue/snapshot.ts';
import type { Handler } from '../../door/call.ts';

export const GetProductMaster: Handler<'GetProductMaster'> = async ({ where }, { services }) => {
  const catalogue = await currentCatalogue(services);
  const shown = catalogue.categories.filter((category) => category.status === 'Active');
  return ok(choose(shown, where).map((category) => present(catalogue, category)));
};

function present(catalogue: Catalogue, category: Category): Product {
  const first = [...catalogue.variants.values()].find(
    (variant) => variant.categoryId === category.id && variant.status === 'Active',
  );
  return {
    id: category.id,
    verticalName: category.verticalName,
    itemName: category.itemName,
    image: category.image ?? '',
    route: category.route,
    status: category.status,
    fromPrice: fromPrice(catalogue, category),
    style: first?.style ?? category.style,
    length: first?.lengthMm ?? 0,
    width: first?.widthMm ?? 0,
    height: first?.heightMm ?? 0,
  };
}
