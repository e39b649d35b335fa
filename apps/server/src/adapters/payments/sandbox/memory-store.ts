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
      if (payment?.unmappedStatus !== 'initiated') return undefined;
      const decided = { ...payment, ...outcome, fields: { ...payment.fields, ...outcome.fields } };
      payments.set(txnid, decided);
      return decided;
    },
    async find(txnids) {
      return txnids.flatMap((txnid) => payments.get(txnid) ?? []);
    },
  };
}
