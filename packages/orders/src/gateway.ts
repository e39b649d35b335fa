import type { AttemptState } from './attempt.ts';

/** The payment gateways: PayU, or the sandbox, in which no money moves. */
export const gateways = ['payu', 'sandbox'] as const;
export type Gateway = (typeof gateways)[number];

/** Shown on pages, documents and mails for an order or payment of the sandbox. */
export const demonstrationNotice = 'Demonstration: no money moves, and nothing will be made.';

/** The attempt that counts for an order: the one that succeeded, otherwise the last. `attempts` are oldest first. */
export const attemptThatCounts = <A extends { readonly state: AttemptState }>(attempts: readonly A[]): A | undefined =>
  attempts.findLast(({ state }) => state === 'succeeded') ?? attempts.at(-1);

/**
 * Whether an order is only a demonstration. The gateway of its payment decides, even after the shop has switched to
 * PayU; an order without attempts follows the shop's current gateway.
 */
export const isDemonstration = (
  attempts: readonly { readonly state: AttemptState; readonly gateway: string }[],
  gatewayInUse: Gateway,
): boolean => (attemptThatCounts(attempts)?.gateway ?? gatewayInUse) === 'sandbox';
