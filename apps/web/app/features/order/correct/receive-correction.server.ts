import { fail } from '@boxwright/contract';
import { redirect } from 'react-router';
import { countIn } from '../../../ids.ts';
import { paths } from '../../../paths.ts';
import type { ServerApi } from '../../../server-api.ts';
import { unreadable } from '../../../unreadable.ts';
import { refused, sendTyped } from '../../plain-form/posted.server.ts';
import { signInFor } from '../../session/guard.ts';

/** Corrects an order, as its page asks. Only the fields that the page shows are sent. */
export async function receiveCorrection(request: Request, api: ServerApi, orderId: number) {
  const posted = await request.formData().catch(() => new FormData());
  const typed = Object.fromEntries(
    [...posted].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const { seen = '', contactName, mobile, purchaseOrder } = typed;
  const at = new Date(seen);
  const answer = Number.isNaN(at.getTime())
    ? fail('invalid', unreadable)
    : await sendTyped(api, 'CorrectOwnOrder', {
        orderId,
        seen: at,
        ...(contactName === undefined || mobile === undefined ? {} : { contactName, mobile }),
        ...(purchaseOrder === undefined ? {} : { purchaseOrder }),
        notes: Object.entries(typed).flatMap(([field, note]) => {
          const position = field.startsWith('note-') ? countIn(field.slice('note-'.length)) : undefined;
          return position === undefined ? [] : [{ position, note }];
        }),
      });
  if (answer.ok) throw redirect(paths.orderFormDone(orderId, 'correct'), 303);
  if (answer.failure.code === 'signed_out') throw redirect(signInFor(paths.myOrder(orderId)), 303);
  return refused(answer.failure, { form: 'correct' as const, typed });
}
