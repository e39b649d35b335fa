import type { Company } from '@boxwright/contract';
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
