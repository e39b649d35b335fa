/** A queue in which sources take turns (round robin). */
export interface FairQueue<T> {
  /** Adds an item. Returns the item that there is no room for: this one, a displaced one, or undefined. */
  put(source: string, item: T): T | undefined;
  /** Removes and returns the first item of the source whose turn it is. */
  take(): T | undefined;
  /** Removes an item, wherever it is in the queue. */
  drop(source: string, item: T): void;
  readonly size: number;
}

/**
 * Holds at most `max` items, and at most `maxPerSource` of one source. In a full queue, a new item of a source with few
 * items displaces the last item of the source with the most.
 */
export function openFairQueue<T>({ max, maxPerSource }: { readonly max: number; readonly maxPerSource: number }) {
  const lines = new Map<string, T[]>();
  let size = 0;

  const queue: FairQueue<T> = {
    put(source, item) {
      const own = lines.get(source) ?? [];
      if (own.length >= maxPerSource) return item;
      let displaced: T | undefined;
      if (size >= max) {
        const longest = [...lines.values()].reduce(
          (longer, line) => (line.length > longer.length ? line : longer),
          own,
        );
        if (longest.length <= own.length + 1) return item;
        displaced = longest.pop();
        size -= 1;
      }
      own.push(item);
      lines.set(source, own);
      size += 1;
      return displaced;
    },

    take() {
      const [next] = lines;
      if (!next) return undefined;
      const [source, line] = next;
      const item = line.shift();
      size -= 1;
      // Moves the source to the end, behind all others.
      lines.delete(source);
      if (line.length > 0) lines.set(source, line);
      return item;
    },

    drop(source, item) {
      const line = lines.get(source);
      const at = line?.indexOf(item) ?? -1;
      if (!line || at < 0) return;
      line.splice(at, 1);
      size -= 1;
      if (line.length === 0) lines.delete(source);
    },

    get size() {
      return size;
    },
  };
  return queue;
}
