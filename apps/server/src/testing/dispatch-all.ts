import { connect, inTransaction, lockOrder, moveOrder } from '@boxwright/storage';
import { pino } from 'pino';
import { openOutageLog } from '../adapters/database/outage.ts';
import { openJobQueue } from '../jobs/queue.ts';
import { issueInvoice } from '../selling/documents/issue-invoice.ts';

/**
 * Dispatches every packed order of a database, a few per transaction, and rolls some transactions back. `npm run
 * torture invoices` starts this program with the database's address, and kills it once it has printed that it is ready.
 */
const lanes = 2;
const mostAtOnce = 5;
const givesUp = 0.03;

const [url = ''] = process.argv.slice(2);
const connection = connect(url, { max: lanes + 2 });
const { db, pool } = connection;
const log = pino({ level: 'silent' });
const jobs = await openJobQueue(connection, { runsMaintenance: false, log, outage: openOutageLog(log) });
const services = { db, jobs, now: () => new Date(), gateway: { name: 'payu' } } as const;

/** Some packed orders; other lanes and programs may try the same ones. */
const packed = async (): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `select id from (select id from orders where status = 'Packed' order by id limit 200) as next
     order by random() limit $1`,
    [1 + Math.floor(Math.random() * mostAtOnce)],
  );
  return rows.map(({ id }) => id).sort((a, b) => a - b);
};

process.stdout.write('ready');
const gaveUp = new Error('given up');

const dispatch = (ids: readonly number[]) =>
  inTransaction(db, async (tx) => {
    for (const id of ids) {
      const order = await lockOrder(tx, id);
      if (order?.status !== 'Packed') continue;
      const moved = await moveOrder(tx, id, { from: ['Packed'], to: 'Dispatched' });
      if (moved) await issueInvoice(services, tx, moved, { courier: 'Blue Dart' });
    }
    if (Math.random() < givesUp) throw gaveUp;
  }).catch((error: unknown) => {
    if (error !== gaveUp) throw error;
  });

await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (let ids = await packed(); ids.length > 0; ids = await packed()) await dispatch(ids);
  }),
);
await jobs.stop();
await connection.close();
