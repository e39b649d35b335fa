import type { Result } from '@boxwright/contract';
import type { Services } from '../../calls/services.ts';
import { type LinkedOrder, openNumbered } from './open-numbered.ts';
import { linkOfToken } from './track-token.ts';

/** The order that a tracking link opens, with its steps; a failure for links that were stopped or have expired. */
export const openTrackedOrder = (
  services: Pick<Services, 'db' | 'secrets' | 'now'>,
  token: string,
): Promise<Result<LinkedOrder>> =>
  openNumbered(services, linkOfToken(services.secrets.trackToken, token), 'This link has expired.');
