import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the shop has acknowledged; from then on it must neither be lost nor be repeated. */
export type Acknowledged =
  | { readonly what: 'customer'; readonly customerEmail: string }
  | {
      readonly what: 'order';
      readonly orderId: number;
      readonly cartId: number;
      readonly customerEmail: string;
      readonly totalPaise: number;
      /** Total quantity of the lines acknowledged for its cart. */
      readonly pieces: number;
      readonly lines: number;
    }
  | { readonly what: 'payment'; readonly orderId: number; readonly txnid: string; readonly amountPaise: number };

/** Requests without a response: they may or may not have taken effect. */
export interface Unknown {
  readonly what: 'unanswered';
  readonly request: string;
  readonly reason: string;
}

/** All acknowledgements to buyers, in memory and appended to a file. */
export class Journal {
  readonly #file: string;
  readonly acknowledged: Acknowledged[] = [];

  constructor(folder: string) {
    this.#file = join(folder, 'journal.jsonl');
  }

  note(entry: Acknowledged | Unknown): void {
    appendFileSync(this.#file, `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
    if (entry.what !== 'unanswered') this.acknowledged.push(entry);
  }

  of<W extends Acknowledged['what']>(what: W): Extract<Acknowledged, { what: W }>[] {
    return this.acknowledged.filter((entry): entry is Extract<Acknowledged, { what: W }> => entry.what === what);
  }
}
