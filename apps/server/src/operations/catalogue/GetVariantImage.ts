import { ok } from '@boxwright/contract';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import type { Handler } from '../../door/call.ts';

export const GetVariantImage: Handler<'GetVariantImage'> = async ({ variantId }, { services }) => {
  const { variants } = await currentCatalogue(services);
  const variant = variants.get(variantId);
  return ok(variant?.status === 'Active' ? variant.images.map((address) => ({ variantId, address })) : []);
};
