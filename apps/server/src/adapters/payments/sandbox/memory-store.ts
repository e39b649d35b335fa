import type { SandboxPayment, SandboxRefund, SandboxStore } from './store.ts';

/** Payments of one process, for tests of the sandbox; the running store keeps them in the database. */
export function memorySandboxStore(): SandboxStore {
  const payments = new Map<string, SandboxPayment>();
  const refunds = new Map<string, SandboxRefund>();
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
    async findByMihpayid(mihpayid) {
      return [...payments.values()].find((payment) => payment.mihpayid === mihpayid);
    },
    async insertRefund(refund) {
      if (refunds.has(refund.token)) return false;
      refunds.set(refund.token, refund);
      return true;
    },
    async refundsOf(mihpayid) {
      return [...refunds.values()].filter((refund) => refund.mihpayid === mihpayid);
    },
  };
}
