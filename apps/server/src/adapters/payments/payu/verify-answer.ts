import type { Verification, VerifyResult } from '../gateway.ts';
import { isStorable, parseJsonKeepingNumbers } from './posted-back.ts';
import { amountFromText } from './protocol.ts';

/**
 * Reads the answer of `verify_payment` for the asked transactions; each of them is in the map. Fails closed:
 * an HTML page, broken JSON or a refused command is a failure, a doubtful transaction is `unknown`.
 */
export function readVerifyAnswer(text: string, txnids: readonly string[]): VerifyResult {
  const answer = parseJsonKeepingNumbers(text);
  if (!isRecord(answer)) return { ok: false, reason: 'malformed', detail: text.slice(0, 200) };
  const details = answer['transaction_details'];
  // Without any details the command itself was refused (a wrong hash, for example), which says nothing about a payment.
  if (details === undefined || details === null) {
    return { ok: false, reason: 'refused', detail: textOf(answer['msg']).slice(0, 200) };
  }
  const known = textOf(answer['status']) === '1' && isRecord(details) ? details : {};
  return {
    ok: true,
    verifications: new Map(
      txnids.map((txnid) => [txnid, readTransaction(txnid, Object.hasOwn(known, txnid) ? known[txnid] : undefined)]),
    ),
  };
}

function readTransaction(txnid: string, detail: unknown): Verification {
  const raw = storableFields(detail);
  const amount = amountFromText(raw['amt'] ?? raw['transaction_amount'] ?? '');
  const kind = kindOf(raw['status'] ?? '', raw['unmappedstatus'] ?? '');
  const isAnother = raw['txnid'] !== undefined && raw['txnid'] !== txnid;
  if (kind === undefined || amount === undefined || isAnother) return { kind: 'unknown', raw };
  return { kind, amount, mihpayid: raw['mihpayid'] ?? '', mode: raw['mode'] ?? '', raw };
}

/** `status` is success, failure or pending; `unmappedstatus` is more detailed. Undefined for `Not Found` and unknown values. */
function kindOf(status: string, unmapped: string): Exclude<Verification['kind'], 'unknown'> | undefined {
  switch (status.toLowerCase()) {
    case 'success':
      // A success that isn't captured yet ("auth") may still be voided: not money.
      return unmapped.toLowerCase() === 'captured' ? 'captured' : 'pending';
    case 'pending':
      return 'pending';
    case 'failure':
    case 'failed':
      return unmapped.toLowerCase() === 'usercancelled' ? 'cancelled' : 'failed';
    default:
      return undefined;
  }
}

/** An answer's texts, without card data. */
export function storableFields(detail: unknown): Record<string, string> {
  const raw: Record<string, string> = {};
  for (const [name, value] of Object.entries(isRecord(detail) ? detail : {})) {
    if (isStorable(name, textOf(value))) raw[name] = textOf(value);
  }
  return raw;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}
