import { type Db, findSession, type SessionWithOwner } from '@boxwright/storage';
import { openPromiseCache } from '../../process/cache/promise-cache.ts';

/** Enough for the requests of one page. A session that another process ends may be accepted this much longer. */
const keptForMs = 1_000;

/** A short-lived cache of sessions, so that the requests of one page look theirs up once. */
export class RecentSessions {
  readonly #db: Db;
  /**
   * By token. Its time to live needs no shop clock: the caller checks the session's own times. Invalidated when this
   * process ends or changes a session. Unknown tokens are not cached.
   */
  readonly #kept = openPromiseCache<string, SessionWithOwner | undefined>(
    { max: 10_000, ttl: keptForMs },
    (session) => session !== undefined,
  );

  constructor(db: Db) {
    this.#db = db;
  }

  find(token: string): Promise<SessionWithOwner | undefined> {
    return this.#kept.get(token, () => findSession(this.#db, token));
  }

  /** Call this when a session ends or changes in this process. */
  forget(token: string): void {
    this.#kept.delete(token);
  }

  /** Call this when sessions end and the caller doesn't know their tokens. */
  clear(): void {
    this.#kept.clear();
  }
}
