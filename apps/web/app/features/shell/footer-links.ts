import { paths } from '../../paths.ts';
import type { MenuEntry } from '../site/site-menu.ts';

export const shopLinks: readonly MenuEntry[] = [
  { label: 'Online store', to: paths.onlineStore },
  { label: 'Custom boxes', to: paths.shop },
  { label: 'Custom stickers', to: paths.stickers },
  { label: 'Sticker materials', to: paths.stickerMaterials },
  { label: 'Label finder', to: paths.labelFinder },
  { label: 'Free dielines', to: paths.dielines },
  { label: 'Cart', to: paths.cart },
];

export const helpLinks: readonly MenuEntry[] = [
  { label: 'FAQ', to: paths.faqs },
  { label: 'Terms and conditions', to: paths.terms },
  { label: 'Privacy', to: paths.privacy },
  { label: 'Returns and refunds', to: paths.returns },
  { label: 'Credits', to: paths.credits },
];
