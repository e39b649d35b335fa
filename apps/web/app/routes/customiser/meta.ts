import type { MetaDescriptor } from 'react-router';
import { paths } from '../../paths.ts';
import type { CustomiserData } from './load-customiser.ts';

/** Title, description and what a shared link shows. */
export const customiserMeta = (data: CustomiserData | undefined, pathname: string): MetaDescriptor[] => {
  if (data === undefined) return [{ title: 'Box not found | Boxwright' }];
  const { product, choices, initial, publicUrl, pictures } = data;
  const variant = choices.variants.find(({ id }) => id === initial.variantId);
  const isOneVariant = !pathname.startsWith('/p/') && !pathname.startsWith('/customizeyourbox/');
  const name = isOneVariant ? (variant?.name ?? product.itemName) : product.itemName;
  const title = `${name}, custom printed: price and order online | Boxwright`;
  const sizes = choices.variants.length;
  const description = `${name} printed to your design, from 1,000 pieces. ${sizes} ${sizes === 1 ? 'size' : 'sizes'}, boards and coatings to choose from, with the price per box, GST and delivery to your pincode at once.`;
  const address =
    publicUrl + (isOneVariant && variant ? paths.publicVariant(variant.route) : paths.category(product.route));
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'product' },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...(pictures[0] === undefined ? [] : [{ property: 'og:image', content: publicUrl + pictures[0] }]),
  ];
};
