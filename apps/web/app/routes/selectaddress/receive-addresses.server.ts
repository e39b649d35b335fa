import {
  type Address,
  addressChoiceTexts,
  addressInputRules,
  type Failure,
  fail,
  firstBroken,
  ok,
  type Result,
  usualMode,
} from '@boxwright/contract';
import { redirect } from 'react-router';
import type { AddressDraft } from '../../features/address/address-draft.ts';
import {
  type AddressFieldName,
  type AddressValues,
  addressInput,
  asTyped,
  emptyAddress,
} from '../../features/address/address-values.ts';
import { withPlace } from '../../features/address/place-of-pincode.server.ts';
import { cartSums } from '../../features/cart/cart-summary.ts';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { type AddressChoice, billingOfChoice } from '../../features/session/saved-choice.ts';
import { countIn, idIn } from '../../ids.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import type { Destination } from './use-placing.ts';

/** What the page shows again after one of its forms was posted without JavaScript. */
interface Shown {
  readonly typesNew: boolean;
  readonly purchaseOrder: string;
  readonly draft: AddressDraft | null;
  readonly choice: AddressChoice | null;
  /** The total, in paise, that the next press accepts; null for the shown one. */
  readonly total: number | null;
}

const fieldNames = Object.keys(emptyAddress) as AddressFieldName[]; // its keys
const nameOf = (part: 'shipping' | 'billing', field: AddressFieldName) => `${part}-${field}` as const;
const allNames = (['shipping', 'billing'] as const).flatMap((part) => fieldNames.map((field) => nameOf(part, field)));

/**
 * Places the order to the addresses that were chosen or typed, without JavaScript: what is typed is saved first, as in
 * the browser. The other two buttons change between the two forms.
 */
export async function receiveAddresses(request: Request, api: ServerApi) {
  const typed = await readTyped(request, [
    ...(['form', 'act', 'total', 'purchaseOrder', 'shippingId', 'billingId', 'sameAsShipping'] as const),
    ...allNames,
  ]);
  const { purchaseOrder } = typed;
  const sameAsShipping = typed.sameAsShipping !== '';
  const shown: Shown = { typesNew: typed.form === 'new', purchaseOrder, draft: null, choice: null, total: null };
  if (typed.act !== '') return { ...shown, typesNew: typed.act === 'new', failed: undefined };
  const cart = await api.call('GetCartWebsite', { cartId: null, customerId: null, destination: null, addresses: null });
  const sums = cart.ok ? cartSums(cart.value) : null;
  if (sums === null) throw redirect(paths.selectAddress, 303);
  const isPickup = !sums.shipped;
  const partOf = async (part: 'shipping' | 'billing'): Promise<AddressValues> => {
    const values = fieldNames.map((field) => [field, asTyped(field, typed[nameOf(part, field)])]);
    return withPlace(api, Object.fromEntries(values) as Record<AddressFieldName, string>); // one text per name
  };

  const choice = { shippingId: idOf(typed.shippingId), billingId: idOf(typed.billingId), sameAsShipping };
  let tried: Shown = { ...shown, choice };
  let chosen: Result<Destination> = chosenIn(choice, isPickup);
  if (typed.form === 'new') {
    const shipping = await partOf('shipping');
    const draft = { shipping, billing: sameAsShipping ? shipping : await partOf('billing'), sameAsShipping };
    tried = { ...shown, draft };
    chosen = await saveBoth(api, draft, isPickup);
  }
  if (!chosen.ok) return refused(chosen.failure, tried);
  const { shippingId, billingId } = chosen.value;
  const placed = await sendTyped(api, 'PlaceOrder', {
    ...{ cartId: sums.cartId, shippingAddressId: shippingId, billingAddressId: billingId, paymentMode: usualMode },
    acceptedTotal: countIn(typed.total) ?? sums.total,
    ...{ purchaseOrder, customerId: null },
  });
  if (placed.ok) throw redirect(paths.checkoutOf(placed.value.orderId), 303);
  const { code, details } = placed.failure;
  const openOrder = Number(details?.['order_id']);
  // A payment is under way: the order's page says what to do.
  if (code === 'conflict' && Number.isSafeInteger(openOrder)) throw redirect(paths.checkoutOf(openOrder), 303);
  const now = Number(details?.['current_total']);
  const total = code === 'price_changed' && Number.isFinite(now) ? Math.round(now * 100) : null;
  // What was typed is saved by now, and offered to choose.
  const saved = { shippingId, billingId, sameAsShipping: false };
  return refused(placed.failure, { ...shown, typesNew: false, choice: saved, total });
}

const idOf = (typed: string): number | null => idIn(typed) ?? null;

function chosenIn(choice: AddressChoice, isPickup: boolean): Result<Destination> {
  const shippingId = isPickup ? null : choice.shippingId;
  if (shippingId === null && !isPickup) return refuse('shippingId', addressChoiceTexts.noShipping);
  const billingId = isPickup ? choice.billingId : billingOfChoice(choice);
  return billingId === null ? refuse('billingId', addressChoiceTexts.noBilling) : ok({ shippingId, billingId });
}

const refuse = (field: string, text: string): Result<never> => fail('invalid', text, { field });

/** Checks both addresses in the form's order, and then saves those that the customer doesn't have yet. */
async function saveBoth(api: ServerApi, draft: AddressDraft, isPickup: boolean): Promise<Result<Destination>> {
  const parts = isPickup ? (['billing'] as const) : (['shipping', 'billing'] as const);
  const ids = new Map<string, number>();
  for (const part of parts) {
    if (part === 'billing' && draft.sameAsShipping && !isPickup) continue;
    const broken = firstBroken(addressInputRules, inputOf(part, draft));
    if (broken) return refuse(`${part}-${broken.field}`, broken.text);
  }
  for (const part of parts) {
    const saved = await save(api, part, draft);
    if (!saved.ok) return { ok: false, failure: inPart(part, saved.failure) };
    ids.set(part, saved.value);
  }
  return ok({ shippingId: ids.get('shipping') ?? null, billingId: ids.get('billing') ?? 0 });
}

type Part = 'shipping' | 'billing';

const inputOf = (part: Part, draft: AddressDraft) =>
  addressInput(part === 'shipping' ? 'Shipping' : 'Billing', draft[part]);

const inPart = (part: Part, failure: Failure): Failure =>
  failure.field === undefined ? failure : { ...failure, field: `${part}-${failure.field}` };

/** The id of the address, which may be saved since the form was posted before. */
async function save(api: ServerApi, part: Part, draft: AddressDraft): Promise<Result<number>> {
  const input = inputOf(part, draft);
  const known = await api.call('Get_Customer_Address', { where: {} });
  const isSame = (address: Address) =>
    (['kind', 'companyName', 'contactName', 'area', 'pincode', 'mobile', 'gstin', 'cityId'] as const).every(
      (name) => address[name] === input[name],
    );
  const found = known.ok ? known.value.find(isSame) : undefined;
  if (found !== undefined) return ok(found.id);
  const saved = await sendTyped(api, 'Add_CustomerAddress', input);
  return saved.ok ? ok(saved.value.addressId) : saved;
}
