import { vi } from 'vitest';

/**
 * Waits until a check passes. vitest's own `vi.waitFor` gives up after a second, which a busy machine takes for anything.
 */
export const eventually = (check: () => unknown): Promise<unknown> =>
  vi.waitFor(check, { timeout: 60_000, interval: 50 });
