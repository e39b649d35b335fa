import type { Failure } from '@boxwright/contract';
import { redirect } from 'react-router';
import { numberIn, refuseForm } from '../../features/office/receive-form.server.ts';
import { readTyped, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';

/** Handles the forms of a customer's page; `form` says which it is. */
export async function receiveCustomer(request: Request, api: ServerApi, customerId: number) {
  const typed = await readTyped(request, [
    ...(['form', 'seen', 'name', 'companyName', 'email', 'mobile', 'gstin', 'note', 'reason', 'quotation'] as const),
  ]);
  const { form, seen, reason, quotation, ...details } = typed;
  const refused = (failure: Failure) => refuseForm(request, form, typed, failure);
  if (form === 'correct') {
    const at = new Date(seen);
    if (Number.isNaN(at.getTime())) return refused(tornPage);
    const saved = await sendTyped(api, 'CorrectCustomer', { customerId, seen: at, ...details });
    return saved.ok ? { done: 'It is saved.' } : refused(saved.failure);
  }
  if (form === 'sell') {
    const started = await api.call('StartSale', { customerId });
    if (!started.ok) return refused(started.failure);
    throw redirect(officePaths.officeSale(started.value.saleId), 303);
  }
  if (form === 'sell-quotation') {
    const started = await api.call('SellQuotation', { quotationId: numberIn(quotation) ?? 0 });
    if (!started.ok) return refuseForm(request, `sell-quotation-${quotation}`, typed, started.failure);
    throw redirect(officePaths.officeSale(started.value.saleId), 303);
  }
  if (form === 'export') {
    const exported = await api.call('ExportCustomerData', { customerId, reason });
    return exported.ok ? { download: exported.value.address } : refused(exported.failure);
  }
  if (form === 'erase') {
    const erased = await api.call('EraseCustomerData', { customerId, reason, email: details.email });
    return erased.ok ? { done: 'The customer’s data are erased.' } : refused(erased.failure);
  }
  return refused(tornPage);
}

const tornPage: Failure = { code: 'invalid', text: 'The page didn’t say what to do. Please try again.' };
