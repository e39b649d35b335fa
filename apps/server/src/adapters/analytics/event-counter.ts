import type { EventName } from '@boxwright/contract';
import { addEventCounts, type Db, type EventCount, sqlStateOf } from '@boxwright/storage';
import type { Logger } from 'pino';
import { indianDay } from '../../process/indian-day.ts';

export interface EventCounter {
  /** Counts an event; counts are stored in batches a moment later. */
  count(event: { readonly event: EventName; readonly page: string; readonly label?: string | undefined }): void;
  /** Stores the batch, or keeps it for the next time while the database is unavailable. */
  flush(): Promise<void>;
}

/** Batch interval: one write per event would cost as much as the request itself. A crash loses one batch. */
const gatheredMs = 5_000;
/** Most distinct events in a batch; invented pages and labels beyond that share one entry. */
const mostKinds = 1_000;

export function openEventCounter(db: Db, { now, log }: { now: () => Date; log: Logger }): EventCounter {
  let counts = new Map<string, EventCount>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const gathered = counts;
    counts = new Map();
    await store([...gathered.values()]);
  };
  /** A row that the database refuses is dropped, without losing the other counts. */
  const store = async (rows: readonly EventCount[]): Promise<void> => {
    try {
      await addEventCounts(db, rows);
    } catch (problem) {
      if (!isOfData(problem)) {
        rows.forEach(add);
        throw problem;
      }
      if (rows.length === 1) return log.warn({ err: problem }, 'an event was not counted');
      const half = Math.ceil(rows.length / 2);
      await Promise.all([store(rows.slice(0, half)), store(rows.slice(half))]);
    }
  };
  const add = (more: EventCount) => {
    const isRoom = counts.size < mostKinds || counts.has(keyOf(more));
    const kept = isRoom ? more : { ...more, page: '/', label: 'other' };
    const key = keyOf(kept);
    counts.set(key, { ...kept, count: (counts.get(key)?.count ?? 0) + more.count });
    later();
  };
  const later = () => {
    timer ??= setTimeout(() => {
      flush().catch((problem: unknown) => log.warn({ err: problem }, 'events were not counted'));
    }, gatheredMs);
    timer.unref();
  };

  return {
    count({ event, page, label = '' }) {
      add({ day: indianDay(now()), event, page, label, count: 1 });
    },
    flush,
  };
}

/** SQLSTATE class 22, data exception: the values themselves are invalid. */
const isOfData = (problem: unknown) => sqlStateOf(problem)?.startsWith('22') === true;

const keyOf = ({ day, event, page, label }: Omit<EventCount, 'count'>) => [day, event, page, label].join('\n');
