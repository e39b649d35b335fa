import { boxRules, firstBroken } from '@boxwright/contract';
import { redirect } from 'react-router';
import {
  type BoxChoice,
  countOf,
  isSameChoice,
  names,
  noteIn,
  readChoice,
  withNote,
  writeChoice,
} from '../../features/configurator/box-choice.ts';
import { idIn } from '../../ids.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { cartInput } from './cart-input.ts';
import { type Entry, loadCustomiser } from './load-customiser.ts';
import { afterCart, readGoods } from './posted-goods.server.ts';
import { type Refused, refusedName } from './refusal.ts';

/**
 * Puts a box into the cart that was posted without JavaScript: the same rules and the same operation as in the browser.
 * A refused one is in the page's address with all its choices, and the page says why.
 */
export async function receiveBox(
  request: Request,
  url: URL,
  entryOf: (given: URLSearchParams) => Entry,
  api: ServerApi,
) {
  const given = await readGoods(request);
  const { first, limits, offer } = await loadCustomiser(api, entryOf(given), given);
  const choice = atItsQuotation(first.choice, readChoice(url.searchParams, offer, first.choice.variantId));
  const lineId = idIn(given.get(names.line) ?? '') ?? null;
  const isAccepted = lineId !== null || given.has('terms');
  const note = noteIn(given);
  const back = (why: Refused) => {
    const query = withNote(writeChoice(choice), note);
    if (url.pathname !== paths.mobileOrder('summary')) query.set('step', 'customise');
    query.set(refusedName, why);
    if (lineId !== null) query.set(names.line, String(lineId));
    return redirect(`${url.pathname}?${query}`, 303);
  };
  if (firstBroken(boxRules(limits), { ...choice, terms: isAccepted })) throw back('rules');
  const action = { lineId, quantity: countOf(choice), ...(choice.artwork === null ? {} : { artwork: choice.artwork }) };
  const added = await api.call('AddToCartWebsite', cartInput(choice, action, note, null));
  if (!added.ok) throw back('shop');
  throw await afterCart(lineId, api);
}

/** A quotation is no control of the form but in its address, and is for the box of the address only. */
const atItsQuotation = (posted: BoxChoice, asked: BoxChoice | null): BoxChoice => {
  if (asked === null) return posted;
  const quoted = { ...posted, quotation: asked.quotation };
  return isSameChoice(quoted, asked) ? quoted : posted;
};
