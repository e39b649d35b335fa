import { longestParcelList, type MovedOrder, type ParcelRow, parcelStates } from '@boxwright/contract';
import { comeBackReasons, orderStatuses } from '@boxwright/orders';
import { officeAction, type SentForm } from '../../features/office/office-action.server.ts';
import { undoMoved } from '../../features/office/undo-moved.server.ts';
import { idIn } from '../../ids.ts';

interface Shown {
  /** What each row of the list would do. */
  readonly rows?: readonly ParcelRow[];
  /** What became of the orders. */
  readonly moved?: readonly MovedOrder[];
  readonly isBack?: boolean;
}

/** `read` says what a list would do, `apply` does it, and `undo` takes deliveries back. */
export const action = officeAction<Shown>({
  read: async (form) => ({ rows: await rowsOf(form, await listIn(form)), typed: form.typed() }),
  apply: async (form) => {
    const rows = form.all('row').flatMap(rowIn);
    if (rows.length === 0) return form.refuse({ code: 'invalid', text: 'There is nothing to do in this list.' });
    const reason = comeBackReasons.find((each) => each === form.text('reason'));
    const applied = await form.ask('ApplyParcelStates', { rows, ...(reason === undefined ? {} : { reason }) });
    return applied.ok
      ? { moved: applied.value.orders }
      : form.refuse(applied.failure, { rows: await rowsOf(form, form.text('list')) });
  },
  undo: undoMoved,
});

const rowsOf = async (form: SentForm, list: string) => (await form.send('CheckParcelStates', { list })).rows;

/** What was pasted, or the text of the chosen file. */
async function listIn(form: SentForm): Promise<string> {
  const pasted = form.text('list');
  if (pasted.trim() !== '') return pasted;
  const file = form.body.get('file');
  if (file instanceof File && file.size > 0 && file.size <= longestParcelList) return file.text();
  return form.refuse({ code: 'invalid', text: 'Please paste the courier’s list, or choose its file.', field: 'list' });
}

/** A row as the page posts it: order, status, state and the parcel's number, which may have any characters. */
function rowIn(text: string) {
  const [order, status, stated, ...number] = text.split(':');
  const id = idIn(order);
  const seenStatus = orderStatuses.find((each) => each === status);
  const state = parcelStates.find((each) => each === stated);
  return id === undefined || seenStatus === undefined || state === undefined
    ? []
    : [{ id, seenStatus, state, trackingNumber: number.join(':') }];
}
