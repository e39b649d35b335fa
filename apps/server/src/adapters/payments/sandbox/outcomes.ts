import { createHash } from 'node:crypto';
import { type PayuCredentials, responseHash } from '../payu/protocol.ts';
import type { SandboxPayment } from './store.ts';

type State = { readonly status: 'success' | 'failure' | 'pending'; readonly unmappedStatus: string };

export type Outcome = {
  readonly label: string;
  readonly note: string;
  /** The transaction's true state when the browser returns. */
  readonly decided: State;
  /** The state that the browser's return claims, where it differs from the true one. */
  readonly claimed?: State;
  /** The state that it changes to after `LATE_MS`. */
  readonly later?: State;
  readonly returnTo: 'surl' | 'furl' | 'curl';
  /** The return arrives a second time, at about the same moment. */
  readonly returnsTwice?: true;
};

/** Delay of the webhook after the browser has left, in milliseconds. */
export const WEBHOOK_MS = 1_000;

/** How long a late success takes, in milliseconds. */
export const LATE_MS = 4_000;

const captured: State = { status: 'success', unmappedStatus: 'captured' };
const bounced: State = { status: 'failure', unmappedStatus: 'bounced' };

/** The choices on the sandbox page, in their order. */
export const OUTCOMES = {
  success: { label: 'Success', note: 'The bank pays at once.', decided: captured, returnTo: 'surl' },
  failure: { label: 'Failure', note: 'The bank declines.', decided: bounced, returnTo: 'furl' },
  cancel: {
    label: 'Cancel',
    note: 'The buyer turns back.',
    decided: { status: 'failure', unmappedStatus: 'userCancelled' },
    returnTo: 'curl',
  },
  pending: {
    label: 'Pending',
    note: 'The bank never makes up its mind.',
    decided: { status: 'pending', unmappedStatus: 'in progress' },
    returnTo: 'furl',
  },
  late: {
    label: 'Late success',
    note: `Pending on return, paid ${LATE_MS / 1000} seconds later.`,
    decided: { status: 'pending', unmappedStatus: 'in progress' },
    later: captured,
    returnTo: 'furl',
  },
  duplicate: {
    label: 'Duplicate return',
    note: 'Paid, and the return arrives twice.',
    decided: captured,
    returnTo: 'surl',
    returnsTwice: true,
  },
  tampered: {
    label: 'Tampered return',
    note: 'Declined, but the return claims success.',
    decided: bounced,
    claimed: captured,
    returnTo: 'surl',
  },
} as const satisfies Record<string, Outcome>;

export type OutcomeName = keyof typeof OUTCOMES;

export function isOutcomeName(name: string): name is OutcomeName {
  return Object.hasOwn(OUTCOMES, name);
}

/** The outcome picked for a payment; undefined before. */
export function outcomeOf(payment: SandboxPayment): Outcome | undefined {
  const name = payment.fields['sandbox_outcome'] ?? '';
  return isOutcomeName(name) ? OUTCOMES[name] : undefined;
}

/** What `verify_payment` says about a payment at `now`. */
export function stateAt(
  payment: SandboxPayment,
  now: Date,
): { readonly status: string; readonly unmappedStatus: string } {
  const later = outcomeOf(payment)?.later;
  const decidedAt = Date.parse(payment.fields['sandbox_decided_at'] ?? '');
  return later && now.getTime() >= decidedAt + LATE_MS ? later : payment;
}

/** Payment methods in PayU's codes; most buyers in India use the first. */
export const METHODS = { UPI: 'UPI', CC: 'Card', NB: 'Net banking' } as const;

export const isMethod = (code: string): code is keyof typeof METHODS => Object.hasOwn(METHODS, code);

/** The way of paying that was picked with the outcome. */
const methodOf = ({ fields }: SandboxPayment): string => fields['sandbox_method'] ?? 'UPI';

/** The fields which PayU would post back for a payment in a state, signed. */
export function postedBackFields(
  credentials: PayuCredentials,
  payment: SandboxPayment,
  state: { readonly status: string; readonly unmappedStatus: string },
): Record<string, string> {
  const sent = (name: string) => payment.fields[name] ?? '';
  const echoed = ['txnid', 'amount', 'productinfo', 'firstname', 'lastname', 'email', 'phone'];
  const remarks = ['udf1', 'udf2', 'udf3', 'udf4', 'udf5'];
  const paid = state.status === 'success';
  const fields = {
    mihpayid: payment.mihpayid,
    mode: methodOf(payment),
    status: state.status,
    unmappedstatus: state.unmappedStatus,
    key: credentials.key,
    ...Object.fromEntries([...echoed, ...remarks].map((name) => [name, sent(name)])),
    discount: '0.00',
    net_amount_debit: paid ? sent('amount') : '0.00',
    addedon: payment.createdAt.toISOString().slice(0, 19).replace('T', ' '),
    field9: paid ? 'Transaction Completed Successfully' : 'Transaction not completed',
    payment_source: 'payu',
    PG_TYPE: 'SANDBOX-PG',
    bank_ref_num: paid ? payment.mihpayid.slice(-9) : '',
    bankcode: methodOf(payment),
    error: paid ? 'E000' : 'E500',
    error_Message: paid ? 'No Error' : 'Payment not completed in the sandbox',
    cardnum: '512345XXXXXX2346',
    name_on_card: 'SANDBOX',
  };
  return { ...fields, hash: responseHash(credentials, fields) };
}

/** One transaction in the answer of `verify_payment`: the posted fields under this command's own names. */
export function verifiedFields(
  credentials: PayuCredentials,
  payment: SandboxPayment,
  now: Date,
): Record<string, string> {
  const {
    amount = '',
    cardnum = '',
    hash: _,
    ...fields
  } = postedBackFields(credentials, payment, stateAt(payment, now));
  return { ...fields, amt: amount, transaction_amount: amount, card_no: cardnum };
}

/** An 18-digit payment id like PayU's, always the same for a transaction. */
export function mihpayidOf(txnid: string): string {
  const digest = createHash('sha256').update(txnid).digest().readBigUInt64BE();
  return `4${(digest % 10n ** 17n).toString().padStart(17, '0')}`;
}
