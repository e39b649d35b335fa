import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { Peers } from '../process/peers-of-node.ts';

/** Most sources that are counted at once; beyond that, those that asked longest ago are forgotten. */
const most = 20_000;
/** How often the processes exchange their counts. */
const everyMs = 250;

interface Count {
  requests: number;
  readonly since: number;
}

/**
 * Counts the requests of each source for `@fastify/rate-limit`, in windows that begin with a source's first request.
 * With peers the limit holds for all processes together; a source may exceed it by its requests of a quarter of a
 * second.
 */
export function sourceCounts(
  windowMs: number,
  peers: Pick<Peers, 'sendCounts' | 'onCounts'> | null,
  now: () => number = Date.now,
): FastifyRateLimitStoreCtor {
  const counts = new LRUCache<string, Count>({ max: most });
  const unsent = new Map<string, number>();

  const add = (source: string, requests: number): Count => {
    const known = counts.get(source);
    const count = known !== undefined && known.since + windowMs > now() ? known : { requests: 0, since: now() };
    count.requests += requests;
    if (count !== known) counts.set(source, count);
    return count;
  };
  const sendGathered = () => {
    if (unsent.size === 0) return;
    peers?.sendCounts([...unsent]);
    unsent.clear();
  };
  if (peers !== null) {
    peers.onCounts((counted) => {
      for (const [source, requests] of counted) add(source, requests);
    });
    setInterval(sendGathered, everyMs).unref();
  }
  return class implements FastifyRateLimitStore {
    incr(...[source, callback]: Parameters<FastifyRateLimitStore['incr']>) {
      if (peers !== null) unsent.set(source, (unsent.get(source) ?? 0) + 1);
      const { requests, since } = add(source, 1);
      callback(null, { current: requests, ttl: since + windowMs - now() });
    }
    child() {
      return this;
    }
  };
}
