import type { BoxLimits, Output } from '@boxwright/contract';
import type { ServerApi } from '../../server-api.ts';
import { askedVariant, type BoxChoice, readChoice } from '../configurator/box-choice.ts';
import { sizeText } from '../configurator/box-words.ts';
import { quoteInput } from '../configurator/quote-input.ts';
import type { BoxToDeliver } from './delivery-chat.ts';

export interface Delivery {
  readonly box: BoxToDeliver;
  readonly choice: BoxChoice;
  readonly limits: BoxLimits;
  /** Undefined if the box can't be priced. */
  readonly quote: Output<'GetQuote'> | undefined;
}

/** The box in an address, with its weight and price; null when it isn't on offer. */
export async function loadDelivery(api: ServerApi, given: URLSearchParams): Promise<Delivery | null> {
  const variantId = askedVariant(given);
  if (variantId === null) return null;
  const known = await api.call('GetVariantData', { where: { id: variantId, status: 'Active' } });
  const named = known.ok ? known.value[0] : undefined;
  if (named === undefined) return null;
  const [variants, boards, coatings, company] = await Promise.all([
    api.call('GetVariantData', { where: { productId: named.productId, status: 'Active' } }),
    api.call('GetBoard', { where: { status: 'Active' } }),
    api.call('GetCoatingdata', { where: { status: 'Active' } }),
    api.call('GetCompany', {}),
  ]);
  if (!variants.ok || !boards.ok || !coatings.ok || !company.ok) return null;
  const offer = {
    variants: variants.value,
    boards: boards.value,
    outerCoatings: coatings.value.filter(({ kind }) => kind === 'outer'),
    innerCoatings: coatings.value.filter(({ kind }) => kind === 'inner'),
  };
  const choice = readChoice(given, offer, named.id);
  const variant = offer.variants.find(({ id }) => id === choice?.variantId);
  if (choice === null || variant === undefined) return null;
  const { minimumBoxes, maximumBoxes } = company.value;
  const limits: BoxLimits = { minimumBoxes, maximumBoxes };
  const quoted = await api.call(
    'GetQuote',
    quoteInput({ ...choice, deliveryType: 'StandardShipping' }, limits, [], null),
  );
  return {
    box: { name: variant.name, size: sizeText(choice.ownSize ?? variant) },
    choice,
    limits,
    quote: quoted.ok ? quoted.value : undefined,
  };
}
