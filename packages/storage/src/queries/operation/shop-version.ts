import { sum } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { DbOrTx } from '../../connect.ts';
import { shopVersions } from '../../schema/operation.ts';

/** The version of all that public pages show: catalogue, rates, stickers, settings. It grows with every change. */
export async function readShopVersion(db: DbOrTx): Promise<number> {
  const [row] = await db.select({ version: sum(shopVersions.version).mapWith(Number) }).from(shopVersions);
  return row?.version ?? 0;
}

/** PostgreSQL's notification of a change, sent when its transaction commits. */
const channel = 'shop_version';

/**
 * Calls `onChange` at every change of the shop's version, on a connection of its own, until `stop` is called or the
 * connection breaks, which calls `onEnd`. A pooler in transaction mode delivers no notifications: ask for the version
 * from time to time as well.
 */
export async function listenForShopVersion(
  pool: Pool,
  { onChange, onEnd }: { readonly onChange: () => void; readonly onEnd: () => void },
): Promise<{ readonly stop: () => void }> {
  const client = await pool.connect();
  let isOpen = true;
  const stop = () => {
    if (!isOpen) return;
    isOpen = false;
    client.off('notification', onChange);
    client.release(true);
  };
  client.on('notification', onChange);
  client.once('end', () => {
    if (!isOpen) return;
    stop();
    onEnd();
  });
  try {
    await client.query(`LISTEN ${channel}`);
  } catch (error) {
    stop();
    throw error;
  }
  return { stop };
}
