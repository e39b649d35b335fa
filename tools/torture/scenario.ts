import type { Findings } from './findings.ts';
import type { Random } from './random.ts';

/** What a scenario is given. */
export interface Trial {
  readonly random: Random;
  readonly findings: Findings;
  /** Minutes after which it ends by itself, whatever is still undone. */
  readonly minutes: number;
  /** Whether it has its usual time: a shorter run is held to no counts. */
  readonly isWhole: boolean;
  /** Folder for logs and journals; kept where something was found wrong. */
  readonly evidence: string;
}

export interface Scenario {
  readonly name: string;
  /** What it does to the shop, in one line. */
  readonly says: string;
  /** The time that it usually takes at most. */
  readonly minutes: number;
  readonly run: (trial: Trial) => Promise<void>;
}
