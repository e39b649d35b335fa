import type { Product } from '@boxwright/contract';

/** Cards of the mono carton page whose boxes have online prices. */
const pricedCartons = [
  { name: 'Chocolate bar box', route: 'chocolate-bar-box' },
  { name: 'Face mask box', route: 'face-mask-box' },
  { name: 'Surgical gloves box', route: 'surgical-gloves-box' },
  { name: 'Soap box', route: 'soap-box' },
  { name: 'Health mix box', route: 'health-mix-box' },
  { name: 'Masala packing box', route: 'masala-packing-box' },
  { name: 'Tea packing box', route: 'tea-packing-box' },
] as const;

/**
 * Products that lead to an enquiry with their name as the carton type. `route` is a box in the shop of nearly their
 * shape and size, whose price gives an idea.
 */
const askedCartons = [
  { name: 'hair oil', route: 'syrup-bottle-box', picture: 'variant-syrup-bottle-box-100-ml' },
  { name: 'perfume', route: 'dropper-bottle-box', picture: 'variant-dropper-bottle-box-50-ml' },
  { name: 'face cream', route: 'dropper-bottle-box', picture: 'industry-beauty' },
  { name: 'CBD oil', route: 'dropper-bottle-box', picture: 'variant-dropper-bottle-box-10-ml' },
  { name: 'cosmetics', route: 'cosmetic-drawer-box', picture: 'product-cosmetic-drawer-box' },
  { name: 'industrial products', route: 'bearing-box', picture: 'industry-industrial' },
  { name: 'innerwear', route: 'socks-box', picture: 'industry-apparel' },
  { name: 'medicines', route: 'bandage-box', picture: 'industry-medical' },
  { name: 'medicine syrup bottle', route: 'syrup-bottle-box', picture: 'product-syrup-bottle-box' },
  { name: 'sanitary napkins', route: 'tissue-refill-box', picture: 'variant-tissue-refill-box-cube' },
  { name: 'cookies', route: 'cereal-box', picture: 'product-cereal-box' },
  { name: 'tissue', route: 'tissue-refill-box', picture: 'product-tissue-refill-box' },
  { name: 'toys', route: 'hanging-box', picture: 'category-product-visibility-packaging-2' },
] as const;

/** The cards with the boxes that the shop offers: those with prices, and those that are asked for. */
export const cartonCards = (products: readonly Product[]) => {
  const inShop = (route: string) => products.find((each) => each.route === route) ?? null;
  return {
    priced: pricedCartons.flatMap(({ name, route }) => {
      const product = inShop(route);
      return product === null ? [] : [{ ...product, itemName: name }];
    }),
    asked: askedCartons.map(({ name, route, picture }) => {
      const like = inShop(route);
      return { name, picture, like: like && { route, fromPrice: like.fromPrice, fromQuantity: like.fromQuantity } };
    }),
  };
};

export type CartonCards = ReturnType<typeof cartonCards>;
