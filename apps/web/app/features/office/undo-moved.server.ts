import { idIn } from '../../ids.ts';
import type { SentForm } from './office-action.server.ts';

/** Takes the steps back that are posted as `step`, each with its order. */
export async function undoMoved(form: SentForm) {
  const orders = form.all('step').flatMap(stepIn);
  if (orders.length === 0) return form.refuse({ code: 'invalid', text: 'There is nothing to take back.' });
  return { moved: (await form.send('UndoMoves', { orders })).orders, isBack: true };
}

function stepIn(text: string) {
  const [order, step] = text.split(':');
  const [id, stepId] = [idIn(order), idIn(step)];
  return id === undefined || stepId === undefined ? [] : [{ id, stepId }];
}
