import type { GrainWish } from './grain.ts';
import type { StatedSize } from './measured.ts';
import { usualPrint } from './print.ts';

/** A configured box as stated in the customiser's URL. Ids are the catalogue's, sizes in mm. */
export interface StatedBox {
  readonly variantId: number;
  readonly boardId: number;
  readonly outerCoatingId: number | null;
  readonly innerCoatingId: number | null;
  readonly quantity: number;
  /** Null means pick-up. */
  readonly pincode: string | null;
  /** Custom size, inside unless it says otherwise; null for the variant's size. */
  readonly size: (Omit<StatedSize, 'measured'> & Partial<Pick<StatedSize, 'measured'>>) | null;
  /** Weight of the contents, g. */
  readonly contents?: number | null | undefined;
  /** How it is printed; missing for the usual print of its style. */
  readonly print?: string | null | undefined;
  /** What is wanted of the board's grain. */
  readonly grain?: GrainWish | null | undefined;
  /** Token of the quotation whose price applies. */
  readonly quotation?: string;
  /** Token of the file that it is printed with. */
  readonly artwork?: string | null | undefined;
  /** Where the buyer has put that file, as `writePlace` writes it. */
  readonly place?: string | null | undefined;
  /** The note to the printer. */
  readonly note?: string | null;
  /** The line of the cart that the page is to change. */
  readonly lineId?: number;
}

/** URL of the customiser page that shows this box; works without signing in. */
export const boxAddress = (box: StatedBox): string => `/customizemybox/${box.variantId}?${boxQuery(box)}`;

/** The box as the query of that page, and of other pages that need the box. */
export function boxQuery(box: StatedBox): URLSearchParams {
  const { variantId, boardId, outerCoatingId, innerCoatingId, quantity, pincode, size } = box;
  const { contents, print, grain, quotation, artwork, place, note, lineId } = box;
  const query = new URLSearchParams({
    variant: String(variantId),
    board: String(boardId),
    outer: String(outerCoatingId ?? 0),
    inner: String(innerCoatingId ?? 0),
    quantity: String(quantity),
    delivery: pincode === null ? 'SelfPickup' : 'StandardShipping',
  });
  if (size !== null) {
    for (const side of ['length', 'width', 'height'] as const) query.set(side, String(size[side]));
    if (size.measured !== undefined && size.measured !== 'inside') query.set('measured', size.measured);
  }
  if (contents != null) query.set('contents', String(contents));
  if (print != null && print !== usualPrint) query.set('print', print);
  if (grain) query.set('grain', grain);
  if (pincode !== null) query.set('pincode', pincode);
  if (quotation !== undefined) query.set('quotation', quotation);
  if (artwork) query.set('artwork', artwork);
  if (artwork && place) query.set('place', place);
  if (note) query.set('note', note);
  if (lineId !== undefined) query.set('line', String(lineId));
  return query;
}

/** URL of a quotation's PDF. */
export const quotationFileAddress = (token: string): string => `/downloads/quotation/${encodeURIComponent(token)}`;
