import { type AccountLedgerEntry, appendAccount, type Order, type Tx } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { bookTds } from './book-tds.ts';
import { accountReference, allot, mailAbout } from './money-on-account.ts';

export interface Receipt {
  readonly customerId: number;
  readonly how: NonNullable<AccountLedgerEntry['how']>;
  /** Paise. */
  readonly amount: number;
  readonly reference: string;
  /** `YYYY-MM-DD` in India. */
  readonly receivedOn: string;
  readonly allotments: readonly {
    readonly order: Order;
    /** At most what is due, with the tax that the buyer kept. */
    readonly amount: number;
    readonly tds: number;
  }[];
  readonly staffId: number;
}

/**
 * Takes money of a customer: it is held on their account, and what is allotted pays orders at once, beside the tax that the
 * buyer has deducted. The caller holds the locks of the orders and of the account.
 */
export async function takeReceipt(services: Services, tx: Tx, receipt: Receipt): Promise<AccountLedgerEntry> {
  const { customerId, how, amount, reference, receivedOn, allotments, staffId } = receipt;
  const entry = await appendAccount(tx, {
    ...{ customerId, kind: 'receipt', amountPaise: amount, how, reference, receivedOn, staffId },
    createdAt: services.now(),
  });
  for (const { order, amount: part, tds } of allotments) {
    if (part > 0) {
      const moved = { amount: part, day: receivedOn, reference: accountReference(entry), staffId, receipt: entry };
      await allot(services, tx, order, moved);
    }
    if (tds > 0) await bookTds(services, tx, order, { amount: tds, deductedOn: receivedOn, staffId, receipt: entry });
  }
  await mailAbout(services, tx, entry);
  return entry;
}
