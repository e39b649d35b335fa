import type { Output } from '@boxwright/contract';
import { data } from 'react-router';
import type { ServerApi } from '../../server-api.ts';

/** The company's record, for loaders whose page needs it; throws the 503 of the error page if it is missing. */
export const loadCompany = async (api: Pick<ServerApi, 'call'>): Promise<Output<'GetCompany'>> => {
  const company = await api.call('GetCompany', {});
  if (!company.ok) throw data(company.failure.text, { status: 503 });
  return company.value;
};
