import { fail, ok } from '@boxwright/contract';
import { inTransaction, linesOfCart, lockOpenCartOf, replaceConfiguration } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { readArtwork } from '../../selling/artwork/read-artwork.ts';
import { lineGone } from '../../selling/cart/line-gone.ts';
import { cartOwner } from '../../selling/cart/owner.ts';
import { artworkOn, lineWithArtwork } from '../../selling/goods/artwork-on.ts';
import { isCutAround, takesFile, withoutPrint } from '../../selling/goods/is-printed.ts';
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
    const goods = readGoods(line);
    if (!takesFile(goods.snapshot)) return fail('not_possible', withoutPrint);
    // What the buyer of these says instead of a picture is kept here, too.
    if (isCutAround(goods.snapshot) && (token !== null || goods.snapshot.artwork !== null))
      return fail('not_possible', cutAroundPicture);
    const found = token === null ? null : await readArtwork(tx, token);
    if (found?.ok === false) return found;
    const artwork = found && artworkOn(goods, found.value, null);
    // Nobody waits for the file of a sample.
    const artworkWish = artwork === null && line.kind !== 'sample' ? wish : null;
    const given = lineWithArtwork(line, { ...line.configuration, artwork, artworkWish });
    const changed = await replaceConfiguration(tx, { cartId, lineId }, given);
    if (!changed) return lineGone();
    await attachAsPlaced(tx, services, line, { artwork, artworkWish });
    return ok({ lineId });
  });
};

const cutAroundPicture =
  'These stickers are cut around their picture, so their cut and their price follow from it. Please change it on their page, which shows both.';
