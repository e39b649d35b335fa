import { type Paise, toRupees } from '@boxwright/money';
import { type PayuCredentials, responseHash } from '../adapters/payments/payu/protocol.ts';
import { fakeRefunds, numberOf } from './fake-refunds.ts';

export type PayuOutcome = 'captured' | 'pending' | 'failed' | 'cancelled';

const statuses: Readonly<Record<PayuOutcome, readonly [status: string, unmapped: string]>> = {
  captured: ['success', 'captured'],
  pending: ['pending', 'pending'],
  failed: ['failure', 'failed'],
  cancelled: ['failure', 'userCancelled'],
};

/** A fake PayU server: answers `verify_payment` and refunds as it is set up to, and signs returns as PayU does. */
export interface FakePayu {
  readonly credentials: PayuCredentials;
  readonly fetch: typeof globalThis.fetch;
  /** Sets what `verify_payment` answers for a transaction from now on. */
  says(txnid: string, outcome: PayuOutcome, amount: Paise): void;
  readonly refunds: ReturnType<typeof fakeRefunds>;
  /** Makes the server unreachable, or reachable again. */
  breaksDown(isDown: boolean): void;
  /** The body of a return or webhook for a posted form. */
  returned(form: Readonly<Record<string, string>>, outcome: PayuOutcome): Record<string, string>;
}

export function fakePayu(): FakePayu {
  const credentials = { key: 'TESTKY', salt: 'a salt for tests' };
  const known = new Map<string, object>();
  const refunds = fakeRefunds();
  let isDown = false;
  return {
    credentials,
    refunds,
    async fetch(_address, init) {
      if (isDown) throw new TypeError('fetch failed');
      const fields = new URLSearchParams(String(init?.body));
      const refund = refunds.answer(fields);
      if (refund) return Response.json(refund);
      const asked = fields.get('var1')?.split('|') ?? [];
      const details = asked.map((txnid) => [txnid, known.get(txnid) ?? { status: 'Not Found' }]);
      return Response.json({ status: 1, msg: 'Fetched', transaction_details: Object.fromEntries(details) });
    },
    says(txnid, outcome, amount) {
      const [status, unmappedstatus] = statuses[outcome];
      known.set(txnid, {
        txnid,
        mihpayid: paymentIdOf(txnid),
        status,
        unmappedstatus,
        amt: toRupees(amount),
        mode: 'UPI',
      });
    },
    breaksDown(down) {
      isDown = down;
    },
    returned(form, outcome) {
      const [status, unmappedstatus] = statuses[outcome];
      const fields = { ...form, status, unmappedstatus, mode: 'UPI', mihpayid: paymentIdOf(form['txnid'] ?? '') };
      return { ...fields, hash: responseHash(credentials, fields) };
    },
  };
}

/** The gateway's payment id: digits only, deterministic per transaction. */
export const paymentIdOf = (txnid: string): string => `4039${numberOf(txnid)}`;
