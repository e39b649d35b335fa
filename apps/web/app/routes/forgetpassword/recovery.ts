/** How far somebody has come who forgot their password. Outlives a reload in this tab, and no longer than it is of use. */
export interface Recovery {
  readonly email: string;
  /** Opens nothing until the code has verified it, or is the one of a mailed link. */
  readonly ticket: string;
  readonly verified: boolean;
  /** When the code runs out, or the verified ticket: milliseconds since 1970, as all times here. */
  readonly endsAt: number;
  /** When another code may be asked for. */
  readonly resendAt: number;
}

/** How long a ticket works once the code has verified it; the server decides. */
export const verifiedForMs = 10 * 60_000;

const key = 'forgotPassword';

export const keepRecovery = (recovery: Recovery | null): void => {
  if (recovery === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(recovery));
};

export const readRecovery = (now: number): Recovery | null => {
  try {
    return stillOfUse(JSON.parse(sessionStorage.getItem(key) ?? 'null'), now);
  } catch {
    return null;
  }
};

/** What was kept, if it is whole and its code or ticket hasn't run out. */
export const stillOfUse = (kept: unknown, now: number): Recovery | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const { email, ticket, verified, endsAt, resendAt } = kept as Record<string, unknown>; // any JSON object
  if (typeof email !== 'string' || typeof ticket !== 'string' || typeof verified !== 'boolean') return null;
  if (typeof endsAt !== 'number' || typeof resendAt !== 'number') return null;
  return now < endsAt ? { email, ticket, verified, endsAt, resendAt } : null;
};
