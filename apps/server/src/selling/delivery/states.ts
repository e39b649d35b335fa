import { type Db, type DbOrTx, listGstStates } from '@boxwright/storage';

interface States {
  /** Names by the codes in GST. */
  readonly names: ReadonlyMap<string, string>;
  /** Codes in GST by the states' ids. */
  readonly codes: ReadonlyMap<number, string>;
}

/**
 * Nothing changes states while a process runs, so nothing empties it; by database, because tests have several. Holds
 * what was read, and no promise: a transaction that fails mustn't fail others.
 */
const known = new WeakMap<Db, States>();

/** India's states. Inside a transaction, give it too, so that no second connection is taken. */
export async function readStates(db: Db, tx: DbOrTx = db): Promise<States> {
  const kept = known.get(db);
  if (kept) return kept;
  const rows = await listGstStates(tx);
  const read = {
    names: new Map(rows.map(({ code, name }) => [code, name])),
    codes: new Map(rows.map(({ id, code }) => [id, code])),
  };
  known.set(db, read);
  return read;
}
