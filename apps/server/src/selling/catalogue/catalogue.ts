import { type Db, readShopVersion } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';
import { forgetCompany } from '../company/company.ts';
import { type Catalogue, readCatalogue } from './snapshot.ts';

/** A copy younger than this is fresh. */
const freshForMs = 2_000;
/** Up to this age a stale copy is returned while a new one is read in the background. */
const usableForMs = 60_000;

interface Kept {
  readonly readAt: number;
  readonly catalogue: Catalogue;
}

/** One copy per database; renewed by age (the services' clock), emptied by `forgetCatalogue`. */
const kept = new WeakMap<object, Kept>();
const beingRead = new WeakMap<object, Promise<Catalogue>>();

type Reader = Pick<Services, 'db' | 'now'>;

/**
 * The catalogue with its rates, from this process's memory: at most a few seconds old while visitors keep it in use.
 */
export async function currentCatalogue(services: Reader): Promise<Catalogue> {
  const copy = kept.get(services.db);
  const age = copy ? ageOf(copy, services) : Number.POSITIVE_INFINITY;
  if (copy && age < freshForMs) return copy.catalogue;
  const renewed = renew(services);
  if (!copy || age > usableForMs) return renewed;
  // The failure reaches a caller only when the copy has become too old to use.
  renewed.catch(() => undefined);
  return copy.catalogue;
}

/** For binding prices: a copy at most two seconds old; the caller waits for a new one if need be. */
export async function freshCatalogue(services: Reader): Promise<Catalogue> {
  const copy = kept.get(services.db);
  const isFresh = copy !== undefined && ageOf(copy, services) < freshForMs;
  return isFresh ? copy.catalogue : renew(services);
}

/** After the clock was set back, a copy may be from the future: its age is unknown, and it counts as stale. */
const ageOf = ({ readAt }: Kept, { now }: Reader): number => {
  const age = now().getTime() - readAt;
  return age < 0 ? Number.POSITIVE_INFINITY : age;
};

/** Call this when staff change the catalogue or a rate: the next caller reads it from the database. */
export function forgetCatalogue({ db }: Pick<Services, 'db'>): void {
  kept.delete(db);
  beingRead.delete(db);
}

function renew({ db, now }: Reader): Promise<Catalogue> {
  const running = beingRead.get(db);
  if (running) return running;
  const readAt = now();
  const reading = readUnlessSame(db, readAt, kept.get(db)?.catalogue).then((catalogue) => {
    // A copy that was invalidated while it was being read goes to its callers, but is not cached.
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

/** Reads the catalogue, or returns the known copy while the shop's version and the day are the same. */
async function readUnlessSame(db: Db, now: Date, known: Catalogue | undefined): Promise<Catalogue> {
  // Before the rows: a change in between makes a newer version, whether the copy has it or not.
  const version = await readShopVersion(db);
  if (known?.version === version && known.day === indianDay(now)) return known;
  // The settings belong to the version too.
  forgetCompany(db);
  return readCatalogue(db, now, version);
}
