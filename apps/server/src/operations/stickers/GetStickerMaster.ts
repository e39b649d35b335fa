import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { choose } from '../../selling/catalogue/choose.ts';
import { readCompany } from '../../selling/company/company.ts';
import { stickerStartingPrice } from '../../selling/goods/sticker/sticker-starting-price.ts';

export const GetStickerMaster: Handler<'GetStickerMaster'> = async ({ where }, { services }) => {
  const catalogue = await currentCatalogue(services);
  const { stickers } = catalogue;
  const { minimumStickers } = await readCompany(services.db);
  const classes = stickers.classes.flatMap(({ code, name, status }) => {
    const shapes = stickers.shapes.filter((shape) => shape.status === 'Yes' && shape.priceClass === code);
    const [first] = shapes;
    // A class without a shape can't be ordered.
    if (status !== 'Yes' || !first) return [];
    const lowest = shapes.flatMap((shape) => stickerStartingPrice(shape, catalogue, minimumStickers) ?? []);
    return {
      priceClass: code,
      name,
      shapeId: first.id,
      image: first.image ?? '',
      startingPrice: lowest.length === 0 ? null : Math.min(...lowest),
      status,
    };
  });
  return ok(choose(classes, where));
};
