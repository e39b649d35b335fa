import { createServices } from './create-services.ts';
import { openDatabase } from './database/database.ts';
import { readEnv } from './env.ts';
import { jobHandlers } from './job-registry.ts';
import { createLog } from './log.ts';
import { live } from './process-life.ts';
import { readSecretKey } from './secrets.ts';

/** Jobs only, for an installation of several machines: needs DATABASE_URL and SECRET_KEY of the web nodes. */
await live(async (endings) => {
  const env = readEnv();
  const log = createLog(env);
  const database = await openDatabase({ databaseUrl: env.databaseUrl ?? undefined, dataDir: env.dataDir, log });
  endings.push(database.close);
  const secretKey = readSecretKey(env);
  const services = await createServices({ env, connection: database, secretKey, log, keepsHouse: true });
  endings.push(services.work.close, services.jobs.stop);
  await services.jobs.work(jobHandlers, { services, log });
  log.info('working');
});
