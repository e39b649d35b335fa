import { sum } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import { shopVersions } from '../../schema/operation.ts';

/** The version of everything on public pages: catalogue, rates, stickers, settings. It grows with every change. */
export async function readShopVersion(db: DbOrTx): Promise<number> {
  const [row] = await db.select({ version: sum(shopVersions.version).mapWith(Number) }).from(shopVersions);
  return row?.version ?? 0;
}
