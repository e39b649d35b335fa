import cluster from 'node:cluster';
import { connect, inTransaction } from '@boxwright/storage';
import { seedPlaces } from '@boxwright/storage/seed';
import type { Logger } from 'pino';
import { openDatabase } from './adapters/database/database.ts';
import { jobHandlers } from './job-handlers/registry.ts';
import { createServices } from './main/create-services.ts';
import { connectPeers } from './main/peers.ts';
import { type Ending, runProcess } from './main/run-process.ts';
import { seedShop } from './main/seed-shop.ts';
import { openWebNode } from './main/web-node.ts';
import { startWebWorkers } from './main/web-workers.ts';
import { keepDataFolderPrivate } from './process/data-folder.ts';
import { type Env, readEnv } from './process/env.ts';
import { withUsablePort } from './process/free-port.ts';
import { createLog } from './process/log.ts';
import { readSecretKey } from './process/secrets.ts';
import { trimMemoryLater } from './process/trim-memory.ts';
import { thisMachine, webWorkersFor } from './process/web-worker-count.ts';
import { makeFirstStaff } from './selling/staff/first-staff.ts';

await runProcess(async (endings) => {
  const env = readEnv();
  const log = createLog(env);
  if (cluster.isPrimary) await startStore(await withUsablePort(env), log, endings);
  else await startWebWorker(env, log, endings);
  trimMemoryLater();
});

/** Starts database, jobs and web, except the parts that other processes run. */
async function startStore(env: Env, log: Logger, endings: Ending[]): Promise<void> {
  const secretKey = readSecretKey(env);
  keepDataFolderPrivate(env.dataDir);
  const database = await openDatabase({
    databaseUrl: env.databaseUrl ?? undefined,
    prepares: env.preparedStatements,
    dataDir: env.dataDir,
    log,
  });
  endings.push(database.close);
  await inTransaction(database.db, seedPlaces);
  await seedShop(database.db);

  const services = await createServices({ env, connection: database, secretKey, log, runsMaintenance: env.runsJobs });
  endings.push(services.work.close, services.inspection.close, services.jobs.stop, services.events.flush);
  const firstStaff = await makeFirstStaff(services);
  if (env.runsJobs) await services.jobs.work(jobHandlers, { services, log });

  const count = env.webWorkers ?? webWorkersFor(thisMachine(env));
  if (count > 1) {
    const workers = await startWebWorkers(count, env, { databaseUrl: database.url, secretKey }, log);
    endings.push(workers.close);
  } else {
    const web = await openWebNode(services, secretKey, log);
    endings.push(web.close);
  }
  printStart(env, firstStaff);
}

/** One of several web processes: the first process owns the database and the jobs. */
async function startWebWorker(env: Env, log: Logger, endings: Ending[]): Promise<void> {
  const peers = connectPeers();
  const secretKey = readSecretKey(env);
  const connection = connect(env.databaseUrl ?? '', { prepares: env.preparedStatements });
  endings.push(connection.close);
  const services = await createServices({ env, connection, secretKey, log, runsMaintenance: false });
  endings.push(services.work.close, services.inspection.close, services.jobs.stop, services.events.flush);
  const web = await openWebNode(services, secretKey, log, peers);
  endings.push(web.close);
}

function printStart(env: Env, firstStaff: { email: string; password: string } | null): void {
  const lines = [`Boxwright is open at ${env.publicUrl}`];
  if (env.smtpUrl === null) lines.push(`Outgoing mail is kept, to be read at ${env.publicUrl}/manage/mailbox`);
  if (firstStaff !== null) {
    lines.push(
      `First staff sign-in, shown only this once: ${firstStaff.email} with password ${firstStaff.password} at ${env.publicUrl}/manage`,
    );
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
