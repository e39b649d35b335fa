import { type Db, type DbOrTx, inShortSnapshot, sqlStateOf } from '@boxwright/storage';
import { RetryLater } from '../../process/work/retry-later.ts';

/** Lists of orders that this process reads at the same time, each on one of its ten connections. */
const maxReading = 2;
/** Further lists that may wait for their turn. */
const maxWaiting = 100;
/** How long each read may take. A list of 100,000 orders takes a fiftieth of a second. */
const maxSeconds = 2;

let reading = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a customer's list of orders in one snapshot, so that neither many lists nor a long one keep
 * buyers waiting. Throws `RetryLater` when too many lists wait, or when this one takes too long.
 */
export async function readOrders<T>(db: Db, work: (tx: DbOrTx) => Promise<T>): Promise<T> {
  await turn();
  try {
    return await inShortSnapshot(db, maxSeconds, work);
  } catch (error) {
    if (sqlStateOf(error) !== queryCanceled) throw error;
    throw new RetryLater(503, 'Your orders take too long to list at the moment.', 5);
  } finally {
    endTurn();
  }
}

/** PostgreSQL's code for a statement that was ended by `statement_timeout`. */
const queryCanceled = '57014';

async function turn(): Promise<void> {
  if (reading < maxReading) reading += 1;
  else if (waiting.length >= maxWaiting)
    throw new RetryLater(503, 'Very many orders are being listed at the moment.', 2);
  else await new Promise<void>((begin) => waiting.push(begin));
}

/** The longest waiting call takes over the turn, so that a new call can't overtake it. */
function endTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else reading -= 1;
}
