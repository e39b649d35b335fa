import { india, ok } from '@boxwright/contract';
import { listCountries } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';

export const GetCountry: Handler<'GetCountry'> = async (_input, { services }) => {
  const countries = await listCountries(services.db);
  return ok(countries.filter(({ id }) => id === india).map(({ id, name }) => ({ value: id, label: name })));
};
