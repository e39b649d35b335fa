import type { AddressInfo } from 'node:net';
import { StartProblem } from '@boxwright/cluster';
import { openDatabase } from './adapters/database/database.ts';
import { buildWorkerApp } from './door/worker-app.ts';
import { jobHandlers } from './job-handlers/registry.ts';
import { createServices } from './main/create-services.ts';
import { runProcess } from './main/run-process.ts';
import { readEnv } from './process/env.ts';
import { listen } from './process/listen.ts';
import { createLog } from './process/log.ts';
import { readSecretKey } from './process/secrets.ts';

/** A process that only runs jobs, for installations of several machines: needs the web nodes' DATABASE_URL and SECRET_KEY. */
await runProcess(async (endings) => {
  const env = readEnv();
  const log = createLog(env);
  if (env.databaseUrl === null) {
    throw new StartProblem(
      'A worker needs DATABASE_URL, the address of the web nodes’ database. Without one, the shop itself runs the jobs.',
    );
  }
  const database = await openDatabase({
    databaseUrl: env.databaseUrl,
    prepares: env.preparedStatements,
    dataDir: env.dataDir,
    log,
  });
  endings.push(database.close);
  const secretKey = readSecretKey(env);
  const services = await createServices({ env, connection: database, secretKey, log, runsMaintenance: true });
  endings.push(services.work.close, services.inspection.close, services.jobs.stop);
  await services.jobs.work(jobHandlers, { services, log });
  if (env.workerPort === null) return log.info('working');
  const app = buildWorkerApp(services, log);
  endings.push(() => app.close());
  await listen(app, { host: env.host, port: env.workerPort }, 'WORKER_PORT');
  return log.info({ port: (app.server.address() as AddressInfo).port }, 'working'); // it listens on a port
});
