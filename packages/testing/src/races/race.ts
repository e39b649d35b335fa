/** An operation's answer on the wire. */
export interface RaceAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the wire's answers are checked by what each race looks at.
  readonly data: any;
}

export interface Caller {
  call(operation: string, body: object): Promise<RaceAnswer>;
}

/** A payment that was started: the answer of the operation that opened it. */
export interface StartedPayment {
  readonly txnid: string;
  readonly amount: number;
  readonly action: string;
  readonly fields: Record<string, string>;
}

/** A shop in which races are run: a test's own, or one started by the torture. */
export interface RaceShop {
  /** A newly registered customer who is signed in. */
  customer(): Promise<Caller & { readonly id: number }>;
  /** A member of staff with all rights. */
  readonly staff: Caller;
  /** The gateway accepts the payment, and the shop books it. */
  pay(buyer: Caller, payment: StartedPayment): Promise<void>;
}

/** One try: what is pressed in the same moment, and what is wrong with the shop afterwards. */
export interface Try {
  readonly presses: readonly (() => Promise<unknown>)[];
  /** Undefined if everything is right. */
  readonly wrong: () => Promise<string | undefined>;
}

/** Two things that happen in the same moment, of which one depends on a row that the other changes. */
export interface Race {
  readonly name: string;
  /** Makes customers and orders of its own, so that any number of tries can run at once. */
  readonly prepare: (shop: RaceShop) => Promise<Try>;
}

/** The number of tries prepared at the same time; each hashes passwords, which takes much memory. */
const lanes = 2;

/** Tries a race several times in the same moment. Returns what went wrong, one sentence per failed try. */
export async function tryAtOnce(shop: RaceShop, race: Race, times: number): Promise<string[]> {
  const tries: Try[] = [];
  let begun = 0;
  const prepareSome = async () => {
    while (begun < times) {
      begun += 1;
      tries.push(await race.prepare(shop));
    }
  };
  await Promise.all(Array.from({ length: lanes }, prepareSome));
  await Promise.all(tries.flatMap(({ presses }) => presses.map((press) => press())));
  const sentences: string[] = [];
  for (const { wrong } of tries) {
    const sentence = await wrong();
    if (sentence !== undefined) sentences.push(sentence);
  }
  return sentences;
}
