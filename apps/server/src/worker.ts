import { openDatabase } from './adapters/database/database.ts';
import { jobHandlers } from './jobs/registry.ts';
import { createServices } from './process/create-services.ts';
import { readEnv } from './process/env.ts';
import { createLog } from './process/log.ts';
import { runProcess } from './process/run-process.ts';
import { readSecretKey } from './process/secrets.ts';

/** A process that only runs jobs, for installations of several machines: needs the web nodes' DATABASE_URL and SECRET_KEY. */
await runProcess(async (endings) => {
  const env = readEnv();
  const log = createLog(env);
  const database = await openDatabase({
    databaseUrl: env.databaseUrl ?? undefined,
    prepares: env.preparedStatements,
    dataDir: env.dataDir,
    log,
  });
  endings.push(database.close);
  const secretKey = readSecretKey(env);
  const services = await createServices({ env, connection: database, secretKey, log, runsMaintenance: true });
  endings.push(services.work.close, services.jobs.stop);
  await services.jobs.work(jobHandlers, { services, log });
  log.info('working');
});
