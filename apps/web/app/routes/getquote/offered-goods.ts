import type { BoxChoice } from '../../features/configurator/box-choice.ts';
import type { StickerSelection } from '../../features/stickers/sticker-choice.ts';

/** What a quotation is asked for. */
export type QuotedGoods =
  | { readonly kind: 'box'; readonly choice: BoxChoice }
  | { readonly kind: 'sticker'; readonly selection: StickerSelection };

/** Goods as the page shows them. */
export interface OfferedGoods {
  readonly goods: QuotedGoods;
  /** "Your box". */
  readonly title: string;
  /** Name and URL of the page that configures them. */
  readonly page: { readonly name: string; readonly to: string };
  /** The choice as a query. */
  readonly query: string;
  readonly isPickup: boolean;
  readonly pincode: string;
  /** The note to the printer; null for goods that have none. */
  readonly note: string | null;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** Why no quotation can be made of them; null when one can. */
  readonly problem: string | null;
  /** Whether a person can help: the link leads to the enquiry form with these goods. */
  readonly canAsk: boolean;
}
