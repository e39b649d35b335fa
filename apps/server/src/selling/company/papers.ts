import { type DbOrTx, readSetting, type Tx, writeSetting } from '@boxwright/storage';
import { z } from 'zod';

/** Facts that only documents print. Every page has the company's other facts. */
export interface Papers {
  readonly pan: string;
  readonly signatory: { readonly name: string; readonly role: string };
  /** Empty texts: none. */
  readonly bank: {
    readonly accountName: string;
    readonly accountNumber: string;
    readonly ifsc: string;
    readonly bankName: string;
  };
}

const papersKey = 'papers';
const none: Papers = {
  pan: '',
  signatory: { name: '', role: '' },
  bank: { accountName: '', accountNumber: '', ifsc: '', bankName: '' },
};
const stored = z
  .object({
    pan: z.string(),
    signatory: z.object({ name: z.string(), role: z.string() }),
    bank: z.object({ accountName: z.string(), accountNumber: z.string(), ifsc: z.string(), bankName: z.string() }),
  })
  .partial();

export async function loadPapers(db: DbOrTx): Promise<Papers> {
  const given = stored.safeParse((await readSetting(db, papersKey)) ?? {}).data ?? {};
  return { ...none, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
}

export async function writePapers(tx: Tx, changes: Partial<Papers>): Promise<void> {
  await writeSetting(tx, papersKey, { ...(await loadPapers(tx)), ...changes });
}
