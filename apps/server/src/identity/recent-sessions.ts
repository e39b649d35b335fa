import { type Db, findSession, type SessionWithOwner } from '@boxwright/storage';

/** A page asks several things at once; a session that is ended elsewhere may be honoured for this much longer. */
const keptForMs = 1_000;
const most = 10_000;

/** Sessions as they were a moment ago, so that the questions of one page look theirs up once. */
export class RecentSessions {
  readonly #db: Db;
  readonly #kept = new Map<string, { readonly found: Promise<SessionWithOwner | undefined>; readonly until: number }>();

  constructor(db: Db) {
    this.#db = db;
  }

  find(token: string): Promise<SessionWithOwner | undefined> {
    const now = performance.now();
    const known = this.#kept.get(token);
    if (known && known.until > now) return known.found;
    if (this.#kept.size >= most) this.#kept.clear();
    const found = findSession(this.#db, token);
    this.#kept.set(token, { found, until: now + keptForMs });
    // Neither a failed look-up nor an unknown token is kept.
    found.then(
      (session) => session ?? this.forget(token),
      () => this.forget(token),
    );
    return found;
  }

  /** To be called when a session ends or changes in this process. */
  forget(token: string): void {
    this.#kept.delete(token);
  }

  /** To be called when sessions end whose tokens aren't known here. */
  clear(): void {
    this.#kept.clear();
  }
}
