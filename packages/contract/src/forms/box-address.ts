/** A configured box as the customiser's address says it. Ids of the catalogue, sizes in mm. */
export interface StatedBox {
  readonly variantId: number;
  readonly boardId: number;
  readonly outerCoatingId: number | null;
  readonly innerCoatingId: number | null;
  readonly quantity: number;
  /** Null is picked up. */
  readonly pincode: string | null;
  /** Made to measure; null is the variant's size. */
  readonly size: { readonly length: number; readonly width: number; readonly height: number } | null;
  /** Token of a quotation whose price is wanted. */
  readonly quotation?: string;
}

/** Page of the customiser that shows this box; nobody needs to sign in. */
export function boxAddress(box: StatedBox): string {
  const { variantId, boardId, outerCoatingId, innerCoatingId, quantity, pincode, size, quotation } = box;
  const query = new URLSearchParams({
    variant: String(variantId),
    board: String(boardId),
    outer: String(outerCoatingId ?? 0),
    inner: String(innerCoatingId ?? 0),
    quantity: String(quantity),
    delivery: pincode === null ? 'SelfPickup' : 'StandardShipping',
  });
  for (const [side, length] of Object.entries(size ?? {})) query.set(side, String(length));
  if (pincode !== null) query.set('pincode', pincode);
  if (quotation !== undefined) query.set('quotation', quotation);
  return `/customizemybox/${variantId}?${query}`;
}

/** Where the PDF of a quotation loads from. */
export const quotationFileAddress = (token: string): string => `/downloads/quotation/${encodeURIComponent(token)}`;
