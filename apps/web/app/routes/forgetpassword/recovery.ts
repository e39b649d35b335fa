/** How far somebody has come who forgot their password. Outlives a reload in this tab, and no longer than it is of use. */
export interface Recovery {
  readonly email: string;
  /** Opens nothing until the code has verified it. */
  readonly ticket: string;
  /** Milliseconds since 1970, as all times here. */
  readonly sentAt: number;
  /** When another code may be asked for. */
  readonly resendAt: number;
  /** When the code was found right; null before. */
  readonly verifiedAt: number | null;
}

const key = 'forgotPassword';
const lastsMs = 10 * 60_000;

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
  const { email, ticket, sentAt, resendAt, verifiedAt } = kept as Record<string, unknown>; // any JSON object
  if (typeof email !== 'string' || typeof ticket !== 'string') return null;
  if (typeof sentAt !== 'number' || typeof resendAt !== 'number') return null;
  const verified = typeof verifiedAt === 'number' ? verifiedAt : null;
  return now - (verified ?? sentAt) < lastsMs ? { email, ticket, sentAt, resendAt, verifiedAt: verified } : null;
};
