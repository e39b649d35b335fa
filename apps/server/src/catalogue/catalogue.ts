import type { Services } from '../services.ts';
import { type Catalogue, readCatalogue } from './snapshot.ts';

/** Younger than this a copy is simply used. */
const freshForMs = 2_000;
/** Up to this age a copy is used once more while a new one is read, so that nobody waits for it. */
const usableForMs = 60_000;

interface Kept {
  readonly readAt: number;
  readonly catalogue: Catalogue;
}

const kept = new WeakMap<object, Kept>();
const beingRead = new WeakMap<object, Promise<Catalogue>>();

type Reader = Pick<Services, 'db' | 'now'>;

/**
 * The catalogue with its rates, from this process's memory: at most a few seconds old in a shop that is visited.
 */
export async function currentCatalogue(services: Reader): Promise<Catalogue> {
  const copy = kept.get(services.db);
  const age = copy ? ageOf(copy, services) : Number.POSITIVE_INFINITY;
  if (copy && age < freshForMs) return copy.catalogue;
  const renewed = renew(services);
  if (!copy || age > usableForMs) return renewed;
  // Whoever comes after the copy has grown too old meets the failure.
  renewed.catch(() => undefined);
  return copy.catalogue;
}

/** The same for what is binding: never older than two seconds, whoever has to wait for it. */
export async function freshCatalogue(services: Reader): Promise<Catalogue> {
  const copy = kept.get(services.db);
  const isFresh = copy !== undefined && ageOf(copy, services) < freshForMs;
  return isFresh ? copy.catalogue : renew(services);
}

/** A copy that was read in the future is of no known age: the clock has been set back since. */
const ageOf = ({ readAt }: Kept, { now }: Reader): number => {
  const age = now().getTime() - readAt;
  return age < 0 ? Number.POSITIVE_INFINITY : age;
};

/** To be called when staff change the catalogue or a rate: the next caller reads it anew. */
export function forgetCatalogue({ db }: Pick<Services, 'db'>): void {
  kept.delete(db);
  beingRead.delete(db);
}

function renew({ db, now }: Reader): Promise<Catalogue> {
  const running = beingRead.get(db);
  if (running) return running;
  const readAt = now();
  const reading = readCatalogue(db, readAt).then((catalogue) => {
    // A copy that was forgotten while it was read is used by its callers, but not kept.
    if (beingRead.get(db) === reading) kept.set(db, { readAt: readAt.getTime(), catalogue });
    return catalogue;
  });
  beingRead.set(db, reading);
  const done = () => {
    if (beingRead.get(db) === reading) beingRead.delete(db);
  };
  reading.then(done, done);
  return reading;
}
