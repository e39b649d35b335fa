import { type Failure, pincodeIn } from '@boxwright/contract';
import { loadPlaces } from '../../features/address/load-places.ts';
import type { SentForm } from '../../features/office/office-action.server.ts';

/** Adds an address to the customer. If its pincode isn't known, the form asks for state and city. */
export async function addAddress(form: SentForm): Promise<void> {
  const address = form.texts('companyName', 'contactName', 'mobile', 'area', 'pincode', 'gstin');
  const place = { stateId: form.id('stateId') || null, cityId: form.id('cityId') || null };
  const added = await form.ask('AddAddressAtDesk', { customerId: form.id('customer'), ...address, ...place });
  if (!added.ok) form.refuse(added.failure, asksPlace(form, added.failure) ? await placeToChoose(form) : {});
}

/** Whether the form of a refused address shows state and city: they are needed, or were chosen before. */
const asksPlace = (form: SentForm, { code, field }: Failure): boolean =>
  code === 'invalid' && (field === 'cityId' || form.text('stateId') !== '');

/** The pincode's first digits fill in the state. */
async function placeToChoose(form: SentForm) {
  const { stateId: chosen, pincode } = form.texts('stateId', 'pincode');
  const found = chosen === '' ? await form.ask('GetPincode', { pincode: pincodeIn(pincode) }) : undefined;
  const stateId = found?.ok ? String(found.value.stateId ?? '') : chosen;
  return { typed: { ...form.typed(), stateId }, places: await loadPlaces(form.api, () => stateId) };
}
