import { ok } from '@boxwright/contract';
import { findPincode, statesOfPincode } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';

export const GetPincode: Handler<'GetPincode'> = async ({ pincode }, { services }) => {
  const place = await findPincode(services.db, pincode);
  const [state, another] = place ? [place.state] : await statesOfPincode(services.db, pincode);
  return ok({
    pincode,
    district: place?.district ?? '',
    // Unknown if the neighbours lie in several states.
    state: another ? '' : (state?.name ?? ''),
    stateId: another ? null : (state?.id ?? null),
    cityId: place?.city?.id ?? null,
  });
};
