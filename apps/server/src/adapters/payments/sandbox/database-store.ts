import { paise } from '@boxwright/money';
import {
  type Db,
  decideSandboxPayment,
  findSandboxPayment,
  findSandboxPayments,
  findSandboxRefunds,
  openSandboxPayment,
  openSandboxRefund,
  type SandboxPayment as StoredPayment,
} from '@boxwright/storage';
import type { SandboxPayment, SandboxStore } from './store.ts';

/** The sandbox's payments in the store's own database, so that every node and every restart knows them. */
export function databaseSandboxStore(db: Db): SandboxStore {
  return {
    async insert({ amount, fields, ...payment }) {
      const row = { ...payment, fields: { ...fields }, amountPaise: amount };
      return (await openSandboxPayment(db, row)) !== undefined;
    },
    async setOutcome(txnid, { status, unmappedStatus, fields }) {
      const outcome = { status, unmappedStatus, fields: { ...fields } };
      const decided = await decideSandboxPayment(db, txnid, outcome);
      return decided && present(decided);
    },
    async find(txnids) {
      return (await findSandboxPayments(db, txnids)).map(present);
    },
    async findByMihpayid(mihpayid) {
      const payment = await findSandboxPayment(db, mihpayid);
      return payment && present(payment);
    },
    async insertRefund({ amount, ...refund }) {
      return (await openSandboxRefund(db, { ...refund, amountPaise: amount })) !== undefined;
    },
    async refundsOf(mihpayid) {
      const refunds = await findSandboxRefunds(db, mihpayid);
      return refunds.map(({ amountPaise, ...refund }) => ({ ...refund, amount: paise(amountPaise) }));
    },
  };
}

function present({ fields, unmappedStatus, mihpayid, amountPaise, ...payment }: StoredPayment): SandboxPayment {
  const texts = Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string');
  return {
    txnid: payment.txnid,
    fields: Object.fromEntries(texts),
    status: payment.status,
    unmappedStatus: unmappedStatus ?? '',
    mihpayid: mihpayid ?? '',
    amount: paise(amountPaise),
    createdAt: payment.createdAt,
  };
}
