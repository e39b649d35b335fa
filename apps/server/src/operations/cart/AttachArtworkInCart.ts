import { fail, ok } from '@boxwright/contract';
import { inTransaction, linesOfCart, lockOpenCartOf, replaceConfiguration } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { readArtwork } from '../../selling/artwork/read-artwork.ts';
import { lineGone } from '../../selling/cart/line-gone.ts';
import { cartOwner } from '../../selling/cart/owner.ts';
import { isPrinted, withoutPrint } from '../../selling/goods/is-printed.ts';
import { readGoods } from '../../selling/goods/read-goods.ts';
import { attachAsPlaced } from '../../selling/orders/attach-as-placed.ts';

export const AttachArtworkInCart: Handler<'AttachArtworkInCart'> = async (input, { services, visitor }) => {
  const { cartId, lineId, artwork: token, wish = null } = input;
  const owner = cartOwner(visitor);
  if (!owner) return lineGone();
  return inTransaction(services.db, async (tx) => {
    const cart = await lockOpenCartOf(tx, owner);
    const line = cart?.id === cartId ? (await linesOfCart(tx, cartId)).find(({ id }) => id === lineId) : undefined;
    if (!line) return lineGone();
    if (!isPrinted(readGoods(line).snapshot)) return fail('not_possible', withoutPrint(line.kind));
    // The picture of stickers has its place and its cut; what their buyer says instead of one is kept here.
    if (line.kind === 'sticker' && (token !== null || readGoods(line).snapshot.artwork !== null))
      return fail('not_possible', 'Please change the picture of stickers on their page.');
    const found = token === null ? null : await readArtwork(tx, token);
    if (found?.ok === false) return found;
    const artwork = found && { token: found.value.token, name: found.value.name };
    const artworkWish = artwork === null ? wish : null;
    const changed = await replaceConfiguration(tx, { cartId, lineId }, { ...line.configuration, artwork, artworkWish });
    if (!changed) return lineGone();
    await attachAsPlaced(tx, services, line, { artwork, artworkWish });
    return ok({ lineId });
  });
};
