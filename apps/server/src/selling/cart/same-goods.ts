import { fail, type Result } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import type { CartLine } from '@boxwright/storage';
import type { NamedArtwork } from '../artwork/named-artwork.ts';
import type { Goods, GoodsKind, PricedGoods } from '../goods/goods.ts';
import type { AttachedArtwork } from '../goods/line-snapshot.ts';
import { readGoods } from '../goods/read-goods.ts';

/** Whether two lines have the same goods and the same wishes of the buyer, in whatever quantity. */
export const isSameGoods = (one: Goods, other: Goods): boolean =>
  one.variantId === other.variantId &&
  one.identity === other.identity &&
  one.columns.contents === other.columns.contents &&
  one.columns.grainWish === other.columns.grainWish &&
  one.snapshot.designType === other.snapshot.designType &&
  one.snapshot.customDescription === other.snapshot.customDescription &&
  one.snapshot.designId === other.snapshot.designId &&
  isSameArtwork(artworkOf(one), artworkOf(other));

/** Stickers say how it lies in other words than boxes. */
type Artwork = Partial<NamedArtwork> & Pick<AttachedArtwork, 'token' | 'place'>;

const artworkOf = ({ snapshot }: Goods): Artwork | null => snapshot.artwork;

const isSameArtwork = (one: Artwork | null, other: Artwork | null): boolean =>
  one?.token === other?.token &&
  one?.place === other?.place &&
  one?.fit === other?.fit &&
  one?.offset === other?.offset &&
  one?.smoothing === other?.smoothing &&
  one?.cut === other?.cut &&
  one?.white === other?.white;

type Line = Pick<CartLine, 'quantity' | 'deliveryType'> & { readonly goods: Goods };

/** Whether two lines are the same except for their price, so that one of them is enough. */
export const isSameLine = (one: Line, other: Line): boolean =>
  one.quantity === other.quantity &&
  one.deliveryType === other.deliveryType &&
  isSameGoods(one.goods, other.goods) &&
  one.goods.snapshot.quotation?.number === other.goods.snapshot.quotation?.number;

/** A stored line for comparison. */
export const storedLine = ({ quantity, deliveryType, ...line }: CartLine): Line => ({
  quantity,
  deliveryType,
  goods: readGoods(line),
});

/** Goods to be put into the cart, for comparison. */
export const newLine = (goods: PricedGoods, { deliveryType }: Pick<CartLine, 'deliveryType'>): Line => ({
  quantity: goods.quantity,
  deliveryType,
  goods,
});

/** Changes nothing: asks the buyer whether to have one line of these goods or two. */
export const alreadyThere = (kind: GoodsKind, { id, quantity }: Pick<CartLine, 'id' | 'quantity'>): Result<never> =>
  fail(
    'conflict',
    `You have ${formatCount(quantity)} of ${kind === 'sticker' ? 'these stickers' : 'this box'} in your cart.`,
    {
      details: { cart_line_id: id, quantity },
    },
  );
