import { ok, type Result } from '@boxwright/contract';
import type { Services } from '../../calls/services.ts';
import { openSealed, sealText } from '../../process/sealed-text.ts';
import { numbered, readNumbered } from './numbered-link.ts';
import { type LinkedOrder, openNumbered } from './open-numbered.ts';

/** What a link to an order's proofs allows: the customer's own link to decide, one for colleagues to comment. */
export type ProofMay = 'decide' | 'comment';

/** The absolute address of an order's artwork and proofs. It stops with the tracking link. */
export const proofUrl = (
  { env, secrets }: Pick<Services, 'env' | 'secrets'>,
  { orderId, version, may }: { readonly orderId: number; readonly version: number; readonly may: ProofMay },
): string => `${env.publicUrl}/proofs/${sealText(secrets.proofLink, may, `${may} ${numbered({ orderId, version })}`)}`;

export interface LinkedProofs extends LinkedOrder {
  readonly may: ProofMay;
  readonly version: number;
}

/** The order whose proofs a link opens; a failure for links that were stopped or have expired. */
export async function openLinkedProofs(
  services: Pick<Services, 'db' | 'secrets' | 'now'>,
  token: string,
): Promise<Result<LinkedProofs>> {
  const [, may, text = null] =
    /^(decide|comment) (\S+)$/.exec(openSealed(services.secrets.proofLink, token) ?? '') ?? [];
  const link = readNumbered(text);
  const opened = await openNumbered(services, link, 'This link has expired. Please sign in, or ask us for another.');
  if (!opened.ok) return opened;
  return ok({ ...opened.value, may: may === 'decide' ? 'decide' : 'comment', version: link?.version ?? 0 });
}
