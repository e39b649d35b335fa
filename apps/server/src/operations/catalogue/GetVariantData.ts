import { ok, type Variant } from '@boxwright/contract';
import type { VariantInCatalogue } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { choose } from '../../selling/catalogue/choose.ts';
import type { Catalogue } from '../../selling/catalogue/snapshot.ts';

export const GetVariantData: Handler<'GetVariantData'> = async ({ where }, { services }) => {
  const catalogue = await currentCatalogue(services);
  const shown = [...catalogue.variants.values()].filter((variant) => variant.status === 'Active');
  return ok(
    choose(
      shown.map((variant) => present(catalogue, variant)),
      where,
    ),
  );
};

const present = (catalogue: Catalogue, variant: VariantInCatalogue): Variant => ({
  id: variant.id,
  name: variant.name,
  images: variant.images.join('#'),
  imageAlt: catalogue.pictureTexts.get(variant.images[0] ?? '') ?? '',
  gstRate: (catalogue.gstRates.get(variant.hsn) ?? 0) / 100,
  shortDescription: variant.shortDescription ?? '',
  longDescription: variant.longDescription ?? '',
  route: variant.publicName,
  itemName: variant.itemName,
  itemRoute: variant.categoryRoute,
  productId: variant.categoryId,
  style: variant.style,
  length: variant.lengthMm,
  width: variant.widthMm,
  height: variant.heightMm,
  hsn: variant.hsn,
  status: variant.status,
});
