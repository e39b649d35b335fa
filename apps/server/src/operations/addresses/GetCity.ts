import { ok } from '@boxwright/contract';
import { listCities } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';

export const GetCity: Handler<'GetCity'> = async ({ stateId }, { services }) => {
  const cities = await listCities(services.db, stateId);
  return ok(cities.map(({ id, name }) => ({ value: id, label: name })));
};
