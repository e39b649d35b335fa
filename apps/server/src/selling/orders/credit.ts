import { formatRupees, paise } from '@boxwright/money';
import type { CustomerCredit } from '@boxwright/orders';
import {
  type CustomerTerms,
  type DbOrTx,
  findCustomerTerms,
  lockCustomerTerms,
  openBeside,
  type Tx,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';

/** What paying later means for one order of a customer. */
export interface Credit {
  readonly credit: CustomerCredit;
  /** Days to pay an order on account. */
  readonly creditDays: number;
  /** Why it can't be ordered on account, as a text for the buyer; null if it can, or for customers without own terms. */
  readonly creditProblem: string | null;
}

const usual: Credit = { credit: 'usual', creditDays: 0, creditProblem: null };

interface Wanted {
  readonly customerId: number;
  /** Null before it is an order. */
  readonly orderId: number | null;
  readonly total: number;
}

type Clock = Pick<Services, 'now'>;

/** Whether an order may be on account beside what its customer owes already. */
export const creditFor = async (db: DbOrTx, clock: Clock, wanted: Wanted): Promise<Credit> =>
  creditWith(db, clock, wanted, await findCustomerTerms(db, wanted.customerId));

/** The same before an order is committed: orders of one customer are counted one after the other until then. */
export const lockCredit = async (tx: Tx, clock: Clock, wanted: Wanted): Promise<Credit> =>
  creditWith(tx, clock, wanted, await lockCustomerTerms(tx, wanted.customerId));

async function creditWith(
  db: DbOrTx,
  { now }: Clock,
  { customerId, orderId, total }: Wanted,
  terms: CustomerTerms | undefined,
): Promise<Credit> {
  if (!terms) return usual;
  const { days: creditDays, limitPaise } = terms;
  if (limitPaise === 0) return { credit: 'none', creditDays, creditProblem: null };
  const open = await openBeside(db, { customerId, orderId, today: indianDay(now()) });
  if (open + total <= limitPaise) return { credit: 'on-account', creditDays, creditProblem: null };
  const [limit, isOpen] = [limitPaise, open].map((amount) => formatRupees(paise(amount)));
  const creditProblem = `Your account with us has a limit of ${limit} for all open orders together, and ${isOpen} are open now. Please pay this order online, or pay what is open first.`;
  return { credit: 'none', creditDays, creditProblem };
}
