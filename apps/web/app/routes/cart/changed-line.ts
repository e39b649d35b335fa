import { type CartRow, type Input, quantityIn, quantityUnreadable } from '@boxwright/contract';

export type QuantityChange = { readonly step: 1 | -1 } | { readonly quantity: number };

/** The input that changes a line's quantity. */
export const changedLine = (
  line: CartRow,
  change: QuantityChange,
  { ifSame, mergedLineId }: { ifSame?: 'ask' | undefined; mergedLineId?: number | undefined } = {},
): Input<'AddToCartWebsite'> => ({
  cartId: line.cartId,
  lineId: line.lineId,
  items: [{ item: line.variantId ?? line.lineId, quantity: 'step' in change ? change.step : change.quantity }],
  ...('quantity' in change ? { newQuantity: change.quantity } : {}),
  ...(ifSame === undefined ? {} : { ifSame }),
  ...(mergedLineId === undefined ? {} : { mergedLineId }),
  outerCoatingId: line.outerCoatingId,
  innerCoatingId: line.innerCoatingId,
  boardId: null,
  destination: line.destination,
  designId: line.designId,
  customerId: null,
  status: 'INCART',
});

/** The input that removes a line. */
export const removedLine = ({ cartId, lineId }: CartRow): Input<'DeleteCart'> => ({ cartId, lineId, customerId: null });

/** What is wrong with a typed quantity before anything is sent. */
export const typedWrong = (text: string): string | undefined => {
  const typed = quantityIn(text);
  return typed === null ? 'Please enter quantity' : Number.isNaN(typed) ? quantityUnreadable : undefined;
};

/** What the buttons of a line do; the values of their name `act` in its form. */
export const lineActs = ['set', 'less', 'more', 'remove'] as const;
export type LineAct = (typeof lineActs)[number];
