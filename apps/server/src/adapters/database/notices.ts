import { type Channel, type Db, listen } from '@boxwright/storage';

/** One listener on the process's listening connection. */
export interface Notices {
  /** Connects if the connection is missing or broken; true if so, since notices may have been missed. */
  readonly ensure: () => Promise<boolean>;
  readonly close: () => void;
}

/** The listening connection of a pool. */
interface Line {
  readonly listeners: Set<Listener>;
  open: { readonly stop: () => void } | undefined;
  opening: Promise<void> | undefined;
}

interface Listener {
  readonly channel: Channel;
  readonly onNotice: (payload: string) => void;
}

/** By database: a process has one, tests have several. A line exists while somebody listens. */
const lines = new WeakMap<Db, Line>();

/**
 * Calls `onNotice` for each notice of a channel. All listeners of a process share one connection. `ensure` makes it;
 * each listener calls that from time to time, because the connection can break.
 */
export function subscribe(db: Db, channel: Channel, onNotice: (payload: string) => void): Notices {
  const line = lines.get(db) ?? { listeners: new Set<Listener>(), open: undefined, opening: undefined };
  lines.set(db, line);
  const listener = { channel, onNotice };
  line.listeners.add(listener);
  /** The connection that this listener has seen. */
  let seen: Line['open'];
  return {
    async ensure() {
      if (!line.open) {
        line.opening ??= connect(db, line);
        await line.opening;
      }
      const isAnother = line.open !== seen;
      seen = line.open;
      return isAnother;
    },
    close() {
      line.listeners.delete(listener);
      closeIfUnused(line);
    },
  };
}

async function connect(db: Db, line: Line): Promise<void> {
  try {
    line.open = await listen(db.$client, {
      onNotice: (channel, payload) => {
        for (const listener of [...line.listeners]) if (listener.channel === channel) listener.onNotice(payload);
      },
      onEnd: () => {
        line.open = undefined;
      },
    });
    closeIfUnused(line);
  } finally {
    line.opening = undefined;
  }
}

function closeIfUnused(line: Line): void {
  if (line.listeners.size > 0) return;
  line.open?.stop();
  line.open = undefined;
}
