import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Peers, SourceCounts } from '../process/peers-of-node.ts';

/** What a web process sends to the first process. */
type FromWorker =
  | { readonly boxwright: 'counts'; readonly counts: SourceCounts }
  | { readonly boxwright: 'metrics?'; readonly id: number };

/** What the first process sends to web processes. */
type ToWorker =
  | { readonly boxwright: 'counts'; readonly counts: SourceCounts }
  | { readonly boxwright: 'metrics'; readonly id: number; readonly text: string | null };

/** The library's own messages come through the same channel. */
const isOurs = (message: unknown): boolean => typeof message === 'object' && message !== null && 'boxwright' in message;

/** A process that is ending gets no more messages. */
const ignored = () => undefined;

/** Connects this web process to the others. Call it first: messages before anybody listens are lost. */
export function connectPeers(): Peers {
  // Answers the first process when it collects the metrics of all processes.
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries([]);
  const waiting = new Map<number, (text: string | null) => void>();
  let asked = 0;
  const send = (message: FromWorker) => void process.send?.(message, undefined, undefined, ignored);
  const receive = (take: (message: ToWorker) => void) =>
    process.on('message', (message) => {
      if (isOurs(message)) take(message as ToWorker); // only the first process sends those
    });
  receive((message) => {
    if (message.boxwright !== 'metrics') return;
    waiting.get(message.id)?.(message.text);
    waiting.delete(message.id);
  });
  return {
    sendCounts: (counts) => send({ boxwright: 'counts', counts }),
    onCounts: (take) => void receive((message) => message.boxwright === 'counts' && take(message.counts)),
    shareMetrics: (registries) => AggregatorRegistry.setRegistries(registries),
    metricsOfAll: () =>
      new Promise((answered) => {
        asked += 1;
        waiting.set(asked, answered);
        send({ boxwright: 'metrics?', id: asked });
      }),
  };
}

/** Passes messages between the web processes; called in the first process. */
export function relayBetweenPeers(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (sender, message: FromWorker) => {
    if (!isOurs(message)) return;
    const send = (to: typeof sender, what: ToWorker) => void (to.isConnected() && to.send(what, ignored));
    if (message.boxwright === 'counts') {
      for (const worker of Object.values(cluster.workers ?? {})) {
        if (worker !== undefined && worker !== sender) send(worker, message);
      }
      return;
    }
    const { id } = message;
    all.clusterMetrics().then(
      (text) => send(sender, { boxwright: 'metrics', id, text }),
      // A process didn't answer in time.
      () => send(sender, { boxwright: 'metrics', id, text: null }),
    );
  });
}
