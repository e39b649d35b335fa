import {
  boxQuantityPresets,
  type Failure,
  type Input,
  type OperationName,
  type Output,
  patterns,
  type Result,
} from '@boxwright/contract';
import { type Configuration, orderableQuantity } from './configuration.ts';

export type BoxPrice = Output<'GetPrice'>;
export type DeliveryQuote = Output<'GetDeliveryCharge'>;

/** The whole truth about a configuration's price, as far as it can be known. */
export interface Quote {
  /** Prices of the quantity cards, by quantity. */
  readonly presets: Readonly<Record<number, BoxPrice>>;
  /** Null while the quantity can't be ordered. */
  readonly price: BoxPrice | null;
  /** Null while there is no price, or no pincode to deliver to. */
  readonly delivery: DeliveryQuote | null;
}

/** The same calls serve the loader (in-process) and the browser (HTTP). */
export type Caller = <N extends OperationName>(name: N, input: Input<N>) => Promise<Result<Output<N>>>;

export type QuoteAnswer =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly failure: Failure };

/** Prices a configuration: the cards' quantities, its own, and the delivery. */
export const quoteFor = async (call: Caller, wanted: Configuration, minimum: number): Promise<QuoteAnswer> => {
  const quantity = orderableQuantity(wanted, minimum);
  const quantities = new Set<number>([...boxQuantityPresets, ...(quantity === null ? [] : [quantity])]);
  const answers = await Promise.all(
    [...quantities].map(async (each) => [each, await call('GetPrice', priceInput(wanted, each))] as const),
  );
  const prices: Record<number, BoxPrice> = {};
  for (const [each, answer] of answers) {
    if (!answer.ok) return answer;
    prices[each] = answer.value;
  }
  const price = quantity === null ? null : (prices[quantity] ?? null);
  if (price === null || !destinationIsKnown(wanted))
    return { ok: true, quote: { presets: prices, price, delivery: null } };
  const delivery = await call('GetDeliveryCharge', {
    destination: wanted.deliveryType === 'SelfPickup' ? null : wanted.pincode,
    weight: price.weight,
    goods: price.total,
    gstRate: price.gstRate,
  });
  if (!delivery.ok) return delivery;
  return { ok: true, quote: { presets: prices, price, delivery: delivery.value } };
};

/** Whether delivery can be asked for: picked up, or a pincode of six digits. */
export const destinationIsKnown = ({ deliveryType, pincode }: Configuration): boolean =>
  deliveryType === 'SelfPickup' || patterns.pincode.test(pincode);

const priceInput = (wanted: Configuration, quantity: number): Input<'GetPrice'> => ({
  quantity,
  variantId: wanted.variantId,
  boardId: wanted.boardId,
  outerCoatingId: wanted.outerCoatingId,
  innerCoatingId: wanted.innerCoatingId,
});
