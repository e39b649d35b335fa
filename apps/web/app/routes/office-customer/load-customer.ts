import { mayDo } from '@boxwright/contract';
import { data } from 'react-router';
import { officeCall } from '../../features/office/office-call.ts';
import { idIn } from '../../ids.ts';
import type { ServerApi } from '../../server-api.ts';

/** A customer, and what the member of staff may do for the customer. */
export async function loadCustomer(url: URL, api: ServerApi, asked: string) {
  const customerId = idIn(asked);
  if (customerId === undefined) throw data('There is no such customer.', { status: 404 });
  const customer = await officeCall(api, url, 'GetCustomer', { customerId });
  const user = await api.call('UserInfo', {});
  const role = (user.ok ? user.value.staffRole : null) ?? '';
  return {
    customer,
    maySell: mayDo(role, 'selling'),
    mayExport: mayDo(role, 'personal-data'),
    maySeeAccount: mayDo(role, 'accounts'),
  };
}

export type LoadedPage = Awaited<ReturnType<typeof loadCustomer>>;
export type LoadedCustomer = LoadedPage['customer'];
