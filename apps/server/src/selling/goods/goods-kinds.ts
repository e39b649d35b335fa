import { boxKind } from './box/box-kind.ts';
import type { GoodsKind, KindOfGoods } from './goods.ts';
import { sampleKind } from './sample/sample-kind.ts';
import { stickerKind } from './sticker/sticker-kind.ts';

/** One entry for each kind of goods. Cart, orders, quotations and documents use a kind only through its entry. */
export const goodsKinds: { readonly [Kind in GoodsKind]: KindOfGoods<Kind> } = {
  box: boxKind,
  sticker: stickerKind,
  sample: sampleKind,
};
