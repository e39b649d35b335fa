import type { OwnSession as OwnSessionOut } from '@boxwright/contract';
import type { OwnSession } from '@boxwright/storage';
import { deviceWords } from './device-words.ts';

/** A session as its owner sees it. */
export const presentSession = (
  { id, token, createdAt, updatedAt, userAgent, ipAddress }: OwnSession,
  ownToken: string,
): OwnSessionOut => ({
  id,
  device: deviceWords(userAgent),
  network: ipAddress || null,
  signedInOn: createdAt,
  seenOn: updatedAt,
  isThis: token === ownToken,
});
