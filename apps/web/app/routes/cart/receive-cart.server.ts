import { type CartRow, fail, quantityIn } from '@boxwright/contract';
import { redirect } from 'react-router';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { idIn } from '../../ids.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { changedLine, lineActs, removedLine, typedWrong } from './changed-line.ts';

/**
 * Receives the cart's forms, which are posted without JavaScript: a line is removed, or its quantity changed; or the cart
 * uses the coupon that was typed, or none. The page keeps its pincode.
 */
export async function receiveCart(request: Request, url: URL, api: ServerApi) {
  const typed = await readTyped(request, ['coupon', 'line', 'act', 'quantity']);
  const answer =
    typed.line === '' ? await sendTyped(api, 'EnterCoupon', { code: typed.coupon }) : await change(typed, api);
  if (answer.ok) throw redirect(paths.cart + url.search, 303);
  return refused(answer.failure, { typed });
}

interface TypedLine {
  readonly line: string;
  readonly act: string;
  readonly quantity: string;
}

async function change({ line, act, quantity }: TypedLine, api: ServerApi) {
  const cart = await api.call('GetCartWebsite', { cartId: null, customerId: null, destination: null, addresses: null });
  if (!cart.ok) return cart;
  const found = cart.value.find(({ lineId }) => lineId === idIn(line));
  if (found === undefined) return fail('not_found', 'This item isn’t in your cart any more.');
  // Enter in the field presses no button.
  return apply(found, lineActs.find((each) => each === act) ?? 'set', quantity, api);
}

function apply(line: CartRow, act: (typeof lineActs)[number], text: string, api: ServerApi) {
  if (act === 'remove') return sendTyped(api, 'DeleteCart', removedLine(line));
  if (act !== 'set') return sendTyped(api, 'AddToCartWebsite', changedLine(line, { step: act === 'less' ? -1 : 1 }));
  const wrong = typedWrong(text);
  if (wrong !== undefined) return fail('invalid', wrong, { field: 'quantity' });
  return sendTyped(api, 'AddToCartWebsite', changedLine(line, { quantity: quantityIn(text) ?? line.quantity }));
}
