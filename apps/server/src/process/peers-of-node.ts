import type { Registry } from 'prom-client';

/** Requests by source. */
export type SourceCounts = readonly (readonly [source: string, requests: number])[];

/** The other web processes of this machine. */
export interface Peers {
  /** Tells the others what has been counted here since the last time. */
  sendCounts(counts: SourceCounts): void;
  /** Calls `take` with what each of the others has counted. */
  onCounts(take: (counts: SourceCounts) => void): void;
  /** Lets the figures of this process be collected with those of the others. */
  shareMetrics(registry: Registry): void;
  /** The figures of all of them, as Prometheus reads them; null if one didn't answer in time. */
  metricsOfAll(): Promise<string | null>;
}
