import { ewayModes } from '@boxwright/contract';
import { officeAction } from '../../features/office/office-action.server.ts';
import { formatDay } from '../../ui/moment.ts';

export const action = officeAction({
  transport: async (form) => {
    const mode = ewayModes.find((known) => known === form.text('mode'));
    if (mode === undefined)
      return form.refuse({ code: 'invalid', text: 'Please choose how it travels.', field: 'mode' });
    const typed = form.texts('distance', 'transporterId', 'transporterName', 'vehicle', 'document', 'documentOn');
    await form.send('SaveEWayTransport', { orderId: form.idOfPage('orderid'), mode, ...typed });
    return { done: 'Kept. Download the file for the portal below.' };
  },
  bill: async (form) => {
    const typed = form.texts('number', 'madeAt', 'validUntil');
    const made = await form.send('NoteEWayBill', { orderId: form.idOfPage('orderid'), ...typed });
    return { done: `E-way bill ${made.number} is noted, valid until ${formatDay(made.validUntil)}.` };
  },
  cancel: async (form) => {
    const { number } = await form.send('CancelEWayBill', {
      orderId: form.idOfPage('orderid'),
      ...form.texts('reason'),
    });
    return { done: `E-way bill ${number} is noted as cancelled.` };
  },
});
