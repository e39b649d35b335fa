import { firstBroken, stickerOrderRules } from '@boxwright/contract';
import { redirect } from 'react-router';
import {
  isSameSelection,
  readSelection,
  type StickerSelection,
  stickerNames,
  stickersIn,
  writeSelection,
} from '../../features/stickers/sticker-choice.ts';
import { idIn } from '../../ids.ts';
import type { ServerApi } from '../../server-api.ts';
import { afterCart, readGoods } from '../customiser/posted-goods.server.ts';
import { type Refused, refusedName } from '../customiser/refusal.ts';
import { loadStickers } from './load-stickers.ts';
import { stickerForm } from './posted-stickers.ts';
import { stickersForCart } from './stickers-for-cart.ts';

/**
 * Puts stickers into the cart that were posted without JavaScript: the same rules and the same operation as in the
 * browser. Refused ones are in the page's address with all their choices, and the page says why.
 */
export async function receiveStickers(request: Request, url: URL, api: ServerApi) {
  const given = await readGoods(request);
  const { first, offer } = await loadStickers(api, given);
  const selection = atTheirQuotation(first.selection, readSelection(url.searchParams, offer));
  const lineId = idIn(given.get(stickerNames.line) ?? '') ?? null;
  const back = (why: Refused) => {
    const query = writeSelection(selection);
    query.set(refusedName, why);
    if (lineId !== null) query.set(stickerNames.line, String(lineId));
    return redirect(`${url.pathname}?${query}`, 303);
  };
  const isAccepted = lineId !== null || given.has('terms');
  if (firstBroken(stickerOrderRules(offer.least), stickerForm(selection, isAccepted))) throw back('rules');
  const action = { lineId, quantity: stickersIn(selection) ?? 0 };
  const added = await api.call('AddToCartWebsite', stickersForCart(selection, action, null));
  if (!added.ok) throw back('shop');
  throw await afterCart(lineId, api);
}

/** A quotation is no control of the form but in its address, and is for the stickers of the address only. */
const atTheirQuotation = (posted: StickerSelection, asked: StickerSelection): StickerSelection => {
  const quoted = { ...posted, quotation: asked.quotation };
  return isSameSelection({ ...quoted, design: asked.design }, asked) ? quoted : posted;
};
