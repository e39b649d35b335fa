import { cutOffset, cutSmoothing, fail, ok, type Result } from '@boxwright/contract';
import { inTransaction, repriceDeskLine, takeDeskCart } from '@boxwright/storage';
import type { CallOf, Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { readArtwork } from '../../selling/artwork/read-artwork.ts';
import { priceColumns } from '../../selling/cart/line-of.ts';
import { engineGoods } from '../../selling/desk/engine-goods.ts';
import { readSale, type Sale } from '../../selling/desk/read-sale.ts';
import { atAgreedPrice } from '../../selling/goods/at-agreed-price.ts';
import { atQuotedPrice } from '../../selling/goods/at-quoted-price.ts';
import type { Goods, PricedGoods } from '../../selling/goods/goods.ts';
import { takesFile, withoutPrint } from '../../selling/goods/is-printed.ts';
import { layOut } from '../../selling/goods/lay-out.ts';
import { priceGoods } from '../../selling/goods/price-goods.ts';
import { askedStickers } from '../../selling/goods/sticker/asked-stickers.ts';
import type { StickerSnapshot } from '../../selling/goods/sticker/sticker-snapshot.ts';
import { saleChanged } from '../../selling/orders/sale-changed.ts';

type Call = CallOf<'AttachArtwork'>;

export const AttachArtwork: Handler<'AttachArtwork'> = async (input, call) => {
  const { saleId, seen, lineId, token } = input;
  const { services } = call;
  const sale = await readSale(call, saleId);
  if (!sale.ok) return sale;
  const line = sale.value.now.lines.find((each) => each.line.id === lineId);
  if (!line) return fail('not_found', 'The sale doesn’t have this line.');
  if (!line.priced) return fail('not_possible', line.problem ?? 'This can’t be ordered any more.');
  const before = engineGoods(line.priced);
  const after = await withArtwork(call, sale.value, { goods: line.goods, priced: before, token });
  if (!after.ok) return after;

  const { agreed } = line.priced.snapshot;
  // In the special shape the price depends on the picture's cut: the agreed price was for another cut.
  const isRepriced = after.value.price.total !== before.price.total;
  const goods = atAgreedPrice(after.value, isRepriced ? null : agreed);
  return inTransaction(services.db, async (tx) => {
    const cart = await takeDeskCart(tx, saleId, seen);
    if (!cart) return saleChanged;
    const price = priceColumns(goods);
    if (!(await repriceDeskLine(tx, { cartId: saleId, lineId }, price))) return saleChanged;
    await noted(tx, call, 'AttachArtwork', ['sale', saleId, `Sale ${saleId}`], {
      before: { line: lineId, artwork: line.goods.snapshot.artwork?.name ?? null, pricePaise: line.amount },
      after: { line: lineId, artwork: goods.snapshot.artwork?.name ?? null, pricePaise: price.goodsPaise },
    });
    return ok({ version: cart.version, agreementEnded: isRepriced && agreed !== null });
  });
};

interface Line {
  readonly goods: Goods;
  /** The line's goods at the shop's price. */
  readonly priced: PricedGoods;
  /** Null removes the artwork. */
  readonly token: string | null;
}

/** The goods of a line with another artwork, at the shop's price. */
async function withArtwork(call: Call, sale: Sale, { goods, priced, token }: Line): Promise<Result<PricedGoods>> {
  const { snapshot } = goods;
  if (snapshot.kind === 'sticker') return stickersWith(call, sale, { snapshot, priced, token });
  const artwork = token === null ? null : await readArtwork(call.services.db, token);
  if (artwork && !artwork.ok) return artwork;
  if (artwork && !takesFile(snapshot)) return fail('not_possible', withoutPrint);
  const attached = artwork && { token: artwork.value.token, name: artwork.value.name };
  // A box or a sample: stickers are dealt with above.
  return ok({ ...priced, snapshot: { ...priced.snapshot, artwork: attached } as PricedGoods['snapshot'] });
}

async function stickersWith(
  call: Call,
  { catalogue, company }: Sale,
  { snapshot, priced, token }: Pick<Line, 'priced' | 'token'> & { readonly snapshot: StickerSnapshot },
): Promise<Result<PricedGoods>> {
  const { shape, material, asked: size, quotation } = snapshot;
  const placed =
    token === null ? null : ({ token, fit: 'fill', offset: cutOffset.usual, smoothing: cutSmoothing.usual } as const);
  const named = { shape: String(shape.id), material: String(material.id), ...size, artwork: placed };
  const asked = await askedStickers(call, named, priced.quantity, company);
  if (!asked.ok) return asked;
  const choice = { kind: 'sticker', ...asked.value.choice } as const;
  await layOut(call, catalogue, [choice]);
  const now = priceGoods(catalogue, choice, priced.quantity, snapshot);
  if (!now.ok) return now;
  return ok(now.value.identity === priced.identity ? atQuotedPrice(now.value, quotation, catalogue) : now.value);
}
