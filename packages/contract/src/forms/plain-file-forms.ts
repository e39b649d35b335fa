/** Where a file is sent by a form without scripts: for an item of a cart, or of an order. */
export const plainFileForms = { cart: '/artwork/for-cart', order: '/artwork/for-order' } as const;

/** The form for an item of the cart, with the order whose checkout it stands on; null on the cart's own page. */
export const cartFileForm = (item: {
  readonly cartId: number;
  readonly lineId: number;
  readonly orderId: number | null;
}): string =>
  `${plainFileForms.cart}?cart=${item.cartId}&line=${item.lineId}${item.orderId === null ? '' : `&order=${item.orderId}`}`;

/** The form for an item of an order, with the link that its customer has; `number` is its place on that page. */
export const orderFileForm = (item: {
  readonly token: string;
  readonly lineId: number;
  readonly number: number;
}): string => `${plainFileForms.order}?link=${encodeURIComponent(item.token)}&line=${item.lineId}&item=${item.number}`;
