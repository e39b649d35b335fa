import type { Order } from '@boxwright/storage';
import { orderNumber } from './order-number.ts';
import type { Papers } from './papers.ts';

/** The bank account for an order's transfer, and the reference to name; nothing while no account is set. */
export function bankLines({ pan, bank }: Papers, order: Pick<Order, 'number' | 'placedAt'>): readonly string[] {
  if (bank.accountNumber === '') return [];
  const tax = pan === '' ? [] : [`PAN ${pan}`];
  const account = [bank.accountName, `account ${bank.accountNumber}`, `IFSC ${bank.ifsc}`, bank.bankName, ...tax];
  return [...account, `reference ${orderNumber(order)}`];
}
