import { bulkSteps, type Failure, type MovedOrder } from '@boxwright/contract';
import { orderStatuses } from '@boxwright/orders';
import { data } from 'react-router';
import { readDeskAddress } from '../../features/office/desk-address.ts';
import { signInAgain } from '../../features/office/sign-in-again.server.ts';
import { refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import type { ServerApi } from '../../server-api.ts';

/** What a form of the desk has done. */
export interface DeskDone {
  readonly done?: string;
  /** The orders that a step was tried for. */
  readonly moved?: readonly MovedOrder[];
  /** The view whose form was refused; `new` for the one to be saved. */
  readonly view?: string;
  readonly failed?: Pick<Failure, 'text' | 'field'>;
}

/**
 * Handles the desk's forms, with and without JavaScript: `to` is a step for the orders in `order`; otherwise `save`,
 * `change` or `delete` says what becomes of a view.
 */
export async function receiveDeskForm(request: Request, api: ServerApi) {
  const posted = await request.formData().catch(() => new FormData());
  const text = (name: string) => {
    const value = posted.get(name);
    return typeof value === 'string' ? value : '';
  };
  if (posted.has('to')) return moveOrders(request, posted, text('to'), api);
  const answer = await changeViews(text, new URL(request.url), api);
  if (answer.ok) return data<DeskDone>({ done: answer.done });
  if (answer.failure.code === 'signed_out') throw signInAgain(request);
  return refused<DeskDone>(answer.failure, { view: answer.view });
}

async function moveOrders(request: Request, posted: FormData, wanted: string, api: ServerApi) {
  const to = bulkSteps.find((step) => step === wanted);
  const orders = posted.getAll('order').flatMap((value) => {
    const [, id, seen] = typeof value === 'string' ? (/^([1-9]\d{0,8}):(.+)$/.exec(value) ?? []) : [];
    const seenStatus = orderStatuses.find((status) => status === seen);
    return id === undefined || seenStatus === undefined
      ? []
      : [{ id: Number(id), seenStatus, courier: '', trackingNumber: '' }];
  });
  if (to === undefined || orders.length === 0)
    return data<DeskDone>({ failed: { text: 'Please select the orders first.' } }, { status: 400 });
  const answer = await sendTyped(api, 'MoveOrders', { to, orders });
  if (answer.ok) return data<DeskDone>({ moved: answer.value.orders });
  if (answer.failure.code === 'signed_out') throw signInAgain(request);
  return refused<DeskDone>(answer.failure, {});
}

async function changeViews(text: (name: string) => string, url: URL, api: ServerApi) {
  const name = text('name');
  const isShared = text('shared') === 'yes';
  const id = Number(text('change') || text('delete'));
  if (text('delete') !== '') {
    const answer = await sendTyped(api, 'DeleteDeskView', { id });
    return answer.ok
      ? { ok: true as const, done: `The view “${answer.value.name}” was deleted.` }
      : { ok: false as const, failure: answer.failure, view: String(id) };
  }
  if (text('change') !== '') {
    const answer = await sendTyped(api, 'ChangeDeskView', { id, name, isShared, seenVersion: Number(text('version')) });
    return answer.ok
      ? { ok: true as const, done: `The view “${answer.value.name}” was changed.` }
      : { ok: false as const, failure: answer.failure, view: String(id) };
  }
  const { filters } = readDeskAddress(url.searchParams);
  const answer = await sendTyped(api, 'SaveDeskView', { name, isShared, filters });
  return answer.ok
    ? { ok: true as const, done: `The view “${answer.value.name}” was saved.` }
    : { ok: false as const, failure: answer.failure, view: 'new' };
}
