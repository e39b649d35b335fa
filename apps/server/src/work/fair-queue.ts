/** A queue with a line for each source, from which the sources take turns. */
export interface FairQueue<T> {
  /** Puts one in, and answers whom there is no room for: this one or another, which is then out; undefined if nobody. */
  put(source: string, item: T): T | undefined;
  /** The first one of the source whose turn it is. */
  take(): T | undefined;
  /** Takes one out, wherever it stands. */
  drop(source: string, item: T): void;
  readonly size: number;
}

/** `most` wait at once, of one source `mostOfOne`. In a full queue whoever has fewest waiting displaces the last of whoever has most. */
export function openFairQueue<T>({ most, mostOfOne }: { readonly most: number; readonly mostOfOne: number }) {
  const lines = new Map<string, T[]>();
  let size = 0;

  const queue: FairQueue<T> = {
    put(source, item) {
      const own = lines.get(source) ?? [];
      if (own.length >= mostOfOne) return item;
      let displaced: T | undefined;
      if (size >= most) {
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
      // To the end, behind all others.
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
