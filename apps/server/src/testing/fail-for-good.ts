import { inTransaction } from '@boxwright/storage';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { JobName, JobPayload } from '../jobs/definitions.ts';
import type { Shop } from './open-shop.ts';

/** Makes a job fail as after its last retry, without waiting for the retries. */
export async function failForGood<J extends JobName>(
  { services }: Shop,
  job: J,
  payload: JobPayload<J>,
  error: string,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await services.jobs.enqueue(tx, job, payload);
    await tx.execute(sql`update jobs.job set retry_limit = retry_count where name = ${job} and state = 'created'`);
  });
  const failing = { [job]: async () => Promise.reject(new Error(error)) };
  const { failed } = await services.jobs.drain(failing, { services, log: pino({ level: 'silent' }) });
  if (failed === 0) throw new Error('No job failed.');
}
