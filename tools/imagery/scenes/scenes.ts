import { banners } from './banners.ts';
import { cartonGalleries } from './carton-galleries.ts';
import { categories } from './categories.ts';
import { flatGalleries } from './flat-galleries.ts';
import { hero } from './hero.ts';
import { industries } from './industries.ts';
import { products } from './products.ts';
import type { Scene } from './scene.ts';
import { stickerCloseUps } from './sticker-close-ups.ts';
import { stickers } from './stickers.ts';
import { boards, coatings, materials, stickerMaterials } from './stills.ts';
import { stories } from './stories.ts';
import { styleProducts } from './style-products.ts';
import { trayGalleries } from './tray-galleries.ts';
import { variants } from './variants.ts';

const galleries = [...cartonGalleries, ...trayGalleries, ...flatGalleries];
const isEarly = ({ id }: Scene) => /-[12]$/.test(id);

/** Every picture to render, the most important first. */
export const scenes: readonly Scene[] = [
  hero,
  ...products,
  ...styleProducts,
  ...categories,
  ...banners,
  ...industries,
  ...coatings,
  ...boards,
  ...stickers,
  ...stories,
  ...galleries.filter(isEarly),
  ...stickerMaterials,
  ...stickerCloseUps,
  ...materials,
  ...galleries.filter((scene) => !isEarly(scene)),
  ...variants,
];
