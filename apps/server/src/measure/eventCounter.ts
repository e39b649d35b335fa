import type { EventName } from '@boxwright/contract';
import { addEventCounts, type Db, type EventCount } from '@boxwright/storage';
import type { Logger } from 'pino';
import { indianDay } from '../catalogue/indianDay.ts';

export interface EventCounter {
  /** Counts an event; it is stored a moment later, together with others. */
  count(event: { readonly event: EventName; readonly page: string; readonly label?: string | undefined }): void;
  /** Stores what was counted. */
  flush(): Promise<void>;
}

/** Events are gathered for this long: a write for each would cost as much as what is counted. A crash loses these. */
const gatheredMs = 5_000;
/** Different events that one gathering keeps apart; who invents pages and labels fills the last one. */
const mostKinds = 1_000;

export function openEventCounter(db: Db, { now, log }: { now: () => Date; log: Logger }): EventCounter {
  let counts = new Map<string, EventCount>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const gathered = counts;
    counts = new Map();
    await addEventCounts(db, [...gathered.values()]);
  };
  const later = () => {
    timer ??= setTimeout(() => {
      flush().catch((problem: unknown) => log.warn({ err: problem }, 'events were not counted'));
    }, gatheredMs);
    timer.unref();
  };

  return {
    count({ event, page, label = '' }) {
      const day = indianDay(now());
      const asked = { day, event, page, label };
      const isRoom = counts.size < mostKinds || counts.has(keyOf(asked));
      const kept = isRoom ? asked : { day, event, page: '/', label: 'other' };
      const key = keyOf(kept);
      counts.set(key, { ...kept, count: (counts.get(key)?.count ?? 0) + 1 });
      later();
    },
    flush,
  };
}

const keyOf = ({ day, event, page, label }: Omit<EventCount, 'count'>) => [day, event, page, label].join('\n');
