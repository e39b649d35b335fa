import { enquiryStates, type Output } from '@boxwright/contract';
import { officeAction, type SentForm } from '../../features/office/office-action.server.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';

/** The enquiry as it was seen. */
const seenOf = (form: SentForm) => ({ id: form.idOfPage('enquiryid'), version: form.count('version') });

interface Shown {
  /** The customers to choose from, if the enquiry doesn't name exactly one. */
  readonly asked: Omit<Output<'StartSaleFromEnquiry'>, 'saleId'>;
}

export const action = officeAction<Shown>({
  answer: async (form) => {
    await form.send('AnswerEnquiry', { ...seenOf(form), ...form.texts('text') });
    return officePaths.officeEnquiryAfter(seenOf(form).id, 'answered');
  },
  note: async (form) => {
    const { id } = seenOf(form);
    await form.send('AddEnquiryNote', { id, ...form.texts('text') });
    return officePaths.officeEnquiryAfter(id, 'noted');
  },
  customer: async (form) => {
    await form.send('LinkEnquiryCustomer', seenOf(form));
    return officePaths.officeEnquiryAfter(seenOf(form).id, 'customer');
  },
  standing: async (form) => {
    const state = enquiryStates.find((known) => known === form.text('state'));
    if (state === undefined) return form.refuse({ code: 'invalid', text: 'Please choose a state.' });
    await form.send('ChangeEnquiry', { ...seenOf(form), state, ownerId: idIn(form.text('owner')) ?? null });
    return officePaths.officeEnquiryAfter(seenOf(form).id, 'changed');
  },
  /** Begins a sale and opens it; if the customer is doubtful, the page asks. */
  sell: async (form) => {
    const { id: enquiryId, version } = seenOf(form);
    const chosen = form.text('customer');
    const customer = { customerId: idIn(chosen) ?? null, isNew: chosen === 'new', ...form.texts('email') };
    const { saleId, ...asked } = await form.send('StartSaleFromEnquiry', { enquiryId, version, ...customer });
    return saleId === null ? { asked } : officePaths.officeSale(saleId);
  },
});
