const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Banks say five to seven working days. */
const slowAfter = 10 * day;

/** How long a question to the gateway may take until another process may ask instead. */
export const askingMs = 5 * minute;

/** How often the gateway may refuse a refund, some time apart, before staff pay it back. */
export const mostTries = 3;

/** When the gateway is asked again about a refund: soon at first, later every six hours. */
export function nextRefundCheck(requestedAt: Date, now: Date): Date {
  const age = now.getTime() - requestedAt.getTime();
  const wait = age < 10 * minute ? minute : age < hour ? 10 * minute : age < day ? hour : 6 * hour;
  return new Date(now.getTime() + wait);
}

export const isSlow = (requestedAt: Date, now: Date): boolean => now.getTime() - requestedAt.getTime() >= slowAfter;
