import { ok } from '@boxwright/contract';
import { findPincode, stateOfPincode } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';

export const GetPincode: Handler<'GetPincode'> = async ({ pincode }, { services }) => {
  const place = await findPincode(services.db, pincode);
  const state = place?.state ?? (await stateOfPincode(services.db, pincode));
  return ok({
    pincode,
    district: place?.district ?? '',
    state: state?.name ?? '',
    stateId: state?.id ?? null,
    cityId: place?.city?.id ?? null,
  });
};
