import type { Returns } from './load-returns.ts';

/** What happens next with a delivered order; undefined before delivery, and while faults can still be reported. */
export function returnWords({
  receivedOn,
  problem,
  requests,
}: Pick<Returns, 'receivedOn' | 'problem'> & { readonly requests: readonly { readonly state: string }[] }):
  | string
  | undefined {
  if (receivedOn === null) return undefined;
  if (requests.some(({ state }) => state === 'received')) {
    return 'We test what you reported, and mail you what we have found.';
  }
  if (requests.length > 0) return 'Your return request is decided: see “Something is wrong?” below.';
  return problem === null ? undefined : 'It has arrived. You can order the same again at today’s prices.';
}
