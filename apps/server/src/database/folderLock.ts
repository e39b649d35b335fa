import { StartProblem } from '@boxwright/storage';
import { Client } from 'pg';

/** Any number, as long as every server uses the same. */
const lockKey = 19720401;

/**
 * Makes sure that one server at a time uses the embedded database. The lock is a session's, so it ends with our process
 * however that ends: there are no stale lock files. Throws `StartProblem` when another server holds it.
 */
export async function holdFolder(url: string, dataDir: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: `boxwright ${process.pid}`, keepAlive: true });
  // PostgreSQL ends this session when it stops.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [lockKey]);
  if (rows[0]?.mine) return client;
  const holder = await holderOf(client);
  await client.end();
  throw new StartProblem(
    `Another server${holder} already uses the folder ${dataDir}: stop it, or set DATA_DIR to another folder.`,
  );
}

async function holderOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND objid = $1 AND granted LIMIT 1`,
    [lockKey],
  );
  const pid = rows[0]?.name.match(/^boxwright (\d+)$/)?.[1];
  return pid ? ` (process ${pid})` : '';
}
