import { data, redirect } from 'react-router';
import { askedVariant, asksForOwnSize } from '../../../features/configurator/box-choice.ts';
import { paths } from '../../../paths.ts';
import type { ServerApi } from '../../../server-api.ts';
import { loadCustomiser } from '../load-customiser.ts';
import { refusalOf } from '../refusal.ts';
import { type Step, stepOf } from './steps.ts';

/** A step of the order on a phone. Before a box is chosen, the first step shows what there is to choose from. */
export const loadMobile = async (api: ServerApi, { pathname, searchParams: given }: URL) => {
  const step = stepOf(pathname);
  const variantId = askedVariant(given);
  if (variantId === null) return { step, boxes: await boxesOrStart(api, step), customiser: null, refusal: null };
  // Without scripts, the fields for the buyer's own size appear only once it is chosen, so the step is shown again.
  if (step !== 'size' && asksForOwnSize(given)) throw redirect(paths.mobileOrder('size', given));
  const customiser = await loadCustomiser(api, { variantid: String(variantId) }, given);
  return { step, boxes: null, customiser, refusal: refusalOf(given, customiser.first.choice, customiser.limits) };
};

const boxesOrStart = async (api: ServerApi, step: Step) => {
  if (step !== 'size') throw redirect(paths.mobileOrder('size'));
  const [products, variants] = await Promise.all([
    api.call('GetProductMaster', { where: { status: 'Active' } }),
    api.call('GetVariantData', { where: { status: 'Active' } }),
  ]);
  if (!products.ok) throw data(products.failure.text, { status: 503 });
  if (!variants.ok) throw data(variants.failure.text, { status: 503 });
  return products.value.flatMap(({ id, itemName, image, fromPrice, fromQuantity }) => {
    const first = variants.value.find(({ productId }) => productId === id);
    return first === undefined ? [] : [{ itemName, image, fromPrice, fromQuantity, variantId: first.id }];
  });
};

export type BoxOnOffer = Awaited<ReturnType<typeof boxesOrStart>>[number];
