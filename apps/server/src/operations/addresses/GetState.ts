import { ok } from '@boxwright/contract';
import { listStates } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';

export const GetState: Handler<'GetState'> = async ({ countryId }, { services }) => {
  const states = await listStates(services.db, countryId);
  return ok(states.map(({ id, name, gstCode }) => ({ value: id, label: name, gstCode: gstCode ?? '' })));
};
