import { createHash } from 'node:crypto';
import { toRupees } from '@boxwright/money';
import { amountFromText, REFUND_TOKEN } from '../payu/protocol.ts';
import { stateAt } from './outcomes.ts';
import type { SandboxPayment, SandboxRefund, SandboxStore } from './store.ts';

/** How long the bank takes for a refund that comes later, in milliseconds. */
export const REFUND_LATE_MS = 90_000;

/** What becomes of a payment's refund, picked together with the outcome. The first is the most common. */
export const REFUNDS = {
  soon: 'At once',
  late: `${REFUND_LATE_MS / 1000} seconds later`,
  failed: 'The bank fails',
  refused: 'Refused',
} as const;

export const isRefundName = (name: string): name is keyof typeof REFUNDS => Object.hasOwn(REFUNDS, name);

type Answer = Readonly<Record<string, unknown>>;

const refuse = (msg: string, code: number): Answer => ({ status: 0, msg: `Refund Failed: ${msg}`, error_code: code });

/** Answers `cancel_refund_transaction` as PayU does: at best the refund is queued. A token works once. */
export async function takeRefund(
  store: SandboxStore,
  { var1 = '', var2 = '', var3 = '' }: Readonly<Record<string, string>>,
  now: Date,
): Promise<Answer> {
  const payment = await store.findByMihpayid(var1);
  const amount = amountFromText(var3);
  if (!payment || stateAt(payment, now).status !== 'success') return refuse('no such captured payment', 102);
  if (amount === undefined || amount === 0 || !REFUND_TOKEN.test(var2)) return refuse('invalid amount or token', 105);
  if (payment.fields['sandbox_refund'] === 'refused') return refuse('not allowed for this payment', 106);
  const before = (await store.refundsOf(var1)).filter((refund) => statusOf(payment, refund, now) !== 'failure');
  if (before.some(({ token }) => token === var2)) return refuse('token already used', 107);
  const left = before.reduce((rest, refund) => rest - refund.amount, payment.amount as number);
  if (amount > left) return refuse('more than the payment', 105);
  const refund: SandboxRefund = { token: var2, mihpayid: var1, amount, createdAt: now };
  if (!(await store.insertRefund(refund))) return refuse('token already used', 107);
  return {
    status: 1,
    msg: 'Refund Request Queued',
    request_id: requestIdOf(var2),
    bank_ref_num: null,
    mihpayid: var1,
    error_code: 102,
  };
}

/** Answers `check_action_status` by payment: its capture and its refunds, by the numbers of their requests. */
export async function actionsOf(store: SandboxStore, mihpayid: string, now: Date): Promise<Answer> {
  const payment = await store.findByMihpayid(mihpayid);
  if (!payment) {
    const transaction_details = { [mihpayid]: 'No action status found' };
    return { status: 0, msg: '0 out of 1 Transactions Fetched Successfully', transaction_details };
  }
  const amt = toRupees(payment.amount);
  const capture = { mihpayid, request_id: requestIdOf(mihpayid), amt, action: 'capture', token: '', status: 'SUCCESS' };
  const refunds = (await store.refundsOf(mihpayid)).map((refund) => ({
    mihpayid,
    request_id: requestIdOf(refund.token),
    amt: toRupees(refund.amount),
    action: 'refund',
    token: refund.token,
    status: statusOf(payment, refund, now),
    refund_mode: 'Back to Source',
  }));
  return {
    status: 1,
    msg: '1 out of 1 Transactions Fetched Successfully',
    transaction_details: {
      [mihpayid]: Object.fromEntries([capture, ...refunds].map((each) => [each.request_id, each])),
    },
  };
}

function statusOf(payment: SandboxPayment, { createdAt }: SandboxRefund, now: Date): string {
  const picked = payment.fields['sandbox_refund'];
  if (picked === 'failed') return 'failure';
  return picked === 'late' && now.getTime() < createdAt.getTime() + REFUND_LATE_MS ? 'queued' : 'success';
}

/** A number like PayU's, always the same for a token. */
function requestIdOf(token: string): string {
  const digest = createHash('sha256').update(token).digest().readBigUInt64BE();
  return `1${(digest % 10n ** 10n).toString().padStart(10, '0')}`;
}
