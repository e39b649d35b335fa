/** Beside the refusal of a file that was to replace another one. */
export const fileStays = 'The file that was here before stays in use.';

/** Where a file is sent by a form without scripts: for an item of a cart, or of an order. */
export const plainFileForms = { cart: '/artwork/for-cart', order: '/artwork/for-order' } as const;

/**
 * The form for an item of the cart, with the order whose checkout it stands on; null on the cart's own page. `search` is
 * that of the page, which it leads back to. `replaces` says that a file is here already, `off` takes that off instead of
 * sending one.
 */
export const cartFileForm = (item: {
  readonly cartId: number;
  readonly lineId: number;
  readonly orderId: number | null;
  readonly search?: string;
  readonly replaces?: boolean;
  readonly off?: boolean;
}): string =>
  `${plainFileForms.cart}?${new URLSearchParams({
    cart: String(item.cartId),
    line: String(item.lineId),
    ...(item.orderId !== null && { order: String(item.orderId) }),
    ...(item.search && { search: item.search }),
    ...(item.replaces && { replaces: 'yes' }),
    ...(item.off && { off: 'yes' }),
  })}`;

/** The form for an item of an order, with the link that its customer has; `number` is its place on that page. */
export const orderFileForm = (item: {
  readonly token: string;
  readonly lineId: number;
  readonly number: number;
  readonly replaces?: boolean;
}): string =>
  `${plainFileForms.order}?link=${encodeURIComponent(item.token)}&line=${item.lineId}&item=${item.number}${item.replaces ? '&replaces=yes' : ''}`;
