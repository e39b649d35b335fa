import type { Result } from '@boxwright/contract';
import type { Services } from '../../calls/services.ts';
import { openSealed, sealText } from '../../process/sealed-text.ts';
import { numbered, readNumbered } from './numbered-link.ts';
import { type LinkedOrder, openNumbered } from './open-numbered.ts';

/** The absolute address where anybody who has it can pay an order without signing in. It stops with the tracking link. */
export const paymentUrl = (
  { env, secrets }: Pick<Services, 'env' | 'secrets'>,
  orderId: number,
  version: number,
): string => `${env.publicUrl}/pay/${sealText(secrets.paymentLink, 'pay', numbered({ orderId, version }))}`;

/** The order that a payment link opens, with its customer; a failure for links that were stopped or have expired. */
export const openLinkedOrder = (
  services: Pick<Services, 'db' | 'secrets' | 'now'>,
  token: string,
): Promise<Result<LinkedOrder>> =>
  openNumbered(
    services,
    readNumbered(openSealed(services.secrets.paymentLink, token)),
    'This link has expired. Please sign in to pay, or ask us for another.',
  );
