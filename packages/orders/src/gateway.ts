import type { AttemptState } from './attempt.ts';

/** Who takes a payment: PayU, or the sandbox, in which no money moves. */
export const gateways = ['payu', 'sandbox'] as const;
export type Gateway = (typeof gateways)[number];

/** What pages, papers and mails say of an order or a payment of the sandbox. */
export const demonstrationNotice = 'Demonstration: no money moves, and nothing will be made.';

/** The attempt that tells how an order is paid: one that succeeded, else the last. Oldest first. */
export const attemptThatCounts = <A extends { readonly state: AttemptState }>(attempts: readonly A[]): A | undefined =>
  attempts.findLast(({ state }) => state === 'succeeded') ?? attempts.at(-1);

/**
 * Whether an order is no more than a demonstration: what counts is who took its payment, also after the shop has
 * changed over to PayU. An order without any attempt is what the shop's gateway is now.
 */
export const isDemonstration = (
  attempts: readonly { readonly state: AttemptState; readonly gateway: string }[],
  gatewayInUse: Gateway,
): boolean => (attemptThatCounts(attempts)?.gateway ?? gatewayInUse) === 'sandbox';
