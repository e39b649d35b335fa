import { addressInputRules, addressKinds, firstBroken } from '@boxwright/contract';
import { redirect } from 'react-router';
import { idIn } from '../../ids.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { readTyped, refused, sendTyped } from '../plain-form/posted.server.ts';
import { signInFor } from '../session/guard.ts';
import { type AddressFieldName, asTyped } from './address-values.ts';
import { type BookAddressValues, bookInput, emptyBookAddress, removalOf } from './book-address.ts';
import { withPlace } from './place-of-pincode.server.ts';

const fieldNames = Object.keys(emptyBookAddress) as (keyof BookAddressValues)[]; // its keys
const nameOf = <Name extends string>(field: Name) => `address-${field}` as const;

const cleaned = (field: keyof BookAddressValues, text: string): string =>
  field === 'kind' || field === 'flat' ? text : asTyped(field satisfies AddressFieldName, text);

/** Adds an address to the customer's book, or changes one, without JavaScript: with the checks of the form. */
export async function receiveBookAddress(request: Request, api: ServerApi, addressId: number | null) {
  const typed = await readTyped(request, fieldNames.map(nameOf));
  const texts = Object.fromEntries(fieldNames.map((field) => [field, cleaned(field, typed[nameOf(field)])]));
  const kind = addressKinds.find((each) => each === texts['kind']) ?? '';
  const read: BookAddressValues = { ...(texts as unknown as BookAddressValues), kind }; // one text per name
  const values = await withPlace(api, read);
  const input = bookInput(values, addressId, null);
  const broken = firstBroken(addressInputRules, input);
  if (broken) return refused({ code: 'invalid', ...broken }, { values });
  const saved = await sendTyped(api, 'Add_CustomerAddress', input);
  if (saved.ok) throw redirect(paths.addressSaved(addressId === null), 303);
  if (saved.failure.code === 'signed_out') {
    throw redirect(signInFor(addressId === null ? paths.addAddress : paths.editAddress(addressId)), 303);
  }
  return refused(saved.failure, { values });
}

/** Deletes an address of the customer's book, without JavaScript. */
export async function receiveAddressRemoval(request: Request, api: ServerApi) {
  const addressId = idIn((await readTyped(request, ['delete'])).delete);
  if (addressId === undefined) throw redirect(paths.addressBook, 303);
  const removed = await sendTyped(api, 'Add_CustomerAddress', removalOf(addressId));
  if (removed.ok) throw redirect(paths.addressDeleted, 303);
  if (removed.failure.code === 'signed_out') throw redirect(signInFor(paths.addressBook), 303);
  return refused(removed.failure, {});
}
