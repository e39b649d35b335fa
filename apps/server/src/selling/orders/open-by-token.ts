import { isOrderOfErased } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { orderOfToken } from './order-token.ts';

/**
 * The id of the order that a token of its mails opens; null for tokens that this shop didn't make. Once the customer's
 * data are erased, it opens for staff only: `opensErased`.
 */
export async function openByToken(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  token: string,
  opensErased: boolean,
): Promise<number | null> {
  const orderId = orderOfToken(secrets.orderToken, token);
  if (orderId === null || opensErased) return orderId;
  return (await isOrderOfErased(db, orderId)) ? null : orderId;
}
