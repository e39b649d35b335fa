import type { Order } from '@boxwright/storage';
import { orderNumber } from './order-number.ts';
import type { Papers } from './papers.ts';

/** The bank account to which customers transfer; nothing while no account is set. */
export function accountLines({ pan, bank }: Papers): readonly string[] {
  if (bank.accountNumber === '') return [];
  const tax = pan === '' ? [] : [`PAN ${pan}`];
  return [bank.accountName, `account ${bank.accountNumber}`, `IFSC ${bank.ifsc}`, bank.bankName, ...tax];
}

/** The same for an order's transfer, with the reference to name. */
export function bankLines(papers: Papers, order: Pick<Order, 'number' | 'placedAt'>): readonly string[] {
  const account = accountLines(papers);
  return account.length === 0 ? [] : [...account, `reference ${orderNumber(order)}`];
}
