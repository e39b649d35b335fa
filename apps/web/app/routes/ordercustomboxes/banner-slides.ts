import type { Product } from '@boxwright/contract';
import { paths } from '../../paths.ts';
import type { BannerSlide } from './Banners.tsx';

const texts = [
  {
    route: 'soap-box',
    title: 'Order custom boxes, priced while you choose',
    text: 'A size, a board, a coating, a quantity: the price per box, GST and delivery stand beside it.',
  },
  {
    route: 'tea-packing-box',
    title: 'Two thousand cost little more than one',
    text: 'Most of a carton is set-up. See what the next thousand would add before you decide.',
  },
  {
    route: 'chocolate-bar-box',
    title: 'Food-grade board, with a barrier inside',
    text: 'For bars, sweets and spices that go into the carton in foil alone, or in nothing.',
  },
];

/** The banners, with the pictures of boxes that are on offer; what isn't on offer isn't advertised. */
export const bannerSlides = (products: readonly Product[]): readonly BannerSlide[] =>
  texts.flatMap(({ route, title, text }) => {
    const product = products.find((each) => each.route === route);
    if (product === undefined) return [];
    return [{ title, text, picture: product.image, to: paths.category(route), action: `Make a ${product.itemName}` }];
  });
