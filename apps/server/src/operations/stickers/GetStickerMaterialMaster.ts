import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { choose } from '../../selling/catalogue/choose.ts';

export const GetStickerMaterialMaster: Handler<'GetStickerMaterialMaster'> = async ({ where }, { services }) => {
  const { stickers, gstRates, pictureTexts } = await currentCatalogue(services);
  const offered = stickers.materials.filter(({ status }) => status === 'Active');
  return ok(
    choose(offered, where).map((material) => {
      const rateBps = gstRates.get(material.hsn);
      return {
        id: material.id,
        code: material.code,
        name: material.name,
        description: material.description ?? '',
        image: material.image ?? '',
        imageAlt: pictureTexts.get(material.image ?? '') ?? '',
        gstRate: rateBps === undefined ? null : rateBps / 100,
        hasWhite: material.whiteUnderprint,
        status: material.status,
      };
    }),
  );
};
