import { bulkSteps, type MovedOrder } from '@boxwright/contract';
import { comeBackReasons, orderStatuses } from '@boxwright/orders';
import { readDeskAddress } from '../../features/office/desk-address.ts';
import { officeAction, type SentForm } from '../../features/office/office-action.server.ts';
import { undoMoved } from '../../features/office/undo-moved.server.ts';
import { idIn } from '../../ids.ts';

interface Shown {
  /** The orders that a step was tried for. */
  readonly moved: readonly MovedOrder[];
  /** Whether it was a step back. */
  readonly isBack?: boolean;
}

const viewIn = (form: SentForm) => ({ name: form.text('name'), isShared: form.text('shared') === 'yes' });

/**
 * `move` takes a step for the orders in `order`, back if it says so, and `undo` takes it back for a minute; the other
 * forms change the desk's views.
 */
export const action = officeAction<Shown>({
  move: async (form) => {
    const [asked, back] = form.text('to').split(':').toReversed();
    const isBack = back === 'back';
    const to = bulkSteps.find((step) => step === asked);
    const orders = form.all('order').flatMap(orderIn);
    if (to === undefined || orders.length === 0)
      return form.refuse({ code: 'invalid', text: 'Please select the orders first.' });
    const words = isBack ? backIn(form, to) : {};
    return { moved: (await form.send('MoveOrders', { to, orders, ...words })).orders, isBack };
  },
  undo: undoMoved,
  save: async (form) => {
    const { filters } = readDeskAddress(form.url.searchParams);
    const { name } = await form.send('SaveDeskView', { ...viewIn(form), filters });
    return { done: `The view “${name}” was saved.` };
  },
  change: async (form) => {
    const seen = { id: form.id('id'), seenVersion: form.count('version') };
    const { name } = await form.send('ChangeDeskView', { ...seen, ...viewIn(form) });
    return { done: `The view “${name}” was changed.` };
  },
  delete: async (form) => {
    const { name } = await form.send('DeleteDeskView', { id: form.id('id') });
    return { done: `The view “${name}” was deleted.` };
  },
});

/** Why orders go back, for their customers. */
function backIn(form: SentForm, to: string) {
  const note = form.text('note').trim();
  const reason = comeBackReasons.find((each) => each === form.text('reason'));
  if (to === 'Returned') {
    if (reason === undefined)
      return form.refuse({ code: 'invalid', text: 'Please choose why they came back.', field: 'reason' });
    return { reason, ...(note === '' ? {} : { note }) };
  }
  if (note === '')
    return form.refuse({
      code: 'invalid',
      text: 'Please write why: your words are mailed to each customer.',
      field: 'note',
    });
  return { note };
}

/** An order with the status that was seen, as its row posts it. */
function orderIn(text: string) {
  const [number, seen] = text.split(':');
  const [id, seenStatus] = [idIn(number), orderStatuses.find((status) => status === seen)];
  return id === undefined || seenStatus === undefined ? [] : [{ id, seenStatus, courier: '', trackingNumber: '' }];
}
