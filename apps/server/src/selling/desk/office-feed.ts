import { isDatabaseUnavailable, type OfficeMark, readOfficeMark } from '@boxwright/storage';
import type { Logger } from 'pino';
import { subscribe } from '../../adapters/database/notices.ts';
import type { Services } from '../../calls/services.ts';

/** An event for a page of the back office, which then loads the changes itself. */
export type OfficeEvent =
  | { readonly kind: 'order-placed' | 'order-changed'; readonly orderId: number }
  /** Something may have happened that was missed. */
  | { readonly kind: 'catch-up' };

/** A page that listens. */
export interface OfficeListener {
  readonly send: (event: OfficeEvent) => void;
  /** Ends the connection unless its member is still signed in and may listen. */
  readonly checkAccess: () => Promise<void>;
}

export interface OfficeFeed {
  /** Returns the function that ends it. */
  join(listener: OfficeListener): () => void;
  readonly size: number;
  close(): void;
}

/** How often to look for missed notifications, and whether listeners are still signed in. */
const askEveryMs = 5_000;
const checkEveryMs = 15_000;

/** Sends changes of orders on any node to the pages of the back office. Does nothing while no page is open. */
export function openOfficeFeed(
  { db, auth }: Pick<Services, 'db' | 'auth'>,
  log: Pick<Logger, 'error'>,
  askMs = askEveryMs,
): OfficeFeed {
  const listeners = new Set<OfficeListener>();
  let stop: (() => void) | undefined;

  const sendToAll = (event: OfficeEvent) => {
    for (const { send } of [...listeners]) send(event);
  };
  const checkAll = () => {
    for (const { checkAccess } of [...listeners]) void checkAccess();
  };

  function start(): () => void {
    let known: OfficeMark | undefined;
    let wasNotified = false;
    let isAsking = false;
    const notices = subscribe(db, 'office', (payload) => {
      wasNotified = true;
      const event = eventIn(payload);
      if (event) sendToAll(event);
      if (payload !== 'session-ended') return;
      // Another process may have ended the session.
      auth.forgetSessions();
      checkAll();
    });
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      try {
        const isFirst = known === undefined;
        const isAnotherLine = await notices.ensure();
        const mark = await readOfficeMark(db);
        const isNew = mark !== known;
        known = mark;
        if (!isFirst && (isAnotherLine || (isNew && !wasNotified))) sendToAll({ kind: 'catch-up' });
        wasNotified = false;
      } catch (error) {
        // While the database can't be reached nothing can be sent; the next query finds what was missed.
        if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'the office’s news could not be read');
      } finally {
        isAsking = false;
      }
    };
    void ask();
    const asking = setInterval(() => void ask(), askMs).unref();
    const checking = setInterval(checkAll, checkEveryMs).unref();
    return () => {
      clearInterval(asking);
      clearInterval(checking);
      notices.close();
    };
  }

  return {
    join(listener) {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    get size() {
      return listeners.size;
    },
    close() {
      listeners.clear();
      stop?.();
      stop = undefined;
    },
  };
}

/** Undefined for notices that aren't about an order, also unknown ones of later releases. */
function eventIn(payload: string): OfficeEvent | undefined {
  const [, kind, id] = /^(order-placed|order-changed) (\d{1,10})$/.exec(payload) ?? [];
  if (kind !== 'order-placed' && kind !== 'order-changed') return undefined;
  return { kind, orderId: Number(id) };
}
