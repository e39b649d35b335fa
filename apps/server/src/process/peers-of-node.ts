import type { Registry } from 'prom-client';

/** Requests by source. */
export type SourceCounts = readonly (readonly [source: string, requests: number])[];

/** The other web processes of this machine. */
export interface Peers {
  /** Sends the others the counts of this process since the last time. */
  sendCounts(counts: SourceCounts): void;
  /** Calls `take` with the counts of each other process. */
  onCounts(take: (counts: SourceCounts) => void): void;
  /** Includes the metrics of this process in `metricsOfAll`. */
  shareMetrics(registries: Registry[]): void;
  /** The metrics of all processes in Prometheus's format; null if a process didn't answer in time. */
  metricsOfAll(): Promise<string | null>;
}
