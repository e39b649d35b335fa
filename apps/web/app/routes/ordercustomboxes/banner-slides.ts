import type { Product } from '@boxwright/contract';
import { paths } from '../../paths.ts';
import type { BannerSlide } from './Banners.tsx';

/** The banners that link to a box. */
const texts = [
  {
    route: 'soap-box',
    picture: '/images/banner-3.webp',
    title: 'Order custom boxes, priced while you choose',
    text: 'A size, a board, a coating, a quantity: the price per box, GST and delivery are shown beside it.',
  },
  {
    route: 'tea-packing-box',
    picture: '/images/banner-1.webp',
    title: 'Two thousand cost little more than one',
    text: 'Most of a carton is set-up. See what the next thousand would add before you decide.',
  },
  {
    route: 'chocolate-bar-box',
    picture: '/images/banner-2.webp',
    title: 'Food-grade board, with a barrier inside',
    text: 'For bars, sweets and spices that are packed in foil only, or without any wrapping.',
  },
];

/** The last banner leads to an enquiry, because bags, gift boxes and drawers have no online price yet. */
const onRequest: BannerSlide = {
  title: 'Bags, gift boxes and drawers to match',
  text: 'Same artwork, same press, one delivery. Tell us the set and we send you one quotation for all of it.',
  picture: '/images/banner-4.webp',
  to: paths.enquiry,
  action: 'Ask for a quotation',
};

/** The banners of the products that are available. */
export const bannerSlides = (products: readonly Product[]): readonly BannerSlide[] => {
  const offered = texts.flatMap(({ route, ...slide }) => {
    const product = products.find((each) => each.route === route);
    return product ? [{ ...slide, to: paths.category(route), action: `Make a ${product.itemName}` }] : [];
  });
  return offered.length === 0 ? [] : [...offered, onRequest];
};
