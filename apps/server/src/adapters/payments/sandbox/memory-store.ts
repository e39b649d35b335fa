import type { SandboxPayment, SandboxStore } from './store.ts';

/** Payments of one process, for tests of the sandbox; the running store keeps them in the database. */
export function memorySandboxStore(): SandboxStore {
  const payments = new Map<string, SandboxPayment>();
  return {
    async insert(payment) {
      if (payments.has(payment.txnid)) return false;
      payments.set(payment.txnid, payment);
      return true;
    },
    async setOutcome(txnid, outcome) {
      const payment = payments.get(txnid);
      if (payment?.unmappedStatus !== 'initiated') return false;
      payments.set(txnid, { ...payment, ...outcome });
      return true;
    },
    async find(txnids) {
      return txnids.flatMap((txnid) => payments.get(txnid) ?? []);
    },
  };
}
