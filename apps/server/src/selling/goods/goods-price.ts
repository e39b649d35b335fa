import type { Paise } from '@boxwright/money';

/** The result of every price engine; only the carton engine fills the optional fields. */
export interface GoodsPrice {
  /** Before tax and delivery, for the whole quantity. */
  readonly total: Paise;
  readonly engineVersion: string;
  readonly rateCard: { readonly id: string; readonly version: number };
  /** Sums to the total. */
  readonly breakdown: readonly { readonly code?: string; readonly label: string; readonly amount: Paise }[];
  /** Set-up cost, independent of the quantity. */
  readonly setUp?: Paise;
  /** Total when the order is repeated with the existing die. */
  readonly reorderTotal?: Paise;
  /** Layout of each part on its sheet. */
  readonly parts?: readonly {
    readonly part: string;
    /** Parts of one run share their sheet; missing in prices of before. */
    readonly run?: number;
    readonly ups: number;
    readonly sheet: string;
  }[];
}
