import type { Product, Variant } from '@boxwright/contract';
import { paths } from '../../paths.ts';

/** What the page's head and a shared link say; written on the server, so that the texts are no part of the script. */
export interface Head {
  readonly title: string;
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly picture: string | null;
}

interface HeadOf {
  readonly product: Product;
  readonly variants: readonly Variant[];
  /** The variant that the page was entered by; absent on a category's page. */
  readonly entryVariant: Variant | undefined;
  readonly picture: string | undefined;
  readonly publicUrl: string;
}

export const headOf = ({ product, variants, entryVariant, picture, publicUrl }: HeadOf): Head => {
  const name = entryVariant?.name ?? product.itemName;
  const sizes = `${variants.length} ${variants.length === 1 ? 'size' : 'sizes'}`;
  return {
    name,
    title: `${name}, custom printed: price and order online | Boxwright`,
    description: `${name} printed to your design, from 1,000 pieces. ${sizes}, boards and coatings to choose from, with the price per box, GST and delivery to your pincode at once.`,
    address: publicUrl + (entryVariant ? paths.publicVariant(entryVariant.route) : paths.category(product.route)),
    picture: picture === undefined ? null : publicUrl + picture,
  };
};
