import { type Db, readShopVersion } from '@boxwright/storage';
import { subscribe } from './notices.ts';

/** How often the version is asked for besides listening; also how soon after an outage. */
const usualMs = 5_000;

/**
 * Calls `onChange` after every change of catalogue, rates or settings, on whichever node or by hand: at once where
 * PostgreSQL's notifications arrive, else within seconds. While the database can't be reached nothing is called, since
 * nothing can be read either; the first answer after that shows whether something has changed.
 *
 * @param askEveryMs how often the version is asked for besides listening, in milliseconds
 */
export async function watchShopVersion(
  db: Db,
  onChange: () => void,
  askEveryMs = usualMs,
): Promise<{ readonly close: () => Promise<void> }> {
  let known: number | undefined;
  let asking: Promise<void> | undefined;
  let isClosed = false;
  const notices = subscribe(db, 'shop_version', () => void check());

  const ask = async () => {
    await notices.ensure();
    const version = await readShopVersion(db);
    if (version !== known) onChange();
    known = version;
  };
  const check = async (): Promise<void> => {
    // A query under way may have read the version before this change.
    await asking;
    if (isClosed) return;
    asking ??= ask()
      .catch(() => undefined)
      .finally(() => {
        asking = undefined;
      });
    await asking;
  };
  const timer = setInterval(() => void check(), askEveryMs).unref();
  // From now on, notifications report when cached data are outdated.
  await check();
  return {
    async close() {
      isClosed = true;
      clearInterval(timer);
      await asking;
      notices.close();
    },
  };
}
