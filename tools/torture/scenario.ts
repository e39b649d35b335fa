import type { Random } from '@boxwright/testing/random';
import type { Findings } from './findings.ts';

/** Input of a scenario. */
export interface Trial {
  readonly random: Random;
  readonly findings: Findings;
  /** Minutes after which it ends, even if work is left. */
  readonly minutes: number;
  /** Whether it has its usual duration; in shorter runs minimum counts aren't checked. */
  readonly isWhole: boolean;
  /** Folder for logs and journals; kept if there were violations. */
  readonly evidence: string;
}

export interface Scenario {
  readonly name: string;
  /** What it does to the shop, in one line. */
  readonly says: string;
  /** Its usual maximum duration. */
  readonly minutes: number;
  readonly run: (trial: Trial) => Promise<void>;
}
