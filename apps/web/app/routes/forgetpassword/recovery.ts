import { tabStorage } from '../../browser-storage.ts';

/** The state of a password recovery. Survives a reload in this tab until it expires. */
export interface Recovery {
  readonly email: string;
  /** Works once the code has verified it; the ticket of a mailed link works at once. */
  readonly ticket: string;
  readonly verified: boolean;
  /** When the code or the verified ticket expires: milliseconds since 1970, like all times here. */
  readonly endsAt: number;
  /** When another code may be requested. */
  readonly resendAt: number;
}

/** How long a verified ticket is valid; must match the server, which enforces it. */
export const verifiedForMs = 10 * 60_000;

/** The state in the answer to a form posted without JavaScript: seconds instead of times, as clocks differ. */
export interface PostedRecovery extends Pick<Recovery, 'email' | 'ticket' | 'verified'> {
  readonly validFor: number;
  readonly resendAfter: number;
}

export const recoveryFrom = ({ validFor, resendAfter, ...rest }: PostedRecovery, now: number): Recovery => ({
  ...rest,
  endsAt: now + validFor * 1000,
  resendAt: now + resendAfter * 1000,
});

const key = 'forgotPassword';

export const keepRecovery = (recovery: Recovery | null): void => {
  if (recovery === null) tabStorage.remove(key);
  else tabStorage.write(key, JSON.stringify(recovery));
};

export const readRecovery = (now: number): Recovery | null => {
  try {
    return stillOfUse(JSON.parse(tabStorage.read(key) ?? 'null'), now);
  } catch {
    return null;
  }
};

/** The stored state, if it is complete and its code or ticket hasn't expired. */
export const stillOfUse = (kept: unknown, now: number): Recovery | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const { email, ticket, verified, endsAt, resendAt } = kept as Record<string, unknown>; // any JSON object
  if (typeof email !== 'string' || typeof ticket !== 'string' || typeof verified !== 'boolean') return null;
  if (typeof endsAt !== 'number' || typeof resendAt !== 'number') return null;
  return now < endsAt ? { email, ticket, verified, endsAt, resendAt } : null;
};
