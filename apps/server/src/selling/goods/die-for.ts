import type { Company } from '@boxwright/contract';
import { type DbOrTx, dieKeysOf } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import type { Catalogue } from '../catalogue/snapshot.ts';
import { configureBox } from './box/configure-box.ts';
import { type DieOnFile, findDieOnFile } from './die-on-file.ts';
import { dieTermsOf } from './die-terms.ts';
import type { Choice } from './goods.ts';

/** The customer's die for a choice; null when it has to be made, and for goods that need none or can't be priced. */
export async function dieFor(
  services: Pick<Services, 'db' | 'now' | 'gateway'>,
  customerId: number | null,
  choice: Choice,
  { catalogue, company }: { readonly catalogue: Catalogue; readonly company: Company },
): Promise<DieOnFile | null> {
  if (customerId === null || choice.kind !== 'box') return null;
  const configured = configureBox(catalogue, choice);
  if (!configured.ok) return null;
  return findDieOnFile(services.db, customerId, configured.value.spec, dieTermsOf(services, company));
}

/** What is the same for choices that one die cuts; null for goods that need none or can't be priced. */
export async function dieKeysFor(
  db: DbOrTx,
  catalogue: Catalogue,
  choices: readonly Choice[],
): Promise<(string | null)[]> {
  const boxes = choices.map((choice) => {
    const configured = choice.kind === 'box' ? configureBox(catalogue, choice) : null;
    return configured?.ok ? configured.value.spec : null;
  });
  const keys = (
    await dieKeysOf(
      db,
      boxes.filter((box) => box !== null),
    )
  ).values();
  return boxes.map((box) => (box === null ? null : (keys.next().value ?? null)));
}
