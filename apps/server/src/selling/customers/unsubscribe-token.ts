import type { KeyObject } from 'node:crypto';
import { type RefusableMail, refusableMails } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { openSealed, sealText } from '../../process/sealed-text.ts';

/** A kind of mail to a customer, which they can stop. */
export interface StoppableMail {
  readonly customerId: number;
  readonly kind: RefusableMail;
}

/** The absolute address of the page that stops a kind of mail. It never expires: an old mail must still be stoppable. */
export const unsubscribeUrl = (
  { env, secrets }: Pick<Services, 'env' | 'secrets'>,
  { customerId, kind }: StoppableMail,
): string => `${env.publicUrl}/unsubscribe/${sealText(secrets.unsubscribe, 'unsubscribe', `${customerId}.${kind}`)}`;

/** What a token of such an address stops; null for tokens that this shop didn't make. */
export function mailOfToken(key: KeyObject, token: string): StoppableMail | null {
  const [customer = '', name = ''] = openSealed(key, token)?.split('.') ?? [];
  const kind = refusableMails.find((each) => each === name);
  return kind !== undefined && /^\d{1,10}$/.test(customer) ? { customerId: Number(customer), kind } : null;
}
