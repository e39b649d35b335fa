import { type Failure, failureStatus, pincodeIn } from '@boxwright/contract';
import { data } from 'react-router';
import { loadPlaces } from '../../features/address/load-places.ts';
import type { Places } from '../../features/address/places.ts';
import type { PostedForm } from '../../features/office/posted-form.ts';
import type { ServerApi } from '../../server-api.ts';

/** A refused form of a sale; that of an address may ask for state and city. */
export interface PostedPlaceForm extends PostedForm {
  readonly places?: Places;
  /** What the order comes to at the chosen address and paid in the chosen way, in paise, where that is more. */
  readonly risenTo?: number;
}

type Typed = Readonly<Record<'form' | 'pincode' | 'state', string>>;

/** Whether a refused address needs its state and city, or has them already. */
export const asksPlace = ({ form, state }: Typed, { code, field }: Failure): boolean =>
  form === 'address' && code === 'invalid' && (field === 'cityId' || state !== '');

/** Shows the address again with state and city to choose; the pincode's first digits fill in the state. */
export async function askPlace(api: ServerApi, typed: Typed, { code, text, field }: Failure) {
  const found = typed.state === '' ? await api.call('GetPincode', { pincode: pincodeIn(typed.pincode) }) : undefined;
  const state = found?.ok ? String(found.value.stateId ?? '') : typed.state;
  const wrong = field === 'cityId' ? 'city' : field;
  const refused: PostedPlaceForm = {
    form: 'address',
    failed: wrong === undefined ? { text } : { text, field: wrong },
    typed: { ...typed, state },
    places: await loadPlaces(api, () => state),
  };
  return data(refused, { status: failureStatus[code] });
}
