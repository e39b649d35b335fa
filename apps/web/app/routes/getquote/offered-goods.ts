import type { BoxLimits } from '@boxwright/contract';
import type { BoxFact } from '../../features/configurator/box-facts.ts';
import type { BoxWithQuote } from '../../features/configurator/priced-facts.ts';
import type { StickerSelection } from '../../features/stickers/sticker-choice.ts';

/** The goods that a quotation is for. */
export type QuotedGoods =
  /** Has the price for everybody; a signed-in customer's may be lower. */
  | ({ readonly kind: 'box'; readonly limits: BoxLimits } & BoxWithQuote)
  /** Has the price among the facts. */
  | { readonly kind: 'sticker'; readonly selection: StickerSelection; readonly facts: readonly BoxFact[] };

/** Goods as the page shows them. */
export interface OfferedGoods {
  readonly goods: QuotedGoods;
  /** Name and URL of the page that configures them. */
  readonly page: { readonly name: string; readonly to: string };
  /** The choice as a query. */
  readonly query: string;
  readonly isPickup: boolean;
  readonly pincode: string;
  /** The note to the printer; null for goods that have none. */
  readonly note: string | null;
  /** Why these goods can't be quoted; null when they can. */
  readonly problem: string | null;
  /** Whether a person can help: the link leads to the enquiry form with these goods. */
  readonly canAsk: boolean;
}
