import type { Company, Product, Variant } from '@boxwright/contract';
import { pageHead } from '../../features/shell/page-head.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

interface HeadOf {
  readonly product: Product;
  readonly variants: readonly Variant[];
  /** The variant in the page's path; absent on a category's page. */
  readonly entryVariant: Variant | undefined;
  readonly picture: string | undefined;
  readonly company: Company;
}

/** Texts of the page's head and of share cards; made on the server, so that they aren't part of the script. */
export const headOf = (api: ServerApi, { product, variants, entryVariant, picture, company }: HeadOf) => {
  const { publicUrl } = api;
  const name = entryVariant?.name ?? product.itemName;
  const sizes = `${variants.length} ${variants.length === 1 ? 'size' : 'sizes'}`;
  const description = `${name} printed to your design, from 1,000 pieces. ${sizes}, boards and coatings to choose from, with the price per box, GST and delivery to your pincode at once.`;
  const path = entryVariant ? paths.publicVariant(entryVariant.route) : paths.category(product.route);
  // Social networks don't render SVG.
  const shared = picture !== undefined && !picture.includes('.svg') ? picture : undefined;
  return pageHead(api, {
    title: `${name}, custom printed: price and order`,
    description,
    path,
    type: 'product',
    card: 'shop',
    picture: shared,
    crumbs: [
      { name: 'Boxes', path: paths.shop },
      { name: product.itemName, path: paths.category(product.route) },
      ...(entryVariant ? [{ name: entryVariant.name, path }] : []),
    ],
    graph: [
      {
        '@type': 'Product',
        name,
        description: entryVariant?.longDescription ?? description,
        sku: entryVariant ? String(entryVariant.id) : product.route,
        ...(picture === undefined ? {} : { image: publicUrl + picture }),
        brand: { '@type': 'Brand', name: company.name },
        ...(product.fromPrice === null
          ? {}
          : { offers: offersOf(product.fromPrice, product.fromQuantity, publicUrl + path) }),
      },
    ],
  });
};

/** The lowest price per piece, and from which quantity, as on the shop's tiles. */
const offersOf = (fromPrice: number, fromQuantity: number, url: string) => ({
  '@type': 'AggregateOffer',
  priceCurrency: 'INR',
  lowPrice: fromPrice.toFixed(2),
  eligibleQuantity: { '@type': 'QuantitativeValue', minValue: fromQuantity },
  availability: 'https://schema.org/InStock',
  url,
});
