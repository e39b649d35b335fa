import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';

export const GetVariantImage: Handler<'GetVariantImage'> = async ({ variantId }, { services }) => {
  const { variants } = await currentCatalogue(services);
  const variant = variants.get(variantId);
  return ok(variant?.status === 'Active' ? variant.images.map((address) => ({ variantId, address })) : []);
};
