import { boxRules, firstBroken } from '@boxwright/contract';
import { redirect } from 'react-router';
import { countOf, names, noteIn, withNote, writeChoice } from '../../features/configurator/box-choice.ts';
import { signInFor } from '../../features/session/guard.ts';
import { idIn } from '../../ids.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { cartInput } from './cart-input.ts';
import { type Entry, loadCustomiser } from './load-customiser.ts';
import { type Refused, refusedName } from './refusal.ts';

/**
 * Puts a box into the cart that was posted without JavaScript: the same rules and the same operation as in the browser.
 * A refused one is in the page's address with all its choices, and the page says why.
 */
export async function receiveBox(request: Request, url: URL, entry: Entry, api: ServerApi) {
  const form = await request.formData().catch(() => new FormData());
  const given = new URLSearchParams(
    [...form].flatMap(([name, typed]) => (typeof typed === 'string' ? [[name, typed]] : [])),
  );
  const { first, limits } = await loadCustomiser(api, entry, given);
  const { choice } = first;
  const lineId = idIn(given.get(names.line) ?? '') ?? null;
  const isAccepted = lineId !== null || given.has('terms');
  const note = noteIn(given);
  const back = (why: Refused) => {
    const query = withNote(writeChoice(choice), note);
    query.set('step', 'customise');
    query.set(refusedName, why);
    if (lineId !== null) query.set(names.line, String(lineId));
    return redirect(`${url.pathname}?${query}`, 303);
  };
  if (firstBroken(boxRules(limits), { ...choice, terms: isAccepted })) throw back('rules');
  const action = { lineId, quantity: countOf(choice), ...(choice.artwork === null ? {} : { artwork: choice.artwork }) };
  const added = await api.call('AddToCartWebsite', cartInput(choice, action, note, null));
  if (!added.ok) throw back('shop');
  if (lineId !== null) throw redirect(paths.cart, 303);
  const visitor = await api.call('UserInfo', {});
  const isSignedIn = visitor.ok && visitor.value.customers.length > 0;
  throw redirect(isSignedIn ? paths.selectAddress : signInFor(paths.selectAddress), 303);
}
