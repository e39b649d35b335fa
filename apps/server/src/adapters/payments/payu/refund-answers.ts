import type { RefundAnswer, RefundCheck, RefundOrder } from '../gateway.ts';
import { parseJsonKeepingNumbers } from './posted-back.ts';
import { isRecord, storableFields, textOf } from './verify-answer.ts';

/**
 * Reads the answer of `cancel_refund_transaction`. A `status` of 1 means that the refund is queued, not that it is paid.
 * Anything but a clear yes or no is a failure, after which the caller has to look before it asks again.
 */
export function readRefundAnswer(text: string): RefundAnswer {
  const answer = parseJsonKeepingNumbers(text);
  const status = isRecord(answer) ? textOf(answer['status']) : '';
  if (status !== '0' && status !== '1') return { ok: false, reason: 'malformed', detail: text.slice(0, 200) };
  const raw = storableFields(answer);
  if (status === '0') return { ok: true, taken: false, text: (raw['msg'] ?? '').slice(0, 200), raw };
  return { ok: true, taken: true, requestId: raw['request_id'] ?? raw['txn_update_id'] ?? '', raw };
}

/**
 * Reads the answer of `check_action_status` for a payment: everything that was done with it, by the number of each
 * request. The refund is found by its token.
 */
export function readRefundCheck(
  text: string,
  { mihpayid, token }: Pick<RefundOrder, 'mihpayid' | 'token'>,
): RefundCheck {
  const answer = parseJsonKeepingNumbers(text);
  if (!isRecord(answer)) return { ok: false, reason: 'malformed', detail: text.slice(0, 200) };
  const details = answer['transaction_details'];
  // Without any details the command itself was refused, which says nothing about a refund.
  if (!isRecord(details)) return { ok: false, reason: 'refused', detail: textOf(answer['msg']).slice(0, 200) };
  const actions = Object.hasOwn(details, mihpayid) ? details[mihpayid] : undefined;
  const found = Object.values(isRecord(actions) ? actions : {})
    .map(storableFields)
    .find((action) => action['token'] === token && action['action'] !== 'capture');
  if (!found) return { ok: true, kind: 'unknown', requestId: '', raw: {} };
  return { ok: true, kind: kindOf(found['status'] ?? ''), requestId: found['request_id'] ?? '', raw: found };
}

/** PayU's states in any case: queued, requested, in progress, pending and od_hit (no funds yet) all wait for the bank. */
function kindOf(status: string): 'paid' | 'waiting' | 'failed' {
  switch (status.toLowerCase()) {
    case 'success':
      return 'paid';
    case 'failure':
    case 'failed':
      return 'failed';
    default:
      return 'waiting';
  }
}
