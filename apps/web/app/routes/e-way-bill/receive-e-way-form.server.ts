import { ewayModes } from '@boxwright/contract';
import { officeAction, type SentForm } from '../../features/office/office-action.server.ts';
import { idIn } from '../../ids.ts';
import { formatDay } from '../../ui/moment.ts';

/** The consignment that the page is about. */
const consignment = (form: SentForm) => {
  const challan = idIn(form.url.searchParams.get('challan') ?? '');
  return { orderId: form.idOfPage('orderid'), ...(challan === undefined ? {} : { challan }) };
};

export const action = officeAction({
  transport: async (form) => {
    const mode = ewayModes.find((known) => known === form.text('mode'));
    if (mode === undefined)
      return form.refuse({ code: 'invalid', text: 'Please choose how it travels.', field: 'mode' });
    const typed = form.texts('distance', 'transporterId', 'transporterName', 'vehicle', 'document', 'documentOn');
    await form.send('SaveEWayTransport', { ...consignment(form), mode, ...typed });
    return { done: 'Kept. Download the file for the portal below.' };
  },
  bill: async (form) => {
    const typed = form.texts('number', 'madeAt', 'validUntil');
    const made = await form.send('NoteEWayBill', { ...consignment(form), ...typed });
    return { done: `E-way bill ${made.number} is noted, valid until ${formatDay(made.validUntil)}.` };
  },
  cancel: async (form) => {
    const { number } = await form.send('CancelEWayBill', {
      ...consignment(form),
      ...form.texts('reason'),
    });
    return { done: `E-way bill ${number} is noted as cancelled.` };
  },
});
