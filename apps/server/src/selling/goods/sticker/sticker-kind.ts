import { mostStickers, stickerAddress, tooFewStickers } from '@boxwright/contract';
import { knowsStickerLayout, rememberStickerLayout } from '@boxwright/pricing';
import type { KindOfGoods } from '../goods.ts';
import { priceStickerTask } from '../tasks.ts';
import { configureStickers } from './configure-stickers.ts';
import { priceStickers } from './price-stickers.ts';
import { stickerGoods } from './sticker-goods.ts';
import { stickerSnapshot } from './sticker-snapshot.ts';

/** Stickers and labels: GST depends on the material (paper or film), shipping is free. */
export const stickerKind: KindOfGoods<'sticker'> = {
  orderType: 'Stickers',
  quantities: {
    least: ({ minimumStickers }) => minimumStickers,
    most: () => mostStickers,
    tooFew: tooFewStickers,
    tooMany: (_most, { email }) => `For so many stickers please write to us: ${email}`,
  },
  async layOut({ services, source }, catalogue, choice) {
    const configured = configureStickers(catalogue, choice);
    if (!configured.ok || knowsStickerLayout(configured.value.spec)) return;
    const { card } = configured.value.rates;
    // A layout is the same for every quantity.
    const spec = { ...configured.value.spec, quantity: card.leastQuantity };
    const price = await services.work.run(priceStickerTask, { spec, card }, source);
    // A size that the engine refuses has no layout; pricing returns the reason.
    if (price.ok) rememberStickerLayout(spec, price.layout);
  },
  price: priceStickers,
  read: (stored) => stickerGoods(stickerSnapshot.parse(stored)),
  orderPath({ snapshot, quantity }, { quotation }) {
    if (snapshot.kind !== 'sticker') return null;
    const { shape, material, asked, artwork } = snapshot;
    return stickerAddress({ shapeId: shape.id, materialId: material.id, ...asked, quantity, artwork, quotation });
  },
};
