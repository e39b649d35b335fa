import {
  boxQuantityPresets,
  type Failure,
  type Input,
  type OperationName,
  type Output,
  patterns,
  type Result,
} from '@boxwright/contract';
import { type Choices, type Configuration, nextThousand, orderableQuantity } from './configuration.ts';
import { ownSizeProblem, sizeIn } from './own-size.ts';

export type BoxPrice = Output<'GetPrice'>;
export type DeliveryQuote = Output<'GetDeliveryCharge'>;

/** The whole truth about a configuration's price, as far as it can be known. */
export interface Quote {
  /** By quantity: of the cards, of its own, and of the next thousand. */
  readonly prices: Readonly<Record<number, BoxPrice>>;
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

/** The least that can be ordered; and what a category offers, where sizes of one's own are taken. */
export interface Offer {
  readonly minimum: number;
  readonly choices?: Choices;
}

/** Prices a configuration: the cards' quantities, its own, and the delivery. A size that can't be made isn't asked about. */
export const quoteFor = async (
  call: Caller,
  wanted: Configuration,
  { choices, minimum }: Offer,
): Promise<QuoteAnswer> => {
  const problem = choices ? await ownSizeProblem(wanted, choices) : null;
  if (problem) return { ok: false, failure: { code: 'invalid', text: problem.text, field: problem.field } };
  const quantity = orderableQuantity(wanted, minimum);
  const next = quantity === null ? null : nextThousand(quantity);
  const quantities = new Set([...boxQuantityPresets, quantity, next].filter((each) => each !== null));
  const box = boxAsked(wanted);
  const answers = await Promise.all(
    [...quantities].map(async (each) => {
      // A quotation is for one quantity.
      const quotation = each === quantity ? wanted.quotation : null;
      return [each, await call('GetPrice', { ...box, quantity: each, quotation })] as const;
    }),
  );
  const prices: Record<number, BoxPrice> = {};
  for (const [each, answer] of answers) {
    if (!answer.ok) return answer;
    prices[each] = answer.value;
  }
  const price = quantity === null ? null : (prices[quantity] ?? null);
  if (price === null || !destinationIsKnown(wanted)) return { ok: true, quote: { prices, price, delivery: null } };
  const delivery = await call('GetDeliveryCharge', {
    destination: wanted.deliveryType === 'SelfPickup' ? null : wanted.pincode,
    weight: price.weight,
    goods: price.total,
    gstRate: price.gstRate,
  });
  if (!delivery.ok) return delivery;
  return { ok: true, quote: { prices, price, delivery: delivery.value } };
};

/** Whether delivery can be asked for: picked up, or a pincode of six digits. */
export const destinationIsKnown = ({ deliveryType, pincode }: Configuration): boolean =>
  deliveryType === 'SelfPickup' || patterns.pincode.test(pincode);

/** A box as prices, ladders, layouts and quotations are asked for by. */
export type BoxAsked = Omit<Input<'GetLayout'>, 'quantity'>;

export const boxAsked = (wanted: Omit<Configuration, 'quantity'>): BoxAsked => ({
  variantId: wanted.variantId,
  boardId: wanted.boardId,
  outerCoatingId: wanted.outerCoatingId,
  innerCoatingId: wanted.innerCoatingId,
  ...wantedSize(wanted),
});

/** The sides of a size of one's own; null for the variant's. */
export const wantedSize = ({ ownSize }: Pick<Configuration, 'ownSize'>) =>
  ownSize === null ? { length: null, width: null, height: null } : sizeIn(ownSize);
