import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. */
export const safeCost = { memory: 19_456, passes: 2 } as const;

let cost: { readonly memory: number; readonly passes: number } = safeCost;

/** Only for tests: their thousands of customers would take minutes of a core to sign up and in. */
export function setHashingCost(of: typeof cost): void {
  cost = of;
}

const prefix = () => `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$`;

const derive = promisify(argon2);

/** Concurrent hashes: more would compete for the cores and take 19 MiB each. */
const atOnce = Math.max(1, Math.min(4, availableParallelism() - 1));
let running = 0;
const waiting: (() => void)[] = [];

async function hashed(password: string, nonce: Buffer): Promise<Buffer> {
  if (running >= atOnce) await new Promise<void>((turn) => waiting.push(turn));
  else running += 1;
  try {
    return await derive('argon2id', { message: password, nonce, ...cost, parallelism: 1, tagLength: 32 });
  } finally {
    const next = waiting.shift();
    // `running` stays the same: the slot passes to the next waiting hash directly.
    if (next) next();
    else running -= 1;
  }
}

/** Argon2id in the usual text form; takes about 30 ms of one core. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  return `${prefix()}${encode(nonce)}$${encode(await hashed(password, nonce))}`;
}

/** Returns false also for a stored text in another format. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [nonce, tag] = stored.startsWith(prefix()) ? stored.slice(prefix().length).split('$') : [];
  if (nonce === undefined || tag === undefined) return false;
  const expected = Buffer.from(tag, 'base64');
  const actual = await hashed(password, Buffer.from(nonce, 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
