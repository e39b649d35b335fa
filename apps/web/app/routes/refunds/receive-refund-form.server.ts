import { fail } from '@boxwright/contract';
import { redirect } from 'react-router';
import { numberIn, refuseForm } from '../../features/office/receive-form.server.ts';
import { readTyped, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { unreadable } from '../../unreadable.ts';

/** Does what one of a refund's forms asks for, and shows the list again. */
export async function receiveRefundForm(request: Request, api: ServerApi) {
  const typed = await readTyped(request, ['do', 'refundId', 'account', 'seenAccount', 'reference', 'paidOn']);
  const { account, reference, paidOn, do: asked } = typed;
  const refundId = numberIn(typed.refundId) ?? 0;
  // A browser posts the lines of a text with carriage returns.
  const seenAccount = typed.seenAccount.replaceAll('\r\n', '\n');
  const answer =
    asked === 'account'
      ? await sendTyped(api, 'NoteRefundAccount', { refundId, account: account.replaceAll('\r\n', '\n'), seenAccount })
      : asked === 'paid' || asked === 'again'
        ? await sendTyped(api, 'SettleRefund', { refundId, how: asked, reference, paidOn })
        : fail('invalid', unreadable);
  if (!answer.ok) return refuseForm(request, `${asked}-${refundId}`, { account, reference, paidOn }, answer.failure);
  throw redirect(`${officePaths.refunds}?${new URLSearchParams({ done: asked })}`, 303);
}
